import { foodById } from '../food/food'

const poured =
  /(?:^| )(?:milk|cream|buttermilk|kefir|broth|stock|juice|vinegar|sauce|oil|water|wine|beer|cider|extract|syrup|cola|rum|brandy|vodka|gin|whiskey|sherry|mirin|sake)$/

/** Whether a food is measured by volume where kitchens are metric; what nobody knows is. Example: `isPoured('olive-oil')`, but not sour cream. */
export function isMeasuredByVolume(foodId: string | undefined): boolean {
  if (foodId === undefined) return true
  const food = foodById(foodId)
  if (!food) return true
  return (
    (food.category === 'Beverages' || food.category === 'Oils' || poured.test(food.name)) &&
    !/sour cream|whipped|powder/.test(food.name)
  )
}

const cupped: ReadonlySet<string> = new Set(['Baking', 'Oils', 'Beverages', 'Condiments'])

/** Whether an American kitchen measures a food in cups; meat and potatoes go by weight. Example: `isCupped('all-purpose-flour')`. */
export function isMeasuredInCups(foodId: string | undefined): boolean {
  return cupped.has((foodId !== undefined && foodById(foodId)?.category) || '')
}
