import { allergenIds } from '../diet/allergen'
import { allergenBits, dietBits } from '../diet/bit-sets'
import { dietIds } from '../diet/diet'
import { dishProfileOf, type Eater } from '../diet/eater'
import { objectionsToFood } from '../food-graph/food-objections'
import type { Recipe } from '../recipe/recipe'
import type { LeftoverRestrictions, Lot } from '../stock/lot'

/**
 * Returns the restrictions of a dish's leftovers that the cooked food itself does not have: allergens that the dish contains or
 * does not rule out, and diets that it does not fit or that cannot be judged. Example: chicken that was roasted in butter
 * brings dairy.
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
 * Removes the food from leftovers that contain what an eater avoids or that do not fit an eater's diet, so that they are no
 * ingredient for these eaters. Example: chicken roasted in butter, where an eater avoids dairy.
 */
export function filterLotsForEaters(lots: readonly Lot[], eaters: readonly Eater[]): readonly Lot[] {
  const avoided = new Set(eaters.flatMap(({ avoids }) => avoids.map(({ allergen }) => allergen)))
  const followed = new Set(eaters.flatMap(({ diets }) => diets))
  const suitsAll = ({ brings }: Lot) =>
    !brings ||
    !(brings.allergens.some((id) => avoided.has(id)) || brings.diets.some((id) => followed.has(id)))
  return lots.every(suitsAll) ? lots : lots.map((lot) => (suitsAll(lot) ? lot : withoutFood(lot)))
}

function withoutFood({ foodId: _, ...lot }: Lot): Lot {
  return lot
}
