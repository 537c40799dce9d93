import type { FaqEntry, FaqTopic } from './faq/questions'
import { stripLinks } from './text-blocks'

export interface FaqMatch extends FaqEntry {
  readonly category: string
  /** Where in the answer it stands, when the question does not show why it was found. */
  readonly glimpse: string | undefined
}

/** The questions in which every word stands, be it in the question, the answer or the category, in any case. */
export function searchFaq(categories: readonly FaqTopic[], q: string): readonly FaqMatch[] {
  const wanted = toPatterns(q)
  return categories.flatMap(({ name, questions }) =>
    questions.flatMap((one) => {
      const answer = one.answer.map(stripLinks).join(' ')
      const whole = `${one.question}\n${answer}\n${name}`
      if (!wanted.every((word) => new RegExp(word, 'iu').test(whole))) return []
      return { ...one, category: name, glimpse: excerptAround(`${one.question} ${name}`, answer, wanted) }
    }),
  )
}

/** A text cut where the searched words begin and end. */
export function splitMatches(text: string, q: string) {
  const wanted = toPatterns(q)
  const pieces = wanted.length === 0 ? [text] : text.split(new RegExp(`(${wanted.join('|')})`, 'iu'))
  let at = 0
  return pieces.flatMap((part, place) => {
    const start = at
    at += part.length
    return part === '' ? [] : { part, hit: place % 2 === 1, at: start }
  })
}

/** People type straight apostrophes; we print curly ones. */
function toPatterns(q: string): readonly string[] {
  const words = q.split(/\s+/).filter(Boolean)
  // The longest first, so that a shorter one inside it does not cut it short.
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
