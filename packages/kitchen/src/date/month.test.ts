import { describe, expect, test } from 'vitest'
import { monthCodes, monthNames, parseMonth, parseMonthCode } from './month'

describe('month names', () => {
  test.each([
    ['JANUARY', 1],
    ['FEV', 2],
    ['MAERZ', 3],
    ['AVRIL', 4],
    ['MAGGIO', 5],
    ['JUIN', 6],
    ['LUGLIO', 7],
    ['AOUT', 8],
    ['SETIEMBRE', 9],
    ['OKT', 10],
    ['NOVIEMBRE', 11],
    ['DEZ', 12],
  ])('%s is month %d', (name, month) => expect(parseMonth(name)).toBe(month))

  test.each(['', 'dec', 'DECEMBRISH', 'XYZ', '__proto__'])('%j is not a month', (name) =>
    expect(parseMonth(name)).toBeUndefined(),
  )

  test('the longest names come first', () => {
    const lengths = monthNames().map(({ length }) => length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(new Set(monthNames()).size).toBe(monthNames().length)
  })

  test('Canadian packs use two-letter codes', () => {
    expect(monthCodes.map(parseMonthCode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(parseMonthCode('XX')).toBeUndefined()
    expect(parseMonthCode('')).toBeUndefined()
  })
})
