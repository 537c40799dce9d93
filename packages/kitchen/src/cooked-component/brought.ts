import { allergenIds } from '../allergen'
import { dietIds } from '../diet'
import { type Eater, profileOf } from '../eater'
import { objectionsTo } from '../food-graph/objections'
import type { Brought, Lot } from '../lot'
import { allergenBits, dietBits } from '../marks'
import type { Recipe } from '../recipe'

/**
 * What leftovers of a dish bring that the cooked food by itself has not: allergens in the dish or not ruled out, and diets that
 * it does not fit or that nobody can judge. Example: chicken that was roasted in butter brings dairy.
 */
export function broughtBy(recipe: Recipe, foodId: string): Brought {
  const { contains, notKnown, unfit, unjudged } = profileOf(recipe)
  const own = objectionsTo(foodId)
  const allergens = (contains & ~own.contains) | (notKnown & ~own.allergens)
  const diets = (unfit & ~own.unfit) | (unjudged & ~own.notFitting)
  return {
    allergens: allergenIds.filter((id) => (allergens & allergenBits([id])) !== 0),
    diets: dietIds.filter((id) => (diets & dietBits([id])) !== 0),
  }
}

/**
 * The lots as these people may cook with them: leftovers that bring what somebody avoids, or does not fit somebody's diet, are no
 * ingredient for them. Example: chicken roasted in butter is not, where somebody avoids dairy.
 */
export function lotsForEaters(lots: readonly Lot[], eaters: readonly Eater[]): readonly Lot[] {
  const avoided = new Set(eaters.flatMap(({ avoids }) => avoids.map(({ allergen }) => allergen)))
  const followed = new Set(eaters.flatMap(({ diets }) => diets))
  const isForAll = ({ brings }: Lot) =>
    !brings ||
    !(brings.allergens.some((id) => avoided.has(id)) || brings.diets.some((id) => followed.has(id)))
  return lots.every(isForAll) ? lots : lots.map((lot) => (isForAll(lot) ? lot : withoutFood(lot)))
}

function withoutFood({ foodId: _, ...lot }: Lot): Lot {
  return lot
}
