import { canServe } from '../diet/eater'
import { dishRoleOf } from '../recipe/dish-role'
import type { Recipe } from '../recipe/recipe'
import { rescueValue } from '../recipe-coverage/rescue'
import type { HeldLot } from '../recipe-coverage/stock-index'
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

/** Maximum number of lots that must be used now considered per request. Example: `maxMustUseLots` is 8. */
const maxMustUseLots = 8
/** The whole cookbook is searched for this many of them; for the others, the generated dishes. */
const maxCookbookSearches = 3
/** Dishes of the cookbook compared for one lot, and the number of best ones from which they are chosen. */
const choiceSize = 2
const choicePoolSize = 8

/**
 * Suggests dishes. First, for each lot that must be used now, the dish that uses most of these lots, the best among equals; if
 * no meal of the occasion does, a side or a dessert that uses it is added to one. Then the best of the others. If anything can
 * be cooked without shopping, one suggestion is. `flexible` are dishes generated for this kitchen: they compete with those of
 * the cookbook.
 * Example: `suggestMeals(index, { lots, today, eaters, occasion: 'dinner' }, madeUp)`.
 */
export function suggestMeals(
  index: RecipeIndex,
  request: SuggestionRequest,
  flexible: readonly Recipe[] = [],
): SuggestedMeal[] {
  const limit = Math.max(0, Math.floor(request.limit ?? 3))
  const kitchen = prepareKitchen(index, request)
  const madeUp = evaluateDishes(flexible, kitchen, request)
  const mustUse = request.rescue === undefined ? findMustUseLots(kitchen.stock).slice(0, maxMustUseLots) : []
  const lotsOf = createLotCounter(mustUse)
  const menu: SuggestedMeal[] = []
  const dishes = () => menu.flatMap((one) => (one.beside ? [one, one.beside] : [one]))
  const usedBy = (all: readonly DishSuggestion[]) => all.reduce((used, one) => used | lotsOf(one), 0)
  const find = (
    wish: Partial<SuggestionRequest>,
    accepts: (one: DishSuggestion) => boolean,
    {
      searchesCookbook = true,
      among = dishes(),
    }: { searchesCookbook?: boolean; among?: readonly DishSuggestion[] } = {},
  ) => {
    const used = usedBy(among)
    const alongside = dishes().map(({ recipe }) => recipe.id)
    const asked = { ...request, ...wish, limit: choiceSize, alongside }
    const suits = suitsOccasion(asked)
    const taken = new Set(alongside)
    const own = madeUp.filter((one) => !taken.has(one.recipe.id) && suits(one) && accepts(one))
    const found = searchesCookbook ? suggestIn(kitchen, asked, choicePoolSize).filter(accepts) : []
    // Among dishes that use as many, one of the cookbook with nothing to buy goes before a generated one.
    return [...found, ...own]
      .map((one, at) => ({
        one,
        saved: countBits(lotsOf(one) & ~used),
        isProven: at < found.length && isReady(one) ? 1 : 0,
      }))
      .sort((a, b) => b.saved - a.saved || b.isProven - a.isProven || byScore(a.one, b.one))[0]?.one
  }
  mustUse.forEach((held, at) => {
    const usesIt = (one: DishSuggestion) => (lotsOf(one) & (1 << at)) !== 0
    if (menu.length >= limit || menu.some(usesIt)) return
    const meal = find({ rescue: held.lot.id }, usesIt, { searchesCookbook: at < maxCookbookSearches })
    if (meal) menu.push(meal)
  })
  fillMenu(menu, limit, kitchen, request, madeUp)
  if (limit > 0 && !menu.some(isReady)) {
    const at = menu.length < limit ? menu.length : leastMissed(menu.map(lotsOf))
    const ready = find({ maxToBuy: 0 }, isReady, { among: menu.filter((_, other) => other !== at) })
    if (ready) menu.splice(at, 1, ready)
  }
  mustUse.forEach((held, which) => {
    const at = menu.findIndex(({ recipe, beside }) => !beside && isMeal(recipe))
    const main = menu[at]
    const usesIt = (one: DishSuggestion) => (lotsOf(one) & (1 << which)) !== 0
    if (!main || dishes().some(usesIt)) return
    const besideIt = (one: DishSuggestion) => usesIt(one) && goesWithMeal(one.recipe, request)
    const beside = find({ rescue: held.lot.id, occasion: 'beside' }, besideIt, {
      searchesCookbook: which < maxCookbookSearches,
    })
    if (beside) menu[at] = { ...main, beside }
  })
  return menu
}

/** Returns the place of the meal without which the others use most lots, given the lots of each; the last among equals. */
function leastMissed(lots: readonly number[]): number {
  const kept = lots.map((_, at) => countBits(lots.reduce((sum, used, o) => (o === at ? sum : sum | used), 0)))
  return kept.lastIndexOf(Math.max(...kept))
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
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
  kitchen: PreparedKitchen,
  request: SuggestionRequest,
): DishSuggestion[] {
  const { maxMinutes, maxToBuy = Number.POSITIVE_INFINITY, exclude = [], eaters, seed = 0 } = request
  return recipes.flatMap((recipe) => {
    const isQuickEnough = maxMinutes === undefined || (recipe.minutes ?? Number.NaN) <= maxMinutes
    if (!isQuickEnough || exclude.includes(recipe.id) || !canServe(recipe, eaters).allowed) return []
    const one = toDishSuggestion(kitchen, recipe, 0, request)
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

/** Beside a breakfast stands what is eaten in the morning, such as fruit, and no skewers. */
function goesWithMeal(recipe: Recipe, { occasion }: SuggestionRequest): boolean {
  return occasion !== 'breakfast' || recipe.occasions.includes('breakfast') || dishRoleOf(recipe) === 'snack'
}

/** Nothing to buy, and no line that was not understood. */
function isReady({ coverage }: DishSuggestion): boolean {
  return coverage.toBuy === 0 && coverage.lines.every(({ state }) => state !== 'not known')
}

/** Returns a function that tells which of these lots a dish uses, one bit each; found out once for each dish. */
function createLotCounter(lots: readonly HeldLot[]): (one: DishSuggestion) => number {
  const known = new Map<DishSuggestion['coverage'], number>()
  return ({ coverage }) => {
    let used = known.get(coverage)
    if (used === undefined) {
      used = 0
      for (const { draws, state, line } of coverage.lines) {
        for (const [at, { lot, foodId }] of lots.entries()) {
          if (
            (state === 'held' && line.foodId === foodId) ||
            draws.some(({ held }) => held.lot.id === lot.id)
          )
            used |= 1 << at
        }
      }
      known.set(coverage, used)
    }
    return used
  }
}

function byScore(a: DishSuggestion, b: DishSuggestion): number {
  return b.score - a.score || a.recipe.id - b.recipe.id
}
