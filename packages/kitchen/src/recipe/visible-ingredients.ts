import type { Category } from '../food/categories'
import { foodById } from '../food/food'
import { gramsOf } from '../quantity/quantity'
import type { RecipeLine } from './recipe'

/**
 * What the picture of a dish needs to know of a line.
 * Example: `{ text: '2 carrots, sliced', food: 'carrot', category: 'Vegetables', grams: 122 }`.
 */
export interface VisibleIngredient {
  readonly text: string
  readonly food?: string
  readonly category?: Category
  readonly grams?: number
}

/**
 * Returns the lines of a recipe with food, category and weight as far as they are known, to draw the dish from.
 * Example: `visibleIngredients([toRecipeLine('300 g carrots')])` is
 * `[{ text: '300 g carrots', food: 'carrot', category: 'Vegetables', grams: 300 }]`.
 */
export function visibleIngredients(lines: readonly RecipeLine[]): VisibleIngredient[] {
  return lines.map(({ text, foodId, quantity }) => {
    const food = foodId === undefined ? undefined : foodById(foodId)
    const grams = quantity && gramsOf(quantity, foodId)
    return {
      text,
      ...(food ? { food: food.id, category: food.category } : {}),
      ...(grams === undefined ? {} : { grams }),
    }
  })
}
