import type { FaqEntry, FaqTopic } from './faq/questions'
import { stripLinks } from './text-blocks'

export interface FaqMatch extends FaqEntry {
  readonly category: string
  /** An excerpt of the answer, if the question alone does not show the match. */
  readonly glimpse: string | undefined
}

/** Finds the questions in which every word occurs, in the question, the answer or the category, ignoring case. */
export function searchFaq(categories: readonly FaqTopic[], q: string): readonly FaqMatch[] {
  const patterns = toPatterns(q)
  return categories.flatMap(({ name, questions }) =>
    questions.flatMap((one) => {
      const answer = one.answer.map(stripLinks).join(' ')
      const fullText = `${one.question}\n${answer}\n${name}`
      if (!patterns.every((word) => new RegExp(word, 'iu').test(fullText))) return []
      return { ...one, category: name, glimpse: excerptAround(`${one.question} ${name}`, answer, patterns) }
    }),
  )
}

/** Splits a text at the searched words. */
export function splitMatches(text: string, q: string) {
  const patterns = toPatterns(q)
  const pieces = patterns.length === 0 ? [text] : text.split(new RegExp(`(${patterns.join('|')})`, 'iu'))
  let at = 0
  return pieces.flatMap((part, place) => {
    const start = at
    at += part.length
    return part === '' ? [] : { part, hit: place % 2 === 1, at: start }
  })
}

/** People type straight apostrophes; the texts contain curly ones. */
function toPatterns(q: string): readonly string[] {
  const words = q.split(/\s+/).filter(Boolean)
  // The longest first, so that a shorter one inside it does not match first.
  return words
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/['’‘]/g, "['’‘]"))
    .sort((one, other) => other.length - one.length)
}

const excerptContext = 60

function excerptAround(seen: string, answer: string, wanted: readonly string[]): string | undefined {
  const unseen = wanted.find((word) => !new RegExp(word, 'iu').test(seen))
  const at = unseen === undefined ? -1 : answer.search(new RegExp(unseen, 'iu'))
  if (at < 0) return undefined
  const from = at <= excerptContext ? 0 : answer.indexOf(' ', at - excerptContext) + 1
  const to = answer.lastIndexOf(' ', at + excerptContext * 1.5)
  const end = to <= at || answer.length - at <= excerptContext * 1.5 ? answer.length : to
  return `${from > 0 ? '… ' : ''}${answer.slice(from, end)}${end < answer.length ? ' …' : ''}`
}
