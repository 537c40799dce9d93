import { amount } from './amount'
import { readIngredient } from './ingredient'
import type { Asked } from './ingredient/quantity'
import { quantityOf } from './ingredient/quantity'
import type { Quantity } from './quantity'
import { linkIngredient, weighable } from './recipe-line'

/** What somebody jotted on a shopping list, read. Example: 'milk 2l' has the name 'milk', 2 l, and the food 'whole-milk'. */
export interface ShoppingText {
  /** As it was jotted. */
  readonly text: string
  readonly name: string
  readonly quantity?: Quantity
  /** Absent when the name is not known. */
  readonly foodId?: string
  /** How sure the food is, 0 to 1; below 0.8 somebody should look. */
  readonly confidence?: number
  /** All else that was said: 'large', 'the good one'. */
  readonly note?: string
}

/** Reads a jotting, with the amount before or behind the name. Example: `readShoppingText('eggs x12').quantity` is 12 pieces. */
export function readShoppingText(text: string): ShoppingText {
  const read = readIngredient(text, 'list')
  const link = linkIngredient(read)
  const asked = quantityOf(read) ?? bracketed(read.note)
  const { size, preparation, purpose, note } = read
  const quantity =
    asked &&
    weighable(
      { ...asked.quantity, amount: asked.upTo ?? asked.quantity.amount },
      read,
      link.known ? link.foodId : undefined,
    )
  const said = [size, preparation, purpose, read.measures.length > 0 || !asked ? note : undefined]
    .filter((part) => part !== undefined)
    .join(', ')
  return {
    text,
    name: read.label,
    ...(quantity ? { quantity } : {}),
    ...(link.known ? { foodId: link.foodId, confidence: link.confidence } : {}),
    ...(said === '' ? {} : { note: said }),
  }
}

// 'bananas (6)': on a list a bare number in brackets counts.
function bracketed(note = ''): Asked | undefined {
  return /^\d{1,4}$/.test(note) ? { quantity: { amount: amount(Number(note)), unit: 'piece' } } : undefined
}
