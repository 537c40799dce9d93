import { describe, expect, test } from 'vitest'
import {
  isLikely,
  monthEnd,
  pickBestReadings,
  pickLikelyReadings,
  resolveMissingYear,
  toDay,
  yearOf,
} from './date-reading'
import type { Day } from './day'

const today = '2026-11-15' as Day

describe('readings', () => {
  test('contain only real days', () => {
    expect(toDay(2026, 12, 3)).toEqual({ day: '2026-12-03', precision: 'day' })
    expect(toDay(2026, 2, 30)).toBeUndefined()
    expect(toDay(2026, 13, 1)).toBeUndefined()
    expect(toDay(2026, 0, 1)).toBeUndefined()
    expect(toDay(Number.NaN, 1, 1)).toBeUndefined()
    expect(monthEnd(2028, 2)).toEqual({ day: '2028-02-29', precision: 'month' })
    expect(monthEnd(2028, 13)).toBeUndefined()
    expect(monthEnd(2028, Number.NaN)).toBeUndefined()
  })

  test.each([
    ['26', '2026-11-15', 2026],
    ['75', '2026-11-15', 2075],
    ['77', '2026-11-15', 1977],
    ['99', '2026-11-15', 1999],
    ['01', '2099-11-15', 2101],
    ['2026', '2099-11-15', 2026],
  ])('%s, read on %s, is %d', (digits, on, year) => expect(yearOf(digits, on as Day)).toBe(year))

  test('without a year are the next such day or one just past', () => {
    expect(resolveMissingYear(12, 3, today)?.day).toBe('2026-12-03')
    expect(resolveMissingYear(11, 1, today)?.day).toBe('2026-11-01')
    expect(resolveMissingYear(9, 1, today)?.day).toBe('2027-09-01')
    expect(resolveMissingYear(2, 30, today)).toBeUndefined()
  })

  test('are likely from two years ago to ten years ahead', () => {
    expect(isLikely(toDay(2025, 1, 1), today)).toBe(true)
    expect(isLikely(toDay(2036, 1, 1), today)).toBe(true)
    expect(isLikely(toDay(2003, 12, 26), today)).toBe(false)
    expect(isLikely(toDay(2060, 1, 1), today)).toBe(false)
    expect(isLikely(undefined, today)).toBe(false)
  })

  test('are sorted by likelihood without duplicates, with spare ones only if needed', () => {
    const [old, near, far] = [toDay(2003, 1, 1), toDay(2027, 1, 1), toDay(2028, 1, 1)]
    expect(pickBestReadings([near, near, far], today).map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2028-01-01',
    ])
    expect(pickBestReadings([old], today, [near]).map(({ day }) => day)).toEqual(['2027-01-01'])
    expect(pickBestReadings([near], today, [far]).map(({ day }) => day)).toEqual(['2027-01-01'])
    expect(pickBestReadings([old], today).map(({ day }) => day)).toEqual(['2003-01-01'])
    expect(pickBestReadings([undefined], today)).toEqual([])
    expect(pickLikelyReadings([old, near], today).map(({ day }) => day)).toEqual(['2027-01-01'])
  })
})
