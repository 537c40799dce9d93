import type { NewItem } from '@larder/contract/inventory'
import type { FoundLine, SavedLine } from '@larder/contract/scan'
import { readMoney } from '@larder/kitchen/receipt/price'
import { moneyText } from './receipt-lines'

/** A line as it goes into the stock, and the found line it was, if it was one. */
export interface ToSave {
  readonly item: Omit<NewItem, 'action'>
  readonly line?: FoundLine
}

/**
 * What the cook left as it was found stays what it was: an estimated day is estimated again, for the place it goes to. Another
 * name is another thing, whatever food was found under the old one.
 */
export function toSave(given: SavedLine, line: FoundLine | undefined, source: NewItem['source']): ToSave {
  const { key: _, expiryDate, expirySource, foodId, price, ...rest } = given
  if (!line) return { item: { ...given, source } }
  const isEstimate =
    expiryDate !== undefined && expiryDate === line.expiryDate && line.expirySource === 'estimated'
  const isOtherThing = given.name !== line.name && foodId !== undefined && foodId === line.foodId
  const paid = price === undefined || price === line.price ? netPrice(line) : price
  return {
    line,
    item: {
      ...rest,
      source,
      ...(expiryDate !== undefined && !isEstimate && { expiryDate, ...(expirySource && { expirySource }) }),
      ...(foodId !== undefined && !isOtherThing && { foodId }),
      // Nothing said: what was found under this name.
      ...(foodId === undefined &&
        given.name === line.name &&
        line.foodId !== undefined && { foodId: line.foodId }),
      ...(paid != null && { price: paid }),
    },
  }
}

/** What it cost after what came off. */
function netPrice({ price, discount }: FoundLine): string | undefined {
  if (price === undefined) return undefined
  const paid = (readMoney(price) ?? 0) - (discount === undefined ? 0 : (readMoney(discount) ?? 0))
  return paid > 0 ? moneyText(paid) : undefined
}
