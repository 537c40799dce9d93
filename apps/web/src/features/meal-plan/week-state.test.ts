import type { Day } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import { aPlanMeal, aPlanWeek } from '../../testing/a-plan'
import { formatRelativeDay, formatSlot, formatWeekRange } from './plan-slot'
import { planningReducer } from './planning/use-planning'
import { formatNutrientAmount, formatNutrientFigure, shareOfTarget } from './week/nutrition-table'
import { listDays, parseWeekParam } from './week-days'
import {
  addMealToWeek,
  changeMeal,
  findEmptySlots,
  findReplaceableMeals,
  listMealTimes,
  mealsAt,
  removeMealFromWeek,
} from './week-state'

const on = (day: string) => day as Day
const monday = on('2026-11-16')
const today = on('2026-11-18')

describe('the week of the URL', () => {
  test('is the week of any given day, or this week for invalid values', () => {
    expect(parseWeekParam('2026-11-22', today)).toBe(monday)
    expect(parseWeekParam(null, today)).toBe(monday)
    expect(parseWeekParam('2026-02-30', today)).toBe(monday)
    expect(parseWeekParam('2027-01-01', today)).toBe('2026-12-28')
  })

  test('is formatted for people', () => {
    expect(formatWeekRange(monday, today)).toMatch(/^16\s*–\s*22 Nov$/)
    expect(formatWeekRange(on('2026-12-28'), today)).toMatch(/2026\s*–.*2027$/)
    expect(
      [today, on('2026-11-19'), on('2026-11-22'), on('2026-11-25')].map((day) =>
        formatRelativeDay(day, today),
      ),
    ).toEqual(['today', 'tomorrow', 'Sunday', 'Wednesday 25 Nov'])
    expect(formatSlot({ day: on('2026-11-22'), meal: 'lunch' }, today)).toBe('Lunch on Sunday')
  })
})

describe('slots and meals', () => {
  const dinner = aPlanMeal({ id: 1, day: '2026-11-18' })
  const lunch = aPlanMeal({ id: 2, day: '2026-11-20', meal: 'lunch', locked: true })
  const old = aPlanMeal({ id: 3, day: '2026-11-16' })
  const week = aPlanWeek({ meals: [old, dinner, lunch] })

  test('has slots for preferred meal times and for existing meals', () => {
    expect(listMealTimes(['dinner'], week.meals)).toEqual(['lunch', 'dinner'])
    expect(listMealTimes(['dinner', 'breakfast'], [])).toEqual(['breakfast', 'dinner'])
  })

  test('empty slots are only preferred ones from today on', () => {
    const gaps = findEmptySlots(week, ['dinner'], listDays(monday), today)
    expect(gaps.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])
  })

  test('planning again keeps past, locked, cooked and manually placed meals', () => {
    const meals = [
      ...week.meals,
      aPlanMeal({ id: 4, day: '2026-11-21', cookedAt: '2026-11-18T10:00:00.000Z' }),
      aPlanMeal({ id: 5, day: '2026-11-21', planned: false }),
    ]
    expect(findReplaceableMeals(meals, today)).toEqual([dinner])
  })

  test('a move is sorted, idempotent, and removes the meal from its old week', () => {
    const move = changeMeal(3, { day: '2026-11-20', meal: 'breakfast' })
    expect(move(week).meals.map(({ id }) => id)).toEqual([1, 3, 2])
    expect(move(move(week))).toEqual(move(week))
    expect(changeMeal(3, { day: '2026-11-23' })(week).meals).toHaveLength(2)
    expect(removeMealFromWeek(3)(removeMealFromWeek(3)(week)).meals).toEqual([dinner, lunch])
  })

  test('an added meal appears once, only in its own week', () => {
    const meal = aPlanMeal({ id: 9, day: '2026-11-18' })
    const twice = addMealToWeek(meal)(addMealToWeek(meal)(week))
    expect(mealsAt(twice.meals, { day: today, meal: 'dinner' }).map(({ id }) => id)).toEqual([1, 9])
    expect(addMealToWeek({ ...meal, day: '2026-11-24' })(week)).toEqual(week)
  })
})

test('planning progress never decreases, and a broken stream is reported', () => {
  const begun = planningReducer({ kind: 'none' }, { kind: 'begin' })
  const further = planningReducer(begun, { kind: 'progress', done: 0.6 })
  expect(planningReducer(further, { kind: 'progress', done: 0.4 })).toEqual({ kind: 'planning', done: 0.6 })
  expect(planningReducer(further, { kind: 'end' })).toMatchObject({ kind: 'failed' })
  const stopped = planningReducer(further, { kind: 'forget' })
  expect(planningReducer(stopped, { kind: 'progress', done: 0.9 })).toEqual({ kind: 'none' })
})

test('the figures of a day show the target and unknown values', () => {
  const energy = { nutrient: 'kcal', gives: 1240.4, aim: 1300, known: true } as const
  expect(formatNutrientFigure(energy)).toBe('1,240 of 1,300 kcal')
  expect(formatNutrientFigure({ nutrient: 'protein', gives: 52, known: false })).toBe('at least 52 g protein')
  expect(formatNutrientAmount({ nutrient: 'sodium', gives: 1400, known: true })).toBe('1,400 mg')
  expect([shareOfTarget(energy) < 1, shareOfTarget({ nutrient: 'kcal', gives: 9, known: true })]).toEqual([
    true,
    0,
  ])
})
