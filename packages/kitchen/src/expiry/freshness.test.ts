import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../date/day'
import type { ExpiryKind } from '../stock/lot'
import { daysLeft, freshness, isUnsafe, soonDays } from './freshness'

const today = '2026-11-15' as Day
const lotDue = (days: number, kind: ExpiryKind) => ({
  expiry: { day: addDays(today, days), source: 'printed' as const, kind },
})

describe('freshness of a lot', () => {
  test.each([
    [-400, 'use-by', 'expired', 'Use by was 13 months ago'],
    [-2, 'use-by', 'expired', 'Use by was 2 days ago'],
    [-1, 'use-by', 'expired', 'Use by was yesterday'],
    [0, 'use-by', 'today', 'Use by today'],
    [1, 'use-by', 'soon', 'Use by tomorrow'],
    [3, 'use-by', 'soon', 'Use within 3 days'],
    [4, 'use-by', 'good', 'Use within 4 days'],
    [-1, 'best-before', 'expired', 'Best before was yesterday'],
    [-1000, 'best-before', 'expired', 'Best before was 2 years ago'],
    [0, 'best-before', 'today', 'Best before today'],
    [1, 'best-before', 'soon', 'Best before tomorrow'],
    [7, 'best-before', 'soon', 'Best within 7 days'],
    [8, 'best-before', 'good', 'Best within 8 days'],
    [59, 'best-before', 'good', 'Best within 59 days'],
    [60, 'best-before', 'good', 'Best within 2 months'],
    [900, 'best-before', 'good', 'Best within 2 years'],
  ] as const)('%d days before its %s it is %s: %s', (days, kind, state, word) => {
    expect(freshness(lotDue(days, kind), today)).toEqual({ state, days, word })
  })

  test('a lot without a date has the state none', () => {
    expect(freshness({}, today)).toEqual({ state: 'none', word: 'No date' })
    expect(daysLeft({}, today)).toBeUndefined()
    expect(isUnsafe({}, today)).toBe(false)
  })

  test('only a past use-by is unsafe', () => {
    expect(isUnsafe(lotDue(-1, 'use-by'), today)).toBe(true)
    expect(isUnsafe(lotDue(0, 'use-by'), today)).toBe(false)
    expect(isUnsafe(lotDue(-500, 'best-before'), today)).toBe(false)
  })

  test('use-by counts as soon later than best-before', () => {
    expect(soonDays['use-by']).toBeLessThan(soonDays['best-before'])
  })

  test('a later day never improves the state', () => {
    const order = ['good', 'soon', 'today', 'expired']
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.constantFrom<ExpiryKind>('use-by', 'best-before'),
        (days, kind) => {
          const now = freshness(lotDue(days, kind), today)
          const nextDay = freshness(lotDue(days, kind), addDays(today, 1))
          expect(order.indexOf(nextDay.state)).toBeGreaterThanOrEqual(order.indexOf(now.state))
          expect(nextDay.days).toBe(days - 1)
        },
      ),
    )
  })
})
