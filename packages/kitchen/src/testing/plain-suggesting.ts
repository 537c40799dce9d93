import { foodFitsDiet } from '../diets'
import type { Eater } from '../eater'
import { mayServe } from '../eater'
import { foodById } from '../food'
import type { Coverage } from '../matching'
import { coverageFrom } from '../matching'
import type { Swap } from '../matching/line-coverage'
import { lineNeed } from '../matching/line-need'
import { rescueValue } from '../matching/rescue'
import type { Stock } from '../matching/stock-index'
import { indexStock } from '../matching/stock-index'
import type { Recipe } from '../recipe'
import { luckOf } from '../seed'
import type { SuggestionAsk } from '../suggesting/ask'
import { kindOf, occasionBit, occasionsOf } from '../suggesting/dish-kind'
import { fadeOf, suggestionScore, suggestionWeights } from '../suggesting/weights'

/** A dish and what it scores, worked out the long way. Example: `{ recipe, score: 1.2, uses: true }`. */
export interface PlainSuggestion {
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
export function plainSuggest(recipes: readonly Recipe[], ask: SuggestionAsk): PlainSuggestion[] {
  const limit = ask.limit ?? 3
  const stock = indexStock(ask.lots, ask)
  const all = recipes.flatMap((recipe) => {
    const one = isAskedFor(recipe, ask) ? judged(recipe, recipes, stock, ask) : undefined
    return one ? [one] : []
  })
  return unlike(all.sort(better).slice(0, limit * 4 + 12), limit)
}

function better(a: PlainSuggestion, b: PlainSuggestion): number {
  return Number(b.uses) - Number(a.uses) || b.score - a.score || a.recipe.id - b.recipe.id
}

function isAskedFor(recipe: Recipe, ask: SuggestionAsk): boolean {
  const { eaters, occasion, maxMinutes, exclude = [], among } = ask
  if (among && !among(recipe.id)) return false
  if (recipe.lines.length === 0 || exclude.includes(recipe.id) || !mayServe(recipe, eaters).allowed)
    return false
  if (occasion && occasion !== 'general' && (occasionsOf(recipe) & occasionBit(occasion)) === 0) return false
  return maxMinutes === undefined || (recipe.minutes !== undefined && recipe.minutes <= maxMinutes)
}

function judged(
  recipe: Recipe,
  recipes: readonly Recipe[],
  stock: Stock,
  ask: SuggestionAsk,
): PlainSuggestion | undefined {
  const { servings, assume, rescue, recent = [] } = ask
  const coverage = coverageFrom(recipe, stock, {
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
    return main !== undefined && other && mainFood(other) === main ? fadeOf(daysAgo) : 0
  })
  const rating = ask.liked?.get(recipe.id)
  const uses = coverage.lines.some(({ state }) => ['covered', 'partly', 'swapped', 'held'].includes(state))
  const score = suggestionScore({
    uses,
    covered: coverage.covered,
    toBuy: coverage.toBuy,
    rescue: rescueValue(coverage.rescues),
    ...(recipe.minutes === undefined ? {} : { minutes: recipe.minutes }),
    dishFade: Math.max(0, ...recent.map(({ id, daysAgo }) => (id === recipe.id ? fadeOf(daysAgo) : 0))),
    mainFade: Math.max(0, ...mains),
    ...(rating === undefined ? {} : { rating }),
    luck: luckOf(ask.seed ?? 0, recipe.id),
  })
  return { recipe, score, uses, coverage }
}

function takes({ lines }: Coverage, { rescue }: SuggestionAsk): boolean {
  return lines.some(
    ({ draws, state, unmeasured }) =>
      draws.some(({ held }) => held.foodId === rescue) || (state === 'held' && unmeasured?.foodId === rescue),
  )
}

function safeSwaps({ swaps, eaters }: SuggestionAsk): (foodId: string) => readonly Swap[] {
  return (foodId) =>
    (swaps?.(foodId) ?? []).filter(({ parts }) => parts.every((part) => mayEat(part.foodId, eaters)))
}

function mayEat(foodId: string, eaters: readonly Eater[]): boolean {
  const lines = [{ text: foodById(foodId)?.name ?? foodId, foodId }]
  const avoiding = eaters.map((eater) => ({ ...eater, diets: [] }))
  const isSafe = mayServe({ id: 0, title: '', servings: 1, occasions: [], tags: [], lines }, avoiding).allowed
  return (
    isSafe && eaters.every(({ diets }) => diets.every((diet) => foodFitsDiet(foodId, diet).answer === 'fits'))
  )
}

function mainFood({ lines }: Recipe): string | undefined {
  const needs = lines.map(lineNeed).filter(({ mainness }) => mainness > 0)
  return needs.length === 0 ? undefined : needs.reduce((a, b) => (b.mainness > a.mainness ? b : a)).foodId
}

function unlike(pool: readonly PlainSuggestion[], limit: number): PlainSuggestion[] {
  const chosen: PlainSuggestion[] = []
  const worth = (one: PlainSuggestion) => {
    let score = one.score
    for (const { recipe } of chosen) {
      const { besideSameMain, besideSameKind, besideSameCuisine } = suggestionWeights
      if (mainFood(recipe) !== undefined && mainFood(recipe) === mainFood(one.recipe)) score -= besideSameMain
      if (kindOf(recipe.title) !== undefined && kindOf(recipe.title) === kindOf(one.recipe.title))
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
