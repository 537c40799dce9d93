import { usualStapleTable } from '../data/foods/usual-staples'
import { parseRows } from '../fact-table'

/** A food that most kitchens have, with a usual amount. Example: `{ name: 'Olive oil', foodId: 'olive-oil', … }`. */
export interface UsualStaple {
  readonly name: string
  readonly foodId: string
  readonly metric: string
  readonly us: string
}

/** Forty foods that most kitchens have, the commonest first. Example: `usualStaples[0].name` is 'Salt'. */
export const usualStaples: readonly UsualStaple[] = parseRows(usualStapleTable).map(
  ([name = '', foodId = '', metric = '', us = '']) => ({ name, foodId, metric, us }),
)

/** Nearly every kitchen has the first ones of `usualStaples`. Example: `usualStaples.slice(0, commonStapleCount)`. */
export const commonStapleCount = 12

/**
 * Returns staples as text that the stock reads, in the measures of a country.
 * Example: `stapleText([usualStaples[0]], 'GB')` is 'Salt 500 g'.
 */
export function stapleText(staples: readonly UsualStaple[], country?: string): string {
  return staples.map(({ name, metric, us }) => `${name} ${country === 'US' ? us : metric}`).join('\n')
}
