import { daysOf, shelfLifeOf } from '../expiry/shelf-life'
import { foodById } from '../food/food'

const seasonings: ReadonlySet<string> = new Set(['Oils', 'Condiments', 'Herbs & Spices', 'Baking'])
const lastingWeight = 0.5
/** So many days once opened. */
const lastsDays = 60
/** Salt never spoils, and of capers only the pack knows. */
const withoutDays: ReadonlySet<string> = new Set(['indefinitely', 'pack-date'])

/**
 * Returns how much of an errand it is to buy a food. A seasoning that keeps is bought once in months and used by the spoon, so it
 * weighs half: otherwise the dishes with the fewest spices would come back every week.
 * Example: `purchaseWeightOf('cumin')` is 0.5, `purchaseWeightOf('leek')` is 1.
 */
export function purchaseWeightOf(foodId: string): number {
  if (!seasonings.has(foodById(foodId)?.category ?? '')) return 1
  const { pantry, fridge } = shelfLifeOf(foodId) ?? {}
  const keeps = daysOf(pantry?.opened) ?? daysOf(fridge?.opened) ?? daysOf(pantry?.sealed)
  const lasts = keeps ? keeps.most >= lastsDays : withoutDays.has(pantry?.sealed?.until ?? '')
  return lasts ? lastingWeight : 1
}
