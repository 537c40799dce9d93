import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { MatchedRecipe } from '@larder/contract/recipes'
import type { SuggestedSide, Suggestion, SuggestionQuery } from '@larder/contract/suggestions'
import { addDays, type Day, daysBetween } from '@larder/kitchen/date/day'
import { maxFilledServings } from '@larder/kitchen/flexible-dish/fill-dish'
import { automaticSubstitutesFor } from '@larder/kitchen/food/substitutes'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { explainReasons } from '@larder/kitchen/suggestions/dish-reason'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'
import type { DishSuggestion as Suggested } from '@larder/kitchen/suggestions/suggest'
import { type SuggestedMeal, suggestMeals } from '@larder/kitchen/suggestions/suggest-meals'
import type { SuggestionRequest } from '@larder/kitchen/suggestions/suggestion-request'
import { forgottenAfterDays } from '@larder/kitchen/suggestions/suggestion-score'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import type { ActingMember } from '../../db/household-lock'
import { prepared } from '../../db/prepared'
import { findRecentlyCooked } from '../../db/queries/recently-cooked'
import { recipeMarks } from '../../db/tables/recipes'
import type { MatchingContext, MatchingContextLoader } from '../recipes/matching/matching-context'
import { toMeal } from '../recipes/matching/to-meal'
import { findRecipeCards } from '../recipes/queries/recipe-cards'
import type { LiveRecipeIndex } from '../recipes/recipe-index/live-recipe-index'
import { listUnknowns } from './list-unknowns'
import type { MadeUpDish, MadeUpDishes } from './made-up-dishes'
import type { VarietySeeds } from './variety-seeds'

export interface SuggestionParts {
  db: Db
  seeds: VarietySeeds
  recipeIndex: LiveRecipeIndex
  matchingContexts: MatchingContextLoader
  madeUp: MadeUpDishes
  /** Whether a language model is configured that can invent a dish. */
  canInvent: boolean
}

export interface SuggestionList {
  suggestions: Suggestion[]
  sample: boolean
  canInvent: boolean
}

export type SuggestionService = ReturnType<typeof createSuggestions>

// Shared, so that its results are cached per food. What an eater must not have is filtered later.
const swaps = (foodId: string) => automaticSubstitutesFor(foodId)

/** How often the index may change during a request before the response is incomplete. */
const maxTries = 3

export function createSuggestions(parts: SuggestionParts) {
  const { db, seeds, recipeIndex, matchingContexts, madeUp, canInvent } = parts
  return {
    async list(actor: ActingMember | undefined, query: SuggestionQuery): Promise<SuggestionList> {
      const [index, context, liked] = await Promise.all([
        recipeIndex.index(),
        matchingContexts.of(actor, { eaters: query.eaters?.split(','), people: query.people }),
        findStars(db, actor),
      ])
      const cooked = actor
        ? await findRecentlyCooked(db, actor.householdId, addDays(context.today, -forgottenAfterDays))
        : []
      const request: SuggestionRequest = {
        ...toSuggestionFilters(query),
        lots: context.lots,
        today: context.today,
        eaters: context.eaters,
        assume: context.assume,
        ...toServings(context),
        liked,
        recent: cooked.map(({ recipeId, day }) => ({
          id: recipeId,
          daysAgo: Math.max(0, daysBetween(day, context.today)),
        })),
        swaps,
        seed: toDailySeed(actor ? seeds.ofHousehold(actor.householdId) : 'sample', context.today),
        among: (id) => recipeIndex.mayRead(id, context.readers),
      }
      const made = actor ? await findMadeUpDishes(actor, context, request, madeUp) : []
      for (let attempt = 1; ; attempt += 1) {
        const suggested = suggestMeals(
          index,
          request,
          made.map(({ recipe }) => recipe),
        )
        const { found, own } = actor
          ? await storeOffered(actor, suggested, made, madeUp)
          : { found: suggested, own: noMadeUpIds }
        const dishes = found.flatMap((one) => (one.beside ? [one, one.beside] : [one]))
        const ids = dishes.map(({ recipe: { id } }) => id)
        const cards = ids.length > 0 ? await findRecipeCards(db, actor, ids) : new Map<number, never>()
        const meals = new Map<number, MatchedRecipe>()
        for (const { recipe, coverage } of dishes) {
          const card = cards.get(recipe.id)
          if (!card) continue
          if (
            !own.has(recipe.id) &&
            !(isIndexed(index, recipe) && recipeIndex.holds(recipe.id, card.version))
          )
            continue
          meals.set(recipe.id, toMeal(card.summary, recipe, context, coverage))
        }
        if (meals.size === dishes.length || attempt === maxTries) {
          const suggestions = found.flatMap((one) => {
            const meal = meals.get(one.recipe.id)
            return meal ? [toSuggestion(meal, one, meals, request)] : []
          })
          return { suggestions, sample: context.sample, canInvent }
        }
        await recipeIndex.reread(ids.filter((id) => !own.has(id)))
      }
    },
  }
}

const noMadeUpIds: ReadonlySet<number> = new Set()

/** Returns made-up dishes without those cooked recently. */
async function findMadeUpDishes(
  member: ActingMember,
  context: MatchingContext,
  { servings, rescue, recent = [], exclude = [] }: SuggestionRequest,
  madeUp: MadeUpDishes,
): Promise<MadeUpDish[]> {
  if (servings !== undefined && servings > maxFilledServings) return []
  const uses = typeof rescue === 'string' ? rescue : undefined
  const dishes = await madeUp.of(member, context, { ...(servings !== undefined && { servings }), uses })
  const excludedIds = new Set([...exclude, ...recent.map(({ id }) => id)])
  return dishes.filter(({ storedAs }) => storedAs === undefined || !excludedIds.has(storedAs))
}

/** Stores the chosen made-up dishes, so that they can be opened, planned and cooked; returns their ids. */
async function storeOffered(
  member: ActingMember,
  suggested: readonly SuggestedMeal[],
  made: readonly MadeUpDish[],
  madeUp: MadeUpDishes,
): Promise<{ found: readonly SuggestedMeal[]; own: ReadonlySet<number> }> {
  const chosen = suggested
    .flatMap((one) => (one.beside ? [one, one.beside] : [one]))
    .map(({ recipe }) => recipe)
  const ids = await madeUp.store(
    member,
    made.filter(({ recipe }) => chosen.includes(recipe)),
  )
  const withStoredId = <Dish extends Suggested>(dish: Dish): Dish => {
    const id = ids.get(dish.recipe.id)
    return id === undefined ? dish : { ...dish, recipe: { ...dish.recipe, id } }
  }
  const found = suggested.map((one) => ({
    ...withStoredId(one),
    ...(one.beside && { beside: withStoredId(one.beside) }),
  }))
  return { found, own: new Set(ids.values()) }
}

/** Returns whether the recipe has not been removed or replaced since it was suggested. */
function isIndexed({ recipes, placeOf }: RecipeIndex, recipe: Recipe): boolean {
  const now = recipes.at(placeOf.get(recipe.id) ?? -1)
  return now === recipe || isDeepStrictEqual(now, recipe)
}

function toSuggestionFilters(query: SuggestionQuery): Omit<SuggestionRequest, 'lots' | 'today' | 'eaters'> {
  const { buy, minutes, rescue, exclude, limit } = query
  // Food to use up may become anything: bananas are no lunch.
  const { occasion = rescue === undefined ? 'lunch' : undefined } = query
  return {
    occasion: occasion === 'general' ? 'lunch' : (occasion ?? 'general'),
    ...(buy !== undefined && { maxToBuy: buy }),
    ...(minutes !== undefined && { maxMinutes: minutes }),
    ...(rescue !== undefined && { rescue }),
    ...(exclude && { exclude: exclude.split(',').map(Number) }),
    limit,
  }
}

/** Returns the requested servings, otherwise enough for all known eaters. */
function toServings({ servings, sample, eaters }: MatchingContext): { servings?: number } {
  if (servings !== undefined) return { servings }
  const plates = Math.ceil(eaters.reduce((sum, { portions }) => sum + portions, 0))
  return sample || plates === 0 ? {} : { servings: plates }
}

/** A seed per household and day. */
function toDailySeed(household: string, today: Day): number {
  return createHash('sha256').update(`${household} ${today}`).digest().readUInt32BE()
}

const selectStars = prepared<{ accountId: string }, { id: number; stars: number | null }[]>(
  'stars_by',
  (tx) =>
    tx
      .select({ id: recipeMarks.recipeId, stars: recipeMarks.stars })
      .from(recipeMarks)
      .where(and(eq(recipeMarks.accountId, sql.placeholder('accountId')), isNotNull(recipeMarks.stars))),
)

async function findStars(db: Db, actor: ActingMember | undefined): Promise<ReadonlyMap<number, number>> {
  if (!actor) return new Map()
  const rows = await selectStars(db, { accountId: actor.accountId })
  return new Map(rows.map(({ id, stars }) => [id, stars ?? 0]))
}

function toSuggestion(
  meal: MatchedRecipe,
  dish: SuggestedMeal,
  meals: ReadonlyMap<number, MatchedRecipe>,
  request: SuggestionRequest,
): Suggestion {
  const beside = dish.beside && toSuggestedBeside(dish.beside, meals, request)
  return {
    ...meal,
    ...explainSuggestion(dish, request),
    time: meal.minutes === 1 ? '1 minute' : `${meal.minutes} minutes`,
    covered: dish.coverage.covered,
    ...(beside && { beside }),
  }
}

function toSuggestedBeside(
  dish: Suggested,
  meals: ReadonlyMap<number, MatchedRecipe>,
  request: SuggestionRequest,
): SuggestedSide | undefined {
  const meal = meals.get(dish.recipe.id)
  if (!meal) return undefined
  const { id, title, minutes, warning } = meal
  return {
    id,
    title,
    minutes,
    ...(warning !== undefined && { warning }),
    ...explainSuggestion(dish, request),
  }
}

function explainSuggestion(
  { recipe, coverage, reasons }: Suggested,
  { servings, eaters }: Pick<SuggestionRequest, 'servings' | 'eaters'>,
) {
  return {
    reason: explainReasons({ reasons }),
    toBuy: coverage.toBuy,
    ...(servings !== undefined && servings !== recipe.servings && { forServings: servings }),
    saves: coverage.rescues
      .map(({ name, foodId, daysLeft }) => ({ name, foodId, daysLeft }))
      .sort((a, b) => a.daysLeft - b.daysLeft),
    notKnown: listUnknowns(recipe, eaters),
  }
}
