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

/** A dish to cook, and where it helps something beside it. Example: a chicken traybake, and strawberries with cream for after. */
export interface SuggestedMeal extends DishSuggestion {
  readonly beside?: DishSuggestion
}

/** So many lots that have to be eaten now are looked after in one answer. Example: `mostMustUse` is 4. */
export const maxMustUseLots = 4

/**
 * What to cook, as a friend who cooks would say it. First, for each lot that has to be eaten now, the best dish that uses it;
 * where no meal of the occasion does, a side or a dessert that uses it goes beside one. Then the best of the others. When anything
 * can be cooked without shopping, one of the answers can. `flexible` are dishes made up for this kitchen: they compete with those
 * of the cookbook. Example: `suggestMeals(index, { lots, today, eaters, occasion: 'dinner' }, madeUp)`.
 */
export function suggestMeals(
  index: RecipeIndex,
  ask: SuggestionRequest,
  flexible: readonly Recipe[] = [],
): SuggestedMeal[] {
  const limit = Math.max(0, Math.floor(ask.limit ?? 3))
  const kitchen = prepareKitchen(index, ask)
  const { stock } = kitchen
  const madeUp = judged(flexible, stock, ask)
  const meals: DishSuggestion[] = []
  const find = (wish: Partial<SuggestionRequest>, accepts: (one: DishSuggestion) => boolean) => {
    const asked = { ...ask, ...wish, limit: 1, alongside: meals.map(({ recipe }) => recipe.id) }
    const suits = suitsOccasion(asked)
    const free = madeUp.filter((one) => !meals.includes(one) && suits(one) && accepts(one))
    return [...suggestIn(kitchen, asked).filter(accepts), ...free].sort(better)[0]
  }
  const mustUse = ask.rescue === undefined ? findMustUseLots(stock).slice(0, maxMustUseLots) : []
  for (const held of mustUse) {
    if (meals.length >= limit || meals.some((one) => uses(one, held))) continue
    const meal = find({ rescue: held.lot.id }, (one) => uses(one, held))
    if (meal) meals.push(meal)
  }
  fill(meals, limit, kitchen, ask, madeUp)
  if (limit > 0 && !meals.some(isReady)) {
    const ready = find({ maxToBuy: 0 }, isReady)
    if (ready) meals.splice(Math.min(meals.length, limit - 1), 1, ready)
  }
  const composed: SuggestedMeal[] = [...meals]
  for (const held of mustUse) {
    const isUsed = composed.some((one) => uses(one, held) || (one.beside && uses(one.beside, held)))
    const at = composed.findIndex(({ recipe, beside }) => !beside && isMeal(recipe))
    if (isUsed || at < 0) continue
    const beside = find({ rescue: held.lot.id, occasion: 'beside' }, (one) => uses(one, held))
    const main = composed[at]
    if (beside && main) composed[at] = { ...main, beside }
  }
  return composed
}

/** Fills the menu with the best of the rest; at most one made-up dish among them, where it is better than the last. */
function fill(
  meals: DishSuggestion[],
  limit: number,
  kitchen: PreparedKitchen,
  ask: SuggestionRequest,
  madeUp: readonly DishSuggestion[],
): void {
  const places = limit - meals.length
  if (places <= 0) return
  const alongside = meals.map(({ recipe }) => recipe.id)
  const suits = suitsOccasion(ask)
  const [own] = madeUp.filter((one) => !meals.includes(one) && suits(one)).sort(better)
  const best = suggestIn(kitchen, { ...ask, limit: places, alongside })
  if (own && (best.length < places || better(own, best[places - 1] as DishSuggestion) < 0)) {
    best.splice(Math.min(best.length, places - 1), 1, own)
  }
  meals.push(...best)
}

/** Made-up dishes that these people may eat, in this time and with this little shopping, scored like those of the cookbook. */
function judged(recipes: readonly Recipe[], stock: StockIndex, ask: SuggestionRequest): DishSuggestion[] {
  const { maxMinutes, maxToBuy = Number.POSITIVE_INFINITY, exclude = [], eaters, seed = 0 } = ask
  return recipes.flatMap((recipe) => {
    const isQuickEnough = maxMinutes === undefined || (recipe.minutes ?? Number.NaN) <= maxMinutes
    if (!isQuickEnough || exclude.includes(recipe.id) || !canServe(recipe, eaters).allowed) return []
    const one = toDishSuggestion(recipe, 0, stock, ask)
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

/** Nothing to buy, and nothing that could not be read. */
function isReady({ coverage }: DishSuggestion): boolean {
  return coverage.toBuy === 0 && coverage.lines.every(({ state }) => state !== 'not known')
}

function uses({ coverage }: DishSuggestion, { lot, foodId }: HeldLot): boolean {
  return coverage.lines.some(
    ({ draws, state, line }) =>
      draws.some(({ held }) => held.lot.id === lot.id) || (state === 'held' && line.foodId === foodId),
  )
}

function better(a: DishSuggestion, b: DishSuggestion): number {
  return b.score - a.score || a.recipe.id - b.recipe.id
}
