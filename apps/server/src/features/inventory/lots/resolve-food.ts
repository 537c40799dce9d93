import { type Food, foodById } from '@larder/kitchen/food/food'
import { certainThreshold, linkFood } from '@larder/kitchen/food-names/link-food'
import { AppError } from '../../../errors'

/** Returns the chosen food, or the one a name certainly means: a wrong food gives a wrong date or hides an allergen. */
export function resolveFood(name: string, chosen: string | null | undefined): Food | undefined {
  if (chosen === null) return undefined
  if (chosen !== undefined) {
    const food = foodById(chosen)
    if (!food) throw fieldError('foodId', 'Choose a food from the list, or none.')
    return food
  }
  const link = linkFood(name)
  return link.known && link.confidence >= certainThreshold ? foodById(link.foodId) : undefined
}

/** A validation error that the schema cannot detect. */
export function fieldError(field: string, sentence: string): AppError {
  return new AppError('bad-input', { fields: { [field]: sentence } })
}
