import { toSingular } from '@larder/kitchen/food-names/normalize-words'
import { toSearchWords } from '../../../search-words'

/** More words than anybody types; what is beyond narrows nothing. */
const maxWords = 12

/** What to ask the database for, in the notation of its text search. */
export interface TextSearchQuery {
  /** Every word begins a word of the recipe. */
  readonly all: string
  /** Every word begins one of the title. */
  readonly title: string
  /** Some word begins one of the title. */
  readonly someTitle: string
}

/** The words of a search, each once, without those that another one says as well: 'le' goes where 'lentil' stands. */
export function parseSearchWords(search: string): string[] {
  const words = [...new Set(toSearchWords(search))]
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
  return telling.slice(0, maxWords)
}

/** Asks for words by their beginnings, and for one of several: 'tomatoes' finds a tomato. Words hold letters and digits only. */
export function toTextSearchQuery(
  words: readonly string[],
  meant?: ReadonlyMap<string, readonly string[]>,
): TextSearchQuery {
  const some = (mark: string) =>
    words.map((word) => {
      const one = toSingular(word)
      const others = (meant?.get(word) ?? []).concat(one === word ? [] : [one])
      const alternatives = [`'${mark}${word}':*`, ...others.map((other) => `'${mark}${other}'`)]
      return `(${alternatives.join('|')})`
    })
  return { all: some('').join('&'), title: some('=').join('&'), someTitle: some('=').join('|') }
}
