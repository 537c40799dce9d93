import type { DepartmentGoods } from './goods'
import type { Money } from './price'
import type { PrintedName } from './printed-name'
import type { PrintedQuantity } from './printed-quantity'

/** An item put together from its lines but not yet interpreted. Example: the name of one line, the weight of the next. */
export interface DraftItem {
  readonly line: number
  readonly text: string
  readonly kind: 'goods' | 'deposit' | 'fee'
  name: PrintedName
  price?: Money
  quantity?: PrintedQuantity
  department?: DepartmentGoods
  /** Cancelled later on the same receipt. */
  voided?: true
}

/** A discount. Example: a coupon of a dollar for the item before is `{ line: 9, text: 'COUPON', amount: 100, of: 3 }`. */
export interface DraftDiscount {
  readonly line: number
  readonly text: string
  readonly amount: Money
  /** The line of its item, if it belongs to one. */
  readonly of?: number
  /** Printed without a minus: it may only state a saving. */
  readonly unsigned?: true
  /** Printed after the sum of the goods: it may only repeat discounts above. */
  readonly afterwards?: true
}

/** The result of grouping the lines. Example: see `groupLines`. */
export interface GroupedLines {
  readonly drafts: readonly DraftItem[]
  readonly discounts: readonly DraftDiscount[]
  /** Lines that cancelled an item above. */
  readonly voids: readonly DraftItem[]
}

/**
 * Returns whether a line is the second half of the name above it: aligned with that name, behind the column of item
 * numbers.
 * Example: 'FREE RANGE' under 'EGGS LG' where both begin at column 13.
 */
export function isWrappedName(last: DraftItem, name: PrintedName): boolean {
  if (name.code !== undefined || last.price === undefined) return false
  return last.name.code !== undefined && last.name.column > 4 && name.column >= last.name.column - 3
}

/**
 * Returns the item of a discount: the one whose number it names ('TPD/512345'), or the one before it.
 * Example: see `groupLines`.
 */
export function itemForDiscount(
  text: string,
  drafts: readonly DraftItem[],
  before: DraftItem | undefined,
): DraftItem | undefined {
  const code = /\/\s?(\d{3,14})\b/.exec(text)?.[1]
  return (code ? drafts.findLast(({ name }) => name.code === code) : undefined) ?? before
}

const voidWord = /^\W*(?:void(?:ed)?|storno|annul\w*|cancel\w*|refund|return(?:ed)?)\W+/i

/**
 * Returns the item that a line cancels: same number or name, same price.
 * Example: 'RED PEARS 6.50-' takes back 'RED PEARS 6.50'.
 */
export function itemForCancellation(taking: DraftItem, drafts: readonly DraftItem[]): DraftItem | undefined {
  const amount = Math.abs(taking.price ?? 0)
  const taken = taking.name.name.replace(voidWord, '')
  return drafts.findLast(
    ({ voided, price, name }) =>
      !voided &&
      price === amount &&
      (name.name === taken || (name.code !== undefined && name.code === taking.name.code)),
  )
}
