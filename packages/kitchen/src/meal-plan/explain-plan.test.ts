import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatedWeek } from '../testing/generated-week'
import { aDish, aLot, aSlot, aWeek } from '../testing/week-builders'
import { explainPlan } from './explain-plan'
import { planMeals } from './plan-meals'
import { purchaseWeightOf } from './purchase-weight'
import { scorePlan } from './solver/plan-score'

const request = aWeek({
  slots: [aSlot(0), aSlot(1), aSlot(2, 'dinner', { locked: 3 }), aSlot(3, 'dinner', { locked: 77 })],
  recipes: [
    aDish(1, { spinach: 300, egg: 100, feta: 50 }, { title: 'Spinach pie' }),
    aDish(2, { carrot: 100, feta: 150 }, { title: 'Carrot salad' }),
    aDish(3, { tomato: 100, salt: 5 }, { title: 'Tomato soup' }),
  ],
  lots: [aLot(1, 'spinach', 250, 1), aLot(2, 'egg', 600), aLot(3, 'carrot', 500), aLot(4, 'tomato', 500)],
  prices: { feta: { pack: 2.4, packGrams: 200 }, spinach: { perGram: 0.01 } },
  target: { kcal: 2000 },
})
const meals = [
  { slotId: 'mon-dinner', recipeId: 1 },
  { slotId: 'tue-dinner', recipeId: 2 },
  { slotId: 'wed-dinner', recipeId: 3 },
  { slotId: 'thu-dinner', recipeId: 77 },
]
const explained = explainPlan(request, { meals })

describe('an explained meal', () => {
  const [pie, salad, soup, unknown] = explained.meals

  test('lists rescues, uses, shortfall and sharing, in sentences', () => {
    expect(pie?.because).toEqual([
      'Uses up spinach (until Tuesday).',
      'Uses egg from your kitchen.',
      'You lack feta.',
      'You need more spinach.',
      'Shares feta with Tuesday dinner.',
      'Ready in 20 minutes.',
    ])
    expect(soup?.because).toEqual([
      'You locked it.',
      'Uses tomato from your kitchen.',
      'Nothing to buy.',
      'Ready in 20 minutes.',
    ])
  })

  test('says the time as people do, and what is begun the evening before', () => {
    const facts = { role: 'breakfast' as const, name: 'oats', waitMinutes: 480 }
    const recipes = [
      aDish(1, {}, { minutes: 130 }),
      aDish(2, {}, { minutes: 487, facts }),
      aDish(3, {}, { minutes: 90 }),
    ]
    const week = aWeek({ slots: [aSlot(0), aSlot(1), aSlot(2)], recipes, lots: [] })
    const dishes = week.slots.map(({ id }, at) => ({ slotId: id, recipeId: at + 1 }))
    expect(explainPlan(week, { meals: dishes }).meals.map(({ because }) => because.at(-1))).toEqual([
      'Ready in 2 hours 10 minutes.',
      'Begin it the evening before; on the day it takes 7 minutes.',
      'Ready in 90 minutes.',
    ])
  })

  test('does not repeat foods that every dish of the week needs', () => {
    const days = [0, 1, 2, 3, 4]
    const recipes = days.map((n) => aDish(n + 1, n < 2 ? { 'olive-oil': 10, feta: 50 } : { 'olive-oil': 10 }))
    const week = aWeek({ slots: days.map((n) => aSlot(n)), recipes, lots: [] })
    const dishes = week.slots.map(({ id }, at) => ({ slotId: id, recipeId: at + 1 }))
    const [first] = explainPlan(week, { meals: dishes }).meals
    expect(first?.because).toEqual([
      'You lack olive oil and feta.',
      'Shares feta with Tuesday dinner.',
      'Ready in 20 minutes.',
    ])
  })

  test('includes amounts and its part of the price', () => {
    expect(pie?.takes).toEqual([
      { lotId: 1, foodId: 'spinach', name: 'spinach', grams: 250, rescued: true, until: '2026-11-17' },
      { lotId: 2, foodId: 'egg', name: 'egg', grams: 100, rescued: false },
    ])
    expect(
      pie?.lacks.map(({ foodId, grams, money, sharedWith }) => [foodId, grams, money, sharedWith]),
    ).toEqual([
      ['spinach', 50, 0.5, []],
      ['feta', 50, 0.6, ['tue-dinner']],
    ])
    expect(pie?.money).toBeCloseTo(1.1)
    expect(salad?.money).toBeCloseTo(1.8)
  })

  test('includes the points the plan would lose without it', () => {
    const without = scorePlan(
      request,
      meals.filter(({ slotId }) => slotId !== 'mon-dinner'),
    )
    expect(pie?.points).toBeCloseTo(scorePlan(request, meals).total - without.total - 1000)
  })

  test('is empty for an unknown locked dish', () => {
    expect(unknown).toMatchObject({
      name: 'Thursday dinner',
      because: ['You locked it.'],
      takes: [],
      lacks: [],
      points: 0,
    })
    expect(unknown?.recipeId).toBeUndefined()
  })

  test('states that no dish fits an empty slot', () => {
    expect(explainPlan(request, { meals: [] }).meals[0]?.because).toEqual(['No dish fits.'])
  })
})

test('lists the purchases of the whole week and their cost', () => {
  expect(explained.purchases).toEqual([
    { foodId: 'spinach', name: 'spinach', grams: 50, packs: 1, money: 0.5, slots: ['mon-dinner'] },
    {
      foodId: 'feta',
      name: 'feta',
      grams: 200,
      packs: 1,
      money: 2.4,
      slots: ['mon-dinner', 'tue-dinner'],
    },
  ])
  expect(explained.money).toBeCloseTo(2.9)
})

describe('days', () => {
  test('compare their nutrition with the target', () => {
    expect(explained.days.map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ])
    const [kcal] = explained.days[0]?.nutrition ?? []
    expect(kcal).toMatchObject({ nutrient: 'kcal', known: true })
    expect(kcal?.aim).toBeCloseTo(600)
    expect(kcal?.gives).toBeGreaterThan(100)
  })

  test('with an unknown dish are marked as incomplete', () => {
    expect(explained.days[3]?.nutrition[0]).toMatchObject({ gives: 0, known: false })
  })

  test('have no comparison without a target', () => {
    const { target: _, ...plain } = request
    expect(explainPlan(plain, { meals }).days.every(({ nutrition }) => nutrition.length === 0)).toBe(true)
  })
})

test('the parts of every plan add up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const week = generatedWeek(seed, { slots: 5, recipes: 12, lots: 12 })
      const plan = planMeals({ ...week, maxSteps: 20, deadline: () => true })
      const explanation = explainPlan(week, plan)
      expect(explanation.meals.map(({ slotId }) => slotId)).toEqual(plan.meals.map(({ slotId }) => slotId))
      const weights = explanation.purchases.map(({ foodId }) => purchaseWeightOf(foodId))
      expect(2 * weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(plan.score.purchases)
      expect(explanation.money).toBeCloseTo(plan.score.money)
      expect(explanation.meals.reduce((sum, { money }) => sum + money, 0)).toBeCloseTo(explanation.money)
      for (const { foodId, grams, slots } of explanation.purchases) {
        const lacking = explanation.meals.flatMap(({ lacks }) => lacks.filter((one) => one.foodId === foodId))
        expect(lacking.reduce((sum, one) => sum + one.grams, 0)).toBeCloseTo(grams)
        expect(lacking).toHaveLength(slots.length)
      }
      const taken = new Map<number, number>()
      for (const { lotId, grams } of explanation.meals.flatMap(({ takes }) => takes)) {
        taken.set(lotId, (taken.get(lotId) ?? 0) + grams)
      }
      for (const { id, quantity } of week.lots) {
        expect(taken.get(id) ?? 0).toBeLessThanOrEqual(
          quantity.amount.numerator / quantity.amount.denominator + 1e-9,
        )
      }
    }),
    { numRuns: 40 },
  )
})
