import type { RecipeDraft } from '@larder/contract/recipes'
import { componentOf } from '@larder/kitchen/cooked-component/cooked-component'
import { maxFilledServings } from '@larder/kitchen/flexible-dish/fill-dish'
import type { PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import { dishRoleOf } from '@larder/kitchen/recipe/dish-role'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import type { PlanChange } from '../changes/plan-change'

/** A dish made up from the stock: below zero is the number of one that is not written down. */
export interface MadeUpCandidate {
  readonly recipe: Recipe
  readonly storedAs?: number
  readonly digest: string
  readonly draft: RecipeDraft
}

export interface MadeUpCandidateSource {
  /** What a household's stock makes with nothing to buy, for several days. */
  of(hand: ActingMember, servings: number): Promise<readonly MadeUpCandidate[]>
  /** Dishes that are made from one of these cooked foods, once another dish leaves it over. */
  from(hand: ActingMember, servings: number, foods: readonly string[]): Promise<readonly MadeUpCandidate[]>
  /** Writes these down within a transaction; the numbers of all by the numbers they had. */
  store(
    hand: ActingMember,
    dishes: readonly MadeUpCandidate[],
    within: Tx,
  ): Promise<ReadonlyMap<number, number>>
}

/** What a dish of the cookbook is liked better than one made up: a little less than one more thing to buy is a nuisance. */
export const cookbookPreference = 8

/** The dishes to choose from beside the cookbook; none for a table that is too large to make up a dish for. */
export async function findMadeUpCandidates(
  made: MadeUpCandidateSource,
  hand: ActingMember,
  plates: number,
): Promise<readonly MadeUpCandidate[]> {
  const servings = Math.ceil(plates)
  if (servings < 1 || servings > maxFilledServings) return []
  return toStoredIds(await made.of(hand, servings))
}

/** So many cooked foods are thought of as the start of a second dish. */
const maxComponents = 3

/** Dishes from what some dish of the cookbook would leave over; the foods that most of its dishes leave over first. */
export async function findSecondDishCandidates(
  made: MadeUpCandidateSource,
  hand: ActingMember,
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
      hand,
      servings,
      foods.slice(0, maxComponents).map(([foodId]) => foodId),
    ),
  )
}

// What is written down goes by that number: so it is known where it was cooked, planned or waved away.
function toStoredIds(dishes: readonly MadeUpCandidate[]): readonly MadeUpCandidate[] {
  return dishes.map((dish) =>
    dish.storedAs === undefined ? dish : { ...dish, recipe: { ...dish.recipe, id: dish.storedAs } },
  )
}

/** Writes down which of the made-up dishes were chosen; the same meals with the numbers their dishes have now. */
export async function storeChosenDishes<Meal extends Partial<PlannedMeal>>(
  { tx, householdId, accountId }: PlanChange,
  madeDishes: MadeUpCandidateSource,
  made: readonly MadeUpCandidate[],
  meals: readonly Meal[],
): Promise<Meal[]> {
  const asked = new Set(
    meals.flatMap(({ recipeId, sides = [] }) => [recipeId, ...sides.map((side) => side.recipeId)]),
  )
  const chosen = made.filter(({ recipe, storedAs }) => storedAs === undefined && asked.has(recipe.id))
  if (chosen.length === 0) return [...meals]
  const ids = await madeDishes.store({ householdId, accountId }, chosen, tx)
  const now = (id: number) => ids.get(id) ?? id
  return meals.map((meal) => ({
    ...meal,
    ...(meal.recipeId !== undefined && { recipeId: now(meal.recipeId) }),
    ...(meal.sides && { sides: meal.sides.map((side) => ({ ...side, recipeId: now(side.recipeId) })) }),
  }))
}
