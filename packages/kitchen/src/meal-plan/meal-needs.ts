import { amountOf, dividedBy, times } from '../quantity/amount'
import type { Recipe } from '../recipe/recipe'
import { isVague } from '../recipe-coverage/comparable-measure'
import { lineItemName } from '../recipe-coverage/missing-lines'
import type { Need } from '../shopping/shortfall'
import { servingsOf } from './dish-needs'

/** Foods every household has and never puts on a list. Example: `alwaysInTheHouse` has 'water'. */
export const unlistedStaples: readonly string[] = ['water', 'salt', 'black-pepper']

/**
 * Returns the needs of a dish for a number of plates, line by line, for the shopping list. Optional lines and foods
 * always in the house are left out; for a pinch any amount suffices.
 * Example: '750 g flour' for 4 on 2 plates needs 375 g of flour, for that dish.
 */
export function needsOfMeal(recipe: Recipe, plates: number = recipe.servings): Need[] {
  const scale = dividedBy(amountOf(plates), amountOf(servingsOf(recipe)))
  return recipe.lines.flatMap((line): Need[] => {
    const { foodId, quantity, optional } = line
    if (optional || (foodId !== undefined && unlistedStaples.includes(foodId))) return []
    const scaledQuantity = quantity && { amount: times(quantity.amount, scale), unit: quantity.unit }
    return [
      {
        ...(foodId === undefined ? {} : { foodId }),
        name: lineItemName(line),
        ...(scaledQuantity &&
          (isVague(scaledQuantity.unit) ? { pinch: scaledQuantity } : { quantity: scaledQuantity })),
        for: recipe.title,
      },
    ]
  })
}
