import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../date/day'
import { canServe } from '../../diet/eater'
import { generatedEaters, generatedRecipes } from '../../testing/generated-kitchen'
import { aDish, anEater, aSlot, aWeek, weekStart } from '../../testing/week-builders'
import type { MealSlot, PlanRequest } from '../plan-request'
import { buildPlanningProblem } from './planning-problem'
import { buildSlotRules, isTooClose, noDish, recipesKeepingAll, repeatRule, unlockedSlot } from './slot-rules'

function buildRules(request: PlanRequest) {
  const table = buildPlanningProblem(request)
  const rules = buildSlotRules(request, table)
  const ids = (slot: number) => [...(rules.fits[slot] ?? [])].map((recipe) => table.recipes[recipe]?.id)
  const names = (slot: number) => (rules.rules[slot] ?? []).map(({ name }) => name)
  return { problem: table, rules, ids, names }
}

describe('dishes for meals', () => {
  const recipes = [
    aDish(1, {}, { occasions: [] }),
    aDish(2, {}, { occasions: ['breakfast'] }),
    aDish(3, {}, { occasions: ['lunch', 'quick'] }),
    aDish(4, {}, { occasions: ['dinner', 'party'] }),
    aDish(5, {}, { occasions: ['party'] }),
    aDish(6, {}, { course: 'Dessert', occasions: ['dinner'] }),
    aDish(7, {}, { course: 'Drink' }),
  ]

  test.each([
    ['breakfast', {}, [2]],
    ['lunch', {}, [1, 3, 4, 5]],
    ['dinner', {}, [1, 4, 5]],
    ['snack', {}, [6]],
    ['dinner', { occasion: 'party' }, [4, 5]],
    ['dinner', { courses: ['Dessert'] }, [6]],
    ['dinner', { courses: ['Dessert', 'Main Dish'] }, [1, 4, 5, 6]],
    ['dinner', { courses: [] }, []],
  ] as const)('%s %j', (meal, more: Partial<MealSlot>, ids) => {
    const slots = [aSlot(0, meal, more)]
    expect(buildRules(aWeek({ slots, recipes })).ids(0)).toEqual(ids)
  })

  test('a dish without a course suits any', () => {
    const { course: _, ...dish } = aDish(1, {})
    for (const courses of [['Dessert'], ['Drink']] as const) {
      expect(buildRules(aWeek({ slots: [aSlot(0, 'dinner', { courses })], recipes: [dish] })).ids(0)).toEqual(
        [1],
      )
    }
  })
})

describe('names of rules', () => {
  test('in the order a cook would give them up last', () => {
    const eaters = [
      anEater({ diets: ['vegan', 'keto'], avoids: [{ allergen: 'nuts', severity: 'medium' }] }),
      anEater({ diets: ['vegan'], avoids: [{ allergen: 'soy', severity: 'low' }] }),
    ]
    const slots = [aSlot(0, 'dinner', { eaters, maxMinutes: 25, occasion: 'party', except: [4] })]
    const request = aWeek({
      slots,
      history: [{ recipeId: 1, day: weekStart }],
      rules: { noRepeatWithinDays: 3 },
    })
    expect(buildRules(request).names(0)).toEqual([
      'free of nuts',
      'vegan',
      'keto',
      'for dinner',
      "fit for the occasion 'party'",
      'ready in 25 minutes',
      'new within 3 days',
      'another one',
    ])
  })

  test('courses are readable', () => {
    const slots = [aSlot(0, 'dinner', { courses: ['Appetizer', 'Side Dish'] })]
    expect(buildRules(aWeek({ slots })).names(0)).toContain('an appetizer or a side dish')
  })

  test('a day or more', () => {
    expect([repeatRule(1), repeatRule(7)]).toEqual(['new on that day', 'new within 7 days'])
  })
})

describe('repeats', () => {
  const recipes = [aDish(1, {}), aDish(2, {})]
  const rules = { noRepeatWithinDays: 3 }

  test('history counts in both directions', () => {
    const history = [{ recipeId: 1, day: addDays(weekStart, 4) }]
    const slots = [0, 1, 2, 6, 7].map((day) => aSlot(day))
    const { ids } = buildRules(aWeek({ slots, recipes, history, rules }))
    expect(slots.map((_, slot) => ids(slot).length)).toEqual([2, 2, 1, 1, 2])
  })

  test('a lock blocks its dish on the days around it, not on its own', () => {
    const slots = [aSlot(0), aSlot(2, 'dinner', { locked: 1 }), aSlot(5)]
    const { ids, rules: table } = buildRules(aWeek({ slots, recipes, rules }))
    expect([ids(0), ids(1), ids(2)]).toEqual([[2], [1], [1, 2]])
    expect([...table.locked]).toEqual([unlockedSlot, 0, unlockedSlot])
  })

  test('an unknown locked dish fits nothing', () => {
    const { rules: table, ids } = buildRules(aWeek({ slots: [aSlot(0, 'dinner', { locked: 77 })], recipes }))
    expect(table.locked[0]).toBe(noDish)
    expect(ids(0)).toEqual([])
  })

  test('too close is less than the minimum distance', () => {
    const { problem: table, rules: ofWeek } = buildRules(
      aWeek({ slots: [aSlot(0), aSlot(2), aSlot(3)], rules }),
    )
    expect([isTooClose(table, ofWeek, 0, 1), isTooClose(table, ofWeek, 0, 2)]).toEqual([true, false])
  })

  test.each([
    [2.2, 3],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('%d days are %d', (noRepeatWithinDays, apart) => {
    expect(buildRules(aWeek({ slots: [aSlot(0)], rules: { noRepeatWithinDays } })).rules.apart).toBe(apart)
  })
})

test('each rule agrees with the whole table', () => {
  const recipes = generatedRecipes(150, 3).map((recipe) => ({
    ...recipe,
    occasions: [],
    course: 'Main Dish' as const,
  }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 10_000 }), (count, seed) => {
      const eaters = generatedEaters(count, seed)
      const { ids } = buildRules(aWeek({ slots: [aSlot(0, 'dinner', { eaters })], recipes }))
      expect(ids(0)).toEqual(recipes.filter((recipe) => canServe(recipe, eaters).allowed).map(({ id }) => id))
    }),
    { numRuns: 40 },
  )
})

test('no rules keep every recipe', () => {
  expect([...recipesKeepingAll([], 3)]).toEqual([0, 1, 2])
  expect([...recipesKeepingAll([{ name: 'odd', keeps: (recipe) => recipe === 1 }], 3)]).toEqual([1])
})
