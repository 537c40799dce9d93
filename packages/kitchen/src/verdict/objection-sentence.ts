/**
 * An objection to a dish for one eater, ready for display.
 * Example: `{ concerns: 'allergen', about: 'nuts', answer: 'contains', severity: 'high', line: '50 g pesto', why:
 * 'pesto contains nuts', forbids: true }`.
 */
export interface ObjectionView {
  readonly concerns: 'allergen' | 'diet' | 'dislike'
  readonly about: string
  readonly answer: 'contains' | 'does not fit' | 'not known'
  /** For allergens only. */
  readonly severity?: 'high' | 'medium' | 'low'
  readonly line: string
  readonly why: string
  /** True excludes the dish for this eater; false warns. */
  readonly forbids: boolean
}

const properNames: Readonly<Record<string, string>> = { msg: 'MSG', mediterranean: 'Mediterranean' }

/**
 * Returns an objection as a sentence, with the line that caused it. Examples: 'Mia: contains nuts, because of “50 g
 * pesto”', 'Leo dislikes olives: “2 olives”'.
 */
export function objectionSentence(
  name: string,
  { concerns, about, answer, line }: Pick<ObjectionView, 'concerns' | 'about' | 'answer' | 'line'>,
): string {
  const because = line.trim() === '' ? '' : `, because of “${line.trim()}”`
  const what = properNames[about] ?? about
  if (concerns === 'dislike')
    return answer === 'not known'
      ? `${name} dislikes ${about}, and it is not known whether there is any in it${because}`
      : `${name} dislikes ${about}: “${line.trim()}”`
  if (answer === 'not known')
    return `${name}: not known whether it ${concerns === 'diet' ? 'is' : 'contains'} ${what}${because}`
  return `${name}: ${answer === 'contains' ? 'contains' : 'not'} ${what}${because}`
}
