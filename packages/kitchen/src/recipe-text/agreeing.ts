import type { Amount } from '../amount'
import { compare, one } from '../amount'
import { manyOf, oneOf } from '../finding/words'
import { readUnit } from '../units'

/**
 * The writer's own words for a unit or a food, the last of them in the right number. Example: `agreeing(' cup', amount(2))` is
 * ' cups', `agreeing(' large eggs', amount(1))` is ' large egg'; 'tbsp' stays.
 */
export function agreeing(words: string, many: Amount): string {
  const found = /^(.*?)(\p{L}{3,})$/u.exec(words)
  const [, before = '', word = ''] = found ?? []
  const single = oneOf(word)
  const isUnit = readUnit(word) !== undefined
  const isShort = /^(?:tb|ts|ds|kg|gr|oz|lb|ml|doz)/i.test(word)
  if (!found || (isUnit && (!readUnit(manyOf(single)) || isShort))) return words
  return before + (compare(many, one) > 0 ? manyOf(single) : single)
}
