import { dishProfileOf } from '@larder/kitchen/diet/eater'
import { automaticSubstitutesFor } from '@larder/kitchen/food/substitutes'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { suggest } from '@larder/kitchen/suggestions/suggest'
import { suggestMeals } from '@larder/kitchen/suggestions/suggest-meals'
import { addToIndex, indexRecipes } from '@larder/kitchen/suggestions/suggestion-index'
import type { SuggestionRequest } from '@larder/kitchen/suggestions/suggestion-request'
import {
  fixedDay,
  generatedEaters,
  generatedLots,
  generatedRecipes,
} from '@larder/kitchen/testing/generated-kitchen'
import { median, percentile } from '../kit/percentile'
import { measureTime } from './load/measure-time'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const recipeCount = 10_000
const lotCount = 200
const askCount = 200
const rounds = 5
/** What a cook does not notice. */
const limits = { indexMs: 300, queryMs: 2 }

/** How fast the kitchen lays out a cookbook and ranks it, next to the plainest code that touches the same lines. */
export async function measureKitchenSuggesting(): Promise<BenchFigure[]> {
  const recipes = generatedRecipes(recipeCount, 1)
  const reading = measureTime(() => new Map(recipes.map((recipe) => [recipe, dishProfileOf(recipe)])))
  const profileFor = (recipe: Recipe) => reading.result.get(recipe) ?? dishProfileOf(recipe)
  const first = measureTime(() => indexRecipes(recipes, profileFor))
  const asks = someAsks(1)
  for (const ask of someAsks(askCount + 1)) {
    suggest(first.result, ask)
    suggestMeals(first.result, ask)
  }
  const indexing = { ours: [] as number[], baseline: [] as number[], reading: [] as number[] }
  const asking = {
    ours: [] as number[],
    baseline: [] as number[],
    each: [] as number[],
    meals: [] as number[],
  }
  for (let round = 0; round < rounds; round += 1) {
    const laidOut = measureTime(() => foodsOf(recipes))
    indexing.baseline.push(laidOut.ms)
    indexing.ours.push(measureTime(() => indexRecipes(recipes, profileFor)).ms)
    indexing.reading.push(measureTime(() => indexRecipes(recipes)).ms)
    asking.baseline.push(measureTime(() => asks.forEach((ask) => void countMostHeld(laidOut.result, ask))).ms)
    const each = asks.map((ask) => measureTime(() => suggest(first.result, ask)).ms)
    asking.ours.push(each.reduce((sum, ms) => sum + ms, 0))
    asking.each.push(...each)
    asking.meals.push(...asks.map((ask) => measureTime(() => suggestMeals(first.result, ask)).ms))
  }
  const changed = recipes
    .slice(0, askCount)
    .map((recipe) => measureTime(() => addToIndex(first.result, recipe)).ms)
  const share = ({ ours, baseline }: { ours: number[]; baseline: number[] }) =>
    median(ours.map((ms, round) => (baseline[round] ?? Number.NaN) / ms))
  return [
    {
      name: 'index: speed',
      value: share(indexing),
      unit: 'ratio',
      note: `lists of foods alone ${formatFigure(median(indexing.baseline))} ms`,
    },
    {
      name: `index of ${recipeCount} recipes`,
      value: median(indexing.reading),
      unit: 'ms',
      limit: limits.indexMs,
      note: `every line read for its allergens; the very first time ${formatFigure(reading.ms + first.ms)}`,
    },
    {
      name: 'index, allergens already read',
      value: median(indexing.ours),
      unit: 'ms',
      note: `the very first time ${formatFigure(first.ms)}`,
    },
    { name: 'index: one recipe changed', value: median(changed), unit: 'ms' },
    {
      name: 'query: speed',
      value: share(asking),
      unit: 'ratio',
      note: `counting held foods alone ${formatFigure(median(asking.baseline) / askCount)} ms`,
    },
    {
      name: `query with ${lotCount} lots: median`,
      value: median(asking.each),
      unit: 'ms',
      limit: limits.queryMs,
      note: `${askCount} different ones`,
    },
    { name: `query with ${lotCount} lots: p95`, value: percentile(asking.each, 0.95), unit: 'ms' },
    {
      name: `meals with ${lotCount} lots: median`,
      value: median(asking.meals),
      unit: 'ms',
      limit: limits.queryMs,
      note: 'what must be used first, something to cook without shopping',
    },
    { name: `meals with ${lotCount} lots: p95`, value: percentile(asking.meals, 0.95), unit: 'ms' },
  ]
}

const swaps = (foodId: string) => automaticSubstitutesFor(foodId)

/** Different kitchens, tables and wishes. */
function someAsks(from: number): SuggestionRequest[] {
  return Array.from({ length: askCount }, (_, n): SuggestionRequest => {
    const seed = from + n
    return {
      lots: generatedLots(lotCount, seed),
      today: fixedDay,
      eaters: generatedEaters(1 + (n % 4), seed),
      seed,
      swaps,
      recent: [{ id: 1 + n, daysAgo: n % 14 }],
      liked: new Map([[1 + 2 * n, 1 + (n % 5)]]),
      ...(n % 2 === 0 ? { assume: ['salt', 'black-pepper', 'olive-oil'] } : {}),
      ...(n % 3 === 0 ? { occasion: 'dinner' } : {}),
      ...(n % 4 === 0 ? { maxMinutes: 45 } : {}),
      ...(n % 5 === 0 ? { maxToBuy: 2 } : {}),
    }
  })
}

/** The baseline of indexing: a number for every food and the list of each recipe's. */
function foodsOf(recipes: readonly Recipe[]) {
  const numbers = new Map<string, number>()
  const lists = recipes.map(({ lines }) =>
    Int32Array.from(lines, ({ foodId = '' }) => {
      const known = numbers.get(foodId) ?? numbers.size
      numbers.set(foodId, known)
      return known
    }),
  )
  return { numbers, lists }
}

/** The baseline of asking: no amounts, no days, no people, no reasons; only which recipe has the most of its foods in the house. */
function countMostHeld({ numbers, lists }: ReturnType<typeof foodsOf>, { lots }: SuggestionRequest): number {
  const held = new Uint8Array(numbers.size)
  for (const { foodId = '' } of lots) {
    const food = numbers.get(foodId)
    if (food !== undefined) held[food] = 1
  }
  let best = 0
  let bestShare = -1
  lists.forEach((foods, place) => {
    let count = 0
    for (const food of foods) count += held[food] ?? 0
    if (count / foods.length <= bestShare) return
    best = place
    bestShare = count / foods.length
  })
  return best
}
