import { foodFitsDiet } from '../diet/diet-verdict'
import type { Eater } from '../diet/eater'
import { canServe } from '../diet/eater'
import { foodById } from '../food/food'
import type { Recipe } from '../recipe/recipe'
import type { Swap } from '../recipe-coverage/line-coverage'
import { lineNeed } from '../recipe-coverage/line-need'
import type { Coverage } from '../recipe-coverage/recipe-coverage'
import { coverageFromStock } from '../recipe-coverage/recipe-coverage'
import { rescueValue } from '../recipe-coverage/rescue'
import type { StockIndex } from '../recipe-coverage/stock-index'
import { indexStock } from '../recipe-coverage/stock-index'
import { seededValueFor } from '../seeded-random'
import { dishKindOf, occasionBit, occasionsOf } from '../suggestions/dish-kind'
import type { SuggestionRequest } from '../suggestions/suggestion-request'
import { recencyFade, suggestionScore, suggestionWeights } from '../suggestions/suggestion-score'

/** A dish and what it scores, worked out the long way. Example: `{ recipe, score: 1.2, uses: true }`. */
export interface ReferenceSuggestion {
  readonly recipe: Recipe
  readonly score: number
  readonly uses: boolean
  readonly coverage: Coverage
}

/**
 * What to cook, worked out the obvious way: every rule on every recipe, then sorted. The fast way must give the same. A food
 * may be named to be used up, not a lot: that needs an order of its own.
 * Example: `plainSuggest(recipes, ask)`.
 */
export function referenceSuggest(recipes: readonly Recipe[], ask: SuggestionRequest): ReferenceSuggestion[] {
  const limit = ask.limit ?? 3
  const stock = indexStock(ask.lots, ask)
  const all = recipes.flatMap((recipe) => {
    const one = isAskedFor(recipe, ask) ? judged(recipe, recipes, stock, ask) : undefined
    return one ? [one] : []
  })
  return unlike(all.sort(better).slice(0, limit * 4 + 12), limit)
}

function better(a: ReferenceSuggestion, b: ReferenceSuggestion): number {
  return Number(b.uses) - Number(a.uses) || b.score - a.score || a.recipe.id - b.recipe.id
}

function isAskedFor(recipe: Recipe, ask: SuggestionRequest): boolean {
  const { eaters, occasion, maxMinutes, exclude = [], among } = ask
  if (among && !among(recipe.id)) return false
  if (recipe.lines.length === 0 || exclude.includes(recipe.id) || !canServe(recipe, eaters).allowed)
    return false
  if (occasion && occasion !== 'general' && (occasionsOf(recipe) & occasionBit(occasion)) === 0) return false
  return maxMinutes === undefined || (recipe.minutes !== undefined && recipe.minutes <= maxMinutes)
}

function judged(
  recipe: Recipe,
  recipes: readonly Recipe[],
  stock: StockIndex,
  ask: SuggestionRequest,
): ReferenceSuggestion | undefined {
  const { servings, assume, rescue, recent = [] } = ask
  const coverage = coverageFromStock(recipe, stock, {
    swaps: safeSwaps(ask),
    eaters: ask.eaters,
    ...(servings === undefined ? {} : { servings }),
    ...(assume ? { assume } : {}),
  })
  if (coverage.toBuy > (ask.maxToBuy ?? Number.POSITIVE_INFINITY)) return undefined
  if (rescue !== undefined && !takes(coverage, ask)) return undefined
  const main = mainFood(recipe)
  const mains = recent.map(({ id, daysAgo }) => {
    const other = recipes.find((one) => one.id === id)
    return main !== undefined && other && mainFood(other) === main ? recencyFade(daysAgo) : 0
  })
  const rating = ask.liked?.get(recipe.id)
  const uses = coverage.lines.some(({ state }) => ['covered', 'partly', 'swapped', 'held'].includes(state))
  const score = suggestionScore({
    uses,
    covered: coverage.covered,
    toBuy: coverage.toBuy,
    rescue: rescueValue(coverage.rescues),
    ...(recipe.minutes === undefined ? {} : { minutes: recipe.minutes }),
    dishFade: Math.max(0, ...recent.map(({ id, daysAgo }) => (id === recipe.id ? recencyFade(daysAgo) : 0))),
    mainFade: Math.max(0, ...mains),
    ...(rating === undefined ? {} : { rating }),
    luck: seededValueFor(ask.seed ?? 0, recipe.id),
  })
  return { recipe, score, uses, coverage }
}

function takes({ lines }: Coverage, { rescue }: SuggestionRequest): boolean {
  return lines.some(
    ({ draws, state, unmeasured }) =>
      draws.some(({ held }) => held.foodId === rescue) || (state === 'held' && unmeasured?.foodId === rescue),
  )
}

function safeSwaps({ swaps, eaters }: SuggestionRequest): (foodId: string) => readonly Swap[] {
  return (foodId) =>
    (swaps?.(foodId) ?? []).filter(({ parts }) => parts.every((part) => mayEat(part.foodId, eaters)))
}

function mayEat(foodId: string, eaters: readonly Eater[]): boolean {
  const lines = [{ text: foodById(foodId)?.name ?? foodId, foodId }]
  const avoiding = eaters.map((eater) => ({ ...eater, diets: [] }))
  const isSafe = canServe({ id: 0, title: '', servings: 1, occasions: [], tags: [], lines }, avoiding).allowed
  return (
    isSafe && eaters.every(({ diets }) => diets.every((diet) => foodFitsDiet(foodId, diet).answer === 'fits'))
  )
}

function mainFood({ lines }: Recipe): string | undefined {
  const needs = lines.map(lineNeed).filter(({ mainness }) => mainness > 0)
  return needs.length === 0 ? undefined : needs.reduce((a, b) => (b.mainness > a.mainness ? b : a)).foodId
}

function unlike(pool: readonly ReferenceSuggestion[], limit: number): ReferenceSuggestion[] {
  const chosen: ReferenceSuggestion[] = []
  const worth = (one: ReferenceSuggestion) => {
    let score = one.score
    for (const { recipe } of chosen) {
      const { besideSameMain, besideSameKind, besideSameCuisine } = suggestionWeights
      if (mainFood(recipe) !== undefined && mainFood(recipe) === mainFood(one.recipe)) score -= besideSameMain
      if (dishKindOf(recipe.title) !== undefined && dishKindOf(recipe.title) === dishKindOf(one.recipe.title))
        score -= besideSameKind
      if (recipe.cuisine !== undefined && recipe.cuisine === one.recipe.cuisine) score -= besideSameCuisine
    }
    return Math.round(score * 1e9)
  }
  while (chosen.length < limit) {
    const rest = pool.filter((one) => !chosen.includes(one))
    const [next] = rest
      .map((one) => ({ one, worth: worth(one) }))
      .sort(
        (a, b) =>
          Number(b.one.uses) - Number(a.one.uses) || b.worth - a.worth || a.one.recipe.id - b.one.recipe.id,
      )
    if (!next) break
    chosen.push(next.one)
  }
  return chosen
}
