import { describe, expect, test } from 'vitest'
import { addDays } from '../day'
import { planMeals } from '../planning'
import { generatedLots, generatedRecipes, someDay } from '../testing/generated-kitchen'
import type { MealSlot, PlanAsk } from './ask'
import { explainPlan } from './explaining'
import { leanings } from './leanings'

const slots = Array.from({ length: 5 }, (_, at): MealSlot => {
  const eaters = [{ name: 'Mia', portions: 2, diets: [], avoids: [] }]
  return { id: `dinner-${at}`, day: addDays(someDay, at), meal: 'dinner', eaters }
})

function weekOf(seed: number): PlanAsk {
  return {
    slots,
    recipes: generatedRecipes(150, seed).map((recipe) => ({ ...recipe, course: 'Main Dish', occasions: [] })),
    lots: generatedLots(20, seed),
    today: someDay,
    rules: { noRepeatWithinDays: 7 },
    usualPrices: 'EUR',
    seed,
    maxSteps: 400,
  }
}

function costOf(ask: PlanAsk): number {
  return explainPlan(ask, planMeals(ask)).money
}

describe('what a week costs', () => {
  test.each(Array.from({ length: 20 }, (_, at) => at + 1))(
    'kitchen %i: thrifty is cheaper than balanced',
    (seed) => {
      const ask = weekOf(seed)
      const thrifty = costOf({ ...ask, goals: leanings.thrifty, notDearerThan: leanings.balanced })
      expect(thrifty).toBeLessThanOrEqual(costOf({ ...ask, goals: leanings.balanced }) + 1e-9)
    },
  )
})
