import { allergenIds } from '../diet/allergen'
import { allergenBits, dietBits } from '../diet/bit-sets'
import { dietIds } from '../diet/diet'
import { dishProfileOf, type Eater } from '../diet/eater'
import { objectionsToFood } from '../food-graph/food-objections'
import type { Recipe } from '../recipe/recipe'
import type { LeftoverRestrictions, Lot } from '../stock/lot'

/**
 * What leftovers of a dish bring that the cooked food by itself has not: allergens in the dish or not ruled out, and diets that
 * it does not fit or that nobody can judge. Example: chicken that was roasted in butter brings dairy.
 */
export function restrictionsFromLeftovers(recipe: Recipe, foodId: string): LeftoverRestrictions {
  const { contains, notKnown, unfit, unjudged } = dishProfileOf(recipe)
  const own = objectionsToFood(foodId)
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
export function filterLotsForEaters(lots: readonly Lot[], eaters: readonly Eater[]): readonly Lot[] {
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
