import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { componentOf, componentUntil } from '../../cooked-component/cooked-component'
import { addDays } from '../../date/day'
import { aDish, aLot, anEater, aSlot, aWeek, weekStart } from '../../testing/week-builders'
import { planMeals } from '../plan-meals'
import type { PlannedMeal, PlanRequest } from '../plan-request'
import { scorePlan } from '../solver/plan-score'

const two = { eaters: [anEater({ portions: 2 })] }
const dinners = [0, 1, 2, 3, 4, 5, 6].map((day) => aSlot(day, 'dinner', two))
const roast = aDish(1, { 'whole-chicken': 1600 }, { title: 'Roast Chicken', servings: 4, minutes: 90 })
const curry = aDish(2, { 'cooked-chicken': 220, onion: 100 }, { title: 'Chicken Curry', servings: 2 })
const others = [3, 4, 5, 6, 7, 8, 9].map((id) => aDish(id, { carrot: 100 }, { title: `Carrot Stew ${id}` }))
const week = (more: Partial<PlanRequest> = {}) =>
  aWeek({
    slots: dinners,
    recipes: [roast, ...others],
    secondDishes: [curry],
    cookTwice: true,
    rules: { noRepeatWithinDays: 7 },
    ...more,
  })
const pairIn = (meals: readonly PlannedMeal[]) => {
  const second = meals.find(({ uses }) => uses !== undefined)
  const first = meals.find(({ slotId }) => slotId === second?.uses?.slotId)
  return { first, second }
}

describe('a roast on Sunday is a curry on Tuesday', () => {
  test('more is cooked of the first, and the second is another dish within the safe days', () => {
    const request = week()
    const { first, second } = pairIn(planMeals(request).meals)
    expect(first).toMatchObject({ recipeId: 1, extra: 2 })
    expect(second).toMatchObject({ recipeId: 2, uses: { foodId: 'cooked-chicken' } })
    const day = (meal: PlannedMeal | undefined) =>
      request.slots.find(({ id }) => id === meal?.slotId)?.day ?? ''
    const component = componentOf(roast)
    expect(component && day(second) <= componentUntil(day(first) as never, roast, component)).toBe(true)
    expect(day(second) > day(first)).toBe(true)
  })

  test('a cookbook dish that needs the cooked food works as well', () => {
    const { first, second } = pairIn(
      planMeals(week({ secondDishes: [], recipes: [roast, curry, ...others] })).meals,
    )
    expect([first?.recipeId, second?.recipeId]).toEqual([1, 2])
  })

  test('no dish is repeated for it', () => {
    const liking = { 1: 5, 2: 5 }
    for (const seed of [1, 2, 3, 4, 5]) {
      const { meals } = planMeals(
        week({ seed, liking, recipes: [roast, curry, ...others], secondDishes: [] }),
      )
      const dishes = meals.flatMap(({ recipeId }) => recipeId ?? [])
      expect(dishes).toHaveLength(7)
      expect(new Set(dishes).size).toBe(7)
    }
  })

  test('a second dish is never planned alone', () => {
    for (const more of [{ cookTwice: false }, { recipes: others }, { slots: dinners.slice(0, 3) }]) {
      const { meals } = planMeals(week(more))
      expect(meals.some(({ recipeId, uses }) => recipeId === 2 || uses !== undefined)).toBe(false)
    }
  })

  test('not if the food is in stock, nor while there are leftovers', () => {
    const there = planMeals(week({ lots: [aLot(1, 'cooked-chicken', 400, 1)] }))
    expect(pairIn(there.meals).second).toBeUndefined()
    const chilli = { lotId: 9, title: 'Chilli', portions: 2 }
    expect(pairIn(planMeals(week({ leftovers: [chilli] })).meals).second).toBeUndefined()
  })

  test('an eater who may not have the first is not served the second', () => {
    const eaters = [anEater({ portions: 2, avoids: [{ allergen: 'dairy', severity: 'high' }] })]
    const buttered = aDish(1, { 'whole-chicken': 1600, butter: 50 }, { title: 'Roast Chicken', servings: 4 })
    // At some meals nobody avoids butter; the curry is only for those who do.
    const slots = dinners.map((slot, at) => (at % 2 === 0 ? slot : { ...slot, eaters }))
    const request = week({ slots, recipes: [buttered, ...others] })
    const { first, second } = pairIn(planMeals(request).meals)
    for (const meal of [first, second]) {
      const slot = slots.find(({ id }) => id === meal?.slotId)
      expect(slot?.eaters === eaters).toBe(false)
    }
  })

  test('food that spoils sooner is used no less', () => {
    const lots = fc.array(
      fc.record({ food: fc.constantFrom('spinach', 'mushroom', 'leek', 'salmon'), day: fc.nat(5) }),
      { maxLength: 7 },
    )
    fc.assert(
      fc.property(lots, (found) => {
        const stock = found.map(({ food, day }, at) => aLot(at + 1, food, 200, day))
        const saving = ['spinach', 'mushroom', 'leek', 'salmon'].flatMap((food, at) =>
          [0, 1].map((which) =>
            aDish(20 + 2 * at + which, { [food]: 100 }, { title: `${food} dish ${which}` }),
          ),
        )
        const more = Array.from({ length: 20 }, (_, at) => aDish(40 + at, { onion: 100 }))
        const request = week({ lots: stock, recipes: [roast, ...others, ...saving, ...more] })
        const [twice, once] = [planMeals(request), planMeals({ ...request, cookTwice: false })]
        expect(twice.score.mustUse).toBeGreaterThanOrEqual(once.score.mustUse - 1e-6)
      }),
      { numRuns: 25 },
    )
  })
})

describe('the dish that the author of the first names', () => {
  const names = { name: 'roast', role: 'main', leftoversBecome: ['pie-20'] } as const
  const naming = { ...roast, facts: names }
  const pies = Array.from({ length: 20 }, (_, at) =>
    aDish(
      20 + at,
      { 'cooked-chicken': 220, leek: 100 },
      { title: `Chicken Pie ${20 + at}`, servings: 2, facts: { name: `pie-${20 + at}`, role: 'main' } },
    ),
  )

  test('is planned before others of the same food, also beside the menu and with many of them', () => {
    for (const seed of [1, 2, 3, 4]) {
      const liking = Object.fromEntries(pies.map(({ id }) => [id, id === 20 ? -60 : 0]))
      const request = week({ seed, liking, secondDishes: [], recipes: [naming, ...others, ...pies] })
      const { first, second } = pairIn(planMeals(request).meals)
      expect([first?.recipeId, second?.recipeId]).toEqual([1, 20])
    }
  })

  test('never comes at any price', () => {
    const liking = { 20: -80 }
    const request = week({ liking, secondDishes: [], recipes: [naming, ...others, ...pies] })
    expect(pairIn(planMeals(request).meals).second?.recipeId).not.toBe(20)
  })
})

describe('leftovers in stock', () => {
  const lots = [aLot(1, 'cooked-chicken', 440, 2)]
  const pie = (id: number) =>
    aDish(id, { 'cooked-chicken': 220, leek: 100 }, { title: `Pie ${id}`, servings: 2 })
  const request = (more: Partial<PlanRequest> = {}) =>
    week({ lots, secondDishes: [], recipes: [pie(20), pie(21), pie(22), ...others], ...more })

  test('become the dish that they are meant for, while they are good', () => {
    for (const recipeId of [20, 21, 22]) {
      const until = addDays(weekStart, 2)
      const ask = request({ liking: { [recipeId]: -60 }, followUps: [{ recipeId, until }] })
      const { meals } = planMeals(ask)
      const at = meals.findIndex((meal) => meal.recipeId === recipeId)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(2)
    }
  })

  test('of a dish that is gone by then bring no preference', () => {
    const until = addDays(weekStart, -1)
    const ask = request({ liking: { 20: -60 }, followUps: [{ recipeId: 20, until }], lots: [] })
    expect(planMeals(ask).meals.every(({ recipeId }) => recipeId !== 20)).toBe(true)
  })

  test('the score of a plan counts it like the search', () => {
    const ask = request({ followUps: [{ recipeId: 21 }], cookTwice: false })
    const plan = planMeals(ask)
    expect(scorePlan(ask, plan.meals).total).toBeCloseTo(plan.score.total)
    expect(plan.score.liking).toBe(75)
  })
})
