import { describe, expect, test } from 'vitest'
import { generatedWeek } from '../../testing/generated-week'
import { withOwnRecipes } from './dish-table'
import { buildPlanningProblem } from './planning-problem'

const week = generatedWeek(1, { slots: 5, recipes: 30, lots: 10 })

describe('the table of dishes', () => {
  test('is computed once for a list of recipes that nobody else can change', () => {
    const request = withOwnRecipes(week)
    const first = buildPlanningProblem(request)
    const second = buildPlanningProblem({ ...request, goals: { money: 9 }, slots: [...request.slots] })
    expect(second.entryFood).toBe(first.entryFood)
    expect(second.entryGrams).toEqual(buildPlanningProblem(week).entryGrams)
  })

  test('is computed again for another stock, other staples or other eaters', () => {
    const request = withOwnRecipes(week)
    const before = buildPlanningProblem(request).entryFood
    const picky = { name: 'Mia', portions: 1, diets: ['vegan' as const], avoids: [] }
    const others = [
      { ...request, lots: [...request.lots] },
      { ...request, staples: ['flour'] },
      { ...request, slots: request.slots.map((slot) => ({ ...slot, eaters: [picky] })) },
    ]
    for (const other of others) expect(buildPlanningProblem(other).entryFood).not.toBe(before)
  })

  test('is not kept for a list that its owner may change', () => {
    expect(buildPlanningProblem(week).entryFood).not.toBe(buildPlanningProblem(week).entryFood)
  })
})
