import type { MealTime } from '../meal-plan/plan-request'
import { isMealFor } from '../recipe/dish-role'
import type { Occasion, Recipe } from '../recipe/recipe'
import type { StockIndex } from '../recipe-coverage/stock-index'
import { findAvailableFoods } from './available-foods'
import { baseDishes } from './base-dishes'
import type { FillRequest, FlexibleDish } from './fill-dish'
import { fillFromAvailable } from './fill-dish'

/** Which flexible dishes are wanted. Example: `{ eaters, meal: 'dinner', maxMinutes: 30, limit: 3 }`. */
export interface FlexibleDishRequest extends FillRequest {
  readonly meal?: MealTime
  /** 'general' is any. */
  readonly occasion?: Occasion | 'general'
  readonly maxMinutes?: number
  /** A food the dish must use. */
  readonly uses?: string
  /** Three without a wish. */
  readonly limit?: number
}

/**
 * The best few dishes that what is in the house makes with nothing to buy, unlike each other, what must be used first in
 * front. Example: `flexibleDishes(stock, { eaters, meal: 'dinner' })[0]?.recipe.title` is 'Chicken and Leek Pie'.
 */
export function flexibleDishes(stock: StockIndex, ask: FlexibleDishRequest): FlexibleDish[] {
  const stores = findAvailableFoods(stock, ask.eaters)
  const filled = baseDishes
    .flatMap((base) => fillFromAvailable(base, stores, ask) ?? [])
    .filter((dish) => isWanted(dish, ask))
  const rest = filled.map((dish) => ({ dish, score: dish.score }))
  const chosen: FlexibleDish[] = []
  const limit = ask.limit ?? 3
  while (chosen.length < limit && rest.length > 0) {
    rest.sort((a, b) => b.score - a.score || (a.dish.base < b.dish.base ? -1 : 1))
    const next = rest.shift()
    if (!next) break
    chosen.push(next.dish)
    for (const other of rest) other.score -= likeness(next.dish, other.dish)
  }
  return chosen
}

/** A filled dish as the kitchen's other rules take a recipe. Example: `coverageFrom(asRecipe(dish, 7), stock)`. */
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

function isWanted(dish: FlexibleDish, { meal, occasion, maxMinutes, uses }: FlexibleDishRequest): boolean {
  const recipe = dishToRecipe(dish, 0)
  if (meal !== undefined && !isMealFor(recipe, meal)) return false
  if (occasion !== undefined && occasion !== 'general' && !recipe.occasions.includes(occasion)) return false
  if (maxMinutes !== undefined && !((recipe.minutes ?? Number.NaN) <= maxMinutes)) return false
  return uses === undefined || dish.uses.some(({ foodId }) => foodId === uses)
}

/** How much one dish is like another: the same kind, or built on the same foods. */
function likeness(a: FlexibleDish, b: FlexibleDish): number {
  const first = leadingFoods(a)
  const shared = [...leadingFoods(b)].filter((foodId) => first.has(foodId)).length
  return (a.kind === b.kind ? 0.6 : 0) + shared * 0.2
}

/** The foods a dish is built on: no seasoning, no rice or pasta under it. Example: the chicken and the leeks of a pie. */
export function leadingFoods({ uses }: FlexibleDish): ReadonlySet<string> {
  return new Set(uses.filter(({ slot }) => leads.has(slot)).map(({ foodId }) => foodId))
}

const leads: ReadonlySet<string> = new Set(['main', 'vegetables', 'fruit', 'eggs', 'cheese'])
