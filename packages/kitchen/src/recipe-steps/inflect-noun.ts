import { toPlural, toSingular } from '../food-names/normalize-words'
import type { Amount } from '../quantity/amount'
import { compare, one } from '../quantity/amount'
import { parseUnit } from '../quantity/units'

/**
 * Inflects the last noun of the writer's words for a unit or food.
 * Example: `inflectNoun(' cup', amount(2))` is ' cups', `inflectNoun(' large eggs', amount(1))` is ' large egg'; 'tbsp'
 * stays.
 */
export function inflectNoun(words: string, many: Amount): string {
  const found = /^(.*?)(\p{L}{3,})$/u.exec(words)
  const [, before = '', word = ''] = found ?? []
  const single = toSingular(word)
  const isUnit = parseUnit(word) !== undefined
  const isShort = /^(?:tb|ts|ds|kg|gr|oz|lb|ml|doz)/i.test(word)
  if (!found || (isUnit && (!parseUnit(toPlural(single)) || isShort))) return words
  return before + (compare(many, one) > 0 ? toPlural(single) : single)
}
