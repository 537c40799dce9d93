import { componentOf } from '@larder/kitchen/cooked-component/cooked-component'
import { maxFilledServings } from '@larder/kitchen/flexible-dish/fill-dish'
import type { PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { dishRoleOf } from '@larder/kitchen/recipe/dish-role'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { ActingMember } from '../../../db/household-lock'
import type { MemberTx } from '../../../db/household-transaction'
import type { MadeUpDish } from '../../suggestions/made-up-dishes'
import type { WeekDishes } from '../../suggestions/week-dishes'

/** Preference of a cookbook dish over a made-up one: a little less than the penalty of one more item to buy. */
export const cookbookPreference = 8
/** Where energy is aimed at, a made-up dish whose energy is known is preferred by this many points. */
export const knownEnergyPreference = 6

/** Returns made-up dishes as candidates; none for more eaters than a dish is made up for. */
export async function findMadeUpCandidates(
  weekDishes: WeekDishes,
  member: ActingMember,
  plates: number,
): Promise<readonly MadeUpDish[]> {
  const servings = Math.ceil(plates)
  if (servings < 1 || servings > maxFilledServings) return []
  return toStoredIds(await weekDishes.of(member, servings))
}

/** The number of cooked foods considered for a second dish. */
const maxComponents = 3

/** Returns dishes from the leftovers of cookbook dishes; the most frequent leftover foods first. */
export async function findSecondDishCandidates(
  weekDishes: WeekDishes,
  member: ActingMember,
  plates: number,
  cookbook: readonly Recipe[],
): Promise<readonly MadeUpDish[]> {
  const servings = Math.ceil(plates)
  if (servings < 1 || servings > maxFilledServings) return []
  const count = new Map<string, number>()
  for (const recipe of cookbook) {
    const foodId = dishRoleOf(recipe) === 'main' ? componentOf(recipe)?.foodId : undefined
    if (foodId !== undefined) count.set(foodId, (count.get(foodId) ?? 0) + 1)
  }
  const foods = [...count].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return toStoredIds(
    await weekDishes.from(
      member,
      servings,
      foods.slice(0, maxComponents).map(([foodId]) => foodId),
    ),
  )
}

// A stored dish keeps its id, so that earlier cooking, planning and dismissals count.
function toStoredIds(dishes: readonly MadeUpDish[]): readonly MadeUpDish[] {
  return dishes.map((dish) =>
    dish.storedAs === undefined ? dish : { ...dish, recipe: { ...dish.recipe, id: dish.storedAs } },
  )
}

/** Stores the chosen made-up dishes; returns the meals with the stored ids. */
export async function storeChosenDishes<Meal extends Partial<PlannedMeal>>(
  tx: MemberTx,
  weekDishes: WeekDishes,
  made: readonly MadeUpDish[],
  meals: readonly Meal[],
): Promise<Meal[]> {
  const { householdId, accountId } = tx
  const madeIds = new Set(
    meals.flatMap(({ recipeId, sides = [] }) => [recipeId, ...sides.map((side) => side.recipeId)]),
  )
  const chosen = made.filter(({ recipe, storedAs }) => storedAs === undefined && madeIds.has(recipe.id))
  if (chosen.length === 0) return [...meals]
  const ids = await weekDishes.store({ householdId, accountId }, chosen, tx)
  const now = (id: number) => ids.get(id) ?? id
  return meals.map((meal) => ({
    ...meal,
    ...(meal.recipeId !== undefined && { recipeId: now(meal.recipeId) }),
    ...(meal.sides && { sides: meal.sides.map((side) => ({ ...side, recipeId: now(side.recipeId) })) }),
  }))
}
