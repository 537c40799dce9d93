import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDish, aLot, anEater, aSlot, aWeek } from '../../testing/week-builders'
import { planMeals } from '../plan-meals'

const two = { eaters: [anEater({ portions: 2 })] }
const salad = aDish(5, { strawberries: 150 }, { title: 'Strawberry Salad', course: 'Dessert' })
const stew = aDish(1, { potato: 300 }, { title: 'Potato Stew' })
const pie = aDish(2, { leek: 300 }, { title: 'Leek Pie' })
const strawberries = aLot(1, 'strawberries', 300, 0)
const slots = [aSlot(0, 'dinner', two), aSlot(1, 'dinner', two)]
const sidesOf = (request: Partial<Parameters<typeof aWeek>[0]>) =>
  planMeals(aWeek({ slots, recipes: [stew, pie, salad], lots: [strawberries], ...request })).meals.map(
    ({ sides = [] }) => sides.map(({ recipeId }) => recipeId),
  )

describe('food that no meal uses and that would spoil', () => {
  test('becomes a side in time', () => {
    expect(sidesOf({})).toEqual([[5], []])
    expect(sidesOf({ target: { kcal: 2000 } })[0]).toContain(5)
  })

  test('does not if it keeps, if a meal uses it, or if something would have to be bought', () => {
    expect(sidesOf({ lots: [aLot(1, 'strawberries', 300, 40)] })).toEqual([[], []])
    const used = aDish(3, { strawberries: 150 }, { title: 'Duck with Strawberries' })
    expect(sidesOf({ recipes: [used, stew, salad] })).toEqual([[], []])
    const shop = aDish(6, { strawberries: 150, cream: 100 }, { title: 'Strawberry Fool', course: 'Dessert' })
    expect(sidesOf({ recipes: [stew, pie, shop] })).toEqual([[], []])
  })

  test('does not for an eater who must not have it', () => {
    const eaters = [anEater({ avoids: [{ allergen: 'dairy', severity: 'high' }] })]
    const cream = aLot(2, 'heavy-cream', 300, 0)
    const fool = aDish(
      6,
      { strawberries: 150, 'heavy-cream': 100 },
      { title: 'Strawberry Fool', course: 'Dessert' },
    )
    const meals = [aSlot(0, 'dinner', { eaters })]
    expect(sidesOf({ slots: meals, lots: [strawberries, cream], recipes: [stew, fool] })).toEqual([[]])
  })

  test('has a dish beside the meal and one after it', () => {
    const carrots = aDish(7, { carrot: 150 }, { title: 'Steamed Carrots', course: 'Side Dish' })
    const lots = [strawberries, aLot(3, 'carrot', 300, 0)]
    const meals = [aSlot(0, 'dinner', two)]
    expect(sidesOf({ slots: meals, lots, recipes: [stew, salad, carrots] })[0]?.sort()).toEqual([5, 7])
  })

  test('goes into the dish that uses most of it', () => {
    const both = aDish(8, { strawberries: 50, raspberries: 50 }, { title: 'Berry Salad', course: 'Dessert' })
    const lots = [strawberries, aLot(3, 'raspberries', 300, 0)]
    expect(sidesOf({ lots, recipes: [stew, pie, salad, both] })[0]).toContain(8)
  })

  test('is served in the morning only if it is eaten then', () => {
    const meals = [aSlot(0, 'breakfast', two)]
    const porridge = aDish(4, { 'rolled-oats': 50 }, { title: 'Porridge', occasions: ['breakfast'] })
    expect(sidesOf({ slots: meals, recipes: [porridge, salad] })).toEqual([[]])
    const early = { ...salad, occasions: ['breakfast' as const] }
    expect(sidesOf({ slots: meals, recipes: [porridge, early] })).toEqual([[5]])
  })

  test('is no larger than what the meals leave of it', () => {
    const spinach = (grams: number) => [aLot(1, 'spinach', grams, 0), aLot(2, 'white-rice', 9000)]
    const pilaf = aDish(1, { spinach: 100, 'white-rice': 100 }, { title: 'Spinach Pilaf' })
    const wilted = aDish(2, { spinach: 150 }, { title: 'Wilted Spinach', course: 'Side Dish' })
    const meals = [aSlot(0, 'dinner', two)]
    const besideOf = (grams: number, kcal?: number) => {
      const request = aWeek({
        slots: meals,
        recipes: [pilaf, wilted],
        lots: spinach(grams),
        ...(kcal === undefined ? {} : { target: { kcal } }),
      })
      return planMeals(request).meals[0]
    }
    expect(besideOf(520)?.sides).toEqual([{ recipeId: 2, portion: 1 }])
    expect(besideOf(450)?.sides).toEqual([{ recipeId: 2, portion: 0.75 }])
    expect(besideOf(450, 2000)).toMatchObject({ portion: 1.5, sides: [{ recipeId: 2, portion: 0.5 }] })
  })

  test('a dish never lacks the food it is there to rescue', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 900 }),
        fc.integer({ min: 40, max: 200 }),
        fc.integer({ min: 40, max: 200 }),
        fc.constantFrom(undefined, 1400, 2000, 2600),
        (held, inMain, inSide, kcal) => {
          const request = aWeek({
            slots,
            recipes: [
              aDish(1, { strawberries: inMain, 'white-rice': 100 }, { title: 'Strawberry Pilaf' }),
              aDish(3, { 'white-rice': 120 }, { title: 'Plain Pilaf' }),
              aDish(2, { strawberries: inSide }, { title: 'Strawberry Salad', course: 'Dessert' }),
            ],
            lots: [aLot(1, 'strawberries', held, 1), aLot(2, 'white-rice', 9000)],
            ...(kcal === undefined ? {} : { target: { kcal } }),
          })
          const { meals } = planMeals(request)
          const used = meals.reduce((sum, { recipeId, portion = 1, sides = [] }) => {
            const beside = sides.filter((side) => side.recipeId === 2)
            const grams = (recipeId === 1 ? portion * inMain : 0) + inSide * (beside[0]?.portion ?? 0)
            return sum + 2 * grams
          }, 0)
          const served = meals.some(({ sides = [] }) => sides.some(({ recipeId }) => recipeId === 2))
          if (served) expect(used * 0.9).toBeLessThanOrEqual(held + 1e-6)
        },
      ),
      { numRuns: 60 },
    )
  })
})
