import { describe, expect, test } from 'vitest'
import { addDays } from '../date/day'
import { fixedDay, generatedLots, generatedRecipes } from '../testing/generated-kitchen'
import { explainPlan } from './explain-plan'
import { goalPresets } from './goal-presets'
import { planMeals } from './plan-meals'
import type { MealSlot, PlanRequest } from './plan-request'

const slots = Array.from({ length: 5 }, (_, at): MealSlot => {
  const eaters = [{ name: 'Mia', portions: 2, diets: [], avoids: [] }]
  return { id: `dinner-${at}`, day: addDays(fixedDay, at), meal: 'dinner', eaters }
})

function weekOf(seed: number): PlanRequest {
  return {
    slots,
    recipes: generatedRecipes(150, seed).map((recipe) => ({ ...recipe, course: 'Main Dish', occasions: [] })),
    lots: generatedLots(20, seed),
    today: fixedDay,
    rules: { noRepeatWithinDays: 7 },
    usualPrices: 'EUR',
    seed,
    maxSteps: 400,
  }
}

function costOf(request: PlanRequest): number {
  return explainPlan(request, planMeals(request)).money
}

describe('the cost of a week', () => {
  test.each(Array.from({ length: 20 }, (_, at) => at + 1))(
    'kitchen %i: thrifty is cheaper than balanced',
    (seed) => {
      const request = weekOf(seed)
      const thrifty = costOf({ ...request, goals: goalPresets.thrifty, notDearerThan: goalPresets.balanced })
      expect(thrifty).toBeLessThanOrEqual(costOf({ ...request, goals: goalPresets.balanced }) + 1e-9)
    },
  )
})
