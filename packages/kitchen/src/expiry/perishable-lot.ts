import { foodById } from '../food/food'
import type { Lot } from '../stock/lot'
import { daysOf, shelfLifeOf } from './shelf-life'

/** What opened or cut keeps no longer than this spoils. */
const spoilsWithinDays = 14
/** What keeps in the pantry for longer is dry: raisins among fruit and vegetables, flour among the rest, but not bread. */
const [keepsDryDays, staysFreshDays] = [100, 21]

const fresh: ReadonlySet<string> = new Set(['Fruits', 'Vegetables'])
const chilled: ReadonlySet<string> = new Set([...fresh, 'Protein', 'Dairy'])

/**
 * Returns whether a lot is wasted once its day is over: anything with a use-by day, what is chilled, fresh fruit and vegetables,
 * and whatever keeps for days rather than months. Dry and frozen food keeps beyond its best-before day.
 * Example: carrots in the fridge are, raisins in the pantry are not.
 */
export function isPerishableLot({
  foodId,
  location,
  expiry,
}: Pick<Lot, 'foodId' | 'location' | 'expiry'>): boolean {
  if (!expiry || location === 'freezer') return false
  if (expiry.kind === 'use-by') return true
  if (foodId === undefined) return false
  const category = foodById(foodId)?.category
  // Food that nobody knows is in the fridge for a reason.
  if (location === 'fridge') return category === undefined || chilled.has(category) || spoilsSoon(foodId)
  const isFresh = fresh.has(category ?? '')
  const keeps = daysOf(shelfLifeOf(foodId)?.pantry.sealed)
  if (keeps === undefined) return isFresh || spoilsSoon(foodId)
  return keeps.most <= (isFresh ? keepsDryDays : staysFreshDays)
}

/**
 * Returns whether the rest of an opened pack spoils within two weeks; undefined for foods of unknown shelf life.
 * Example: `spoilsSoon('spinach')` is true, `spoilsSoon('white-rice')` is not; of a food whose shelf life nobody knows
 * neither.
 */
export function spoilsSoon(foodId: string): boolean {
  const life = shelfLifeOf(foodId)
  const keeps =
    daysOf(life?.fridge.opened) ??
    daysOf(life?.pantry.opened) ??
    daysOf(life?.fridge.sealed) ??
    daysOf(life?.pantry.sealed)
  return keeps !== undefined && keeps.most <= spoilsWithinDays
}
