import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nutritionOfRecipe } from '../../nutrition/dish-nutrition'
import type { Recipe } from '../../recipe/recipe'
import { aDish, aLot, anEater, aSlot, aWeek } from '../../testing/week-builders'
import { planMeals } from '../plan-meals'
import type { Plan, PlanRequest } from '../plan-request'

function planned(request: PlanRequest): Plan {
  const plan = planMeals(request)
  if (!plan.ok) throw new Error(plan.conflicts.map(({ say }) => say).join('\n'))
  return plan
}

/** Rice has 3.6 kcal a gram. */
const rice = (id: number, kcal: number, more: Partial<Recipe> = {}) =>
  aDish(id, { 'white-rice': kcal / 3.6 }, more)
const lots = [aLot(1, 'white-rice', 9000)]

function energyOf(request: PlanRequest, { meals }: Plan): number {
  const kcal = (id: number) =>
    nutritionOfRecipe(request.recipes.find((recipe) => recipe.id === id) as Recipe).perServing.kcal ?? 0
  return meals.reduce((sum, { recipeId = 0, portion = 1, sides = [] }) => {
    const beside = sides.reduce((more, side) => more + kcal(side.recipeId) * side.portion, 0)
    return sum + kcal(recipeId) * portion + beside
  }, 0)
}

describe('energy', () => {
  test('a light dish gets larger plates, a rich one smaller', () => {
    const slots = [aSlot(0)]
    const target = { kcal: 2000 }
    const size = (kcal: number) =>
      planned(aWeek({ slots, lots, target, recipes: [rice(1, kcal)] })).meals[0]?.portion ?? 1
    expect([size(480), size(600), size(780)]).toEqual([1.25, 1, 0.75])
  })

  test('a side fills the rest; never for an eater who must not have it', () => {
    const recipes = [rice(1, 300), rice(2, 200, { course: 'Side Dish' })]
    const slots = [aSlot(0)]
    const request = aWeek({ slots, lots, recipes, target: { kcal: 2000 } })
    expect(planned(request).meals[0]?.sides).toEqual([{ recipeId: 2, portion: 1 }])
    const walnuts = aDish(2, { walnuts: 30 }, { course: 'Side Dish' })
    const eaters = [anEater({ avoids: [{ allergen: 'nuts', severity: 'high' }] })]
    const strict = aWeek({
      ...request,
      slots: [aSlot(0, 'dinner', { eaters })],
      recipes: [rice(1, 300), walnuts],
    })
    expect(planned(strict).meals[0]).toEqual({ slotId: 'mon-dinner', recipeId: 1, portion: 1.5 })
  })

  test('a starter stands beside a meal only where the kitchen has all of it; a side may be bought for, unless it is made up', () => {
    const besides = (course: 'Appetizer' | 'Side Dish', grams: number, madeUp: readonly number[] = []) => {
      const small = aDish(2, { potato: 260 }, { course })
      const stock = [...lots, aLot(2, 'potato', grams)]
      const request = aWeek({
        slots: [aSlot(0)],
        lots: stock,
        recipes: [rice(1, 300), small],
        madeUp,
        target: { kcal: 2000 },
      })
      return planned(request).meals[0]?.sides !== undefined
    }
    expect([besides('Appetizer', 2000), besides('Appetizer', 100)]).toEqual([true, false])
    expect([besides('Side Dish', 2000), besides('Side Dish', 100)]).toEqual([true, true])
    expect([besides('Side Dish', 2000, [2]), besides('Side Dish', 100, [2])]).toEqual([true, false])
  })

  test('a side avoids the main food of the dish, if there is another', () => {
    const more = rice(2, 200, { course: 'Side Dish' })
    const other = aDish(3, { potato: 260 }, { course: 'Side Dish' })
    const request = aWeek({
      slots: [aSlot(0)],
      lots: [...lots, aLot(2, 'potato', 2000)],
      recipes: [rice(1, 300), more, other],
      target: { kcal: 2000 },
    })
    expect(planned(request).meals[0]?.sides).toEqual([{ recipeId: 3, portion: 1 }])
  })

  test('rice or potatoes do not stand beside rice, if there is another side', () => {
    const mash = aDish(2, { potato: 260 }, { course: 'Side Dish' })
    const beans = aDish(3, { 'canned-chickpeas': 150 }, { course: 'Side Dish' })
    const stock = [...lots, aLot(2, 'potato', 2000), aLot(3, 'canned-chickpeas', 2000)]
    const besides = (main: Recipe) => {
      const recipes = [main, mash, beans]
      return planned(aWeek({ slots: [aSlot(0)], lots: stock, recipes, target: { kcal: 2000 } })).meals[0]
        ?.sides
    }
    expect(besides(rice(1, 300))).toEqual([{ recipeId: 3, portion: 1 }])
  })

  test('a side from the week’s purchases is preferred to one that extends the list', () => {
    const own = aDish(2, { walnuts: 31 }, { course: 'Side Dish' })
    const shared = aDish(3, { 'canned-chickpeas': 150 }, { course: 'Side Dish' })
    const request = aWeek({
      slots: [aSlot(0), aSlot(1)],
      lots,
      recipes: [rice(1, 300), own, shared, aDish(4, { 'canned-chickpeas': 450 })],
      rules: { noRepeatWithinDays: 7 },
      target: { kcal: 2000 },
    })
    const { meals } = planned(request)
    expect(meals.find(({ recipeId }) => recipeId === 1)?.sides).toEqual([{ recipeId: 3, portion: 1 }])
  })

  test('little energy is not worth many purchases', () => {
    const dear = aDish(2, { walnuts: 10, figs: 10, honey: 5, arugula: 10 }, { course: 'Side Dish' })
    const request = aWeek({ slots: [aSlot(0)], lots, recipes: [rice(1, 360), dear], target: { kcal: 2000 } })
    expect(planned(request).meals[0]).toEqual({ slotId: 'mon-dinner', recipeId: 1, portion: 1.5 })
  })

  test('without a target the plate size is 1', () => {
    expect(planned(aWeek({ slots: [aSlot(0)], lots, recipes: [rice(1, 300)] })).meals).toEqual([
      { slotId: 'mon-dinner', recipeId: 1 },
    ])
  })

  test('every day lies within a tenth, whatever dishes there are', () => {
    const energies = fc.array(fc.integer({ min: 330, max: 820 }), { minLength: 3, maxLength: 8 })
    const target = { kcal: 2000 }
    fc.assert(
      fc.property(energies, (all) => {
        const recipes = [
          ...all.map((kcal, at) => rice(at + 1, kcal, { occasions: ['breakfast', 'lunch', 'dinner'] })),
          ...[90, 150, 220].map((kcal, at) => rice(100 + at, kcal, { course: 'Side Dish' })),
        ]
        const slots = [aSlot(0, 'breakfast'), aSlot(0, 'lunch'), aSlot(0, 'dinner')]
        const request = aWeek({ slots, lots, recipes, target })
        const given = energyOf(request, planned(request))
        expect(Math.abs(given - 1800) / 1800).toBeLessThanOrEqual(0.1)
      }),
      { numRuns: 40 },
    )
  })
})
