import { foodById } from '../food/food'
import type { Quantity } from './quantity'
import { roundToReadable } from './readable-rounding'

const halvedFoods: ReadonlySet<string> = new Set(['egg', 'egg-yolk', 'egg-white', 'duck-egg', 'quail-egg'])

/**
 * Rounds a quantity in its own unit to a readable number. The result is within an eighth by weight, and within a fifth
 * or a quarter of a piece by count; baking ingredients are rounded to 3 %.
 * Example: 46 g are 45 g, 0.19 of an onion is ¼, 1⅓ eggs are 1½, 333 g of flour 330 g.
 */
export function roundReadably(quantity: Quantity, foodId?: string): Quantity {
  return foodId === undefined
    ? roundToReadable(quantity)
    : roundToReadable(quantity, {
        isBaking: foodById(foodId)?.category === 'Baking',
        isHalvedFood: halvedFoods.has(foodId),
      })
}
