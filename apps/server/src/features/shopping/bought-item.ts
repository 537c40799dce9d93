import type { NewItem } from '@larder/contract/inventory'
import type { PutAwayLine } from '@larder/contract/shopping'
import { parseShoppingText } from '@larder/kitchen/shopping/shopping-text'
import { toTypedItem } from '@larder/kitchen/typed-text/typed-item'

/** Returns the new item of a bought line, in the measures of a country: as the line reads, unless the cook states otherwise. */
export function toBoughtItem(
  text: string,
  given: Omit<PutAwayLine, 'id'>,
  country: string | undefined,
): Omit<NewItem, 'action'> {
  const { foodId, ...item } = toTypedItem(parseShoppingText(text, country))
  return {
    ...item,
    ...(given.name !== undefined && { name: given.name }),
    ...(given.amount !== undefined && { amount: given.amount }),
    ...(given.unit !== undefined && { unit: given.unit }),
    // A changed name means another food.
    ...(given.name === undefined && foodId !== undefined && { foodId }),
    ...(given.location !== undefined && { location: given.location }),
    ...(given.expiryDate !== undefined && { expiryDate: given.expiryDate }),
    ...(given.price !== undefined && { price: given.price }),
    source: 'shopping',
  }
}
