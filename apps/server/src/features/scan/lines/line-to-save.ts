import type { NewItem } from '@larder/contract/inventory'
import type { SavedScanLine, ScanLine } from '@larder/contract/scan'
import { parseMoney } from '@larder/kitchen/receipt/price'
import { formatCents } from '../receipts/receipt-lines'

/** A line to save and the scanned line it came from, if any. */
export interface LineToSave {
  readonly item: Omit<NewItem, 'action'>
  readonly line?: ScanLine
}

/**
 * Unchanged fields keep their meaning: an estimated day is estimated again for the chosen location. A changed name means another
 * food, whatever was found under the old name.
 */
export function toLineToSave(
  given: SavedScanLine,
  line: ScanLine | undefined,
  source: NewItem['source'],
): LineToSave {
  const { key: _, expiryDate, expirySource, foodId, price, ...rest } = given
  if (!line) return { item: { ...given, source } }
  const isEstimate =
    expiryDate !== undefined && expiryDate === line.expiryDate && line.expirySource === 'estimated'
  const isOtherThing = given.name !== line.name && foodId !== undefined && foodId === line.foodId
  const paid = price === undefined || price === line.price ? toNetPrice(line) : price
  return {
    line,
    item: {
      ...rest,
      source,
      ...(expiryDate !== undefined && !isEstimate && { expiryDate, ...(expirySource && { expirySource }) }),
      ...(foodId !== undefined && !isOtherThing && { foodId }),
      // Not stated: the food found under this name.
      ...(foodId === undefined &&
        given.name === line.name &&
        line.foodId !== undefined && { foodId: line.foodId }),
      ...(paid != null && { price: paid }),
    },
  }
}

/** Returns the price after the discount. */
function toNetPrice({ price, discount }: ScanLine): string | undefined {
  if (price === undefined) return undefined
  const paid = (parseMoney(price) ?? 0) - (discount === undefined ? 0 : (parseMoney(discount) ?? 0))
  return paid > 0 ? formatCents(paid) : undefined
}
