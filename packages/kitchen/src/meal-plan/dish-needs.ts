import { foodById } from '../food/food'
import type { Recipe } from '../recipe/recipe'
import { isVague, measureOf } from '../recipe-coverage/comparable-measure'

/**
 * The amount of a food, in grams if a weight is known, else in millilitres or its own unit; without `in` it is 'some'.
 * Example: `{ foodId: 'garlic', in: 'g', value: 6 }`.
 */
export interface DishNeed {
  readonly foodId: string
  readonly in: string
  readonly value: number
}

/** The needs of a recipe as written, and its main food. Example: spinach pie is mainly spinach. */
export interface DishNeeds {
  readonly needs: readonly DishNeed[]
  readonly main?: string
}

const besideTheDish = new Set(['Oils', 'Condiments', 'Herbs & Spices', 'Beverages', 'Baking'])
const cache = new WeakMap<Recipe, DishNeeds>()

/**
 * Adds up the lines of a recipe by food. Optional lines need nothing; a pinch or a line without an amount needs 'some'.
 * Example: '2 onions' and '1 onion, for serving' are 330 g of onion.
 */
export function dishNeedsOf(recipe: Recipe): DishNeeds {
  const known = cache.get(recipe)
  if (known) return known
  const sums = new Map<string, DishNeed>()
  for (const { foodId, quantity, optional } of recipe.lines) {
    if (foodId === undefined || optional) continue
    const measure = quantity && !isVague(quantity.unit) ? measureOf(quantity, foodId) : undefined
    const unit = measure?.in ?? ''
    const before = sums.get(`${foodId}\t${unit}`)?.value ?? 0
    sums.set(`${foodId}\t${unit}`, { foodId, in: unit, value: before + (measure?.value ?? 0) })
  }
  const needs = [...sums.values()]
  const main = mainFoodOf(needs)
  const result = { needs, ...(main === undefined ? {} : { main }) }
  cache.set(recipe, result)
  return result
}

/** Returns the servings of a recipe as written; an invalid figure counts as one. Example: `servingsOf({ servings: 0 })` is 1. */
export function servingsOf({ servings }: Pick<Recipe, 'servings'>): number {
  return servings > 0 && Number.isFinite(servings) ? servings : 1
}

function mainFoodOf(needs: readonly DishNeed[]): string | undefined {
  let heaviest: DishNeed | undefined
  for (const need of needs) {
    const category = foodById(need.foodId)?.category
    if (need.in !== 'g' || (category && besideTheDish.has(category))) continue
    const heavier = heaviest === undefined || need.value > heaviest.value
    if (heavier || (need.value === heaviest?.value && need.foodId < heaviest.foodId)) heaviest = need
  }
  return heaviest?.foodId
}
