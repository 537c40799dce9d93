import { describe, expect, test } from 'vitest'
import type { Day } from '../day'
import { atMonthEnd, bestOf, isLikely, likelyOf, onDay, withoutYear, yearOf } from './reading'

const today = '2026-11-15' as Day

describe('readings', () => {
  test('name real days only', () => {
    expect(onDay(2026, 12, 3)).toEqual({ day: '2026-12-03', precision: 'day' })
    expect(onDay(2026, 2, 30)).toBeUndefined()
    expect(onDay(2026, 13, 1)).toBeUndefined()
    expect(onDay(2026, 0, 1)).toBeUndefined()
    expect(onDay(Number.NaN, 1, 1)).toBeUndefined()
    expect(atMonthEnd(2028, 2)).toEqual({ day: '2028-02-29', precision: 'month' })
    expect(atMonthEnd(2028, 13)).toBeUndefined()
    expect(atMonthEnd(2028, Number.NaN)).toBeUndefined()
  })

  test.each([
    ['26', '2026-11-15', 2026],
    ['75', '2026-11-15', 2075],
    ['77', '2026-11-15', 1977],
    ['99', '2026-11-15', 1999],
    ['01', '2099-11-15', 2101],
    ['2026', '2099-11-15', 2026],
  ])('%s, read on %s, is %d', (digits, on, year) => expect(yearOf(digits, on as Day)).toBe(year))

  test('without a year mean the next such day, or one just past', () => {
    expect(withoutYear(12, 3, today)?.day).toBe('2026-12-03')
    expect(withoutYear(11, 1, today)?.day).toBe('2026-11-01')
    expect(withoutYear(9, 1, today)?.day).toBe('2027-09-01')
    expect(withoutYear(2, 30, today)).toBeUndefined()
  })

  test('are likely from two years ago to ten years ahead', () => {
    expect(isLikely(onDay(2025, 1, 1), today)).toBe(true)
    expect(isLikely(onDay(2036, 1, 1), today)).toBe(true)
    expect(isLikely(onDay(2003, 12, 26), today)).toBe(false)
    expect(isLikely(onDay(2060, 1, 1), today)).toBe(false)
    expect(isLikely(undefined, today)).toBe(false)
  })

  test('put the likely first, each once, and spare ones only when needed', () => {
    const [old, near, far] = [onDay(2003, 1, 1), onDay(2027, 1, 1), onDay(2028, 1, 1)]
    expect(bestOf([near, near, far], today).map(({ day }) => day)).toEqual(['2027-01-01', '2028-01-01'])
    expect(bestOf([old], today, [near]).map(({ day }) => day)).toEqual(['2027-01-01'])
    expect(bestOf([near], today, [far]).map(({ day }) => day)).toEqual(['2027-01-01'])
    expect(bestOf([old], today).map(({ day }) => day)).toEqual(['2003-01-01'])
    expect(bestOf([undefined], today)).toEqual([])
    expect(likelyOf([old, near], today).map(({ day }) => day)).toEqual(['2027-01-01'])
  })
})
