import type { RecipeDraft } from '@larder/contract/recipes'
import { componentOf } from '@larder/kitchen/cooked-component/cooked-component'
import { maxFilledServings } from '@larder/kitchen/flexible-dish/fill-dish'
import type { PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { dishRoleOf } from '@larder/kitchen/recipe/dish-role'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import type { PlanChange } from '../changes/plan-change'

/** A dish made up from the stock; its id is negative while it is not stored. */
export interface MadeUpCandidate {
  readonly recipe: Recipe
  readonly storedAs?: number
  readonly digest: string
  readonly draft: RecipeDraft
}

export interface MadeUpCandidateSource {
  /** Dishes from a household's stock with nothing to buy, for several days. */
  of(member: ActingMember, servings: number): Promise<readonly MadeUpCandidate[]>
  /** Dishes from one of these cooked foods, for when another dish leaves it over. */
  from(member: ActingMember, servings: number, foods: readonly string[]): Promise<readonly MadeUpCandidate[]>
  /** Stores these dishes in a transaction; returns the stored ids by the temporary ids. */
  store(
    member: ActingMember,
    dishes: readonly MadeUpCandidate[],
    within: Tx,
  ): Promise<ReadonlyMap<number, number>>
}

/** Preference of a cookbook dish over a made-up one: a little less than the penalty of one more item to buy. */
export const cookbookPreference = 8

/** Returns made-up dishes as candidates; none for more eaters than a dish is made up for. */
export async function findMadeUpCandidates(
  made: MadeUpCandidateSource,
  member: ActingMember,
  plates: number,
): Promise<readonly MadeUpCandidate[]> {
  const servings = Math.ceil(plates)
  if (servings < 1 || servings > maxFilledServings) return []
  return toStoredIds(await made.of(member, servings))
}

/** The number of cooked foods considered for a second dish. */
const maxComponents = 3

/** Returns dishes from the leftovers of cookbook dishes; the most frequent leftover foods first. */
export async function findSecondDishCandidates(
  made: MadeUpCandidateSource,
  member: ActingMember,
  plates: number,
  cookbook: readonly Recipe[],
): Promise<readonly MadeUpCandidate[]> {
  const servings = Math.ceil(plates)
  if (servings < 1 || servings > maxFilledServings) return []
  const count = new Map<string, number>()
  for (const recipe of cookbook) {
    const foodId = dishRoleOf(recipe) === 'main' ? componentOf(recipe)?.foodId : undefined
    if (foodId !== undefined) count.set(foodId, (count.get(foodId) ?? 0) + 1)
  }
  const foods = [...count].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return toStoredIds(
    await made.from(
      member,
      servings,
      foods.slice(0, maxComponents).map(([foodId]) => foodId),
    ),
  )
}

// A stored dish keeps its id, so that earlier cooking, planning and dismissals count.
function toStoredIds(dishes: readonly MadeUpCandidate[]): readonly MadeUpCandidate[] {
  return dishes.map((dish) =>
    dish.storedAs === undefined ? dish : { ...dish, recipe: { ...dish.recipe, id: dish.storedAs } },
  )
}

/** Stores the chosen made-up dishes; returns the meals with the stored ids. */
export async function storeChosenDishes<Meal extends Partial<PlannedMeal>>(
  { tx, householdId, accountId }: PlanChange,
  madeDishes: MadeUpCandidateSource,
  made: readonly MadeUpCandidate[],
  meals: readonly Meal[],
): Promise<Meal[]> {
  const madeIds = new Set(
    meals.flatMap(({ recipeId, sides = [] }) => [recipeId, ...sides.map((side) => side.recipeId)]),
  )
  const chosen = made.filter(({ recipe, storedAs }) => storedAs === undefined && madeIds.has(recipe.id))
  if (chosen.length === 0) return [...meals]
  const ids = await madeDishes.store({ householdId, accountId }, chosen, tx)
  const now = (id: number) => ids.get(id) ?? id
  return meals.map((meal) => ({
    ...meal,
    ...(meal.recipeId !== undefined && { recipeId: now(meal.recipeId) }),
    ...(meal.sides && { sides: meal.sides.map((side) => ({ ...side, recipeId: now(side.recipeId) })) }),
  }))
}
