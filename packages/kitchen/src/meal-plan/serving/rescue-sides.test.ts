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
})
