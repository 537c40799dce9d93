import { type DishProfile, dietaryNeedsOf, dishProfileOf, suitsNeeds } from '../diet/eater'
import type { Recipe } from '../recipe/recipe'
import type { Swaps } from '../recipe-coverage/line-coverage'
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

/** A suggested dish with its reasons. Example: `explainReasons(suggestion)` is 'uses spinach, 1 day left; you lack lemon'. */
export interface DishSuggestion {
  readonly recipe: Recipe
  /** Higher is better; only for comparison within one response. */
  readonly score: number
  readonly coverage: Coverage
  readonly reasons: readonly DishReason[]
}

/**
 * Suggests the best dishes for these eaters, this stock and this moment, diversified, each with its reasons. A dish
 * that an eater may not have is never suggested.
 * Example: `suggest(index, { lots, today, eaters, occasion: 'dinner' })`.
 */
export function suggest(index: RecipeIndex, request: SuggestionRequest): DishSuggestion[] {
  return suggestIn(prepareKitchen(index, request), request)
}

/**
 * A kitchen combined with its recipes, for several requests in a row.
 * Example: `const kitchen = prepareKitchen(index, request)`.
 */
export interface PreparedKitchen {
  readonly index: RecipeIndex
  readonly stock: StockIndex
  readonly trial: EvaluationContext
  /** The swaps that these eaters may eat. */
  readonly swaps: Swaps | undefined
  /** What was found out about dishes of this stock: one dish is often found by several requests in a row. */
  readonly described: Map<Recipe, DescribedDish>
}

type DescribedDish = Pick<DishSuggestion, 'coverage' | 'reasons'>

/**
 * Prepares a kitchen for the lots, the day and the eaters of a request.
 * Example: `suggestIn(prepareKitchen(index, request), { ...request, maxToBuy: 0 })`.
 */
export function prepareKitchen(index: RecipeIndex, request: SuggestionRequest): PreparedKitchen {
  const stock = indexStock(request.lots, request)
  const trial = createEvaluationContext(index, stock, request)
  return { index, stock, trial, swaps: edibleSwaps(request), described: new Map() }
}

/**
 * Like `suggest`, in a prepared kitchen, as long as its recipes stay the same: for a request with the same lots, day,
 * eaters, swaps and assumed foods. `poolSize` is the number of best dishes from which the diverse few are chosen.
 * Example: `suggestIn(kitchen, { ...request, rescue: lot.id, limit: 1 })`.
 */
export function suggestIn(
  kitchen: PreparedKitchen,
  request: SuggestionRequest,
  poolSize = candidatePoolSize(limitOf(request.limit)),
): DishSuggestion[] {
  const { index, stock, trial } = kitchen
  if (request.rescue === undefined)
    return selectDishes(kitchen, rankDishes(index, trial, request, poolSize), stock, request)
  const named = namedStockOf(request)
  if (!named || !isHeld(stock, named)) return []
  const ranked = withNamedLots(trial, named, (cells) => rankDishes(index, trial, request, poolSize, cells))
  const { foodId, lotId } = named
  return selectDishes(
    kitchen,
    ranked,
    lotId === undefined ? stock : prioritizeLot(stock, foodId, lotId),
    request,
  )
}

/** Returns the best diverse dishes of a ranking, with their reasons. */
function selectDishes(
  kitchen: PreparedKitchen,
  ranked: readonly ScoredItem[],
  stock: StockIndex,
  request: SuggestionRequest,
): DishSuggestion[] {
  if (ranked.length === 0) return []
  const { index } = kitchen
  const needs = dietaryNeedsOf(request.eaters)
  // A stored profile may be older than the current tables. Each suggested dish is checked with a profile computed by
  // this process.
  const isSafe = (position: number) => {
    const recipe = index.recipes.at(position)
    return (
      recipe !== undefined &&
      ((needs.avoids | needs.diets) === 0 || suitsNeeds(currentProfileOf(recipe), needs))
    )
  }
  const menu = (request.alongside ?? []).flatMap((id) => index.placeOf.get(id) ?? [])
  return diversifyDishes(index, ranked, limitOf(request.limit), isSafe, menu).flatMap(
    ({ place: position, score }) => {
      const recipe = index.recipes.at(position)
      return recipe ? [toDishSuggestion(kitchen, recipe, score, request, stock)] : []
    },
  )
}

/** A profile with its inputs, apart from constant tables. */
interface CachedProfile {
  readonly lines: Recipe['lines']
  readonly servings: number
  readonly profile: DishProfile
}

const profileCache = new WeakMap<Recipe, CachedProfile>()

/** Returns the profile of a dish, recomputed if its lines or servings have changed. */
function currentProfileOf(recipe: Recipe): DishProfile {
  const { lines, servings } = recipe
  const cached = profileCache.get(recipe)
  if (cached && cached.lines === lines && cached.servings === servings) return cached.profile
  const profile = dishProfileOf(recipe)
  profileCache.set(recipe, { lines, servings, profile })
  return profile
}

/** Returns the number of best dishes from which the diverse few are chosen. Example: `candidatePoolSize(3)` is 24. */
export function candidatePoolSize(limit: number): number {
  return limit === 0 ? 0 : limit * 4 + 12
}

function limitOf(limit = 3): number {
  return limit > 0 ? Math.min(Math.floor(limit), 1000) : 0
}

/** The food the cook wants to use up, and one lot of it if a lot was named. */
interface NamedStock {
  readonly foodId: string
  readonly lotId?: number
}

function namedStockOf({ rescue, lots }: SuggestionRequest): NamedStock | undefined {
  if (typeof rescue === 'string') return { foodId: rescue }
  const foodId = rescue === undefined ? undefined : lots.find(({ id }) => id === rescue)?.foodId
  return foodId === undefined || rescue === undefined ? undefined : { foodId, lotId: rescue }
}

function isHeld(stock: StockIndex, named: NamedStock): boolean {
  const lots = stock.get(named.foodId) ?? []
  return named.lotId === undefined ? lots.length > 0 : lots.some(({ lot }) => lot.id === named.lotId)
}

/** Runs a callback with the named lots marked and a named lot first among those of its food; restores the kitchen afterwards. */
function withNamedLots<Result>(
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
 * Chooses the best dish first, then repeatedly the best that resembles the chosen ones and those on the menu least: not
 * three omelettes.
 * Example: `diversifyDishes(index, ranked, 3, () => true)`.
 */
function diversifyDishes(
  index: RecipeIndex,
  ranked: readonly ScoredItem[],
  limit: number,
  isSafe: (position: number) => boolean,
  menu: readonly number[] = [],
): ScoredItem[] {
  const { mainFood, kind, cuisine } = index.dishes
  const weights = suggestionWeights
  const rest = ranked.map((one) => ({ one, score: one.score }))
  const selectDishes: ScoredItem[] = []
  const lowerWhatResembles = (position: number) => {
    for (const other of rest) {
      if (isSame(mainFood, position, other.one.place)) other.score -= weights.besideSameMain
      if (isSame(kind, position, other.one.place)) other.score -= weights.besideSameKind
      if (isSame(cuisine, position, other.one.place)) other.score -= weights.besideSameCuisine
      other.score = roundScore(other.score)
    }
  }
  for (const position of menu) lowerWhatResembles(position)
  while (selectDishes.length < limit && rest.length > 0) {
    let best = 0
    rest.forEach(({ one, score }, at) => {
      const leader = rest[best]
      if (!leader) return
      if (score > leader.score || (score === leader.score && one.id < leader.one.id)) best = at
    })
    const [next] = rest.splice(best, 1)
    if (!next || !isSafe(next.one.place)) continue
    selectDishes.push(next.one)
    lowerWhatResembles(next.one.place)
  }
  return selectDishes
}

function isSame(numbers: Int32Array, a: number, b: number): boolean {
  return numbers[a] === numbers[b] && (numbers[a] ?? -1) >= 0
}

/**
 * Returns a dish with its coverage and its reasons; the stock may have a named lot first.
 * Example: `toDishSuggestion(kitchen, recipe, 1.2, request)`.
 */
export function toDishSuggestion(
  kitchen: PreparedKitchen,
  recipe: Recipe,
  score: number,
  request: SuggestionRequest,
  stock = kitchen.stock,
): DishSuggestion {
  const isUsual = stock === kitchen.stock
  const known = isUsual ? kitchen.described.get(recipe) : undefined
  const described = known ?? describeDish(recipe, stock, kitchen.swaps, request)
  if (isUsual && !known) kitchen.described.set(recipe, described)
  const bare = score >= usesStockBonus / 2 ? score - usesStockBonus : score
  return { recipe, score: roundScore(bare), ...described }
}

function describeDish(
  recipe: Recipe,
  stock: StockIndex,
  swaps: Swaps | undefined,
  { eaters, servings, assume, liked, recent = [] }: SuggestionRequest,
): DescribedDish {
  const coverage = coverageFromStock(recipe, stock, {
    eaters,
    ...(servings === undefined ? {} : { servings }),
    ...(assume ? { assume } : {}),
    ...(swaps ? { swaps } : {}),
  })
  const rating = liked?.get(recipe.id)
  let daysAgo = Number.POSITIVE_INFINITY
  for (const meal of recent) if (meal.id === recipe.id) daysAgo = Math.min(daysAgo, meal.daysAgo)
  const { minutes } = recipe
  const reasons = reasonsFor(coverage, {
    ...(minutes !== undefined && minutes <= quickMinutes ? { minutes } : {}),
    ...(rating === undefined ? {} : { rating }),
    ...(daysAgo < forgottenAfterDays ? { daysAgo } : {}),
  })
  return { coverage, reasons }
}

/** The swaps of a request that its eaters may eat, one lookup per food. */
function edibleSwaps({ swaps, eaters }: SuggestionRequest): Swaps | undefined {
  if (!swaps) return undefined
  const isEatable = isEdibleBy(eaters)
  const all = memoizeSwaps(swaps)
  return memoizeSwaps((foodId) =>
    all(foodId).filter(({ parts }) => parts.every((part) => isEatable(part.foodId))),
  )
}
