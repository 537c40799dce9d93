import { amountOf, dividedBy, times } from '../quantity/amount'
import type { Recipe } from '../recipe/recipe'
import { isVague } from '../recipe-coverage/comparable-measure'
import { lineFoodName } from '../recipe-coverage/missing-lines'
import type { Need } from '../shopping/shortfall'
import { servingsOf } from './dish-needs'

/** Foods that every house has and nobody writes on a list. Example: `alwaysInTheHouse` has 'water'. */
export const unlistedStaples: readonly string[] = ['water', 'salt', 'black-pepper']

/**
 * What a dish for so many plates asks for, line by line, for the list: what may be left out and what every house has is not
 * asked for, and of a pinch any will do. Example: '750 g flour' for 4 on 2 plates needs 375 g of flour, for that dish.
 */
export function needsOfMeal(recipe: Recipe, plates: number = recipe.servings): Need[] {
  const scale = dividedBy(amountOf(plates), amountOf(servingsOf(recipe)))
  return recipe.lines.flatMap((line): Need[] => {
    const { foodId, quantity, optional } = line
    if (optional || (foodId !== undefined && unlistedStaples.includes(foodId))) return []
    const asked = quantity && { amount: times(quantity.amount, scale), unit: quantity.unit }
    return [
      {
        ...(foodId === undefined ? {} : { foodId }),
        name: lineFoodName(line),
        ...(asked && (isVague(asked.unit) ? { pinch: asked } : { quantity: asked })),
        for: recipe.title,
      },
    ]
  })
}
