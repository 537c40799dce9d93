import type { Allergen } from './allergen'
import { allergenIds } from './allergen'
import type { FoundWords } from './label/found-words'
import { readWords } from './label/words'
import { allergenBits } from './marks'
import type { Reason, Verdict } from './verdict'

/**
 * Words of a label that speak of an allergen, as written and where. Example:
 * `{ words: 'Whey Powder', at: 21, allergen: 'dairy', answer: 'contains' }`.
 */
export interface LabelWords {
  readonly words: string
  readonly at: number
  readonly allergen: Allergen
  /** 'free' when the label says it is free from it. */
  readonly answer: 'contains' | 'not known' | 'free'
  readonly why: string
}

/** What a label says. Example: `readLabel('Milk, salt').verdicts.dairy.answer` is 'contains'. */
export interface LabelReading {
  readonly verdicts: Readonly<Record<Allergen, Verdict>>
  /** All words that decided or were weighed, in their order. */
  readonly words: readonly LabelWords[]
  /** What labels mark and is no allergen that a cook can choose: coconut, buckwheat and the like. */
  readonly beyond: readonly { readonly words: string; readonly at: number; readonly names: string }[]
  /** Whether enough of it was understood to answer 'none found'. */
  readonly readable: boolean
}

/** Below this part of known words a label counts as not read. */
const leastUnderstood = 0.3

/**
 * Reads the ingredients of a label: English, and the allergen words of most European languages. A label that is empty or of
 * which too little is understood answers 'not known', never 'none found'. Example: `readLabel('Sugar, whey powder. May
 * contain nuts.').verdicts.nuts.answer` is 'not known'.
 */
export function readLabel(text: string): LabelReading {
  const { found, understood } = readWords(text)
  const readable = understood >= leastUnderstood
  const words = found.flatMap((one) => wordsOf(one, text))
  const beyond = found.flatMap(({ at, end, meaning }) =>
    meaning.beyond === undefined ? [] : [{ words: text.slice(at, end), at, names: meaning.beyond }],
  )
  const verdicts = Object.fromEntries(
    allergenIds.map((allergen) => [allergen, verdictOn(allergen, words, text, readable)]),
  ) as Record<Allergen, Verdict>
  return { verdicts, words, beyond, readable }
}

/** What a label says of one allergen, with the words that decided. Example: `labelVerdict('dairy', 'whey').answer` is 'contains'. */
export function labelVerdict(allergen: Allergen, text: string): Verdict {
  return readLabel(text).verdicts[allergen]
}

function verdictOn(
  allergen: Allergen,
  words: readonly LabelWords[],
  text: string,
  readable: boolean,
): Verdict {
  const about = words.filter((one) => one.allergen === allergen)
  for (const answer of ['contains', 'not known'] as const) {
    const decided = about.find((one) => one.answer === answer)
    if (decided) return { answer, because: { line: decided.words, why: decided.why } }
  }
  return readable ? { answer: 'none found' } : { answer: 'not known', because: unread(text) }
}

function unread(text: string): Reason {
  const line = text.trim().slice(0, 80)
  return { line, why: line === '' ? 'there is no ingredient list' : 'too little of this label could be read' }
}

function wordsOf(found: FoundWords, text: string): LabelWords[] {
  const { at, end, said, contains, maybe, claimed } = found
  const words = text.slice(at, end)
  const free = said === 'free' ? found.meaning.contains | found.meaning.containsUnlisted : 0
  return allergenIds.flatMap((allergen): LabelWords[] => {
    const bit = allergenBits([allergen])
    const one = { words, at, allergen }
    if (contains & bit) return [{ ...one, answer: 'contains', why: `'${words}' means ${allergen}` }]
    if (claimed & bit) {
      return [
        { ...one, answer: 'not known', why: `'${words}' means ${allergen}, but is said to be free from it` },
      ]
    }
    if (maybe & bit) return [{ ...one, answer: 'not known', why: whyMaybe(found, words, allergen) }]
    return free & bit ? [{ ...one, answer: 'free', why: `it says that it is free from ${allergen}` }] : []
  })
}

function whyMaybe({ said, without, meaning }: FoundWords, words: string, allergen: Allergen): string {
  if (said === 'may') return `it may contain ${allergen}: '${words}'`
  if (without.allergens & allergenBits([allergen]))
    return `'${words}' is said to be without ${allergen}, which is no allergen statement`
  const named = (meaning.contains & allergenBits([allergen])) !== 0
  return named
    ? `'${words}' stands in for ${allergen}: check the label`
    : `'${words}' may hold ${allergen}: check the label`
}
