import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween } from '../date/day'
import { amount, toNumber, zero } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
import type { Expiry, Lot } from './lot'
import { averageDailyUse, type DatedUse, estimateRunOut, maxRunOutDays } from './run-out'

const today = '2026-11-15' as Day
const lotOf = (
  quantity: Lot['quantity'],
  days?: number,
  kind: Expiry['kind'] = 'best-before',
  id = 1,
): Lot => ({
  id,
  foodId: 'egg',
  name: 'eggs',
  quantity,
  location: 'fridge',
  since: today,
  ...(days === undefined ? {} : { expiry: { day: addDays(today, days), source: 'printed', kind } }),
})
const uses = (...of: (readonly [ago: number, many: number])[]): DatedUse[] =>
  of.map(([ago, many]) => ({ day: addDays(today, -ago), amount: amount(many) }))

describe('when a food runs out', () => {
  test('ten eggs at two a day', () => {
    expect(
      estimateRunOut([lotOf(toQuantity(10, 'piece'))], { today, dailyUse: amount(2), history: [] }),
    ).toEqual({
      ok: true,
      day: '2026-11-20',
      days: 5,
      low: false,
      because: 'at 2 a day',
      daily: amount(2),
    })
  })

  test.each([
    [10, 3, '2026-11-18', true],
    [10, 2.5, '2026-11-19', false],
    [1, 2, '2026-11-15', true],
    [0, 2, '2026-11-15', true],
  ])('%d at %d a day: %s', (stock, daily, day, low) => {
    const found = estimateRunOut([lotOf(toQuantity(stock, 'piece'))], {
      today,
      dailyUse: toQuantity(daily, 'piece').amount,
      history: [],
    })
    expect(found).toMatchObject({ ok: true, day, low })
  })

  test('stock is low at the configured threshold', () => {
    const query = { today, dailyUse: amount(1), history: [] }
    expect(estimateRunOut([lotOf(toQuantity(7, 'piece'))], query)).toMatchObject({ low: false })
    expect(estimateRunOut([lotOf(toQuantity(7, 'piece'))], { ...query, lowDays: 7 })).toMatchObject({
      low: true,
    })
  })

  test('lots count together, across units', () => {
    const flour = (quantity: Lot['quantity'], id: number): Lot => ({
      ...lotOf(quantity, undefined, 'best-before', id),
      foodId: 'all-purpose-flour',
    })
    const lots = [flour(toQuantity(500, 'g'), 1), flour(toQuantity(1, 'kg'), 2)]
    expect(estimateRunOut(lots, { today, dailyUse: amount(100), history: [] })).toMatchObject({ days: 15 })
    expect(estimateRunOut(lots, { today, dailyUse: amount(1, 10), history: [], unit: 'kg' })).toMatchObject({
      days: 15,
    })
  })

  test('lots past their use-by day before they are needed do not count', () => {
    const query = { today, dailyUse: amount(1), history: [] }
    expect(estimateRunOut([lotOf(toQuantity(10, 'piece'), 3, 'use-by')], query)).toMatchObject({ days: 4 })
    expect(estimateRunOut([lotOf(toQuantity(10, 'piece'), 3, 'best-before')], query)).toMatchObject({
      days: 10,
    })
    expect(estimateRunOut([lotOf(toQuantity(10, 'piece'), -1, 'use-by')], query)).toMatchObject({
      days: 0,
      low: true,
    })
    const two = [
      lotOf(toQuantity(10, 'piece'), 3, 'use-by', 1),
      lotOf(toQuantity(5, 'piece'), 60, 'best-before', 2),
    ]
    expect(estimateRunOut(two, query)).toMatchObject({ days: 9 })
    const both = [
      lotOf(toQuantity(3, 'piece'), 2, 'use-by', 1),
      lotOf(toQuantity(3, 'piece'), 2, 'use-by', 2),
    ]
    expect(estimateRunOut(both, query)).toMatchObject({ days: 3 })
  })

  test('reports why there is no estimate', () => {
    const eggs = [lotOf(toQuantity(10, 'piece'))]
    expect(estimateRunOut(eggs, { today, history: [] })).toEqual({ ok: false, reason: 'no-use-known' })
    expect(estimateRunOut(eggs, { today, dailyUse: zero, history: [] })).toEqual({
      ok: false,
      reason: 'no-use-known',
    })
    expect(estimateRunOut(eggs, { today, dailyUse: amount(-1), history: [] })).toEqual({
      ok: false,
      reason: 'no-use-known',
    })
    expect(estimateRunOut([], { today, dailyUse: amount(1), history: [] })).toEqual({
      ok: false,
      reason: 'no-stock-known',
    })
    expect(estimateRunOut([], { today, dailyUse: amount(1), history: [], unit: 'piece' })).toMatchObject({
      ok: true,
      days: 0,
    })
    expect(
      estimateRunOut([lotOf(toQuantity(1, 'crock'))], { today, dailyUse: amount(1), history: [], unit: 'g' }),
    ).toEqual({
      ok: false,
      reason: 'not-measurable',
    })
    expect(
      estimateRunOut([lotOf(toQuantity(maxRunOutDays + 1, 'piece'))], {
        today,
        dailyUse: amount(1),
        history: [],
      }),
    ).toEqual({
      ok: false,
      reason: 'lasts',
    })
  })
})

describe('the average daily use', () => {
  test('is the sum over the observed days', () => {
    expect(averageDailyUse(uses([9, 2], [7, 2], [5, 2], [3, 2], [1, 2]), today)).toEqual(amount(1))
  })

  test('counts thirty days at most', () => {
    const month = uses(...Array.from({ length: 60 }, (_, ago) => [ago, 1] as const))
    expect(averageDailyUse(month, today)).toEqual(amount(1))
    expect(averageDailyUse(uses([29, 15], [0, 15]), today)).toEqual(amount(1))
    expect(averageDailyUse(uses([31, 15], [0, 15]), today)).toBeUndefined()
  })

  test('an outlier counts at most three times the usual day', () => {
    const usual = uses([9, 2], [8, 2], [7, 2], [6, 2], [5, 2], [4, 2], [3, 2], [2, 2], [1, 2])
    const feast = averageDailyUse([...usual, ...uses([0, 200])], today)
    expect(feast).toEqual(amount(24, 10))
  })

  test('uses of one day count once', () => {
    expect(averageDailyUse(uses([6, 1], [6, 1], [6, 5], [0, 7]), today)).toEqual(amount(2))
  })

  test.each([
    ['nothing', []],
    ['one day only', uses([10, 5])],
    ['less than a week', uses([3, 1], [2, 1], [1, 1])],
    ['what lies ahead', uses([-1, 5], [-9, 5])],
    ['what was given back', uses([9, -5], [1, -5])],
  ])('%s is no habit', (_, history) => expect(averageDailyUse(history, today)).toBeUndefined())

  test('is returned with the day', () => {
    const history = uses([9, 2], [7, 2], [5, 2], [3, 2], [1, 2])
    expect(estimateRunOut([lotOf(toQuantity(10, 'piece'))], { today, history })).toMatchObject({
      ok: true,
      day: '2026-11-25',
      because: 'at your usual use over 30 days, 1 a day',
    })
  })

  test('a set daily use takes precedence', () => {
    const history = uses([9, 2], [7, 2], [5, 2], [3, 2], [1, 2])
    expect(
      estimateRunOut([lotOf(toQuantity(10, 'piece'))], { today, history, dailyUse: amount(5) }),
    ).toMatchObject({
      because: 'at 5 a day',
      days: 2,
    })
  })

  test('odd amounts are rounded', () => {
    const found = estimateRunOut([lotOf(toQuantity(100, 'g'))], {
      today,
      dailyUse: amount(100, 3),
      history: [],
    })
    expect(found.ok && found.because).toBe('at 33 a day')
    const small = estimateRunOut([lotOf(toQuantity(1, 'g'))], { today, dailyUse: amount(1, 3), history: [] })
    expect(small.ok && small.because).toBe('at 0.33 a day')
  })
})

describe('always', () => {
  const many = fc.integer({ min: 0, max: 400 })
  const lots = fc
    .array(
      fc.tuple(
        many,
        fc.option(fc.integer({ min: -5, max: 40 }), { nil: undefined }),
        fc.constantFrom<Expiry['kind']>('use-by', 'best-before'),
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((all) =>
      all.map(([stock, days, kind], index) => lotOf(toQuantity(stock, 'piece'), days, kind, index)),
    )

  test('the day is never before today nor beyond the stock', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 9 }), (stock, daily) => {
        const found = estimateRunOut(stock, { today, dailyUse: amount(daily), history: [] })
        if (!found.ok) return
        const total = stock.reduce((sum, { quantity }) => sum + toNumber(quantity.amount), 0)
        expect(found.days).toBeGreaterThanOrEqual(0)
        expect(found.days).toBeLessThanOrEqual(Math.floor(total / daily))
        expect(daysBetween(today, found.day)).toBe(found.days)
      }),
    )
  })

  test('more stock never runs out sooner, more use never later', () => {
    fc.assert(
      fc.property(lots, many, fc.integer({ min: 1, max: 9 }), (stock, extra, daily) => {
        const query = { today, dailyUse: amount(daily), history: [] }
        const now = estimateRunOut(stock, query)
        const more = estimateRunOut(
          [...stock, lotOf(toQuantity(extra, 'piece'), undefined, 'best-before', 99)],
          query,
        )
        const hungrier = estimateRunOut(stock, { ...query, dailyUse: amount(daily + 1) })
        if (now.ok && more.ok) expect(more.days).toBeGreaterThanOrEqual(now.days)
        if (now.ok && hungrier.ok) expect(hungrier.days).toBeLessThanOrEqual(now.days)
      }),
    )
  })

  test('an average is between zero and the greatest day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 50 })), {
          maxLength: 20,
        }),
        (of) => {
          const usual = averageDailyUse(uses(...of), today)
          if (!usual) return
          expect(toNumber(usual)).toBeGreaterThan(0)
          expect(toNumber(usual)).toBeLessThanOrEqual(of.reduce((sum, [, n]) => sum + n, 0))
        },
      ),
    )
  })
})
