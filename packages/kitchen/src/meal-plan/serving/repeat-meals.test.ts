import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../date/day'
import { aDish, anEater, aSlot, aWeek, weekStart } from '../../testing/week-builders'
import { planMeals } from '../plan-meals'
import { findRepeatMeals, foldRepeatMeals, goodUntil, isEdibleOn } from './repeat-meals'

const two = { eaters: [anEater({ portions: 2 })] }
const week = (meals: readonly ('lunch' | 'dinner')[]) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) => meals.map((meal) => aSlot(day, meal, two)))

describe('cook once, eat twice', () => {
  test('lunches come from the dinner before, not two days running, and within what keeps', () => {
    const ask = aWeek({ slots: week(['lunch', 'dinner']), cookTwice: true })
    const pairs = findRepeatMeals(ask)
    expect(pairs).toEqual([
      { from: 'mon-dinner', to: 'tue-lunch' },
      { from: 'wed-dinner', to: 'thu-lunch' },
    ])
    const days = new Map(ask.slots.map(({ id, day }) => [id, day]))
    for (const { from, to } of pairs) {
      const [cooked, eaten] = [days.get(from) ?? weekStart, days.get(to) ?? weekStart]
      expect(eaten <= goodUntil(cooked)).toBe(true)
    }
    expect(daysBetween(weekStart, goodUntil(weekStart))).toBeLessThanOrEqual(2)
  })

  test('in a week of dinners one is eaten from an earlier one; in a few, none', () => {
    expect(findRepeatMeals(aWeek({ slots: week(['dinner']), cookTwice: true }))).toHaveLength(1)
    expect(findRepeatMeals(aWeek({ slots: week(['dinner']).slice(0, 4), cookTwice: true }))).toEqual([])
  })

  test('not unless it is wanted, and not while leftovers wait', () => {
    const slots = week(['lunch', 'dinner'])
    expect(findRepeatMeals(aWeek({ slots }))).toEqual([])
    const leftovers = [1, 2].map((lotId) => ({
      lotId,
      title: 'Chilli',
      portions: 2,
      until: addDays(weekStart, 2),
    }))
    expect(findRepeatMeals(aWeek({ slots, leftovers, cookTwice: true }))).toEqual([])
  })

  test('as much is cooked as both meals need, of something that keeps', () => {
    const slots = [aSlot(0, 'dinner', two), aSlot(1, 'lunch', two)]
    const recipes = [
      aDish(1, { potato: 100 }, { title: 'Beef Stew' }),
      aDish(2, { potato: 100 }, { title: 'Grilled Trout' }),
    ]
    const ask = aWeek({ slots, recipes, cookTwice: true, liking: { 2: 3 } })
    expect(foldRepeatMeals(ask, findRepeatMeals(ask)).slots.map(({ eaters }) => eaters[0]?.portions)).toEqual(
      [4],
    )
    expect(planMeals(ask).meals).toEqual([
      { slotId: 'mon-dinner', recipeId: 1 },
      { slotId: 'tue-lunch', again: 'mon-dinner' },
    ])
  })

  test('where nothing keeps, every meal is cooked for itself', () => {
    const slots = [aSlot(0, 'dinner', two), aSlot(1, 'lunch', two)]
    const recipes = [aDish(2, {}, { title: 'Grilled Trout' }), aDish(3, {}, { title: 'Prawn Cocktail' })]
    const { meals } = planMeals(aWeek({ slots, recipes, cookTwice: true }))
    expect(meals.every(({ recipeId }) => recipeId !== undefined)).toBe(true)
  })
})

describe('how long what is left may be eaten', () => {
  const stew = aDish(1, { potato: 100 }, { title: 'Beef Stew' })
  const withRice = aDish(2, { potato: 100, 'white-rice': 75 }, { title: 'Chicken Curry' })

  test('two days, one where there is rice in it', () => {
    expect(daysBetween(weekStart, goodUntil(weekStart))).toBe(2)
    expect(daysBetween(weekStart, goodUntil(weekStart, stew))).toBe(2)
    expect(daysBetween(weekStart, goodUntil(weekStart, withRice))).toBe(1)
    expect(isEdibleOn(withRice, weekStart, addDays(weekStart, 1))).toBe(true)
    expect(isEdibleOn(withRice, weekStart, addDays(weekStart, 2))).toBe(false)
  })

  test('a week plans no dish for two meals beyond that', () => {
    const liking = { 2: 9 }
    const ask = aWeek({ slots: week(['dinner']), recipes: many, cookTwice: true, liking })
    const { meals } = planMeals(ask)
    const days = new Map(ask.slots.map(({ id, day }) => [id, day]))
    const twice = meals.flatMap(({ slotId, again }) => (again === undefined ? [] : [{ slotId, again }]))
    expect(twice).toHaveLength(1)
    for (const { slotId, again } of twice) {
      const dish = many.find(({ id }) => id === meals.find((meal) => meal.slotId === again)?.recipeId)
      const [cooked, eaten] = [days.get(again) ?? weekStart, days.get(slotId) ?? weekStart]
      expect(eaten <= goodUntil(cooked, dish)).toBe(true)
    }
  })

  const many = [
    stew,
    withRice,
    ...[3, 4, 5, 6, 7, 8].map((id) => aDish(id, {}, { title: `Lentil Soup ${id}` })),
  ]
})
