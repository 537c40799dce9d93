import type { Goods } from './goods'
import type { Money } from './price'

/** A weight from the till. Example: 705 g at 2.18 a kilogram. */
interface ReceiptWeight {
  readonly grams: number
  /** The price per kilogram or pound, if printed. */
  readonly price?: Money
  readonly per: 'kg' | 'lb'
}

/** The food of a line, as far as known. Example: `{ id: 'green-onion', confidence: 0.9, how: 'name' }`. */
export interface ReceiptFood {
  readonly id: string
  readonly confidence: number
  /** Whether the match comes from the household, the name or the produce number. */
  readonly how: 'remembered' | 'name' | 'produce number'
}

/**
 * An item of a receipt.
 * Example: `{ line: 8, text: 'GRN ONI 2 1.98', name: 'GRN ONI', expanded: 'green onion', quantity: 2, price: 198, … }`.
 */
export interface ReceiptItem {
  /** The index of its line. */
  readonly line: number
  /** That line as printed. */
  readonly text: string
  /** Deposits and fees are charged like goods but not stored. */
  readonly kind: 'goods' | 'deposit' | 'fee'
  /** Without codes, prices and tax letters. */
  readonly name: string
  /** With abbreviations expanded, in lower case. */
  readonly expanded: string
  /** Number of pieces or packs; 1 for a weighed item. */
  readonly quantity: number
  readonly weight?: ReceiptWeight
  readonly unitPrice?: Money
  /** The price before discounts; absent if unreadable. */
  readonly price?: Money
  /** The discounts on it, as a positive sum. */
  readonly discount?: Money
  /** The pack size printed in the name. */
  readonly size?: string
  /** The item number as printed. */
  readonly code?: string
  /** Fourteen digits. */
  readonly gtin?: string
  /** Whether the printed check digit is valid; false if the till omits it. */
  readonly gtinChecked?: boolean
  readonly food?: ReceiptFood
  readonly isFood: Goods
}

/** A discount on one item or on the whole. Example: `{ line: 9, text: 'COUPON 1.00-', amount: 100, item: 3 }`. */
export interface ReceiptDiscount {
  readonly line: number
  readonly text: string
  readonly amount: Money
  /** The index in `items` of its item. */
  readonly item?: number
}
