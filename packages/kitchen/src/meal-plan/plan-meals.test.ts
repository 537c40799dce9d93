import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../date/day'
import { fixedDay, generatedEaters, generatedLots, generatedRecipes } from '../testing/generated-kitchen'
import { generatedWeek } from '../testing/generated-week'
import { aDish, aLot, anEater, aSlot, aWeek, dishAt, weekStart } from '../testing/week-builders'
import { planMeals, rerollPlan, rerollSlot } from './plan-meals'
import type { Plan, PlanProgress, PlanRequest } from './plan-request'
import { scorePlan } from './solver/plan-score'

function planned(request: PlanRequest): Plan {
  const plan = planMeals(request)
  if (!plan.ok) throw new Error(plan.conflicts.map(({ say }) => say).join('\n'))
  return plan
}

describe('goals of a plan', () => {
  test('what spoils first is cooked first', () => {
    const request = aWeek({
      slots: [aSlot(0), aSlot(3)],
      recipes: [aDish(1, { spinach: 200 }), aDish(2, { carrot: 200 })],
      lots: [aLot(1, 'spinach', 200, 1), aLot(2, 'carrot', 200, 3)],
      rules: { noRepeatWithinDays: 7 },
    })
    const plan = planned(request)
    expect([dishAt(plan, 'mon-dinner'), dishAt(plan, 'thu-dinner')]).toEqual([1, 2])
    expect(plan.score.rescue).toBeCloseTo(16)
    expect(plan.score.purchases).toBe(0)
  })

  test('a dish after the expiry of the lot rescues nothing', () => {
    const request = aWeek({
      slots: [aSlot(4)],
      recipes: [aDish(1, { spinach: 200 }), aDish(2, { carrot: 200 })],
      lots: [aLot(1, 'spinach', 200, 1), aLot(2, 'carrot', 200)],
    })
    expect(dishAt(planned(request), 'fri-dinner')).toBe(2)
  })

  test('one bunch for two dishes is one purchase', () => {
    const request = aWeek({
      slots: [aSlot(0), aSlot(1)],
      recipes: [
        aDish(1, { cilantro: 30, carrot: 100 }),
        aDish(2, { cilantro: 30, tomato: 100 }),
        aDish(3, { parsley: 30, tomato: 100 }),
      ],
      lots: [aLot(1, 'carrot', 500), aLot(2, 'tomato', 500)],
      rules: { noRepeatWithinDays: 7 },
    })
    const plan = planned(request)
    expect(new Set(plan.meals.map(({ recipeId }) => recipeId))).toEqual(new Set([1, 2]))
    expect(plan.score.purchases).toBe(2)
  })

  test('the cheaper of two dishes is chosen', () => {
    const recipes = [aDish(1, { 'chicken-breast': 200 }), aDish(2, { egg: 200 })]
    const prices = { 'chicken-breast': { perGram: 0.012 }, egg: { pack: 1.5, packGrams: 300 } }
    const request = aWeek({ slots: [aSlot(0)], recipes, prices, goals: { leftover: 0 } })
    expect(dishAt(planned(request), 'mon-dinner')).toBe(2)
    const dear = { ...prices, egg: { pack: 3, packGrams: 300 } }
    expect(dishAt(planned({ ...request, prices: dear }), 'mon-dinner')).toBe(1)
  })

  test('avoids the same cuisine and main food every day', () => {
    const recipes = [
      aDish(1, { tomato: 100 }, { cuisine: 'Italian' }),
      aDish(2, { tomato: 100 }, { cuisine: 'italian ' }),
      aDish(3, { carrot: 100 }, { cuisine: 'Indian' }),
    ]
    const lots = [aLot(1, 'tomato', 900), aLot(2, 'carrot', 900)]
    const plan = planned(
      aWeek({ slots: [aSlot(0), aSlot(1)], recipes, lots, rules: { noRepeatWithinDays: 7 } }),
    )
    expect(plan.meals.some(({ recipeId }) => recipeId === 3)).toBe(true)
    expect(plan.score.variety).toBe(0)
  })

  test('keeps a day near its target', () => {
    const recipes = [
      aDish(1, { 'white-rice': 30 }),
      aDish(2, { 'white-rice': 170 }),
      aDish(3, { 'white-rice': 600 }),
    ]
    const request = aWeek({
      slots: [aSlot(0)],
      recipes,
      lots: [aLot(1, 'white-rice', 2000)],
      target: { kcal: 2000 },
    })
    expect(dishAt(planned(request), 'mon-dinner')).toBe(2)
  })

  test('a dish slower than its meal usually is waits for the weekend; a limit of the household decides alone', () => {
    const recipes = [aDish(1, {}, { minutes: 110 }), aDish(2, {}, { minutes: 40 })]
    const usualMinutes = { breakfast: 30, lunch: 45, snack: 20, dinner: 60 }
    const dish = (day: number, more = {}) => {
      const request = aWeek({
        slots: [aSlot(day, 'lunch')],
        recipes,
        liking: { 1: 5 },
        usualMinutes,
        ...more,
      })
      return planned(request).meals[0]?.recipeId
    }
    expect([dish(3), dish(5), dish(3, { rules: { maxMinutesWeekdays: 120 } })]).toEqual([2, 1, 1])
  })

  test('prefers liked dishes, other things equal', () => {
    const recipes = [aDish(1, {}), aDish(2, {}), aDish(3, {})]
    const request = aWeek({ slots: [aSlot(0)], recipes, liking: { 2: 1, 3: -1 } })
    expect(dishAt(planned(request), 'mon-dinner')).toBe(2)
    expect(planned(request).score.liking).toBe(1)
  })
})

describe('rules', () => {
  const recipes = [
    aDish(1, { 'chicken-breast': 200 }, { minutes: 15 }),
    aDish(2, { 'canned-chickpeas': 200 }, { minutes: 50 }),
    aDish(3, { egg: 120 }, { minutes: 25, occasions: ['breakfast'] }),
    aDish(4, { tomato: 200 }, { course: 'Dessert' }),
  ]

  test.each([
    ['a quick weekday', aSlot(0), { maxMinutesWeekdays: 20 }, [1]],
    ['a slow weekend', aSlot(5), { maxMinutesWeekdays: 20 }, [1, 2]],
    ['a weekend with a rule of its own', aSlot(6), { maxMinutesWeekend: 20 }, [1]],
    ['a slot with its own limit', aSlot(0, 'dinner', { maxMinutes: 60 }), { maxMinutesWeekdays: 20 }, [1, 2]],
    ['someone vegan', aSlot(0, 'dinner', { eaters: [anEater({ diets: ['vegan'] })] }), {}, [2]],
    ['breakfast', aSlot(0, 'breakfast'), {}, [3]],
    ['dessert', aSlot(0, 'dinner', { courses: ['Dessert'] }), {}, [4]],
    ['a dish waved away', aSlot(0, 'dinner', { except: [1] }), {}, [2]],
  ] as const)('%s', (_, slot, rules, allowed) => {
    for (const seed of [1, 2, 3]) {
      const plan = planned(aWeek({ slots: [slot], recipes, rules, seed, goals: { purchase: 0 } }))
      expect(allowed).toContain(plan.meals[0]?.recipeId)
      expect(plan.gap).toBe(0)
    }
  })

  test('a dish of unknown time is not quick', () => {
    const { minutes: _, ...slow } = aDish(1, { egg: 100 })
    const plan = planMeals(aWeek({ slots: [aSlot(0)], recipes: [slow], rules: { maxMinutesWeekdays: 300 } }))
    expect(plan.ok).toBe(false)
  })

  test('two servings of the same dish keep the minimum distance', () => {
    const week = { slots: [aSlot(0), aSlot(3)], recipes: [aDish(1, { egg: 100 })] }
    expect(planMeals(aWeek({ ...week, rules: { noRepeatWithinDays: 3 } })).ok).toBe(true)
    expect(planMeals(aWeek({ ...week, rules: { noRepeatWithinDays: 4 } })).ok).toBe(false)
    expect(planMeals(aWeek(week)).ok).toBe(true)
  })

  test('a dish cooked yesterday is not planned today', () => {
    const dishes = [aDish(1, { egg: 100 }), aDish(2, { 'chicken-breast': 900 })]
    const history = [{ recipeId: 1, day: addDays(weekStart, -1) }]
    const week = aWeek({
      slots: [aSlot(0), aSlot(6)],
      recipes: dishes,
      history,
      rules: { noRepeatWithinDays: 7 },
    })
    expect(planned(week).meals.map(({ recipeId }) => recipeId)).toEqual([2, 1])
  })
})

describe('locked dishes', () => {
  const recipes = [aDish(1, { 'chicken-breast': 200 }), aDish(2, { tomato: 200 }), aDish(3, { carrot: 200 })]

  test('stay, and block the same dish on the days around them', () => {
    const slots = [aSlot(0), aSlot(1, 'dinner', { locked: 3 }), aSlot(2)]
    const lots = [aLot(1, 'carrot', 900, 2)]
    const plan = planned(aWeek({ slots, recipes, lots, rules: { noRepeatWithinDays: 3 } }))
    expect(dishAt(plan, 'tue-dinner')).toBe(3)
    expect(plan.meals.filter(({ recipeId }) => recipeId === 3)).toHaveLength(1)
    expect(plan.warnings).toEqual([])
  })

  test('override a rule, with a warning', () => {
    const eaters = [anEater({ diets: ['vegan'] })]
    const slots = [aSlot(0, 'dinner', { locked: 1, eaters, maxMinutes: 10 })]
    const plan = planned(aWeek({ slots, recipes }))
    expect(dishAt(plan, 'mon-dinner')).toBe(1)
    expect(plan.warnings).toEqual([
      {
        slotId: 'mon-dinner',
        rules: ['vegan', 'ready in 10 minutes'],
        say: 'Monday dinner is locked to a dish that is not vegan or ready in 10 minutes.',
      },
    ])
  })

  test('two locks of one dish too close together give two warnings', () => {
    const slots = [aSlot(0, 'dinner', { locked: 1 }), aSlot(1, 'dinner', { locked: 1 })]
    const plan = planned(aWeek({ slots, recipes, rules: { noRepeatWithinDays: 7 } }))
    expect(plan.warnings.map(({ rules }) => rules)).toEqual([['new within 7 days'], ['new within 7 days']])
  })

  test('an unknown recipe stays by its id', () => {
    const slots = [aSlot(0, 'dinner', { locked: 99 }), aSlot(1)]
    const plan = planned(aWeek({ slots, recipes }))
    expect(dishAt(plan, 'mon-dinner')).toBe(99)
    expect(plan.warnings[0]?.say).toBe('Monday dinner is locked to a dish that is not in the cookbook.')
    expect(plan.gap).toBe(0)
  })

  test('a week of locks only is finished at once', () => {
    const plan = planned(aWeek({ slots: [aSlot(0, 'dinner', { locked: 2 })], recipes }))
    expect(plan.steps).toBe(0)
    expect(plan.gap).toBe(0)
  })
})

describe('time limits', () => {
  const request = generatedWeek(3, { slots: 5, recipes: 16, lots: 12 })

  test('the same seed and steps give the same plan', () => {
    expect(planMeals({ ...request, maxSteps: 300 })).toEqual(planMeals({ ...request, maxSteps: 300 }))
  })

  test('an expired deadline still gives the greedy plan', () => {
    const cut = planned({ ...request, deadline: () => true })
    const whole = planned(request)
    expect(cut.steps).toBe(0)
    expect(cut.meals.every(({ recipeId }) => recipeId !== undefined)).toBe(true)
    expect(whole.score.total).toBeGreaterThanOrEqual(cut.score.total)
    expect(cut.bound).toBeGreaterThanOrEqual(whole.score.total - 1e-6)
  })

  test('the deadline is checked between steps and only stops earlier', () => {
    let requested = 0
    const plan = planned({ ...request, maxSteps: 5000, deadline: () => ++requested > 100 })
    expect(plan.steps).toBeLessThan(100)
    expect(requested).toBe(101)
  })

  test('progress never decreases', () => {
    const reports: PlanProgress[] = []
    planMeals({ ...request, maxSteps: 50, onProgress: (progress) => reports.push(progress) })
    expect(reports.map(({ steps }) => steps)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
    reports.reduce((before, now) => {
      expect(now.points).toBeGreaterThanOrEqual(before.points)
      return now
    })
  })

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 2.5])('%d steps', (maxSteps) => {
    expect(planMeals({ ...request, maxSteps, deadline: () => false }).ok).toBe(true)
  })
})

describe('another dish', () => {
  const request = generatedWeek(4, { slots: 4, recipes: 12, lots: 8 })
  const plan = planned(request)

  test('for one slot: the others stay, and the score is that of the new week', () => {
    for (const seed of [1, 2, 3, 4]) {
      const other = rerollSlot(request, plan, 'slot-1', seed)
      if (!other.ok) throw new Error('nothing else fits')
      expect(dishAt(other, 'slot-1')).not.toBe(dishAt(plan, 'slot-1'))
      for (const id of ['slot-0', 'slot-2', 'slot-3']) expect(dishAt(other, id)).toBe(dishAt(plan, id))
      expect(other.score).toEqual(scorePlan(request, other.meals))
      expect(other.bound).toBe(plan.bound)
      expect(other.gap).toBeGreaterThanOrEqual(0)
      expect(rerollSlot(request, plan, 'slot-1', seed)).toEqual(other)
    }
  })

  test('different seeds show different dishes', () => {
    const shown = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => dishAt(rerollSlot(request, plan, 'slot-1', seed), 'slot-1')),
    )
    expect(shown.size).toBeGreaterThan(1)
  })

  test('is rejected for a locked or an unknown slot', () => {
    const locked = { ...request, slots: request.slots.map((slot) => ({ ...slot, locked: 1 })) }
    expect(rerollSlot(locked, plan, 'slot-1', 1)).toMatchObject({ ok: false, reason: 'slot-locked' })
    expect(rerollSlot(request, plan, 'nowhere', 1)).toMatchObject({
      ok: false,
      reason: 'slot-unknown',
      meals: plan.meals,
    })
  })

  test('if there is no other, it is reported and the plan stays', () => {
    const one = aWeek({ slots: [aSlot(0)], recipes: [aDish(1, { egg: 100 })] })
    const only = planned(one)
    const refused = rerollSlot(one, only, 'mon-dinner', 1)
    expect(refused).toMatchObject({ ok: false, reason: 'no-dish-fits', meals: only.meals })
    expect(refused.ok ? '' : refused.conflicts[0]?.say).toBe(
      'Monday dinner: no dish is another one; 1 fits if it need not be another one.',
    )
  })

  test('for the whole week: locks stay, every other slot changes', () => {
    const slots = request.slots.map((slot, at) =>
      at === 0 ? { ...slot, locked: dishAt(plan, slot.id) ?? 1 } : slot,
    )
    const other = rerollPlan({ ...request, slots }, plan, 9)
    expect(dishAt(other, 'slot-0')).toBe(dishAt(plan, 'slot-0'))
    for (const id of ['slot-1', 'slot-2', 'slot-3']) expect(dishAt(other, id)).not.toBe(dishAt(plan, id))
  })

  test('for the whole week if nothing else fits: the same again', () => {
    const one = aWeek({ slots: [aSlot(0)], recipes: [aDish(1, { egg: 100 })] })
    expect(rerollPlan(one, planned(one), 2).ok).toBe(true)
  })
})

describe('hostile input', () => {
  const recipes = [aDish(1, { egg: 100 })]

  test.each([
    ['two slots of one name', aWeek({ slots: [aSlot(0), aSlot(0)], recipes })],
    ['no real day', aWeek({ slots: [aSlot(0, 'dinner', { day: '2026-02-30' as Day })], recipes })],
    ['no such meal', aWeek({ slots: [aSlot(0, 'elevenses' as 'dinner')], recipes })],
    ['no today', aWeek({ slots: [aSlot(0)], recipes, today: 'now' as Day })],
  ])('%s is rejected', (_, request) => {
    expect(planMeals(request)).toMatchObject({ ok: false, reason: 'slot-unclear' })
    expect(rerollSlot(request, { meals: [], bound: 0 }, 'mon-dinner', 1)).toMatchObject({
      reason: 'slot-unclear',
    })
  })

  test('no slots give an empty plan', () => {
    expect(planMeals(aWeek({ recipes }))).toMatchObject({ ok: true, meals: [], gap: 0 })
  })

  test('invalid figures are tolerated', () => {
    const odd = [Number.NaN, Number.POSITIVE_INFINITY, -3]
    for (const value of odd) {
      const request = aWeek({
        slots: [aSlot(0, 'dinner', { maxMinutes: value, eaters: [anEater({ portions: value })] })],
        recipes: [aDish(1, { egg: 100 }, { servings: value })],
        lots: [aLot(1, 'egg', 100, 1)],
        rules: { noRepeatWithinDays: value, maxMinutesWeekdays: value },
        goals: { rescueLot: value, money: value },
        prices: { egg: { pack: value, packGrams: value } },
        target: { kcal: value },
        liking: { 1: value },
        seed: value,
      })
      const plan = planned(request)
      expect(Number.isFinite(plan.score.total)).toBe(true)
      expect(Number.isFinite(plan.bound)).toBe(true)
    }
  })

  test('two recipes with one id count once', () => {
    const twice = [aDish(1, { egg: 100 }), aDish(1, { tomato: 100 })]
    expect(planMeals(aWeek({ slots: [aSlot(0)], recipes: twice })).ok).toBe(true)
  })
})

test('a fortnight of lunches and dinners from a household of two hundred lots', () => {
  const slots = Array.from({ length: 14 }, (_, at) => ({
    ...aSlot(0, at % 2 === 0 ? 'lunch' : 'dinner'),
    id: `slot-${at}`,
    day: addDays(fixedDay, Math.floor(at / 2)),
    eaters: generatedEaters(2, 5),
  }))
  const request: PlanRequest = {
    slots,
    recipes: generatedRecipes(2000, 1),
    lots: generatedLots(200, 1),
    today: fixedDay,
    rules: { noRepeatWithinDays: 7, maxMinutesWeekdays: 60 },
    seed: 1,
    maxSteps: 200,
  }
  const plan = planned(request)
  expect(new Set(plan.meals.map(({ recipeId }) => recipeId)).size).toBe(14)
  expect(plan.score).toEqual(scorePlan(request, plan.meals))
  expect(plan.bound).toBeGreaterThanOrEqual(plan.score.total)
})
