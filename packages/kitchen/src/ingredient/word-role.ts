import { boughtPreparedTable, ingredientWordTable, looseUnitTable } from '../data/text/ingredient-words'
import { lazyValue, parseList, parseRows } from '../fact-table'

const roleNames = [
  'size',
  'adverb',
  'preparation',
  'prepared',
  'participle',
  'unbound',
  'part',
  'approximate',
  'bound',
  'manner',
  'verb',
  'breaker',
  'withs',
  'adjective',
] as const

/** Role of a word in an ingredient line. Example: 'chopped' is a `preparation`, 'finely' an `adverb`. */
export type WordRole = (typeof roleNames)[number]

const bits = Object.fromEntries(roleNames.map((role, at) => [role, 1 << at])) as Record<WordRole, number>

const rolesByWord = lazyValue(() => {
  const byWord = new Map<string, number>()
  for (const [role = '', words] of parseRows(ingredientWordTable)) {
    for (const word of parseList(words)) {
      const plain = word.toLowerCase()
      byWord.set(plain, (byWord.get(plain) ?? 0) | bits[role as WordRole])
    }
  }
  return byWord
})

/** Whether a lower-case word has a role. Example: `hasWordRole('preparation', 'diced')`. */
export function hasWordRole(role: WordRole, word: string): boolean {
  return ((rolesByWord().get(word) ?? 0) & bits[role]) !== 0
}

const boughtPreparedFoods = lazyValue(
  () => new Map(parseRows(boughtPreparedTable).map(([word = '', next]) => [word, new Set(parseList(next))])),
)

/**
 * Whether a food is sold prepared that way; `next` and `after` are the following words. Example: `isBoughtPrepared('crushed',
 * 'ice', '')`, but not 'crushed', 'garlic'.
 */
export function isBoughtPrepared(word: string, next: string, after: string): boolean {
  const foods = boughtPreparedFoods().get(word)
  return foods !== undefined && (foods.has(next) || foods.has(`${next} ${after}`))
}

/**
 * A measuring word without a fixed size, with the unit it is a kind of. Example: 'fistfuls' is a 'fistful', a kind of
 * 'handful'.
 */
export interface LooseUnit {
  readonly word: string
  readonly unit?: string
}

const looseUnits = lazyValue(() => {
  const byWord = new Map<string, LooseUnit>()
  for (const [entry = '', spellings] of parseRows(looseUnitTable)) {
    const [word = '', unit] = entry.split(':')
    for (const spelling of [word, ...parseList(spellings)])
      byWord.set(spelling, { word, ...(unit ? { unit } : {}) })
  }
  return byWord
})

/** Returns the loose unit of a word, or undefined. Example: `looseUnit('dollops')?.word` is 'dollop'. */
export function looseUnit(word: string): LooseUnit | undefined {
  return looseUnits().get(word)
}

/** Whether a word describes a preparation, as in the phrases after a comma. Example: `isPreparationWord('hulled')`. */
export function isPreparationWord(word: string): boolean {
  if (hasWordRole('preparation', word) || hasWordRole('participle', word)) return true
  return word.length > 4 && word.endsWith('ed') && !hasWordRole('unbound', word)
}
