import { canServe } from '../diet/eater'
import type { Recipe } from '../recipe/recipe'
import { rescueValue } from '../recipe-coverage/rescue'
import type { HeldLot, StockIndex } from '../recipe-coverage/stock-index'
import { seededValueFor } from '../seeded-random'
import { occasionBit, occasionsOf } from './dish-kind'
import { usesStock } from './dish-reason'
import { findMustUseLots } from './must-use'
import type { RecipeIndex } from './recipe-index'
import {
  type DishSuggestion,
  type PreparedKitchen,
  prepareKitchen,
  suggestIn,
  toDishSuggestion,
} from './suggest'
import type { SuggestionRequest } from './suggestion-request'
import { suggestionScore } from './suggestion-score'

/** A dish to cook, optionally with a side. Example: a chicken traybake, and strawberries with cream for after. */
export interface SuggestedMeal extends DishSuggestion {
  readonly beside?: DishSuggestion
}

/** Maximum number of lots that must be used now considered per request. Example: `mostMustUse` is 4. */
const maxMustUseLots = 4

/**
 * Suggests dishes. First, for each lot that must be used now, the best dish that uses it; if no meal of the occasion
 * does, a side or a dessert that uses it is added to one. Then the best of the others. If anything can be cooked
 * without shopping, one suggestion is. `flexible` are dishes generated for this kitchen: they compete with those of the
 * cookbook.
 * Example: `suggestMeals(index, { lots, today, eaters, occasion: 'dinner' }, madeUp)`.
 */
export function suggestMeals(
  index: RecipeIndex,
  request: SuggestionRequest,
  flexible: readonly Recipe[] = [],
): SuggestedMeal[] {
  const limit = Math.max(0, Math.floor(request.limit ?? 3))
  const kitchen = prepareKitchen(index, request)
  const { stock } = kitchen
  const madeUp = evaluateDishes(flexible, stock, request)
  const meals: DishSuggestion[] = []
  const find = (wish: Partial<SuggestionRequest>, accepts: (one: DishSuggestion) => boolean) => {
    const asked = { ...request, ...wish, limit: 1, alongside: meals.map(({ recipe }) => recipe.id) }
    const suits = suitsOccasion(asked)
    const free = madeUp.filter((one) => !meals.includes(one) && suits(one) && accepts(one))
    return [...suggestIn(kitchen, asked).filter(accepts), ...free].sort(byScore)[0]
  }
  const mustUse = request.rescue === undefined ? findMustUseLots(stock).slice(0, maxMustUseLots) : []
  for (const held of mustUse) {
    if (meals.length >= limit || meals.some((one) => usesLot(one, held))) continue
    const meal = find({ rescue: held.lot.id }, (one) => usesLot(one, held))
    if (meal) meals.push(meal)
  }
  fillMenu(meals, limit, kitchen, request, madeUp)
  if (limit > 0 && !meals.some(isReady)) {
    const ready = find({ maxToBuy: 0 }, isReady)
    if (ready) meals.splice(Math.min(meals.length, limit - 1), 1, ready)
  }
  const composed: SuggestedMeal[] = [...meals]
  for (const held of mustUse) {
    const isUsed = composed.some((one) => usesLot(one, held) || (one.beside && usesLot(one.beside, held)))
    const at = composed.findIndex(({ recipe, beside }) => !beside && isMeal(recipe))
    if (isUsed || at < 0) continue
    const beside = find({ rescue: held.lot.id, occasion: 'beside' }, (one) => usesLot(one, held))
    const main = composed[at]
    if (beside && main) composed[at] = { ...main, beside }
  }
  return composed
}

/** Fills the menu with the best of the rest; at most one generated dish among them, if it is better than the last. */
function fillMenu(
  meals: DishSuggestion[],
  limit: number,
  kitchen: PreparedKitchen,
  request: SuggestionRequest,
  madeUp: readonly DishSuggestion[],
): void {
  const places = limit - meals.length
  if (places <= 0) return
  const alongside = meals.map(({ recipe }) => recipe.id)
  const suits = suitsOccasion(request)
  const [own] = madeUp.filter((one) => !meals.includes(one) && suits(one)).sort(byScore)
  const best = suggestIn(kitchen, { ...request, limit: places, alongside })
  if (own && (best.length < places || byScore(own, best[places - 1] as DishSuggestion) < 0)) {
    best.splice(Math.min(best.length, places - 1), 1, own)
  }
  meals.push(...best)
}

/** Generated dishes that these eaters may have, within the time and purchases, scored like those of the cookbook. */
function evaluateDishes(
  recipes: readonly Recipe[],
  stock: StockIndex,
  request: SuggestionRequest,
): DishSuggestion[] {
  const { maxMinutes, maxToBuy = Number.POSITIVE_INFINITY, exclude = [], eaters, seed = 0 } = request
  return recipes.flatMap((recipe) => {
    const isQuickEnough = maxMinutes === undefined || (recipe.minutes ?? Number.NaN) <= maxMinutes
    if (!isQuickEnough || exclude.includes(recipe.id) || !canServe(recipe, eaters).allowed) return []
    const one = toDishSuggestion(recipe, 0, stock, request)
    const { coverage } = one
    if (coverage.toBuy > maxToBuy) return []
    const score = suggestionScore({
      uses: usesStock(coverage),
      covered: coverage.covered,
      toBuy: coverage.toBuy,
      rescue: rescueValue(coverage.rescues),
      ...(recipe.minutes === undefined ? {} : { minutes: recipe.minutes }),
      dishFade: 0,
      mainFade: 0,
      luck: seededValueFor(seed, recipe.id),
    })
    return [{ ...one, score }]
  })
}

function suitsOccasion({ occasion = 'general' }: SuggestionRequest): (one: DishSuggestion) => boolean {
  if (occasion === 'general') return () => true
  const bit = occasionBit(occasion)
  return ({ recipe }) => (occasionsOf(recipe) & bit) !== 0
}

function isMeal(recipe: Recipe): boolean {
  return (occasionsOf(recipe) & occasionBit('beside')) === 0
}

/** Nothing to buy, and no line that was not understood. */
function isReady({ coverage }: DishSuggestion): boolean {
  return coverage.toBuy === 0 && coverage.lines.every(({ state }) => state !== 'not known')
}

function usesLot({ coverage }: DishSuggestion, { lot, foodId }: HeldLot): boolean {
  return coverage.lines.some(
    ({ draws, state, line }) =>
      draws.some(({ held }) => held.lot.id === lot.id) || (state === 'held' && line.foodId === foodId),
  )
}

function byScore(a: DishSuggestion, b: DishSuggestion): number {
  return b.score - a.score || a.recipe.id - b.recipe.id
}
