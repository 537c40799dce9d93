import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween, daysInMonth, isDay, parseCalendarDay, weekday } from './day'

const toDay = (text: string): Day => {
  const found = parseCalendarDay(text)
  if (!found) throw new Error(`${text} is not a day`)
  return found
}

describe('a day', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', '2026-4-1', '', 'tomorrow'])(
    '%s is not a day',
    (text) => expect(isDay(text)).toBe(false),
  )

  test.each(['2028-02-29', '2000-02-29', '1999-12-31', '0001-01-01', '9999-12-31'])('%s is a day', (text) =>
    expect(isDay(text)).toBe(true),
  )

  test('carries over months, years and leap days', () => {
    expect(addDays(toDay('2026-12-30'), 3)).toBe('2027-01-02')
    expect(addDays(toDay('2028-02-28'), 1)).toBe('2028-02-29')
    expect(addDays(toDay('2027-03-01'), -1)).toBe('2027-02-28')
    expect(daysBetween(toDay('2026-12-30'), toDay('2027-01-02'))).toBe(3)
  })

  test('stays within four-digit years', () => {
    expect(addDays(toDay('9999-12-31'), 1)).toBe('9999-12-31')
    expect(addDays(toDay('9999-12-30'), 1)).toBe('9999-12-31')
    expect(addDays(toDay('0001-01-02'), -5000)).toBe('0001-01-01')
  })

  test('parses a day or returns undefined', () => {
    expect(parseCalendarDay('2026-12-03')).toBe('2026-12-03')
    expect(parseCalendarDay('3 December')).toBeUndefined()
  })

  test('fractions of a day are ignored', () => {
    expect(addDays(toDay('2026-12-03'), 0.9)).toBe('2026-12-03')
    expect(addDays(toDay('2026-12-03'), -0.9)).toBe('2026-12-03')
  })

  test.each([
    [2026, 2, 28],
    [2028, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('%i-%i has %i days', (year, month, days) => expect(daysInMonth(year, month)).toBe(days))

  test('text order is chronological order', () => {
    const offset = fc.integer({ min: -700_000, max: 2_900_000 })
    fc.assert(
      fc.property(offset, offset, (start, other) => {
        const [first, second] = [addDays(toDay('1970-01-01'), start), addDays(toDay('1970-01-01'), other)]
        expect(first < second).toBe(start < other)
        expect(daysBetween(first, second)).toBe(-daysBetween(second, first) + 0)
      }),
    )
  })

  test('a week later is the same weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (offset) => {
        const start = addDays(toDay('1970-01-01'), offset)
        expect(weekday(addDays(start, 7))).toBe(weekday(start))
        expect(weekday(addDays(start, 1))).toBe((weekday(start) % 7) + 1)
      }),
    )
  })

  test('has its weekday', () => {
    expect(weekday(toDay('2026-11-15'))).toBe(7)
    expect(weekday(toDay('1970-01-01'))).toBe(4)
    expect(weekday(toDay('1969-12-29'))).toBe(1)
  })

  test('adding and subtracting days gives the same day, as in Date', () => {
    const epoch = toDay('1970-01-01')
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (offset) => {
        const later = addDays(epoch, offset)
        expect(daysBetween(epoch, later)).toBe(offset)
        expect(later).toBe(new Date(offset * 86_400_000).toISOString().slice(0, 10))
      }),
    )
  })
})
