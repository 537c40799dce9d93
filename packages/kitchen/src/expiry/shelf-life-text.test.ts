import { describe, expect, test } from 'vitest'
import { formatDaySpan, formatStoragePlace } from './shelf-life-text'

describe('a range of days', () => {
  test.each([
    [1, 1, '1 day'],
    [1, 2, '1 to 2 days'],
    [3, 7, '3 to 7 days'],
    [7, 7, '7 days'],
    [7, 14, '7 to 14 days'],
    [14, 14, '2 weeks'],
    [14, 21, '2 to 3 weeks'],
    [14, 18, '14 to 18 days'],
    [30, 30, '30 days'],
    [30, 60, '30 to 60 days'],
    [60, 90, '2 to 3 months'],
    [90, 90, '3 months'],
    [180, 360, '6 to 12 months'],
    [365, 365, '1 year'],
    [365, 730, '1 to 2 years'],
    [730, 1825, '2 to 5 years'],
    [180, 365, '180 to 365 days'],
  ])('%d to %d is %s', (least, most, text) => expect(formatDaySpan(least, most)).toBe(text))

  test.each([
    ['fridge', 'sealed', 'in the fridge'],
    ['pantry', 'opened', 'in the pantry once opened'],
    ['fridge', 'thawed', 'in the fridge once thawed'],
  ] as const)('kept in the %s, %s', (place, condition, text) => {
    expect(formatStoragePlace(place, condition)).toBe(text)
  })

  test('a location alone means sealed', () => expect(formatStoragePlace('freezer')).toBe('in the freezer'))
})
