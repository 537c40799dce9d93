import { describe, expect, test } from 'vitest'
import { asDigits, isMostlyDigits } from './lookalike'
import { monthCodes, monthNames, monthOf, monthOfCode } from './month-name'

describe('names of months', () => {
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
  ])('%s is month %d', (name, month) => expect(monthOf(name)).toBe(month))

  test.each(['', 'dec', 'DECEMBRISH', 'XYZ', '__proto__'])('%j is none', (name) =>
    expect(monthOf(name)).toBeUndefined(),
  )

  test('the longest are tried first', () => {
    const lengths = monthNames().map(({ length }) => length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(new Set(monthNames()).size).toBe(monthNames().length)
  })

  test('Canadian packs have two letters', () => {
    expect(monthCodes.map(monthOfCode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(monthOfCode('XX')).toBeUndefined()
    expect(monthOfCode('')).toBeUndefined()
  })
})

describe('letters that were digits', () => {
  test.each([
    ['2O26', '2026'],
    ['I5', '15'],
    ['1S', '15'],
    ['Z6', '26'],
    ['2B', '28'],
    ['DEC', 'DEC'],
    ['OC', 'OC'],
    ['', ''],
  ])('%j reads %j', (text, digits) => expect(asDigits(text)).toBe(digits))

  test('half of them must be printed as digits', () => {
    expect(isMostlyDigits(['O3', '12'], 'O3/12', 0)).toBe(true)
    expect(isMostlyDigits(['IS', 'MAY'], 'IS MAY', 0)).toBe(false)
    expect(isMostlyDigits(['OO', 'OO', '26'], 'OO/OO/26', 0)).toBe(false)
  })

  test('and the first must not end a word', () => {
    expect(isMostlyDigits(['S3', '12'], 'EGGS3/12', 3)).toBe(false)
    expect(isMostlyDigits(['S3', '12'], 'EGG S3/12', 4)).toBe(true)
    expect(isMostlyDigits(['DEC', '03'], 'XDEC03', 1)).toBe(true)
  })
})
