import { portionOf } from '../quantity/portion'
import type { Quantity } from '../quantity/quantity'

/**
 * Returns whether a line counts another thing than the piece whose weight is known: tails or claws of what is known whole, or
 * whole fish of what is known by its fillet. Its weight is not known then.
 * Example: of '2 lobster tails' and '1 whole salmon', not of '2 lobsters' or '1 whole sea bass'.
 */
export function countsOtherPiece({ unit }: Quantity, foodId: string | undefined, text: string): boolean {
  if (unit !== 'piece' || foodId === undefined) return false
  const { grams, isPieceWhole } = portionOf(foodId)
  if (isPieceWhole) return partOfAnimal.test(text)
  return grams.fillet !== undefined && grams.fillet === grams.piece && wholeAnimal.test(text)
}

const partOfAnimal = /\b(?:tails?|claws?|legs?|heads?|cheeks?|soft-?\s?shell)\b/i
const wholeAnimal = /\bwhole\b/i
