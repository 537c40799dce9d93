import type { PieceShape } from '../picture-description'
import type { FoodLook } from './food-look'

const cuts: readonly (readonly [RegExp, PieceShape, number])[] = [
  [/\b(?:dice|diced|cubes?|cubed|1 ?cm pieces|small pieces|würfel|finely chopped)\b/i, 'dice', 0.75],
  [/\b(?:chips|fries|batons)\b/i, 'baton', 1.8],
  [
    /\b(?:grated|shredded|julienned?|matchsticks|coarsely grated|ribbons|shaved|finely sliced)\b/i,
    'shred',
    1.2,
  ],
  [/\b(?:wedges|quartered|quarters|eighths)\b/i, 'wedge', 1],
  [/\b(?:strips|sliced lengthways)\b/i, 'strip', 1],
  [/\b(?:rings|rounds|sliced|slices|coins|thinly sliced)\b/i, 'coin', 1],
]

const firm: ReadonlySet<PieceShape> = new Set([
  'chunk',
  'coin',
  'wedge',
  'strip',
  'dice',
  'fruit-half',
  'round-half',
])

const cutting =
  /\b(?:dice|cubes|matchsticks|chips|fries|batons|wedges|quarters|strips|rings|rounds|slices|coins|ribbons)\b/

const mostSentences = 40

/** Returns the sentences that cut something into something: 'cut the potatoes into chips'. */
export function cuttingSentences(steps: string): string[] {
  return steps
    .split(/[.;]/)
    .filter((sentence) => sentence.includes(' into ') && /\b(?:cut|slice|chop)\b/.test(sentence))
    .slice(0, mostSentences)
    .map((sentence) => sentence.slice(0, 200))
}

/** Returns the cut that these sentences name for a food. */
export function cutInSteps(words: string, sentences: readonly string[]): string {
  const name = /([\p{L}]{4,20})$/u.exec(words.trim())?.[1]
  if (name === undefined) return ''
  for (const sentence of sentences) {
    const at = sentence.indexOf(name)
    const end = at + name.length
    const into = sentence.indexOf(' into ', end)
    if (at < 0 || into < 0 || into - end > 30) continue
    if (!/\b(?:cut|slice|chop)\b[^.;]{0,30}$/.test(sentence.slice(Math.max(0, at - 36), at))) continue
    return cutting.exec(sentence.slice(into))?.[0] ?? ''
  }
  return ''
}

/** Returns the cut of a food as its line says; only firm foods can be cut. */
export function cutOf(look: FoodLook, text: string): { readonly shape: PieceShape; readonly size: number } {
  const { shape, size } = look
  if (shape === 'meat') return meatCutOf(text, size)
  if (look.kind !== 'piece' || !firm.has(shape) || (size > 44 && !/-half$/.test(shape)))
    return { shape, size }
  const match = cuts.find(([words]) => words.test(text))
  if (!match) return { shape, size }
  const [, cut, scale] = match
  const base = shape === 'fruit-half' || shape === 'round-half' ? 24 : Math.min(26, size)
  if (cut === 'baton' && !/potato|kartoffel|parsnip|swede|celeriac|polenta/i.test(text))
    return { shape: 'strip', size: base * 1.5 }
  if (cut === 'coin' && (shape === 'strip' || shape === 'wedge')) return { shape, size }
  if (cut === 'shred' && shape === 'strip') return { shape, size }
  return { shape: cut, size: cut === 'dice' ? Math.min(16, base * scale) : base * scale }
}

/** Meat is never in dice as sharp as those of a carrot, nor in round slices. */
function meatCutOf(text: string, size: number): { readonly shape: PieceShape; readonly size: number } {
  if (/\b(?:shredded|shred|pulled)\b/i.test(text)) return { shape: 'shred', size: size * 0.9 }
  if (/\b(?:sliced|slices|strips|thinly)\b/i.test(text)) return { shape: 'meat-strip', size: size * 1.15 }
  return { shape: 'meat', size: /\b(?:finely|small|1 ?cm)\b/i.test(text) ? size * 0.75 : size }
}
