import { describe, expect, test } from 'vitest'
import type { Day } from './day'
import { leftoverMeals, type OpenPlace } from './leftovers'

const place = (day: number, meal: OpenPlace['meal'], plates = 2, notFor: number[] = []): OpenPlace => ({
  id: `${day}-${meal}`,
  day: `2026-11-${day}` as Day,
  meal,
  plates,
  notFor,
})
const week = [16, 17, 18].flatMap((day) => [
  place(day, 'breakfast'),
  place(day, 'dinner'),
  place(day, 'lunch'),
])

describe('leftovers in the week', () => {
  test('the first lunch or dinner they are enough for', () => {
    expect([...leftoverMeals(week, [{ lotId: 9, portions: 3, until: '2026-11-18' as Day }])]).toEqual([
      ['16-lunch', 9],
    ])
  })

  test('enough for two meals fills two; what keeps the shortest goes first', () => {
    const both = [
      { lotId: 1, portions: 4, until: '2026-11-20' as Day },
      { lotId: 2, portions: 2, until: '2026-11-16' as Day },
    ]
    expect([...leftoverMeals(week, both)]).toEqual([
      ['16-lunch', 2],
      ['16-dinner', 1],
      ['17-lunch', 1],
    ])
  })

  test('never after their day, never too few, never for somebody who must not', () => {
    expect(leftoverMeals(week, [{ lotId: 1, portions: 2, until: '2026-11-15' as Day }]).size).toBe(0)
    expect(leftoverMeals(week, [{ lotId: 1, portions: 1.5 }]).size).toBe(0)
    const careful = [place(16, 'lunch', 2, [1]), place(16, 'dinner')]
    expect([...leftoverMeals(careful, [{ lotId: 1, portions: 2 }])]).toEqual([['16-dinner', 1]])
  })
})
