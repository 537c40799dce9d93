import { oneOf } from '@larder/kitchen/finding/words'
import { searchWords } from '../../search-words'

/** More words than anybody types; what is beyond narrows nothing. */
const mostWords = 12

/** What to ask the database for, in the notation of its text search. */
export interface WordQuery {
  /** Every word begins a word of the recipe. */
  readonly all: string
  /** Every word begins one of the title. */
  readonly title: string
  /** Some word begins one of the title. */
  readonly someTitle: string
}

/** The words of a search, each once, without those that another one says as well: 'le' goes where 'lentil' stands. */
export function wordsTyped(search: string): string[] {
  const words = [...new Set(searchWords(search))]
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
  return telling.slice(0, mostWords)
}

/** Asks for words by their beginnings, and for one of several: 'tomatoes' finds a tomato. Words hold letters and digits only. */
export function wordQuery(
  words: readonly string[],
  meant?: ReadonlyMap<string, readonly string[]>,
): WordQuery {
  const some = (mark: string) =>
    words.map((word) => {
      const one = oneOf(word)
      const others = (meant?.get(word) ?? []).concat(one === word ? [] : [one])
      const alternatives = [`'${mark}${word}':*`, ...others.map((other) => `'${mark}${other}'`)]
      return `(${alternatives.join('|')})`
    })
  return { all: some('').join('&'), title: some('=').join('&'), someTitle: some('=').join('|') }
}
