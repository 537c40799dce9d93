import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packFormsOf } from '../buying/usual-pack'
import { toQuantity } from '../quantity/quantity'
import type { Swaps } from '../recipe-coverage/line-coverage'
import { coverageFromStock } from '../recipe-coverage/recipe-coverage'
import { rescueValue } from '../recipe-coverage/rescue'
import { indexStock } from '../recipe-coverage/stock-index'
import type { Lot } from '../stock/lot'
import { fixedDay, generatedLots, generatedRecipes } from '../testing/generated-kitchen'
import { recipe } from '../testing/text-builders'
import { DishEvaluator } from './dish-evaluator'
import { usesStock } from './dish-reason'
import { createEvaluationContext } from './evaluation-context'
import { indexRecipes } from './suggestion-index'
import { memoizeSwaps, swapsByFirstPart } from './swap-cache'

const swaps: Swaps = (foodId) =>
  foodId.length % 2 === 0
    ? [{ parts: [{ foodId: 'onion', ratio: 0.5 }] }, { parts: [{ foodId: 'egg', ratio: 1 }] }]
    : []

// Every third lot is one in a pack of unknown weight, and half of those are open.
const inPacks = (lots: readonly Lot[]): Lot[] =>
  lots.map((lot, at) =>
    at % 3 === 0 && lot.foodId !== undefined
      ? {
          ...lot,
          quantity: toQuantity(1, packFormsOf(lot.foodId)?.container ?? 'bag'),
          ...(at % 2 === 0 && { openedOn: fixedDay }),
        }
      : lot,
  )

describe('DishEvaluator', { timeout: 60_000 }, () => {
  test('equals coverageFromStock for every dish', () => {
    const instance = fc.record({
      seed: fc.integer({ min: 1, max: 100_000 }),
      lots: fc.nat(150),
      servings: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(instance, ({ seed, lots, servings }) => {
        const recipes = generatedRecipes(25, seed)
        const index = indexRecipes(recipes)
        const view = { swaps, assume: ['salt'], eaters: [], ...(servings === undefined ? {} : { servings }) }
        const request = { lots: inPacks(generatedLots(lots, seed)), today: fixedDay, ...view }
        const stock = indexStock(request.lots, request)
        const trial = new DishEvaluator(index, createEvaluationContext(index, stock, request), request)
        recipes.forEach((dish, place) => {
          const coverage = coverageFromStock(dish, stock, view)
          expect(trial.run(place)).toBe(true)
          expect(trial.covered).toBeCloseTo(coverage.covered, 9)
          expect(trial.toBuy).toBe(coverage.toBuy)
          expect(trial.rescue).toBeCloseTo(rescueValue(coverage.rescues), 9)
          expect(trial.uses).toBe(usesStock(coverage))
        })
      }),
      { numRuns: 60 },
    )
  })

  test('stops at a dish that exceeds the allowed purchases', () => {
    const index = indexRecipes([
      recipe(['1 lemon', '1 lime']),
      recipe(['1 lemon']),
      recipe([{ text: 'zwirbel' }]),
    ])
    const request = { lots: [], today: fixedDay, eaters: [], maxToBuy: 1 }
    const trial = new DishEvaluator(index, createEvaluationContext(index, new Map(), request), request)
    expect([trial.run(0), trial.run(1), trial.run(2)]).toEqual([false, true, true])
  })
})

describe('memoizeSwaps', () => {
  test('looks up each food once', () => {
    const requested: string[] = []
    const table: Swaps = (foodId) => {
      requested.push(foodId)
      return swaps(foodId)
    }
    for (const foodId of ['eggs', 'kale', 'eggs', 'kale'])
      expect(memoizeSwaps(table)(foodId)).toEqual(swaps(foodId))
    expect(requested).toEqual(['eggs', 'kale'])
  })
})

describe('swapsByFirstPart', () => {
  test('lists the foods that have swaps, also later ones and after compaction', () => {
    const foods = { numbers: new Map<string, number>(), texts: ['kale', 'leek!'] }
    const replacedBy = (foodId: string, names = foods) =>
      swapsByFirstPart(names, swaps)
        .get(foodId)
        ?.map(({ food, order }) => [food, order])
    expect(replacedBy('egg')).toEqual([[0, 1]])
    foods.texts.push('eggs')
    expect(replacedBy('egg')).toEqual([
      [0, 1],
      [2, 1],
    ])
    const other = { numbers: new Map<string, number>(), texts: ['odd', 'even'] }
    expect(replacedBy('onion', other)).toEqual([[1, 0]])
  })

  test('omits a swap for itself, and empty ones', () => {
    const foods = { numbers: new Map<string, number>(), texts: ['egg'] }
    const table: Swaps = () => [
      { parts: [] },
      { parts: [{ foodId: 'egg', ratio: 1 }] },
      { parts: [{ foodId: 'kale', ratio: 0 }] },
    ]
    expect(swapsByFirstPart(foods, table).size).toBe(0)
  })
})
