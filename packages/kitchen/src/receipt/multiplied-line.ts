import type { LinePrice, Money } from './price'
import { parseMoney } from './price'
import type { PrintedQuantity } from './printed-quantity'

/** A line whose amount and unit price multiply to its sum. Example: `{ head: 'HAKE', quantity: { grams: 540, … } }`. */
interface MultipliedLine {
  /** What stands before (or after) the amount. */
  readonly head: string
  readonly quantity: PrintedQuantity
}

const amount = '(?:kg )?(\\d{1,3}(?:[.,]\\d{3})?)'
const unit = '(?:kg|szt|kom|stk|st|pz|uds?|un)?\\.?'
const each = '(\\d{1,4}[.,]\\d{2})'
const amountBehind = new RegExp(`^(.*?\\p{L}.*?) ${amount} ?${unit}(?: ?[x×*@] ?| )${each} ?=?$`, 'iu')
const weightBefore = new RegExp(`^(\\d{1,2}[.,]\\d{3}) ?kg (.*?\\p{L}.*?) ${each}$`, 'iu')

/**
 * Splits the text before a sum into name, amount and unit price; undefined unless they multiply to the sum, so that sizes and
 * fat shares stay with the name.
 * Example: 'HAKE 0,540 15,00' before 8,10 is 540 g of 'HAKE', 'COLA 6 x 0,33' before 4,50 is neither.
 */
export function splitMultiplied({ head, money, flags }: LinePrice): MultipliedLine | undefined {
  const text = head.trim().replace(/\s+/g, ' ')
  const [, name, number = '', price = ''] = amountBehind.exec(text) ?? reorder(weightBefore.exec(text)) ?? []
  const unitPrice = parseMoney(price)
  if (name === undefined || unitPrice === undefined) return undefined
  const quantity = quantityFor(number, unitPrice, money)
  return quantity && { head: withoutTaxLetter(name, flags), quantity }
}

function reorder(parts: RegExpExecArray | null): (string | undefined)[] | undefined {
  return parts ? [parts[0], parts[2], parts[1], parts[3]] : undefined
}

function quantityFor(number: string, unitPrice: Money, sum: Money): PrintedQuantity | undefined {
  const value = Number(number.replace(',', '.'))
  if (!(value > 0) || Math.abs(value * unitPrice - sum) > 2) return undefined
  return /[.,]/.test(number)
    ? { grams: Math.round(value * 1000), each: unitPrice, per: 'kg' }
    : { count: value, each: unitPrice, per: 'piece' }
}

// 'BUTTER C 2 x 3,49 6,98C': the tax class stands twice.
function withoutTaxLetter(name: string, flags: string): string {
  return /^[A-Z]$/.test(flags) && name.endsWith(` ${flags}`) ? name.slice(0, -2).trim() : name
}
