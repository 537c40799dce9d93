import { foodById } from '../food/food'

const volumeFoods =
  /(?:^| )(?:milk|cream|buttermilk|kefir|broth|stock|juice|vinegar|sauce|oil|water|wine|beer|cider|extract|syrup|cola|rum|brandy|vodka|gin|whiskey|sherry|mirin|sake)$/

/**
 * Returns whether metric kitchens measure a food by volume; true for unknown foods.
 * Example: `isMeasuredByVolume('olive-oil')`, but not sour cream.
 */
export function isMeasuredByVolume(foodId: string | undefined): boolean {
  if (foodId === undefined) return true
  const food = foodById(foodId)
  if (!food) return true
  return (
    (food.category === 'Beverages' || food.category === 'Oils' || volumeFoods.test(food.name)) &&
    !/sour cream|whipped|powder/.test(food.name)
  )
}

const cupFoods: ReadonlySet<string> = new Set(['Baking', 'Oils', 'Beverages', 'Condiments'])

/**
 * Returns whether American kitchens measure a food in cups; meat and potatoes go by weight.
 * Example: `isMeasuredInCups('all-purpose-flour')`.
 */
export function isMeasuredInCups(foodId: string | undefined): boolean {
  return cupFoods.has((foodId !== undefined && foodById(foodId)?.category) || '')
}
