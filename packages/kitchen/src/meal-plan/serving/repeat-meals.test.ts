import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../date/day'
import { aDish, aLot, anEater, aSlot, aWeek, weekStart } from '../../testing/week-builders'
import { planMeals } from '../plan-meals'
import { findRepeatMeals, foldRepeatMeals, goodUntil, isEdibleOn } from './repeat-meals'

const two = { eaters: [anEater({ portions: 2 })] }
const week = (meals: readonly ('lunch' | 'dinner')[]) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) => meals.map((meal) => aSlot(day, meal, two)))

describe('cooking once for two meals', () => {
  test('lunches repeat the dinner before, not on consecutive days, and within the safe days', () => {
    const request = aWeek({ slots: week(['lunch', 'dinner']), cookTwice: true })
    const pairs = findRepeatMeals(request)
    expect(pairs).toEqual([
      { from: 'mon-dinner', to: 'tue-lunch' },
      { from: 'wed-dinner', to: 'thu-lunch' },
    ])
    const days = new Map(request.slots.map(({ id, day }) => [id, day]))
    for (const { from, to } of pairs) {
      const [cooked, eaten] = [days.get(from) ?? weekStart, days.get(to) ?? weekStart]
      expect(eaten <= goodUntil(cooked)).toBe(true)
    }
    expect(daysBetween(weekStart, goodUntil(weekStart))).toBeLessThanOrEqual(2)
  })

  test('a lunch that is needed to use up what spoils is cooked', () => {
    const due = ['cod', 'salmon', 'chicken-breast', 'ground-beef-80-20'].map((food, at) =>
      aLot(at + 1, food, 400, 1),
    )
    const request = aWeek({ slots: week(['lunch', 'dinner']), cookTwice: true, lots: due })
    expect(findRepeatMeals(request).map(({ to }) => to)).not.toContain('tue-lunch')
  })

  test('one meal is cooked for two although something spoils every day', () => {
    const due = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
      [1, 2, 3, 4].map((at) => aLot(day * 10 + at, 'cod', 400, day)),
    )
    const request = aWeek({ slots: week(['lunch', 'dinner']), cookTwice: true, lots: due })
    expect(findRepeatMeals(request)).toHaveLength(1)
  })

  test('in a week of dinners one repeats an earlier one; in a few dinners, none', () => {
    expect(findRepeatMeals(aWeek({ slots: week(['dinner']), cookTwice: true }))).toHaveLength(1)
    expect(findRepeatMeals(aWeek({ slots: week(['dinner']).slice(0, 4), cookTwice: true }))).toEqual([])
  })

  test('not unless enabled, and not while there are leftovers', () => {
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

  test('enough is cooked for both meals, of a dish that keeps', () => {
    const slots = [aSlot(0, 'dinner', two), aSlot(1, 'lunch', two)]
    const recipes = [
      aDish(1, { potato: 100 }, { title: 'Beef Stew' }),
      aDish(2, { potato: 100 }, { title: 'Grilled Trout' }),
    ]
    const request = aWeek({ slots, recipes, cookTwice: true, liking: { 2: 3 } })
    expect(
      foldRepeatMeals(request, findRepeatMeals(request)).slots.map(({ eaters }) => eaters[0]?.portions),
    ).toEqual([4])
    expect(planMeals(request).meals).toEqual([
      { slotId: 'mon-dinner', recipeId: 1 },
      { slotId: 'tue-lunch', again: 'mon-dinner' },
    ])
  })

  test('if no dish keeps, every meal is cooked separately', () => {
    const slots = [aSlot(0, 'dinner', two), aSlot(1, 'lunch', two)]
    const recipes = [aDish(2, {}, { title: 'Grilled Trout' }), aDish(3, {}, { title: 'Prawn Cocktail' })]
    const { meals } = planMeals(aWeek({ slots, recipes, cookTwice: true }))
    expect(meals.every(({ recipeId }) => recipeId !== undefined)).toBe(true)
  })
})

describe('safe days of leftovers', () => {
  const stew = aDish(1, { potato: 100 }, { title: 'Beef Stew' })
  const withRice = aDish(2, { potato: 100, 'white-rice': 75 }, { title: 'Chicken Curry' })

  test('two days, one with rice', () => {
    expect(daysBetween(weekStart, goodUntil(weekStart))).toBe(2)
    expect(daysBetween(weekStart, goodUntil(weekStart, stew))).toBe(2)
    expect(daysBetween(weekStart, goodUntil(weekStart, withRice))).toBe(1)
    expect(isEdibleOn(withRice, weekStart, addDays(weekStart, 1))).toBe(true)
    expect(isEdibleOn(withRice, weekStart, addDays(weekStart, 2))).toBe(false)
  })

  test('what the author states shortens the days and never lengthens them', () => {
    const stating = (keepsDays: number) => ({
      ...stew,
      facts: { name: 'stew', role: 'main', keepsDays, reheats: true } as const,
    })
    expect([0, 1, 5].map((days) => daysBetween(weekStart, goodUntil(weekStart, stating(days))))).toEqual([
      0, 1, 2,
    ])
  })

  test('a week plans no repeat beyond that', () => {
    const liking = { 2: 9 }
    const request = aWeek({ slots: week(['dinner']), recipes: many, cookTwice: true, liking })
    const { meals } = planMeals(request)
    const days = new Map(request.slots.map(({ id, day }) => [id, day]))
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
