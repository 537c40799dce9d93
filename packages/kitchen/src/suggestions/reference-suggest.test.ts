import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canServe } from '../diet/eater'
import { allFoods } from '../food/food'
import type { Occasion, Recipe } from '../recipe/recipe'
import {
  fixedDay,
  generatedEaters,
  generatedLots,
  generatedRecipe,
  generatedRecipes,
  randomSource,
} from '../testing/generated-kitchen'
import { referenceSuggest } from '../testing/reference-suggest'
import { suggest } from './suggest'
import { addToIndex, indexRecipes, removeFromIndex } from './suggestion-index'
import type { SuggestionRequest } from './suggestion-request'

/** A cookbook with few foods, so that lots cover lines, lines share lots and swaps matter. */
function closeCookbook(count: number, seed: number, variety: number): Recipe[] {
  const random = randomSource(seed)
  const foods = Array.from({ length: variety }, () => random.oneOf(allFoods()))
  return Array.from({ length: count }, (_, n) => generatedRecipe(n + 1, random, foods))
}

function closeLots(count: number, seed: number, recipes: readonly Recipe[]): SuggestionRequest['lots'] {
  const random = randomSource(seed + 1)
  const requested = recipes.flatMap(({ lines }) => lines.flatMap(({ foodId }) => foodId ?? []))
  return generatedLots(count, seed).map((one) =>
    requested.length > 0 && random.chance(0.8) ? { ...one, foodId: random.oneOf(requested) } : one,
  )
}

const occasions: readonly (Occasion | 'general')[] = [
  'general',
  'general',
  'general',
  'dinner',
  'quick',
  'healthy',
]

function someRequest(seed: number, recipes: readonly Recipe[]): SuggestionRequest {
  const random = randomSource(seed)
  const lots = closeLots(random.upTo(40) - 1, seed, recipes)
  const foods = recipes.flatMap(({ lines }) => lines.flatMap(({ foodId }) => foodId ?? []))
  const occasion = random.oneOf(occasions)
  const swapped = random.upTo(4)
  return {
    lots,
    today: fixedDay,
    eaters: generatedEaters(random.upTo(3) - 1, seed),
    seed,
    ...(occasion === 'general' && random.chance(0.5) ? {} : { occasion }),
    ...(random.chance(0.3) ? { maxMinutes: 20 * random.upTo(5) } : {}),
    ...(random.chance(0.4) ? { maxToBuy: random.upTo(5) - 1 } : {}),
    ...(random.chance(0.4) ? { servings: random.upTo(8) } : {}),
    ...(random.chance(0.3) ? { limit: random.upTo(8) } : {}),
    ...(random.chance(0.4) ? { assume: ['salt', 'black-pepper', 'olive-oil'] } : {}),
    ...(random.chance(0.2) ? { soonDays: random.upTo(10) } : {}),
    ...(random.chance(0.2) && foods.length > 0 ? { rescue: random.oneOf(foods) } : {}),
    ...(random.chance(0.3) ? { exclude: recipes.filter(() => random.chance(0.1)).map(({ id }) => id) } : {}),
    ...(random.chance(0.3) ? { among: (id: number) => id % swapped !== 0 } : {}),
    recent: recipes.filter(() => random.chance(0.1)).map(({ id }) => ({ id, daysAgo: random.upTo(20) - 1 })),
    liked: new Map(recipes.filter(() => random.chance(0.2)).map(({ id }) => [id, random.upTo(5)])),
    ...(random.chance(0.6) ? { swaps: (foodId: string) => swapsOf(foodId, swapped, foods) } : {}),
  }
}

/** Some foods may be swapped for others of the cookbook, some only by two together. */
function swapsOf(foodId: string, every: number, foods: readonly string[]) {
  if (foodId.length % every !== 0 || foods.length === 0) return []
  const at = (n: number) => foods[(foodId.length * n) % foods.length] ?? 'egg'
  return [
    {
      parts: [
        { foodId: at(7), ratio: 1 },
        { foodId: at(3), ratio: 0.1 },
      ],
    },
    { parts: [{ foodId: at(5), ratio: 0.8 }] },
    { parts: [{ foodId: at(11), ratio: 1.2 }] },
  ]
}

function toComparable(suggestions: readonly { recipe: Recipe; score: number }[]) {
  return suggestions.map(({ recipe: { id }, score }) => ({ id, score: Math.round(score * 1e8) }))
}

const instance = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  count: fc.integer({ min: 0, max: 90 }),
  variety: fc.integer({ min: 1, max: 60 }),
})

describe('the fast ranking', { timeout: 60_000 }, () => {
  test('gives the same dishes and scores as the reference', () => {
    fc.assert(
      fc.property(instance, ({ seed, count, variety }) => {
        const recipes = closeCookbook(count, seed, variety)
        const request = someRequest(seed, recipes)
        expect(toComparable(suggest(indexRecipes(recipes), request))).toEqual(
          toComparable(referenceSuggest(recipes, request)),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('also for a wide cookbook', () => {
    const recipes = generatedRecipes(600, 11)
    const index = indexRecipes(recipes)
    for (let seed = 1; seed <= 12; seed += 1) {
      const request = { ...someRequest(seed, recipes.slice(0, 40)), lots: generatedLots(120, seed) }
      expect(toComparable(suggest(index, request))).toEqual(toComparable(referenceSuggest(recipes, request)))
    }
  })

  test('returns the coverage of its dishes', () => {
    fc.assert(
      fc.property(instance, ({ seed, count, variety }) => {
        const recipes = closeCookbook(count, seed, variety)
        const request = someRequest(seed, recipes)
        const [fast, plain] = [suggest(indexRecipes(recipes), request), referenceSuggest(recipes, request)]
        expect(fast.map(({ coverage }) => coverage)).toEqual(plain.map(({ coverage }) => coverage))
      }),
      { numRuns: 40 },
    )
  })
})

describe('for any request', { timeout: 60_000 }, () => {
  test('no dish is suggested that an eater may not have, and every condition holds', () => {
    fc.assert(
      fc.property(instance, ({ seed, count, variety }) => {
        const recipes = closeCookbook(count, seed, variety)
        const request = { ...someRequest(seed, recipes), eaters: generatedEaters(3, seed) }
        const suggestions = suggest(indexRecipes(recipes), request)
        expect(suggestions.length).toBeLessThanOrEqual(request.limit ?? 3)
        expect(new Set(suggestions.map(({ recipe: { id } }) => id)).size).toBe(suggestions.length)
        for (const { recipe, coverage, reasons } of suggestions) {
          expect(canServe(recipe, request.eaters).allowed).toBe(true)
          expect(request.exclude ?? []).not.toContain(recipe.id)
          if (request.among) expect(request.among(recipe.id)).toBe(true)
          if (request.maxMinutes !== undefined) expect(recipe.minutes).toBeLessThanOrEqual(request.maxMinutes)
          if (request.maxToBuy !== undefined) expect(coverage.toBuy).toBeLessThanOrEqual(request.maxToBuy)
          expect(reasons.length).toBeGreaterThan(0)
          for (const { held } of coverage.lines.flatMap(({ draws }) => draws)) {
            const { expiry } = held.lot
            expect(expiry?.kind === 'use-by' && expiry.day < fixedDay).toBe(false)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('neither the order of recipes nor of lots matters', () => {
    fc.assert(
      fc.property(instance, ({ seed, count, variety }) => {
        const recipes = closeCookbook(count, seed, variety)
        const request = someRequest(seed, recipes)
        const turned = { ...request, lots: [...request.lots].reverse() }
        const answer = toComparable(suggest(indexRecipes(recipes), request))
        expect(toComparable(suggest(indexRecipes([...recipes].reverse()), turned))).toEqual(answer)
      }),
      { numRuns: 100 },
    )
  })

  test('repeating a request gives the same, and index and lots are unchanged', () => {
    const recipes = generatedRecipes(200, 3)
    const index = indexRecipes(recipes)
    const requests = Array.from({ length: 20 }, (_, n) => someRequest(n + 1, recipes.slice(0, 50)))
    const before = JSON.stringify(requests.map(({ lots }) => lots))
    const first = requests.map((request) => toComparable(suggest(index, request)))
    expect([...requests].reverse().map((request) => toComparable(suggest(index, request)))).toEqual(
      [...first].reverse(),
    )
    expect(JSON.stringify(requests.map(({ lots }) => lots))).toBe(before)
  })
})

describe('a maintained index', { timeout: 60_000 }, () => {
  test('equals a new one after any additions and removals', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('add', 'change', 'remove'), fc.nat(200)), {
      maxLength: 250,
    })
    fc.assert(
      fc.property(instance, steps, ({ seed, count, variety }, changes) => {
        const all = closeCookbook(count + 60, seed, variety)
        const index = indexRecipes(all.slice(0, count))
        const now = new Map(all.slice(0, count).map((recipe) => [recipe.id, recipe]))
        for (const [change, n] of changes) {
          const recipe = all[n % all.length]
          if (!recipe) continue
          if (change === 'remove') {
            removeFromIndex(index, recipe.id)
            now.delete(recipe.id)
            continue
          }
          const lines = all[(n * 7) % all.length]?.lines ?? []
          const next = change === 'change' ? { ...recipe, lines } : recipe
          addToIndex(index, next)
          now.set(next.id, next)
        }
        const request = someRequest(seed, all)
        expect(toComparable(suggest(index, request))).toEqual(
          toComparable(suggest(indexRecipes([...now.values()]), request)),
        )
      }),
      { numRuns: 60 },
    )
  })
})
