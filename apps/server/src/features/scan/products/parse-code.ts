import { parseBarcode } from '@larder/kitchen/scan/barcode'
import { parseProduceNumber } from '@larder/kitchen/scan/produce-number'
import { AppError } from '../../../errors'

/** A code as it was scanned or typed, understood. */
export interface ParsedCode {
  /** Under which digits its product is remembered. */
  readonly gtin: string
  /** As a person reads it. */
  readonly shown: string
  /** A shop's own label, which means something else elsewhere. */
  readonly inStore: boolean
  /** The food of loose produce with a number. */
  readonly produce?: string
  /** Whether somebody elsewhere can know it. */
  readonly isProduct: boolean
}

/** Reads a barcode or the number on a fruit, or refuses it. */
export function parseCode(text: string): ParsedCode {
  const produce = parseProduceNumber(text)
  if (produce) {
    const { number, foodId } = produce
    const known = foodId !== undefined && { produce: foodId }
    return { gtin: number, shown: number, inStore: false, isProduct: false, ...known }
  }
  const reading = parseBarcode(text)
  if (!reading.ok) throw new AppError('not-a-barcode')
  const { gtin, shown, use, inStore } = reading.barcode
  return {
    // The scale prints the price or the weight into the last digits: the article is what stands before them.
    gtin: inStore ? `${gtin.slice(0, 8)}000000` : gtin,
    shown,
    inStore: use === 'in-store',
    isProduct: use === 'product',
  }
}
