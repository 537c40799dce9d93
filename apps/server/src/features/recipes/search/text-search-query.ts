import { toSingular } from '@larder/kitchen/food-names/normalize-words'
import type { TextSearchQuery } from '../../../db/sql/recipes/recipe-search'
import { toSearchWords } from '../../../search-words'

/** Further words are ignored. */
const maxWords = 12

/** Probably mistyped words with their likely corrections. */
export type SpellingCorrections = ReadonlyMap<string, readonly string[]>

/** Returns the distinct search words without prefixes of others: 'le' is dropped beside 'lentil'. */
export function parseSearchWords(search: string): string[] {
  const words = [...new Set(toSearchWords(search))]
  const distinct = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
  return distinct.slice(0, maxWords)
}

/** Builds a prefix query that also matches singulars: 'tomatoes' finds a tomato. Words consist of letters and digits only. */
export function toTextSearchQuery(
  words: readonly string[],
  corrections?: SpellingCorrections,
): TextSearchQuery {
  const toTerms = (mark: string) =>
    words.map((word) => {
      const singular = toSingular(word)
      const others = (corrections?.get(word) ?? []).concat(singular === word ? [] : [singular])
      const alternatives = [`'${mark}${word}':*`, ...others.map((other) => `'${mark}${other}'`)]
      return `(${alternatives.join('|')})`
    })
  return { all: toTerms('').join('&'), title: toTerms('=').join('&'), someTitle: toTerms('=').join('|') }
}
