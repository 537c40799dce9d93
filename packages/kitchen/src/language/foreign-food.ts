import {
  foreignFoodTable,
  foreignQualities,
  foreignWithoutParts,
  sharedFoodWords,
} from '../data/text/foreign-foods'
import { lazyValue, memoizePairs, parseList, parseRows } from '../fact-table'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'
import { splitElisions } from './elisions'
import type { ForeignLanguage } from './language'
import { dictionaryLanguages } from './language-evidence'

type Dictionary = ReadonlyMap<string, string>

const dictionaries = lazyValue(() => {
  const dictionariesByLanguage = new Map<ForeignLanguage, Map<string, string>>(
    dictionaryLanguages.map((language) => [language, new Map()]),
  )
  for (const [ours = '', ...columns] of parseRows(foreignFoodTable)) {
    const id = findByWholeName(normalizeWords(ours))?.food.id
    if (id === undefined) continue
    for (const [at, language] of dictionaryLanguages.entries())
      for (const name of parseList(columns[at])) dictionariesByLanguage.get(language)?.set(name, id)
  }
  return dictionariesByLanguage
})

const shared = lazyValue((): Dictionary => {
  const words = new Map<string, string>()
  for (const name of parseList(sharedFoodWords)) {
    const id = findByWholeName(normalizeWords(name))?.food.id
    if (id !== undefined) words.set(name, id)
  }
  return words
})

const qualities = lazyValue(() => new Set(parseList(foreignQualities)))

/**
 * Returns the food id of a foreign name by dictionary only, never by similarity, or undefined. If several languages are
 * likely, they must agree.
 * Example: `foreignFood('Mehl', ['de'])` is 'all-purpose-flour', of 'batata' in Spanish or Portuguese nothing.
 */
export function foreignFood(name: string, languages: readonly ForeignLanguage[]): string | undefined {
  const words = normalizeWords(splitElisions(name))
  const [first] = languages
  if (first === undefined || words.length === 0 || words.length > longestName) return undefined
  const found = languages.flatMap((language) => inLanguage(words, language) ?? [])
  return found.length > 0 && found.every((id) => id === found[0]) && inLanguage(words, first) === found[0]
    ? found[0]
    : undefined
}

const longestName = 8

/**
 * Returns the food that a range of normalised words names in one language, or undefined.
 * Example: `foreignFoodOf(['salz', 'weissbrot'], 'de', 1, 2)` is white bread.
 */
export function foreignFoodOf(
  words: readonly string[],
  language: ForeignLanguage,
  from = 0,
  to = words.length,
): Food | undefined {
  if (to <= from || to - from > longestName || !canStartName(language, words[from] ?? '')) return undefined
  const id = lookUp(words.slice(from, to), language)
  return id === undefined ? undefined : foodById(id)
}

const firstWords = lazyValue(
  () =>
    new Map(
      [...dictionaries()].map(([language, names]) => [
        language,
        new Set([...names.keys(), ...shared().keys()].map((name) => name.split(' ')[0] ?? '')),
      ]),
    ),
)

const canStartName = memoizePairs((language: string, word: string): boolean => {
  const known = firstWords().get(language as ForeignLanguage)
  if (!known) return false
  return known.has(word) || [...singularsOf([word])].some((one) => known.has(one))
})

function inLanguage(words: readonly string[], language: ForeignLanguage): string | undefined {
  const whole = words.join(' ').replace(withoutParts(), '')
  const plain = whole.split(' ').filter((word) => !qualities().has(word) && !/^\d/.test(word))
  return lookUp(words, language) ?? (plain.length < words.length ? lookUp(plain, language) : undefined)
}

// 'lax utan skinn' is salmon; of a food that is no fish or meat it takes nothing away either.
const withoutParts = lazyValue(() => {
  const parts = parseList(foreignWithoutParts).sort((a, b) => b.length - a.length)
  return new RegExp(` (?:${parts.join('|')})$`)
})

function lookUp(words: readonly string[], language: ForeignLanguage): string | undefined {
  const dictionary = dictionaries().get(language)
  const name = words.join(' ')
  const id = dictionary?.get(name) ?? shared().get(name)
  if (id !== undefined || !dictionary) return id
  for (const one of singularsOf(words)) {
    const known = dictionary.get(one)
    if (known !== undefined) return known
  }
  return undefined
}

// 'carottes', 'Karotten', 'cipolle': the table lists irregular plurals.
function* singularsOf(words: readonly string[]): Generator<string> {
  for (const at of words.length > 1 ? [words.length - 1, 0] : [0])
    for (const ending of ['s', 'n', 'en', 'e', 'es', 'er']) {
      const word = words[at] ?? ''
      if (word.length < ending.length + 3 || !word.endsWith(ending)) continue
      yield words.map((each, index) => (index === at ? word.slice(0, -ending.length) : each)).join(' ')
    }
}
