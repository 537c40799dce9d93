import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../date/day'
import type { DishFacts } from '../recipe/dish-facts'
import { generatedWeek } from '../testing/generated-week'
import { dishesBySlot } from '../testing/reference-planner'
import { aDish, aLot, aSlot, aWeek, weekStart } from '../testing/week-builders'
import { foodsToUse, tastesOf } from './dishes/dish-taste'
import { planMeals, rerollSlot } from './plan-meals'
import type { PlanRequest } from './plan-request'

const facts: DishFacts = { name: 'dish', role: 'main' }
const households = Array.from({ length: 12 }, (_, at) => `household ${at}`)
const vegetables = ['leek', 'carrot', 'potato', 'zucchini', 'cabbage', 'pumpkin', 'fennel', 'celery']
const dishes = Array.from({ length: 120 }, (_, id) =>
  aDish(id + 1, { [vegetables[id % vegetables.length] ?? 'leek']: 100 }, { facts }),
)
const slots = Array.from({ length: 5 }, (_, at) => aSlot(at))

/** The request of a household, with its menus. */
function menusOf(household: string, request: PlanRequest): PlanRequest {
  const mustUse = foodsToUse(request.lots, { from: request.today, until: addDays(request.today, 6) })
  const wanted = { household, day: request.today, hasChildren: false, isThrifty: false, mustUse }
  return { ...request, tastes: tastesOf(request.recipes, wanted) }
}

const dishIds = ({ meals }: { readonly meals: readonly { readonly recipeId?: number }[] }) =>
  meals.flatMap(({ recipeId }) => recipeId ?? [])

describe('the menus of a household', () => {
  test('give each household its own week, the same each time', () => {
    const request = aWeek({ slots, recipes: dishes })
    const weeks = households.map((household) => dishIds(planMeals(menusOf(household, request))))
    const again = households.map((household) => dishIds(planMeals(menusOf(household, request))))
    expect(again).toEqual(weeks)
    expect(new Set(weeks.map((ids) => [...ids].sort().join())).size).toBe(households.length)
  })

  test('never come before food that must be used', () => {
    const rescue = [aDish(200, { spinach: 100 }, { facts }), aDish(201, { spinach: 100 }, { facts })]
    const lots = [aLot(1, 'spinach', 100, 1)]
    const request = aWeek({ slots, recipes: [...dishes, ...rescue], lots })
    for (const household of households) {
      const ids = dishIds(planMeals(menusOf(household, request))).slice(0, 2)
      expect(ids.some((id) => id >= 200)).toBe(true)
    }
  })

  test('keep the days without repeats, whatever the week', () => {
    const week = fc.record({
      seed: fc.integer({ min: 1, max: 1_000_000 }),
      apart: fc.integer({ min: 1, max: 10 }),
    })
    fc.assert(
      fc.property(week, fc.constantFrom(...households), ({ seed, apart }, household) => {
        const drawn = generatedWeek(seed, { slots: 5, recipes: 15, lots: 4, picky: true })
        const recipes = drawn.recipes.map((recipe) => ({ ...recipe, facts }))
        const rules = { ...drawn.rules, noRepeatWithinDays: apart }
        const request = menusOf(household, { ...drawn, recipes, rules, maxSteps: 10 })
        const plan = planMeals(request)
        expect(planMeals(request).meals).toEqual(plan.meals)
        const served = [...dishesBySlot(request, plan.meals)].map(([slotId, dish]) => ({
          id: dish.id,
          day: request.slots.find(({ id }) => id === slotId)?.day ?? request.today,
        }))
        served.forEach(({ id, day }, at) => {
          for (const other of served.slice(at + 1))
            if (other.id === id) expect(Math.abs(daysBetween(other.day, day))).toBeGreaterThanOrEqual(apart)
        })
      }),
      { numRuns: 8 },
    )
  }, 60_000)

  test('give way to each other where the list would be too long, but never for less of what must be used', () => {
    const [due = '', ...foods] = vegetables.slice(1)
    const long = aDish(1, Object.fromEntries([due, ...foods].map((food) => [food, 50])))
    const short = aDish(2, { leek: 100 })
    const tastes = [
      { 1: 0, 2: -60 },
      { 1: -60, 2: 0 },
    ]
    const request = aWeek({ slots: [aSlot(0)], recipes: [long, short], tastes })
    expect(dishIds(planMeals(request))).toEqual([2])
    const lots = [aLot(1, due, 50, 0)]
    expect(dishIds(planMeals({ ...request, lots }))).toEqual([1])
    expect(dishIds(planMeals({ ...request, tastes: tastes.slice(0, 1) }))).toEqual([1])
  })

  test('count when one dish is replaced', () => {
    const request = menusOf('a', aWeek({ slots: [aSlot(0)], recipes: dishes }))
    const plan = planMeals(request)
    const { meals } = rerollSlot(request, { meals: plan.meals, bound: 0 }, 'mon-dinner', 3)
    const [chosen = 0] = dishIds({ meals })
    expect(dishIds(plan)).not.toContain(chosen)
    expect(request.tastes?.[0]?.[chosen]).toBe(0)
    expect(request.today).toBe(weekStart)
  })
})
