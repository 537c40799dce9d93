import { profileOf } from '@larder/kitchen/eater'
import type { Recipe } from '@larder/kitchen/recipe'
import { standInsFor } from '@larder/kitchen/substitutes'
import { suggest } from '@larder/kitchen/suggesting'
import type { SuggestionAsk } from '@larder/kitchen/suggesting/ask'
import { suggestMeals } from '@larder/kitchen/suggesting/suggest-meals'
import { addRecipe, indexRecipes } from '@larder/kitchen/suggesting/suggestion-index'
import {
  generatedEaters,
  generatedLots,
  generatedRecipes,
  someDay,
} from '@larder/kitchen/testing/generated-kitchen'
import { median, percentile } from './house/percentile'
import { timed } from './house/timed'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const recipeCount = 10_000
const lotCount = 200
const askCount = 200
const rounds = 5
/** What a cook does not notice. */
const limits = { indexMs: 300, queryMs: 2 }

/** How fast the kitchen lays out a cookbook and ranks it, next to the plainest code that touches the same lines. */
export async function measure(): Promise<Figure[]> {
  const recipes = generatedRecipes(recipeCount, 1)
  const reading = timed(() => new Map(recipes.map((recipe) => [recipe, profileOf(recipe)])))
  const profileFor = (recipe: Recipe) => reading.result.get(recipe) ?? profileOf(recipe)
  const first = timed(() => indexRecipes(recipes, profileFor))
  const asks = someAsks(1)
  for (const ask of someAsks(askCount + 1)) {
    suggest(first.result, ask)
    suggestMeals(first.result, ask)
  }
  const indexing = { ours: [] as number[], floor: [] as number[], reading: [] as number[] }
  const asking = { ours: [] as number[], floor: [] as number[], each: [] as number[], meals: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const laidOut = timed(() => foodsOf(recipes))
    indexing.floor.push(laidOut.ms)
    indexing.ours.push(timed(() => indexRecipes(recipes, profileFor)).ms)
    indexing.reading.push(timed(() => indexRecipes(recipes)).ms)
    asking.floor.push(timed(() => asks.forEach((ask) => void mostHeld(laidOut.result, ask))).ms)
    const each = asks.map((ask) => timed(() => suggest(first.result, ask)).ms)
    asking.ours.push(each.reduce((sum, ms) => sum + ms, 0))
    asking.each.push(...each)
    asking.meals.push(...asks.map((ask) => timed(() => suggestMeals(first.result, ask)).ms))
  }
  const changed = recipes.slice(0, askCount).map((recipe) => timed(() => addRecipe(first.result, recipe)).ms)
  const share = ({ ours, floor }: { ours: number[]; floor: number[] }) =>
    median(ours.map((ms, round) => (floor[round] ?? Number.NaN) / ms))
  return [
    {
      name: 'index: speed',
      value: share(indexing),
      unit: 'ratio',
      note: `lists of foods alone ${told(median(indexing.floor))} ms`,
    },
    {
      name: `index of ${recipeCount} recipes`,
      value: median(indexing.reading),
      unit: 'ms',
      limit: limits.indexMs,
      note: `every line read for its allergens; the very first time ${told(reading.ms + first.ms)}`,
    },
    {
      name: 'index, allergens already read',
      value: median(indexing.ours),
      unit: 'ms',
      note: `the very first time ${told(first.ms)}`,
    },
    { name: 'index: one recipe changed', value: median(changed), unit: 'ms' },
    {
      name: 'query: speed',
      value: share(asking),
      unit: 'ratio',
      note: `counting held foods alone ${told(median(asking.floor) / askCount)} ms`,
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

const swaps = (foodId: string) => standInsFor(foodId)

/** Different kitchens, tables and wishes. */
function someAsks(from: number): SuggestionAsk[] {
  return Array.from({ length: askCount }, (_, n): SuggestionAsk => {
    const seed = from + n
    return {
      lots: generatedLots(lotCount, seed),
      today: someDay,
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

/** The floor of indexing: a number for every food and the list of each recipe's. */
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

/** The floor of asking: no amounts, no days, no people, no reasons; only which recipe has the most of its foods in the house. */
function mostHeld({ numbers, lists }: ReturnType<typeof foodsOf>, { lots }: SuggestionAsk): number {
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
