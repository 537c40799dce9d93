import type { Goods } from './goods'
import type { Money } from './price'

/** What was weighed at the till. Example: 705 g at 2.18 a kilogram. */
export interface ReceiptWeight {
  readonly grams: number
  /** The price of one kilogram or pound, where it is printed. */
  readonly price?: Money
  readonly per: 'kg' | 'lb'
}

/** The food a line means, as far as we can tell. Example: `{ id: 'green-onion', confidence: 0.9, how: 'name' }`. */
export interface ReceiptFood {
  readonly id: string
  readonly confidence: number
  /** Whether the household told us before, or the name or the produce number says so. */
  readonly how: 'remembered' | 'name' | 'produce number'
}

/** One thing bought. Example: `{ line: 8, text: 'GRN ONI 2 1.98', name: 'GRN ONI', expanded: 'green onion', quantity: 2, price: 198, … }`. */
export interface ReceiptItem {
  /** The line it is printed on, counted from 0. */
  readonly line: number
  /** That line as printed. */
  readonly text: string
  /** Deposits and fees are charged like goods, but nobody stores them. */
  readonly kind: 'goods' | 'deposit' | 'fee'
  /** Without codes, prices and tax letters. */
  readonly name: string
  /** With abbreviations spelled out, in small letters. */
  readonly expanded: string
  /** How many pieces or packs; 1 for something weighed. */
  readonly quantity: number
  readonly weight?: ReceiptWeight
  readonly unitPrice?: Money
  /** What the line charges before discounts; absent where the print is lost. */
  readonly price?: Money
  /** What discounts took off it, as a positive sum. */
  readonly discount?: Money
  /** The pack size printed in the name. */
  readonly size?: string
  /** The item number as printed. */
  readonly code?: string
  /** Fourteen digits. */
  readonly gtin?: string
  /** Whether the printed check digit agreed; false where the till leaves it out. */
  readonly gtinChecked?: boolean
  readonly food?: ReceiptFood
  readonly isFood: Goods
}

/** Money taken off, from one item or from the whole. Example: `{ line: 9, text: 'COUPON 1.00-', amount: 100, item: 3 }`. */
export interface ReceiptDiscount {
  readonly line: number
  readonly text: string
  readonly amount: Money
  /** The place in `items` of what it belongs to. */
  readonly item?: number
}
