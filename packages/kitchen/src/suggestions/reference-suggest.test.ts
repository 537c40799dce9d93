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

/** A cookbook whose foods often meet: few foods, so that lots cover lines, lines share lots and swaps matter. */
function closeCookbook(count: number, seed: number, variety: number): Recipe[] {
  const die = randomSource(seed)
  const foods = Array.from({ length: variety }, () => die.oneOf(allFoods()))
  return Array.from({ length: count }, (_, n) => generatedRecipe(n + 1, die, foods))
}

function closeLots(count: number, seed: number, recipes: readonly Recipe[]): SuggestionRequest['lots'] {
  const die = randomSource(seed + 1)
  const asked = recipes.flatMap(({ lines }) => lines.flatMap(({ foodId }) => foodId ?? []))
  return generatedLots(count, seed).map((one) =>
    asked.length > 0 && die.chance(0.8) ? { ...one, foodId: die.oneOf(asked) } : one,
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

function someAsk(seed: number, recipes: readonly Recipe[]): SuggestionRequest {
  const die = randomSource(seed)
  const lots = closeLots(die.upTo(40) - 1, seed, recipes)
  const foods = recipes.flatMap(({ lines }) => lines.flatMap(({ foodId }) => foodId ?? []))
  const occasion = die.oneOf(occasions)
  const swapped = die.upTo(4)
  return {
    lots,
    today: fixedDay,
    eaters: generatedEaters(die.upTo(3) - 1, seed),
    seed,
    ...(occasion === 'general' && die.chance(0.5) ? {} : { occasion }),
    ...(die.chance(0.3) ? { maxMinutes: 20 * die.upTo(5) } : {}),
    ...(die.chance(0.4) ? { maxToBuy: die.upTo(5) - 1 } : {}),
    ...(die.chance(0.4) ? { servings: die.upTo(8) } : {}),
    ...(die.chance(0.3) ? { limit: die.upTo(8) } : {}),
    ...(die.chance(0.4) ? { assume: ['salt', 'black-pepper', 'olive-oil'] } : {}),
    ...(die.chance(0.2) ? { soonDays: die.upTo(10) } : {}),
    ...(die.chance(0.2) && foods.length > 0 ? { rescue: die.oneOf(foods) } : {}),
    ...(die.chance(0.3) ? { exclude: recipes.filter(() => die.chance(0.1)).map(({ id }) => id) } : {}),
    ...(die.chance(0.3) ? { among: (id: number) => id % swapped !== 0 } : {}),
    recent: recipes.filter(() => die.chance(0.1)).map(({ id }) => ({ id, daysAgo: die.upTo(20) - 1 })),
    liked: new Map(recipes.filter(() => die.chance(0.2)).map(({ id }) => [id, die.upTo(5)])),
    ...(die.chance(0.6) ? { swaps: (foodId: string) => swapsOf(foodId, swapped, foods) } : {}),
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

function told(suggestions: readonly { recipe: Recipe; score: number }[]) {
  return suggestions.map(({ recipe: { id }, score }) => ({ id, score: Math.round(score * 1e8) }))
}

const instance = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  count: fc.integer({ min: 0, max: 90 }),
  variety: fc.integer({ min: 1, max: 60 }),
})

describe('the fast way', { timeout: 60_000 }, () => {
  test('gives the same dishes and scores as the plain way', () => {
    fc.assert(
      fc.property(instance, ({ seed, count, variety }) => {
        const recipes = closeCookbook(count, seed, variety)
        const ask = someAsk(seed, recipes)
        expect(told(suggest(indexRecipes(recipes), ask))).toEqual(told(referenceSuggest(recipes, ask)))
      }),
      { numRuns: 200 },
    )
  })

  test('also over a wide cookbook', () => {
    const recipes = generatedRecipes(600, 11)
    const index = indexRecipes(recipes)
    for (let seed = 1; seed <= 12; seed += 1) {
      const ask = { ...someAsk(seed, recipes.slice(0, 40)), lots: generatedLots(120, seed) }
      expect(told(suggest(index, ask))).toEqual(told(referenceSuggest(recipes, ask)))
    }
  })

  test('tells the coverage of the dishes it gives', () => {
    fc.assert(
      fc.property(instance, ({ seed, count, variety }) => {
        const recipes = closeCookbook(count, seed, variety)
        const ask = someAsk(seed, recipes)
        const [fast, plain] = [suggest(indexRecipes(recipes), ask), referenceSuggest(recipes, ask)]
        expect(fast.map(({ coverage }) => coverage)).toEqual(plain.map(({ coverage }) => coverage))
      }),
      { numRuns: 40 },
    )
  })
})

describe('whatever is asked', { timeout: 60_000 }, () => {
  test('nobody is ever offered what they may not eat, and every wish is obeyed', () => {
    fc.assert(
      fc.property(instance, ({ seed, count, variety }) => {
        const recipes = closeCookbook(count, seed, variety)
        const ask = { ...someAsk(seed, recipes), eaters: generatedEaters(3, seed) }
        const suggestions = suggest(indexRecipes(recipes), ask)
        expect(suggestions.length).toBeLessThanOrEqual(ask.limit ?? 3)
        expect(new Set(suggestions.map(({ recipe: { id } }) => id)).size).toBe(suggestions.length)
        for (const { recipe, coverage, reasons } of suggestions) {
          expect(canServe(recipe, ask.eaters).allowed).toBe(true)
          expect(ask.exclude ?? []).not.toContain(recipe.id)
          if (ask.among) expect(ask.among(recipe.id)).toBe(true)
          if (ask.maxMinutes !== undefined) expect(recipe.minutes).toBeLessThanOrEqual(ask.maxMinutes)
          if (ask.maxToBuy !== undefined) expect(coverage.toBuy).toBeLessThanOrEqual(ask.maxToBuy)
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

  test('neither the order of the recipes nor that of the lots matters', () => {
    fc.assert(
      fc.property(instance, ({ seed, count, variety }) => {
        const recipes = closeCookbook(count, seed, variety)
        const ask = someAsk(seed, recipes)
        const turned = { ...ask, lots: [...ask.lots].reverse() }
        const answer = told(suggest(indexRecipes(recipes), ask))
        expect(told(suggest(indexRecipes([...recipes].reverse()), turned))).toEqual(answer)
      }),
      { numRuns: 100 },
    )
  })

  test('asking twice gives the same, and leaves index and lots alone', () => {
    const recipes = generatedRecipes(200, 3)
    const index = indexRecipes(recipes)
    const asks = Array.from({ length: 20 }, (_, n) => someAsk(n + 1, recipes.slice(0, 50)))
    const before = JSON.stringify(asks.map(({ lots }) => lots))
    const first = asks.map((ask) => told(suggest(index, ask)))
    expect([...asks].reverse().map((ask) => told(suggest(index, ask)))).toEqual([...first].reverse())
    expect(JSON.stringify(asks.map(({ lots }) => lots))).toBe(before)
  })
})

describe('an index that is kept', { timeout: 60_000 }, () => {
  test('answers as one laid out anew, after any coming and going', () => {
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
        const ask = someAsk(seed, all)
        expect(told(suggest(index, ask))).toEqual(told(suggest(indexRecipes([...now.values()]), ask)))
      }),
      { numRuns: 60 },
    )
  })
})
