import type { DepartmentGoods } from './goods'
import type { Money } from './price'
import type { PrintedName } from './printed-name'
import type { PrintedQuantity } from './printed-quantity'

/** Something bought, put together from its lines but not yet understood. Example: the name of one line, the weight of the next. */
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

/** Money taken off. Example: a coupon of a dollar for the item before is `{ line: 9, text: 'COUPON', amount: 100, of: 3 }`. */
export interface DraftDiscount {
  readonly line: number
  readonly text: string
  readonly amount: Money
  /** The line of the item it belongs to, when it belongs to one. */
  readonly of?: number
  /** Printed without a minus: it may only say what was saved. */
  readonly unsigned?: true
  /** Printed after the goods were summed up: it may only repeat what was taken off above. */
  readonly afterwards?: true
}

/** All that a walk over the lines found. Example: see `walkLines`. */
export interface GroupedLines {
  readonly drafts: readonly DraftItem[]
  readonly discounts: readonly DraftDiscount[]
  /** Lines that cancelled an item above. */
  readonly voids: readonly DraftItem[]
}

/**
 * Whether a line is the second half of the name above it: it stands under that name, behind the column of item numbers.
 * Example: 'FREE RANGE' under 'EGGS LG' where both begin at column 13.
 */
export function isWrappedName(last: DraftItem, name: PrintedName): boolean {
  if (name.code !== undefined || last.price === undefined) return false
  return last.name.code !== undefined && last.name.column > 4 && name.column >= last.name.column - 3
}

/**
 * The item a discount is for: the one whose number it names ('TPD/512345'), or the one before it. Example: see `walkLines`.
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

/** The item a line takes back: same number or name, same price. Example: 'RED PEARS 6.50-' takes back 'RED PEARS 6.50'. */
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
