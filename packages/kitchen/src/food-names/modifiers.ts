import { kindTable, modifierTable } from '../data/text/name-words'
import { lazyValue, parseList, parseNumberColumn, parseRows } from '../fact-table'
import type { Food } from '../food/food'
import { stemKey, stemWord } from './normalize-words'

/** Effect of a word beside a food's name. Example: 'organic' leaves it the 'same', 'vegan' means it is 'replaced'. */
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

const maxModifierWords = 3

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
 * Returns the modifier that begins at an index of a name's stems, with its number of words. Example: in 'free range egg' it is
 * `{ modifier: 'same', words: 2 }`, in 'gluten free flour' `{ modifier: 'replaced', words: 2 }`.
 */
export function modifierAt(
  stems: readonly string[],
  at: number,
  end = stems.length,
): { readonly modifier: Modifier; readonly words: number } | undefined {
  const { before, harmlessFree } = modifiers()
  for (let words = Math.min(maxModifierWords, end - at); words > 1; words -= 1) {
    const modifier = before.get(stems.slice(at, at + words).join(' '))
    if (modifier) return { modifier, words }
  }
  const [stem = '', next] = [stems[at], stems[at + 1]]
  if (stem === 'no' || stem === 'non' || stem === 'without') {
    const isHarmless = next !== undefined && at + 1 < end && harmlessFree.has(next)
    return { modifier: isHarmless ? 'same' : 'replaced', words: at + 1 < end ? 2 : 1 }
  }
  const modifier = before.get(stem)
  if (modifier) return { modifier, words: 1 }
  if (next === 'free' && at + 1 < end)
    return { modifier: harmlessFree.has(stem) ? 'same' : 'replaced', words: 2 }
  if (/^\d/.test(stem)) return { modifier: 'same', words: 1 }
  return stem.length > 6 && stem.endsWith('less') ? { modifier: 'replaced', words: 1 } : undefined
}

/**
 * Returns the effect of a word after a food's name, or undefined. Example: `modifierAfter('floret')` is 'part',
 * `modifierAfter('zest')` is 'form'.
 */
export function modifierAfter(stem: string): Modifier | undefined {
  return modifiers().after.get(stem)
}

/**
 * Returns how far a word after a food's name is redundant, 0 if it is not. Example: 'cheese' after brie, 'fish' after cod, but
 * not 'milk' after oat.
 */
export function redundancyOf(food: Food, stem: string): number {
  const kind = modifiers().kinds.get(stem)
  const matches = kind?.tests.some(([property, value]) => {
    if (property === 'category') return food.category === value
    if (property === 'trait') return food.traits.some((trait) => trait === value)
    return food.contains.some((allergen) => allergen === value)
  })
  return kind && matches ? kind.trust : 0
}

/**
 * Whether a word ends the name because a reason, time or method follows. Example: `endsFoodName('for')` in 'butter for
 * greasing'.
 */
export function endsFoodName(word: string): boolean {
  return modifiers().cut.has(stemWord(word))
}

/** Returns the stems of all modifiers, for the spelling index. Example: it has 'organic'. */
export function allModifiers(): Iterable<string> {
  const { before, after, harmlessFree, kinds } = modifiers()
  const stems = new Set<string>()
  for (const key of [...before.keys(), ...after.keys(), ...harmlessFree, ...kinds.keys()]) {
    for (const stem of key.split(' ')) stems.add(stem)
  }
  return stems
}
