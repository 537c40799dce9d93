import { cookingYieldTable } from '../data/foods/cooking-yields'
import { lazyValue, parseRows } from '../fact-table'
import { nutritionOf } from '../nutrition/nutrition'

const cookedProtein = lazyValue(
  () =>
    new Map(
      parseRows(cookingYieldTable).map(([id = '', protein]): [string, number] => [id, Number(protein)]),
    ),
)

const rawOfCooked = lazyValue(
  () =>
    new Map(
      parseRows(cookingYieldTable).flatMap(([raw = '', , , cooked]): [string, string][] =>
        cooked ? [[cooked, raw]] : [],
      ),
    ),
)

/**
 * Returns the cooked weight of 1 g of a raw food, or undefined if unknown.
 * Example: `cookedWeightFactor('white-rice')` is about
 * 2.65, `cookedWeightFactor('chicken-breast')` about 0.73.
 */
export function cookedWeightFactor(foodId: string): number | undefined {
  const cooked = cookedProtein().get(foodId)
  const raw = nutritionOf(foodId)?.per100g.protein
  return cooked && raw ? raw / cooked : undefined
}

/** Returns the raw food of a cooked one, with its grams. Example: 265 g of cooked rice were about 100 g of rice. */
export function rawEquivalent(
  cookedFoodId: string,
  grams: number,
): { foodId: string; grams: number } | undefined {
  const foodId = rawOfCooked().get(cookedFoodId)
  const gain = foodId === undefined ? undefined : cookedWeightFactor(foodId)
  return foodId === undefined || gain === undefined ? undefined : { foodId, grams: grams / gain }
}
