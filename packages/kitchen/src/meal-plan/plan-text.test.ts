import { describe, expect, test } from 'vitest'
import { addDays } from '../date/day'
import { aSlot, weekStart } from '../testing/week-builders'
import { formatCount, joinList, slotNames, weekdayNameOf } from './plan-text'

describe('names of slots', () => {
  test('by day and meal', () => {
    expect([...slotNames([aSlot(0), aSlot(1, 'lunch')]).values()]).toEqual(['Monday dinner', 'Tuesday lunch'])
  })

  test('with the date where two would be called the same', () => {
    const names = slotNames([aSlot(0), aSlot(7), aSlot(1)])
    expect([...names.values()]).toEqual([
      'Monday dinner (2026-11-16)',
      'Monday dinner (2026-11-23)',
      'Tuesday dinner',
    ])
  })

  test('an empty week has none', () => {
    expect(slotNames([]).size).toBe(0)
  })
})

test.each([
  [0, 'Monday'],
  [4, 'Friday'],
  [6, 'Sunday'],
  [-1, 'Sunday'],
])('%d days after a Monday it is %s', (days, name) => {
  expect(weekdayNameOf(addDays(weekStart, days))).toBe(name)
})

test.each([
  [[], ''],
  [['spinach'], 'spinach'],
  [['spinach', 'eggs'], 'spinach and eggs'],
  [['spinach', 'eggs', 'feta'], 'spinach, eggs and feta'],
])('%j is formatted as %j', (things, text) => {
  expect(joinList(things)).toBe(text)
})

test('either or', () => {
  expect(joinList(['tea', 'coffee'], 'or')).toBe('tea or coffee')
})

test('one dish, two dishes, no dishes', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'dish', 'dishes'))).toEqual([
    '0 dishes',
    '1 dish',
    '2 dishes',
  ])
})
