import type { Colour } from '../colour'
import type { PieceShape } from '../picture-description'
import type { PlatingIngredient } from '../plating-recipe'
import { foodLookTable } from './food-look-table'

/** The part a food plays on the plate. */
export type FoodKind = 'piece' | 'herb' | 'spice' | 'liquid' | 'cream' | 'starch' | 'dough' | 'hidden'

/** What a food looks like when served. */
export interface FoodLook {
  readonly kind: FoodKind
  readonly shape: PieceShape
  readonly colour: Colour
  readonly inside: Colour
  readonly size: number
  /** How strongly 100 g of it colour a sauce. */
  readonly stain: number
}

const rows: readonly (readonly [RegExp, FoodLook])[] = foodLookTable
  .trim()
  .split('\n')
  .map((row) => {
    const [words = '', kind, shape, colour, inside, size, stain] = row.split(/ \| /)
    return [
      new RegExp(`(?<![\\p{L}-])(?:${words.trim()})(?![\\p{L}-])`, 'u'),
      {
        kind: kind as FoodKind,
        shape: shape as PieceShape,
        colour: colour as Colour,
        inside: inside as Colour,
        size: Number(size),
        stain: Number(stain),
      },
    ] as const
  })

const byCategory: Readonly<Record<string, FoodLook>> = {
  Vegetables: { kind: 'piece', shape: 'chunk', colour: '#7f9c4a', inside: '#b4c67c', size: 24, stain: 0.6 },
  Fruits: { kind: 'piece', shape: 'chunk', colour: '#e0a040', inside: '#f0c478', size: 22, stain: 2 },
  Protein: { kind: 'piece', shape: 'meat', colour: '#b57e4a', inside: '#d6a878', size: 28, stain: 1 },
  Legumes: { kind: 'piece', shape: 'bean', colour: '#d8bf8c', inside: '#ecdcb4', size: 14, stain: 0.8 },
  Nuts: { kind: 'piece', shape: 'nut', colour: '#b27a42', inside: '#d3a470', size: 14, stain: 1 },
  Dairy: { kind: 'cream', shape: 'dollop', colour: '#f5ecd8', inside: '#fdf8ec', size: 20, stain: 2 },
}

/** The food's own words, without amounts, preparation and remarks. */
export function foodWords({ text, food }: PlatingIngredient): string {
  const written = text
    .slice(0, 160)
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,;]| – | or | oder /)[0]
  return `${food ? `${food.slice(0, 80).replaceAll('-', ' ')} / ` : ''}${written ?? ''}`.toLowerCase()
}

/** Returns what a food looks like, or undefined if nothing is known of it. The row that fits the most letters wins. */
export function lookOf(ingredient: PlatingIngredient): FoodLook | undefined {
  const [own = '', written = ''] = foodWords(ingredient).split(' / ')
  const [byName, byText] = [bestRow(own), bestRow(written)]
  const best = byText && byText.length > (byName?.length ?? 0) ? byText : byName
  return best?.look ?? byCategory[ingredient.category ?? '']
}

interface BestRow {
  readonly look: FoodLook
  readonly length: number
}

const known = new Map<string, BestRow | undefined>()
const mostKnown = 4000
const amount = /^[\d\s.,/%½¼¾⅓⅔-]+(?:(?:k?g|ml|l|tbsp|tsp|cloves?|cups?)\s)?/

/** 'Tuna in water' is tuna. */
const packedIn = / in (?:[a-z]+ ){0,2}(?:water|brine|oil|juice|syrup)$/

/** The same few foods come up again and again, so their rows are remembered. */
function bestRow(written: string): BestRow | undefined {
  const words = written.replace(amount, '').replace(packedIn, '')
  if (words === '') return undefined
  if (known.has(words)) return known.get(words)
  const best = searchRows(words)
  if (known.size >= mostKnown) known.clear()
  known.set(words, best)
  return best
}

function searchRows(words: string): BestRow | undefined {
  let best: FoodLook | undefined
  let [length, latest] = [0, 0]
  for (const [pattern, look] of rows) {
    const found = pattern.exec(words)
    if (!found) continue
    // 'coconut milk' is milk of a coconut: the longer match wins, of equal ones the later in the line.
    const size = found[0].trim().length
    if (size < length || (size === length && found.index <= latest)) continue
    best = look
    length = size
    latest = found.index
  }
  return best && { look: best, length }
}
