import { kindTable, modifierTable } from '../data/text/name-words'
import { lazyValue, parseList, parseNumberColumn, parseRows } from '../fact-table'
import type { Food } from '../food/food'
import { stemKey, stemWord } from './normalize-words'

/** What a word beside a food's name does to the food. Example: 'organic' leaves it the 'same', 'vegan' means it is 'replaced'. */
export type Modifier =
  | 'same'
  | 'raw'
  | 'level'
  | 'state'
  | 'changed'
  | 'dried'
  | 'colour'
  | 'origin'
  | 'replaced'
  | 'part'
  | 'form'

interface Kind {
  readonly tests: readonly (readonly [string, string])[]
  readonly trust: number
}

interface Modifiers {
  readonly before: ReadonlyMap<string, Modifier>
  readonly after: ReadonlyMap<string, Modifier>
  readonly harmlessFree: ReadonlySet<string>
  readonly cut: ReadonlySet<string>
  readonly kinds: ReadonlyMap<string, Kind>
}

const longestModifier = 3

const modifiers = lazyValue((): Modifiers => {
  const words = new Map(
    parseRows(modifierTable.replaceAll('\n ', ' ')).map(([name = '', list = '']) => [
      name,
      list.split(' ').map((word) => stemKey(word)),
    ]),
  )
  const before = new Map<string, Modifier>()
  const after = new Map<string, Modifier>()
  for (const name of [
    'same',
    'raw',
    'level',
    'state',
    'changed',
    'dried',
    'colour',
    'origin',
    'replaced',
  ] as const) {
    for (const word of words.get(name) ?? []) before.set(word, name)
  }
  for (const name of ['part', 'form'] as const)
    for (const word of words.get(name) ?? []) after.set(word, name)
  const kinds = parseRows(kindTable).map(([word = '', tests, trust]): [string, Kind] => [
    word,
    {
      tests: parseList(tests).map((test) => [
        test.slice(0, test.indexOf(' ')),
        test.slice(test.indexOf(' ') + 1),
      ]),
      trust: (parseNumberColumn(trust) ?? 96) / 100,
    },
  ])
  return {
    before,
    after,
    harmlessFree: new Set(words.get('harmless-free')),
    cut: new Set(words.get('cut')),
    kinds: new Map(kinds),
  }
})

/**
 * The modifier that begins at a place among the roots of a name, and how many words it takes. Example: in 'free range egg' it
 * is `{ modifier: 'same', words: 2 }`, in 'gluten free flour' `{ modifier: 'replaced', words: 2 }`.
 */
export function modifierAt(
  roots: readonly string[],
  at: number,
  end = roots.length,
): { readonly modifier: Modifier; readonly words: number } | undefined {
  const { before, harmlessFree } = modifiers()
  for (let words = Math.min(longestModifier, end - at); words > 1; words -= 1) {
    const modifier = before.get(roots.slice(at, at + words).join(' '))
    if (modifier) return { modifier, words }
  }
  const [root = '', next] = [roots[at], roots[at + 1]]
  if (root === 'no' || root === 'non' || root === 'without') {
    const isHarmless = next !== undefined && at + 1 < end && harmlessFree.has(next)
    return { modifier: isHarmless ? 'same' : 'replaced', words: at + 1 < end ? 2 : 1 }
  }
  const modifier = before.get(root)
  if (modifier) return { modifier, words: 1 }
  if (next === 'free' && at + 1 < end)
    return { modifier: harmlessFree.has(root) ? 'same' : 'replaced', words: 2 }
  if (/^\d/.test(root)) return { modifier: 'same', words: 1 }
  return root.length > 6 && root.endsWith('less') ? { modifier: 'replaced', words: 1 } : undefined
}

/** What a word after a food's name makes of it, or nothing. Example: `modifierAfter('floret')` is 'part', `modifierAfter('zest')` is 'form'. */
export function modifierAfter(root: string): Modifier | undefined {
  return modifiers().after.get(root)
}

/** How far a word after a food only says again what it is, 0 when it does not. Example: 'cheese' after brie, 'fish' after cod, but not 'milk' after oat. */
export function redundancyOf(food: Food, root: string): number {
  const kind = modifiers().kinds.get(root)
  const holds = kind?.tests.some(([of, value]) => {
    if (of === 'category') return food.category === value
    if (of === 'trait') return food.traits.some((trait) => trait === value)
    return food.contains.some((allergen) => allergen === value)
  })
  return kind && holds ? kind.trust : 0
}

/** Whether a word ends the name: what follows is why, when or how. Example: `endsName('for')` in 'butter for greasing'. */
export function endsFoodName(word: string): boolean {
  return modifiers().cut.has(stemWord(word))
}

/** Every root that is said around foods, for spelling. Example: it has 'organic'. */
export function allModifiers(): Iterable<string> {
  const { before, after, harmlessFree, kinds } = modifiers()
  const roots = new Set<string>()
  for (const key of [...before.keys(), ...after.keys(), ...harmlessFree, ...kinds.keys()]) {
    for (const root of key.split(' ')) roots.add(root)
  }
  return roots
}
