import { describe, expect, test } from 'vitest'
import { addDays } from '../../date/day'
import { aDish, aLot, anEater, aSlot, aWeek, weekStart } from '../../testing/week-builders'
import { planMeals } from '../plan-meals'
import { defaultGoals, type PlanLeftovers } from '../plan-request'
import { scorePlan } from '../solver/plan-score'
import { toLeftoverDishes } from './leftover-dishes'

const two = { eaters: [anEater({ portions: 2 })] }
const chilli: PlanLeftovers = { lotId: 9, title: 'Chilli', portions: 4, until: addDays(weekStart, 2) }
const at = (meals: readonly { slotId: string; leftovers?: number }[]) =>
  meals.flatMap(({ slotId, leftovers }) => (leftovers === 9 ? [slotId] : []))

describe('leftovers in the week', () => {
  test('are planned as often as they suffice for the eaters', () => {
    const slots = [aSlot(0, 'dinner', two), aSlot(1, 'dinner', two)]
    expect(toLeftoverDishes(aWeek({ slots, leftovers: [chilli] })).recipes).toHaveLength(2)
    expect(toLeftoverDishes(aWeek({ slots, leftovers: [{ ...chilli, portions: 1 }] })).recipes).toEqual([])
  })

  test('are eaten while they are good, before something new is cooked', () => {
    const slots = [aSlot(0, 'breakfast', two), ...[0, 1, 2, 3].map((day) => aSlot(day, 'dinner', two))]
    const recipes = [1, 2, 3, 4, 5].map((id) => aDish(id, {}, { occasions: ['breakfast', 'dinner'] }))
    const request = aWeek({ slots, recipes, leftovers: [chilli], liking: { 1: 3, 2: 3, 3: 3 } })
    const plan = planMeals(request)
    const eaten = at(plan.meals)
    expect(eaten).toHaveLength(2)
    expect(eaten).not.toContain('thu-dinner')
    expect(eaten).not.toContain('mon-breakfast')
    expect(plan.score.mustUse).toBeCloseTo(defaultGoals.eatLeftovers)
    expect(scorePlan(request, plan.meals)).toEqual(plan.score)
  })

  test('never displace food that spoils sooner', () => {
    const request = aWeek({
      slots: [aSlot(0, 'dinner', two)],
      recipes: [aDish(1, { spinach: 200 })],
      lots: [aLot(1, 'spinach', 400, 0)],
      leftovers: [chilli],
    })
    expect(planMeals(request).meals).toEqual([{ slotId: 'mon-dinner', recipeId: 1 }])
  })

  test('are not planned for eaters who must not have them', () => {
    const slots = [aSlot(0, 'dinner', two)]
    const request = aWeek({
      slots,
      recipes: [aDish(1, {})],
      leftovers: [{ ...chilli, notFor: ['mon-dinner'] }],
    })
    expect(planMeals(request).meals).toEqual([{ slotId: 'mon-dinner', recipeId: 1 }])
  })
})
