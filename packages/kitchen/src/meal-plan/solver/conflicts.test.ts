import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatedWeek } from '../../testing/generated-week'
import { aDish, anEater, aSlot, aWeek, dishAt } from '../../testing/week-builders'
import { planMeals } from '../plan-meals'
import type { Conflict, PlanRequest } from '../plan-request'
import { findFeasibleSlots } from './conflicts'
import { buildPlanningProblem } from './planning-problem'
import { assignAllSlots } from './slot-assignment'
import { buildSlotRules, recipesKeepingAll, repeatRule } from './slot-rules'

const vegan = anEater({ diets: ['vegan'] })
const noNuts = anEater({ name: 'Ali', avoids: [{ allergen: 'nuts', severity: 'high' }] })

function refused(request: PlanRequest): Conflict {
  const plan = planMeals(request)
  if (plan.ok) throw new Error('everything fits')
  return plan
}

describe('one slot without a fitting dish', () => {
  const recipes = [
    aDish(1, { 'chicken-breast': 100 }, { minutes: 10 }),
    aDish(2, { 'canned-chickpeas': 100 }, { minutes: 50 }),
    aDish(3, { spinach: 100 }, { minutes: 40 }),
    aDish(4, { almonds: 100 }, { minutes: 45 }),
  ]

  test('names the conflicting rules, and the effect of lifting one', () => {
    const slot = aSlot(1, 'dinner', { eaters: [vegan, noNuts], maxMinutes: 25 })
    const { conflicts, reason } = refused(aWeek({ slots: [slot], recipes }))
    expect(reason).toBe('no-dish-fits')
    expect(conflicts).toEqual([
      {
        slots: ['tue-dinner'],
        rules: ['vegan', 'ready in 25 minutes'],
        lift: [
          { rule: 'vegan', fit: 1 },
          { rule: 'ready in 25 minutes', fit: 2 },
        ],
        say: 'Tuesday dinner: no dish is vegan and ready in 25 minutes; 1 fits if it need not be vegan or 2 fit if it need not be ready in 25 minutes.',
      },
    ])
  })

  test('the other slots are still filled', () => {
    const slots = [aSlot(0), aSlot(1, 'dinner', { maxMinutes: 5 }), aSlot(2)]
    const conflict = refused(aWeek({ slots, recipes, rules: { noRepeatWithinDays: 7 } }))
    expect(dishAt(conflict, 'mon-dinner')).toBeDefined()
    expect(dishAt(conflict, 'tue-dinner')).toBeUndefined()
    expect(dishAt(conflict, 'wed-dinner')).toBeDefined()
    expect(conflict.score.open).toBe(1000)
  })

  test('slots with the same conflict share a sentence', () => {
    const slots = [0, 1, 2, 3, 4].map((day) => aSlot(day, 'dinner', { maxMinutes: 5 }))
    const { conflicts } = refused(aWeek({ slots, recipes }))
    expect(conflicts).toHaveLength(1)
    expect(conflicts[0]?.slots).toHaveLength(5)
    expect(conflicts[0]?.say).toBe(
      'Monday dinner and 4 other meals: no dish is ready in 5 minutes; 4 fit if it need not be ready in 5 minutes.',
    )
  })

  test('reports that lifting one rule is not enough', () => {
    const slot = aSlot(0, 'dinner', {
      eaters: [anEater({ diets: ['vegan'] })],
      maxMinutes: 5,
      courses: ['Drink'],
    })
    const { conflicts } = refused(aWeek({ slots: [slot], recipes: [aDish(1, { egg: 50 })] }))
    expect(conflicts[0]?.lift).toEqual([])
    expect(conflicts[0]?.say).toMatch(/; lifting one rule is not enough\.$/)
    expect(conflicts[0]?.rules).toHaveLength(1)
  })

  test('without recipes no rule is blamed', () => {
    const { conflicts } = refused(aWeek({ slots: [aSlot(0)] }))
    expect(conflicts[0]).toMatchObject({
      rules: [],
      lift: [],
      say: 'Monday dinner: there is no dish at all.',
    })
  })

  test('recently cooked dishes are a rule like the others', () => {
    const history = [{ recipeId: 1, day: aSlot(0).day }]
    const request = aWeek({
      slots: [aSlot(2)],
      recipes: recipes.slice(0, 1),
      history,
      rules: { noRepeatWithinDays: 5 },
    })
    expect(refused(request).conflicts[0]).toMatchObject({
      rules: ['new within 5 days'],
      lift: [{ rule: 'new within 5 days', fit: 1 }],
    })
  })
})

describe('competing slots', () => {
  const recipes = [
    aDish(1, { spinach: 100 }),
    aDish(2, { carrot: 100 }),
    aDish(3, { 'chicken-breast': 100 }),
    aDish(4, { egg: 100 }),
  ]
  const slots = [0, 1, 2].map((day) => aSlot(day, 'dinner', { eaters: [vegan] }))

  test('too few dishes for as many meals', () => {
    const { conflicts, meals } = refused(aWeek({ slots, recipes, rules: { noRepeatWithinDays: 7 } }))
    expect(conflicts).toHaveLength(1)
    expect(conflicts[0]).toMatchObject({
      slots: ['mon-dinner', 'tue-dinner', 'wed-dinner'],
      rules: ['vegan', 'new within 7 days'],
      lift: [
        { rule: 'vegan', fit: 4 },
        { rule: 'new within 7 days', fit: 2 },
      ],
    })
    expect(conflicts[0]?.say).toBe(
      'Monday dinner, Tuesday dinner and Wednesday dinner: only 2 dishes are vegan, and each has to be new within 7 days; 4 fit if it need not be vegan or 2 fit if it need not be new within 7 days.',
    )
    expect(meals.filter(({ recipeId }) => recipeId !== undefined)).toHaveLength(2)
  })

  test('one dish on one day', () => {
    const day = [aSlot(0, 'lunch'), aSlot(0, 'dinner')]
    const { conflicts } = refused(
      aWeek({ slots: day, recipes: recipes.slice(0, 1), rules: { noRepeatWithinDays: 1 } }),
    )
    expect(conflicts[0]?.say).toBe(
      'Monday lunch and Monday dinner: there is only 1 dish, and each has to be new on that day; 1 fits if it need not be new on that day.',
    )
  })

  test('an unrelated slot is left out', () => {
    const others = [...slots, aSlot(20, 'dinner', { eaters: [vegan] })]
    const { conflicts } = refused(aWeek({ slots: others, recipes, rules: { noRepeatWithinDays: 7 } }))
    expect(conflicts[0]?.slots).not.toContain(others[3]?.id)
  })
})

test('a greedy dead end is no conflict', () => {
  // Taking the best dish on Monday would leave Tuesday empty.
  const recipes = [aDish(1, { spinach: 100 }, { minutes: 10 }), aDish(2, { carrot: 500 }, { minutes: 60 })]
  const slots = [aSlot(0), aSlot(1, 'dinner', { maxMinutes: 20 })]
  const plan = planMeals(aWeek({ slots, recipes, liking: { 1: 50 }, rules: { noRepeatWithinDays: 7 } }))
  expect(plan.ok).toBe(true)
  expect(plan.meals.map(({ recipeId }) => recipeId)).toEqual([2, 1])
})

test('a dislike is a warning, not a rule', () => {
  const eaters = [anEater({ avoids: [{ allergen: 'eggs', severity: 'low' }] })]
  const plan = planMeals(
    aWeek({ slots: [aSlot(0, 'dinner', { eaters })], recipes: [aDish(1, { egg: 100 })] }),
  )
  expect(plan.ok).toBe(true)
  expect(plan.warnings).toHaveLength(1)
  expect(plan.warnings[0]).toMatchObject({ slotId: 'mon-dinner', rules: ['eggs'] })
  expect(plan.warnings[0]?.say).toBe("Monday dinner: Mia would rather not have eggs, found in '100 g egg'.")
})

test('every conflict is minimal: without any one of its rules its slots can be filled', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 4 }), (seed, recipes) => {
      const request = generatedWeek(seed, { slots: 4, recipes, lots: 0, picky: true })
      const problem = buildPlanningProblem(request)
      const rules = buildSlotRules(request, problem)
      const { conflicts, filling } = findFeasibleSlots(problem, rules)
      const open = [...filling].filter((dish) => dish < 0).length
      expect(open > 0).toBe(conflicts.length > 0)
      for (const conflict of conflicts) {
        const slots = conflict.slots.map((id) => problem.slots.findIndex((slot) => slot.id === id))
        const under = (names: readonly string[]) =>
          slots.map((slot) => {
            const kept = (rules.rules[slot] ?? []).filter(({ name }) => names.includes(name))
            return recipesKeepingAll(kept, problem.recipes.length)
          })
        const canFill = (names: readonly string[], some: readonly number[]) => {
          const dishes = under(names).filter((_, at) => some.includes(slots[at] ?? -1))
          const apart = names.includes(repeatRule(rules.apart)) ? rules.apart : 0
          return assignAllSlots(problem, { slots: some, dishes, apart }) !== undefined
        }
        expect(canFill(conflict.rules, slots)).toBe(false)
        for (const rule of conflict.rules) {
          const others = conflict.rules.filter((name) => name !== rule)
          const shared = conflict.rules.includes(repeatRule(rules.apart))
          // Slots that share one sentence may each have the conflict alone.
          if (shared) expect(canFill(others, slots)).toBe(true)
          else for (const slot of slots) expect(canFill(others, [slot])).toBe(true)
        }
      }
    }),
    { numRuns: 400, examples: [[212177, 2]] },
  )
})
