import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween, daysInMonth, isDay, parseCalendarDay, weekday } from './day'

const a = (text: string): Day => {
  const found = parseCalendarDay(text)
  if (!found) throw new Error(`${text} is no day`)
  return found
}

describe('a day', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', '2026-4-1', '', 'tomorrow'])(
    '%s is not one',
    (text) => expect(isDay(text)).toBe(false),
  )

  test.each(['2028-02-29', '2000-02-29', '1999-12-31', '0001-01-01', '9999-12-31'])('%s is one', (text) =>
    expect(isDay(text)).toBe(true),
  )

  test('carries over months, years and leap days', () => {
    expect(addDays(a('2026-12-30'), 3)).toBe('2027-01-02')
    expect(addDays(a('2028-02-28'), 1)).toBe('2028-02-29')
    expect(addDays(a('2027-03-01'), -1)).toBe('2027-02-28')
    expect(daysBetween(a('2026-12-30'), a('2027-01-02'))).toBe(3)
  })

  test('stays within the years that can be written in four digits', () => {
    expect(addDays(a('9999-12-31'), 1)).toBe('9999-12-31')
    expect(addDays(a('9999-12-30'), 1)).toBe('9999-12-31')
    expect(addDays(a('0001-01-02'), -5000)).toBe('0001-01-01')
  })

  test('reads a day or nothing', () => {
    expect(parseCalendarDay('2026-12-03')).toBe('2026-12-03')
    expect(parseCalendarDay('3 December')).toBeUndefined()
  })

  test('a step of part of a day is no step', () => {
    expect(addDays(a('2026-12-03'), 0.9)).toBe('2026-12-03')
    expect(addDays(a('2026-12-03'), -0.9)).toBe('2026-12-03')
  })

  test.each([
    [2026, 2, 28],
    [2028, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('%i-%i has %i days', (year, month, days) => expect(daysInMonth(year, month)).toBe(days))

  test('order of text is order of time', () => {
    const offset = fc.integer({ min: -700_000, max: 2_900_000 })
    fc.assert(
      fc.property(offset, offset, (one, other) => {
        const [first, second] = [addDays(a('1970-01-01'), one), addDays(a('1970-01-01'), other)]
        expect(first < second).toBe(one < other)
        expect(daysBetween(first, second)).toBe(-daysBetween(second, first) + 0)
      }),
    )
  })

  test('a week later is the same weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (offset) => {
        const one = addDays(a('1970-01-01'), offset)
        expect(weekday(addDays(one, 7))).toBe(weekday(one))
        expect(weekday(addDays(one, 1))).toBe((weekday(one) % 7) + 1)
      }),
    )
  })

  test('knows its weekday', () => {
    expect(weekday(a('2026-11-15'))).toBe(7)
    expect(weekday(a('1970-01-01'))).toBe(4)
    expect(weekday(a('1969-12-29'))).toBe(1)
  })

  test('there and back again is the same day, as the calendar of the machine has it', () => {
    const epoch = a('1970-01-01')
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (offset) => {
        const later = addDays(epoch, offset)
        expect(daysBetween(epoch, later)).toBe(offset)
        expect(later).toBe(new Date(offset * 86_400_000).toISOString().slice(0, 10))
      }),
    )
  })
})
