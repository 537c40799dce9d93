import { describe, expect, test } from 'vitest'
import { aDish, aLot, anEater, aSlot, aWeek } from '../../testing/week-builders'
import { planMeals } from '../plan-meals'

const two = { eaters: [anEater({ portions: 2 })] }
const salad = aDish(5, { strawberries: 150 }, { title: 'Strawberry Salad', course: 'Dessert' })
const stew = aDish(1, { potato: 300 }, { title: 'Potato Stew' })
const pie = aDish(2, { leek: 300 }, { title: 'Leek Pie' })
const strawberries = aLot(1, 'strawberries', 300, 0)
const slots = [aSlot(0, 'dinner', two), aSlot(1, 'dinner', two)]
const sidesOf = (ask: Partial<Parameters<typeof aWeek>[0]>) =>
  planMeals(aWeek({ slots, recipes: [stew, pie, salad], lots: [strawberries], ...ask })).meals.map(
    ({ sides = [] }) => sides.map(({ recipeId }) => recipeId),
  )

describe('what no meal uses and would spoil', () => {
  test('goes beside a meal in time', () => {
    expect(sidesOf({})).toEqual([[5], []])
    expect(sidesOf({ target: { kcal: 2000 } })[0]).toContain(5)
  })

  test('does not where it keeps, where a meal uses it, or where something would have to be bought', () => {
    expect(sidesOf({ lots: [aLot(1, 'strawberries', 300, 40)] })).toEqual([[], []])
    const used = aDish(3, { strawberries: 150 }, { title: 'Duck with Strawberries' })
    expect(sidesOf({ recipes: [used, stew, salad] })).toEqual([[], []])
    const shop = aDish(6, { strawberries: 150, cream: 100 }, { title: 'Strawberry Fool', course: 'Dessert' })
    expect(sidesOf({ recipes: [stew, pie, shop] })).toEqual([[], []])
  })

  test('not beside a meal of somebody who must not eat it', () => {
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
})
