import type { NewItem } from '@larder/contract/inventory'
import type { PutAwayLine } from '@larder/contract/shopping'
import { amountText, compare, one, zero } from '@larder/kitchen/amount'
import { surely } from '@larder/kitchen/linking'
import { readShoppingText } from '@larder/kitchen/shopping-text'
import { unitOf } from '@larder/kitchen/units'

/** What a line of the list is once it stands in the kitchen: as its words say, unless the cook says otherwise. */
export function boughtItem(text: string, given: Omit<PutAwayLine, 'id'>): Omit<NewItem, 'action'> {
  const { name, quantity, note, foodId, confidence = 0 } = readShoppingText(text)
  // Where there is nothing but a name it stays as it was typed.
  const said = quantity || note !== undefined ? name : text
  const isSome = quantity && compare(quantity.amount, zero) > 0
  const held = isSome ? quantity : { amount: one, unit: 'piece' }
  return {
    name: given.name ?? (said || text),
    amount: given.amount ?? amountText(held.amount),
    unit: given.unit ?? unitText(held.unit, compare(held.amount, one) > 0),
    // Another name is another thing.
    ...(given.name === undefined && foodId !== undefined && confidence >= surely && { foodId }),
    ...(given.location !== undefined && { location: given.location }),
    ...(given.expiryDate !== undefined && { expiryDate: given.expiryDate }),
    ...(given.price !== undefined && { price: given.price }),
    source: 'shopping',
  }
}

// Three lemons need no unit.
function unitText(id: string, isMany: boolean): string {
  if (id === 'piece') return ''
  const unit = unitOf(id)
  return (isMany ? unit?.many : unit?.one) ?? id
}
