import type { MealTime } from '../meal-plan/plan-request'
import { isMealFor } from '../recipe/dish-role'
import type { Occasion, Recipe } from '../recipe/recipe'
import type { StockIndex } from '../recipe-coverage/stock-index'
import { type AvailableFoods, findAvailableFoods } from './available-foods'
import { baseDishes } from './base-dishes'
import type { FillRequest, FlexibleDish } from './fill-dish'
import { fillFromAvailable } from './fill-dish'

/** Request for flexible dishes. Example: `{ eaters, meal: 'dinner', maxMinutes: 30, limit: 3 }`. */
export interface FlexibleDishRequest extends FillRequest {
  readonly meal?: MealTime
  /** 'general' matches any occasion. */
  readonly occasion?: Occasion | 'general'
  readonly maxMinutes?: number
  /** Three by default. */
  readonly limit?: number
}

/**
 * Returns the best dishes that can be cooked from the stock with nothing to buy. They differ from each other, and urgent foods
 * come first. Example: `flexibleDishes(stock, { eaters, meal: 'dinner' })[0]?.recipe.title` is 'Chicken and Leek Pie'.
 */
export function flexibleDishes(stock: StockIndex, request: FlexibleDishRequest): FlexibleDish[] {
  return flexibleDishesFrom(findAvailableFoods(stock, request.eaters), request)
}

/**
 * Like `flexibleDishes`, from precomputed available foods, for several requests in a row. Example: `flexibleDishesFrom(available,
 * { eaters, uses: 'quince' })`.
 */
export function flexibleDishesFrom(available: AvailableFoods, request: FlexibleDishRequest): FlexibleDish[] {
  const filled = baseDishes
    .flatMap((base) => fillFromAvailable(base, available, request) ?? [])
    .filter((dish) => isWanted(dish, request))
  const candidates = filled.map((dish) => ({ dish, score: dish.score }))
  const chosen: FlexibleDish[] = []
  const limit = request.limit ?? 3
  while (chosen.length < limit && candidates.length > 0) {
    candidates.sort((a, b) => b.score - a.score || (a.dish.base < b.dish.base ? -1 : 1))
    const next = candidates.shift()
    if (!next) break
    chosen.push(next.dish)
    for (const candidate of candidates) candidate.score -= similarity(next.dish, candidate.dish)
  }
  return chosen
}

/** Converts a filled dish to a recipe for the other rules. Example: `coverageFromStock(dishToRecipe(dish, 7), stock)`. */
export function dishToRecipe({ recipe, lines }: FlexibleDish, id: number): Recipe {
  const { title, servings, prepMinutes = 0, cookMinutes = 0, waitMinutes = 0 } = recipe
  return {
    id,
    title,
    servings,
    minutes: prepMinutes + cookMinutes + waitMinutes,
    course: recipe.course as Recipe['course'],
    ...(recipe.cuisine === undefined ? {} : { cuisine: recipe.cuisine }),
    occasions: (recipe.occasions ?? []) as Recipe['occasions'],
    tags: recipe.tags ?? [],
    lines,
  } as Recipe
}

function isWanted(dish: FlexibleDish, { meal, occasion, maxMinutes }: FlexibleDishRequest): boolean {
  const recipe = dishToRecipe(dish, 0)
  if (meal !== undefined && !isMealFor(recipe, meal)) return false
  if (occasion !== undefined && occasion !== 'general' && !recipe.occasions.includes(occasion)) return false
  return maxMinutes === undefined || (recipe.minutes ?? Number.NaN) <= maxMinutes
}

/** Similarity of two dishes: the same kind, or the same leading foods. */
function similarity(a: FlexibleDish, b: FlexibleDish): number {
  const first = leadingFoods(a)
  const shared = [...leadingFoods(b)].filter((foodId) => first.has(foodId)).length
  return (a.kind === b.kind ? 0.6 : 0) + shared * 0.2
}

/** Returns the leading foods of a dish, without seasoning, rice or pasta. Example: the chicken and the leeks of a pie. */
export function leadingFoods({ uses }: FlexibleDish): ReadonlySet<string> {
  return new Set(uses.filter(({ slot }) => leadingSlots.has(slot)).map(({ foodId }) => foodId))
}

const leadingSlots: ReadonlySet<string> = new Set(['main', 'vegetables', 'fruit', 'eggs', 'cheese'])
