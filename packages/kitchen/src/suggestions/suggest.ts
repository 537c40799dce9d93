import { type DishProfile, dietaryNeedsOf, dishProfileOf, suitsNeeds } from '../diet/eater'
import type { Recipe } from '../recipe/recipe'
import type { Coverage } from '../recipe-coverage/recipe-coverage'
import { coverageFromStock } from '../recipe-coverage/recipe-coverage'
import type { StockIndex } from '../recipe-coverage/stock-index'
import { indexStock, prioritizeLot } from '../recipe-coverage/stock-index'
import type { EvaluationContext, LotCell } from './dish-evaluator'
import { quickMinutes } from './dish-kind'
import type { DishReason } from './dish-reason'
import { reasonsFor } from './dish-reason'
import { isEdibleBy } from './edible-by'
import { createEvaluationContext } from './evaluation-context'
import { rankDishes, usesStockBonus } from './rank-dishes'
import type { RecipeIndex } from './recipe-index'
import type { SuggestionRequest } from './suggestion-request'
import { forgottenAfterDays, roundScore, suggestionWeights } from './suggestion-score'
import { memoizeSwaps } from './swap-cache'
import type { ScoredItem } from './top-k'

/** One dish to cook, and why. Example: `explain(suggestion)` is 'uses spinach, 1 day left; you lack lemon'. */
export interface DishSuggestion {
  readonly recipe: Recipe
  /** More is better; only for comparing within one answer. */
  readonly score: number
  readonly coverage: Coverage
  readonly reasons: readonly DishReason[]
}

/**
 * The best dishes for these people, this stock and this moment, unlike each other, each with its reasons. A dish that one of
 * them may not eat is never among them. Example: `suggest(index, { lots, today, eaters, occasion: 'dinner' })`.
 */
export function suggest(index: RecipeIndex, ask: SuggestionRequest): DishSuggestion[] {
  return suggestIn(prepareKitchen(index, ask), ask)
}

/** A kitchen laid out beside its recipes, to be asked several things in a row. Example: `const kitchen = laidOut(index, ask)`. */
export interface PreparedKitchen {
  readonly index: RecipeIndex
  readonly stock: StockIndex
  readonly trial: EvaluationContext
}

/** Lays a kitchen out for the lots, the day and the people of an ask. Example: `suggestIn(laidOut(index, ask), { ...ask, maxToBuy: 0 })`. */
export function prepareKitchen(index: RecipeIndex, ask: SuggestionRequest): PreparedKitchen {
  const stock = indexStock(ask.lots, ask)
  return { index, stock, trial: createEvaluationContext(index, stock, ask) }
}

/**
 * The same as `suggest` in a kitchen laid out before, as long as its recipes stay the same: for an ask with the same lots, day,
 * people, swaps and assumed foods.
 * Example: `suggestIn(kitchen, { ...ask, rescue: lot.id, limit: 1 })`.
 */
export function suggestIn(
  { index, stock, trial }: PreparedKitchen,
  ask: SuggestionRequest,
): DishSuggestion[] {
  const limit = howMany(ask.limit)
  if (ask.rescue === undefined)
    return chosen(index, rankDishes(index, trial, ask, candidatePoolSize(limit)), stock, ask)
  const named = namedIn(ask)
  if (!named || !isHeld(stock, named)) return []
  const ranked = naming(trial, named, (cells) =>
    rankDishes(index, trial, ask, candidatePoolSize(limit), cells),
  )
  const { foodId, lotId } = named
  return chosen(index, ranked, lotId === undefined ? stock : prioritizeLot(stock, foodId, lotId), ask)
}

/** The best of a ranking that are unlike each other, with their reasons. */
function chosen(
  index: RecipeIndex,
  ranked: readonly ScoredItem[],
  stock: StockIndex,
  ask: SuggestionRequest,
): DishSuggestion[] {
  if (ranked.length === 0) return []
  const needs = dietaryNeedsOf(ask.eaters)
  // A stored profile may be older than today's tables. Each suggested dish is judged by a profile this process worked out.
  const isSafe = (place: number) => {
    const recipe = index.recipes[place]
    return (
      recipe !== undefined &&
      ((needs.avoids | needs.diets) === 0 || suitsNeeds(currentProfileOf(recipe), needs))
    )
  }
  const menu = (ask.alongside ?? []).flatMap((id) => index.placeOf.get(id) ?? [])
  return diversifyDishes(index, ranked, howMany(ask.limit), isSafe, menu).flatMap(({ place, score }) => {
    const recipe = index.recipes[place]
    return recipe ? [toDishSuggestion(recipe, score, stock, ask)] : []
  })
}

/** A profile with all it was worked out from, apart from tables that never change. */
interface CachedProfile {
  readonly lines: Recipe['lines']
  readonly servings: number
  readonly profile: DishProfile
}

const profileCache = new WeakMap<Recipe, CachedProfile>()

/** The profile of a dish, worked out again when its lines or servings are no longer the same. */
function currentProfileOf(recipe: Recipe): DishProfile {
  const { lines, servings } = recipe
  const cached = profileCache.get(recipe)
  if (cached && cached.lines === lines && cached.servings === servings) return cached.profile
  const profile = dishProfileOf(recipe)
  profileCache.set(recipe, { lines, servings, profile })
  return profile
}

/** From how many of the best dishes the few unlike each other are chosen. Example: `poolFor(3)` is 24. */
export function candidatePoolSize(limit: number): number {
  return limit === 0 ? 0 : limit * 4 + 12
}

function howMany(limit = 3): number {
  return limit > 0 ? Math.min(Math.floor(limit), 1000) : 0
}

/** What the cook named to be used up: a food, and one lot of it when a lot was named. */
interface NamedStock {
  readonly foodId: string
  readonly lotId?: number
}

function namedIn({ rescue, lots }: SuggestionRequest): NamedStock | undefined {
  if (typeof rescue === 'string') return { foodId: rescue }
  const foodId = rescue === undefined ? undefined : lots.find(({ id }) => id === rescue)?.foodId
  return foodId === undefined || rescue === undefined ? undefined : { foodId, lotId: rescue }
}

function isHeld(stock: StockIndex, named: NamedStock): boolean {
  const lots = stock.get(named.foodId) ?? []
  return named.lotId === undefined ? lots.length > 0 : lots.some(({ lot }) => lot.id === named.lotId)
}

/** Works with the named lots marked, a named lot in front of the others of its food; afterwards the kitchen is as it was. */
function naming<Result>(
  { cellsOf }: EvaluationContext,
  { foodId, lotId }: NamedStock,
  work: (cells: readonly LotCell[]) => Result,
): Result {
  const cells = cellsOf.get(foodId) ?? []
  const before = [...cells]
  for (const cell of cells) cell.isNamed = lotId === undefined || cell.lotId === lotId
  if (cells.length > 1) cells.sort((a, b) => Number(b.lotId === lotId) - Number(a.lotId === lotId))
  try {
    return work(cells)
  } finally {
    for (const [at, cell] of before.entries()) {
      cell.isNamed = false
      cells[at] = cell
    }
  }
}

/**
 * Chooses the best first, then again and again the best that resembles the chosen and those on the menu least: not three
 * omelettes. Example:
 * `unlikeEachOther(index, ranked, 3, () => true)`.
 */
export function diversifyDishes(
  index: RecipeIndex,
  ranked: readonly ScoredItem[],
  limit: number,
  isSafe: (place: number) => boolean,
  menu: readonly number[] = [],
): ScoredItem[] {
  const { mainFood, kind, cuisine } = index.dishes
  const weights = suggestionWeights
  const rest = ranked.map((one) => ({ one, score: one.score }))
  const chosen: ScoredItem[] = []
  const lowerWhatResembles = (place: number) => {
    for (const other of rest) {
      if (isSame(mainFood, place, other.one.place)) other.score -= weights.besideSameMain
      if (isSame(kind, place, other.one.place)) other.score -= weights.besideSameKind
      if (isSame(cuisine, place, other.one.place)) other.score -= weights.besideSameCuisine
      other.score = roundScore(other.score)
    }
  }
  for (const place of menu) lowerWhatResembles(place)
  while (chosen.length < limit && rest.length > 0) {
    let best = 0
    rest.forEach(({ one, score }, at) => {
      const leader = rest[best]
      if (!leader) return
      if (score > leader.score || (score === leader.score && one.id < leader.one.id)) best = at
    })
    const [next] = rest.splice(best, 1)
    if (!next || !isSafe(next.one.place)) continue
    chosen.push(next.one)
    lowerWhatResembles(next.one.place)
  }
  return chosen
}

function isSame(numbers: Int32Array, a: number, b: number): boolean {
  return numbers[a] === numbers[b] && (numbers[a] ?? -1) >= 0
}

/** A dish with what the kitchen has of it, and its reasons. Example: `suggestionOf(recipe, 1.2, stock, ask)`. */
export function toDishSuggestion(
  recipe: Recipe,
  score: number,
  stock: StockIndex,
  ask: SuggestionRequest,
): DishSuggestion {
  const isEatable = isEdibleBy(ask.eaters)
  const { servings, assume } = ask
  const swaps = ask.swaps && memoizeSwaps(ask.swaps)
  const coverage = coverageFromStock(recipe, stock, {
    eaters: ask.eaters,
    ...(servings === undefined ? {} : { servings }),
    ...(assume ? { assume } : {}),
    ...(swaps
      ? {
          swaps: (foodId) =>
            swaps(foodId).filter(({ parts }) => parts.every((part) => isEatable(part.foodId))),
        }
      : {}),
  })
  const rating = ask.liked?.get(recipe.id)
  const daysAgo = Math.min(
    ...(ask.recent ?? []).flatMap(({ id, daysAgo }) => (id === recipe.id ? [daysAgo] : [])),
  )
  const { minutes } = recipe
  const reasons = reasonsFor(coverage, {
    ...(minutes !== undefined && minutes <= quickMinutes ? { minutes } : {}),
    ...(rating === undefined ? {} : { rating }),
    ...(daysAgo < forgottenAfterDays ? { daysAgo } : {}),
  })
  const bare = score >= usesStockBonus / 2 ? score - usesStockBonus : score
  return { recipe, score: roundScore(bare), coverage, reasons }
}
