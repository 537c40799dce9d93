import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../../quantity/amount'
import { generatedWeek } from '../../testing/generated-week'
import { referencePoints } from '../../testing/reference-planner'
import { aDish, aLot, anEater, aSlot, aWeek } from '../../testing/week-builders'
import type { PlanRequest } from '../plan-request'
import { nutrientPerServing } from './nutrition-targets'
import { assignmentOf, dayDeviations, gramsBySlot, scorePlan } from './plan-score'
import { buildPlanningProblem } from './planning-problem'

const meal = (slotId: string, recipeId: number) => ({ slotId, recipeId })

describe('points', () => {
  test('the documented example of a bunch of spinach', () => {
    const request = aWeek({
      slots: [aSlot(0)],
      recipes: [aDish(1, { spinach: 340 })],
      lots: [aLot(1, 'spinach', 340, 1)],
    })
    expect(scorePlan(request, [meal('mon-dinner', 1)])).toEqual({
      total: 9.4,
      mustUse: 0,
      rescue: 9.4,
      liking: 0,
      purchases: 0,
      money: 0,
      leftovers: 0,
      variety: 0,
      nutrition: 0,
      carry: 0,
      open: 0,
    })
  })

  test('an empty slot loses a thousand, an unknown locked dish nothing', () => {
    const request = aWeek({ slots: [aSlot(0), aSlot(1), aSlot(2, 'dinner', { locked: 9 })] })
    expect(scorePlan(request, [])).toMatchObject({ open: 2000, total: -2000 })
    expect(scorePlan(request, [meal('mon-dinner', 404)])).toMatchObject({ open: 2000 })
  })

  test('two dishes share one purchase, and its price per pack', () => {
    const recipes = [aDish(1, { spinach: 100 }), aDish(2, { spinach: 100, egg: 50 })]
    const prices = { spinach: { pack: 1.99, packGrams: 200 }, egg: { perGram: 0.01 } }
    const request = aWeek({ slots: [aSlot(0), aSlot(1)], recipes, prices, goals: { sameMain: 0 } })
    const one = scorePlan(request, [meal('mon-dinner', 1)])
    expect(one).toMatchObject({ purchases: 2, money: 1.99, leftovers: 1 })
    const both = scorePlan(request, [meal('mon-dinner', 1), meal('tue-dinner', 2)])
    expect(both).toMatchObject({ purchases: 4, leftovers: 0 })
    expect(both.money).toBeCloseTo(1.99 + 0.5)
  })

  test('staples are never bought, but may be rescued', () => {
    const recipes = [aDish(1, { salt: 10, water: 500, 'black-pepper': 1 })]
    const request = aWeek({ slots: [aSlot(0)], recipes })
    expect(scorePlan(request, [meal('mon-dinner', 1)]).total).toBe(0)
    const old = { ...request, lots: [aLot(1, 'salt', 10, 1, 'best-before')] }
    expect(scorePlan(old, [meal('mon-dinner', 1)]).rescue).toBeCloseTo(6.1)
    expect(scorePlan({ ...request, staples: ['water'] }, [meal('mon-dinner', 1)]).purchases).toBe(2)
  })

  test('three dishes of one cuisine are three pairs', () => {
    const recipes = [1, 2, 3].map((id) => aDish(id, {}, { cuisine: 'Thai' }))
    const request = aWeek({ slots: [aSlot(0), aSlot(1), aSlot(2)], recipes })
    const meals = recipes.map(({ id }, at) => meal(request.slots[at]?.id ?? '', id))
    expect(scorePlan(request, meals).variety).toBeCloseTo(1.2)
  })

  test('dishes without a cuisine are not similar', () => {
    const recipes = [aDish(1, {}), aDish(2, {}, { cuisine: '  ' })]
    const request = aWeek({ slots: [aSlot(0), aSlot(1)], recipes })
    expect(scorePlan(request, [meal('mon-dinner', 1), meal('tue-dinner', 2)]).variety).toBe(0)
  })

  test('negative or missing weights count as zero', () => {
    const request = aWeek({
      slots: [aSlot(0)],
      recipes: [aDish(1, { egg: 100 })],
      goals: { purchase: -5, leftover: Number.NaN },
    })
    expect(scorePlan(request, [meal('mon-dinner', 1)]).total).toBe(0)
  })

  test('more eaters need more', () => {
    const recipes = [aDish(1, { 'white-rice': 400 }, { servings: 4 })]
    const weigh = (slot: PlanRequest['slots'][number]) => {
      const problem = buildPlanningProblem(aWeek({ slots: [slot], recipes }))
      return gramsBySlot(problem, assignmentOf(problem, [meal('mon-dinner', 1)]))[0]
    }
    expect(weigh(aSlot(0))).toBe(100)
    expect(weigh(aSlot(0, 'dinner', { eaters: [anEater(), anEater({ portions: 0.5 })] }))).toBe(150)
    expect(weigh(aSlot(0, 'dinner', { eaters: [] }))).toBe(400)
    expect(weigh(aSlot(0, 'dinner', { eaters: [anEater({ portions: Number.NaN })] }))).toBe(400)
  })
})

test('any plan, valid or not, has the reference score', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.array(fc.nat(13), { minLength: 6, maxLength: 6 }),
      (seed, dishes) => {
        const request = generatedWeek(seed, { slots: 6, recipes: 12, lots: 15 })
        const meals = request.slots.map(({ id }, at) => meal(id, dishes[at] ?? 0))
        expect(scorePlan(request, meals).total).toBeCloseTo(referencePoints(request, meals), 6)
      },
    ),
    { numRuns: 150 },
  )
})

describe('some of a food', () => {
  const pinch = { text: 'cumin', foodId: 'ground-cumin', quantity: { amount: amount(1), unit: 'pinch' } }
  const jar = { amount: amount(2), unit: 'jar' }

  test('is a purchase if there is none, and nothing if there is any', () => {
    const recipes = [aDish(1, {}, { lines: [pinch] })]
    const request = aWeek({ slots: [aSlot(0)], recipes, goals: { leftover: 0 } })
    expect(scorePlan(request, [meal('mon-dinner', 1)]).purchases).toBe(2)
    const stock = { ...request, lots: [{ ...aLot(1, 'ground-cumin', 1), quantity: jar }] }
    expect(scorePlan(stock, [meal('mon-dinner', 1)]).purchases).toBe(0)
  })

  test('and a number of grams of it are one need', () => {
    const lines = [
      pinch,
      { text: '5 g cumin', foodId: 'ground-cumin', quantity: { amount: amount(5), unit: 'g' } },
    ]
    const problem = buildPlanningProblem(aWeek({ slots: [aSlot(0)], recipes: [aDish(1, {}, { lines })] }))
    expect([...problem.entryGrams]).toEqual([6])
  })

  test('needs counted in jars use lots in jars', () => {
    const lines = [
      { text: '1 jar', foodId: 'a-food-of-tomorrow', quantity: { amount: amount(1), unit: 'jar' } },
    ]
    const lot = { ...aLot(1, 'a-food-of-tomorrow', 1, 1), quantity: jar }
    const request = aWeek({ slots: [aSlot(0)], recipes: [aDish(1, {}, { lines })], lots: [lot] })
    expect(scorePlan(request, [meal('mon-dinner', 1)])).toMatchObject({ purchases: 0, rescue: 3 })
  })
})

test('the deviation of a day by nutrient', () => {
  const request = aWeek({
    slots: [aSlot(0, 'lunch'), aSlot(0, 'dinner'), aSlot(1)],
    recipes: [aDish(1, { 'white-rice': 100 })],
    target: { kcal: 1000, protein: 0 },
  })
  const problem = buildPlanningProblem(request)
  expect(problem.nutrition.aims).toEqual(['kcal'])
  const plan = assignmentOf(problem, [meal('mon-lunch', 1)])
  const rice = nutrientPerServing(problem.nutrition, 0, 0)
  expect(dayDeviations(problem, plan, 0)[0]).toBeCloseTo((rice - 350) / 650)
  expect(dayDeviations(problem, plan, 1)[0]).toBe(0)
})
