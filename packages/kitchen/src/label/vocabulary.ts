import { labelVocabularyTable } from '../data/labels/label-vocabulary'
import { lazyValue, memoizePairs, parseRows } from '../fact-table'
import { foldAccents } from './label-tokens'
import { wordForms } from './word-forms'

/**
 * The use of a harmless word in ingredient lists.
 * Example: 'sugar' `is`, 'emulsifier' is a `class`, 'filling' is `made`, 'dried' `says`.
 */
export type WordUse = 'is' | 'class' | 'made' | 'says'

/** The languages with covered ingredient lists. Example: `coveredLanguages` has 'en'. */
export const coveredLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const

/** One of the covered languages. Example: 'de'. */
export type CoveredLanguage = (typeof coveredLanguages)[number]

const vocabulary = lazyValue(() => {
  const words = new Map<string, Map<string, WordUse>>()
  for (const [language = '', use = '', list = ''] of parseRows(labelVocabularyTable)) {
    const known = words.get(language) ?? new Map<string, WordUse>()
    words.set(language, known)
    // The first use wins: an ingredient may also describe another one.
    for (const word of list.split(/\s+/).map(foldAccents))
      if (!known.has(word)) known.set(word, use as WordUse)
  }
  return words
})

/**
 * Returns the use of a plain word in the ingredient lists of a language, or undefined if unknown.
 * Example: `useOfWord('sugar', 'en')` is 'is'; `useOfWord('zucker', 'en')` is nothing.
 */
export function useOfWord(word: string, language: CoveredLanguage): WordUse | undefined {
  const known = vocabulary().get(language)
  const shared = vocabulary().get('x')
  for (const form of language === 'en' ? wordForms(word) : [word]) {
    const use = known?.get(form) ?? shared?.get(form)
    if (use) return use
  }
  return known && joins.has(language) ? useOfCompound(word, known) : undefined
}

/** Returns whether a word is one of a language's own, not one of all languages. Example: `isWordOfLanguage('zucker', 'de')`. */
export function isWordOfLanguage(word: string, language: CoveredLanguage): boolean {
  return word.length > 1 && isOwnWord(language, word)
}

const isOwnWord = memoizePairs((language: string, word: string): boolean => {
  const known = vocabulary().get(language)
  if (!known) return false
  return known.has(word) || (joins.has(language) && useOfCompound(word, known) !== undefined)
})

/** Every plain word of the covered languages. Example: it has 'sugar' and 'zucker'. */
export const labelWords = lazyValue((): ReadonlySet<string> => {
  const all = new Set<string>()
  for (const words of vocabulary().values()) for (const word of words.keys()) all.add(word)
  return all
})

const joins: ReadonlySet<string> = new Set(['de', 'nl'])
const links = ['', 's', 'n', 'en', 'er', 'e']
const shortestPart = 3
const shortestTail = 2
const longestCompound = 40

// German and Dutch write 'Sonnenblumenöl' as one word: it is known if its parts are. The last part determines its use,
// and any part that is an ingredient makes it one.
function useOfCompound(word: string, known: ReadonlyMap<string, WordUse>): WordUse | undefined {
  if (word.length > longestCompound) return undefined
  for (let at = word.length - shortestTail; at >= shortestPart; at -= 1) {
    const tail = known.get(word.slice(at))
    if (!tail) continue
    const head = word.slice(0, at)
    for (const link of links) {
      if (!head.endsWith(link) || head.length - link.length < shortestPart) continue
      const first = head.slice(0, head.length - link.length)
      const use = known.get(first) ?? useOfCompound(first, known)
      if (use) return tail === 'made' ? 'made' : use === 'is' || tail === 'is' ? 'is' : tail
    }
  }
  return undefined
}
