import { parseBarcode } from '@larder/kitchen/scan/barcode'
import { parseProduceNumber } from '@larder/kitchen/scan/produce-number'
import { AppError } from '../../../errors'

/** A parsed code, scanned or typed. */
export interface ParsedCode {
  /** The digits that identify its product. */
  readonly gtin: string
  /** The readable form. */
  readonly shown: string
  /** A shop's own label, which has another meaning elsewhere. */
  readonly inStore: boolean
  /** The food of a produce number. */
  readonly produce?: string
  /** Whether it can be looked up elsewhere. */
  readonly isProduct: boolean
}

/** Parses a barcode or a produce number, or rejects it. */
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
    // The scale prints the price or the weight into the last digits; the article number precedes them.
    gtin: inStore ? `${gtin.slice(0, 8)}000000` : gtin,
    shown,
    inStore: use === 'in-store',
    isProduct: use === 'product',
  }
}
