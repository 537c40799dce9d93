import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseCalendarDay } from '../date/day'
import { allFoods } from '../food/food'
import { amount } from '../quantity/amount'
import type { Expiry, Lot } from '../stock/lot'
import { saferExpiry } from './safer-expiry'

const toDay = (text: string) => parseCalendarDay(text) as Day
const since = toDay('2026-11-10')
const today = toDay('2026-11-15')
const lotOf = (more: Partial<Lot>): Lot => ({
  id: 1,
  name: 'Food',
  quantity: { amount: amount(1), unit: 'piece' },
  location: 'fridge',
  since,
  ...more,
})
const until = (text: string, source: Expiry['source'] = 'estimated'): Expiry => ({
  day: toDay(text),
  source,
  kind: 'best-before',
})

describe('a date from older rules', () => {
  test('is reduced to the limit of its class', () => {
    const soup = lotOf({ foodId: 'canned-soup', name: 'homemade soup', expiry: until('2030-05-01') })
    expect(saferExpiry(soup, today)).toMatchObject({ day: '2026-11-12', kind: 'use-by', source: 'estimated' })
  })

  test('that was learned is reduced to the limit', () => {
    const rice = lotOf({ foodId: 'cooked-white-rice', expiry: until('2026-11-20', 'learned') })
    expect(saferExpiry(rice, today)?.day).toBe('2026-11-11')
  })

  test('is set if it was missing', () => {
    expect(saferExpiry(lotOf({ name: 'leftover stew' }), today)?.day).toBe('2026-11-12')
  })

  test.each(['printed', 'you'] as const)('stays if it is %s', (source) => {
    expect(saferExpiry(lotOf({ name: 'cooked rice', expiry: until('2030-01-01', source) }), today)).toBe(
      undefined,
    )
  })

  test('stays if it is early enough, frozen or about quality only', () => {
    expect(saferExpiry(lotOf({ name: 'cooked rice', expiry: until('2026-11-11') }), today)).toBe(undefined)
    expect(
      saferExpiry(lotOf({ name: 'cooked rice', location: 'freezer', expiry: until('2027-05-01') }), today),
    ).toBe(undefined)
    expect(saferExpiry(lotOf({ foodId: 'spinach', expiry: until('2027-05-01') }), today)).toBe(undefined)
  })

  test('of an opened pack counts from its opening', () => {
    const openedOn = toDay('2026-11-14')
    const ham = lotOf({
      foodId: 'deli-ham',
      name: 'Ham',
      since: toDay('2026-10-01'),
      openedOn,
      expiry: until('2026-11-30'),
    })
    expect(saferExpiry(ham, today)?.day).toBe('2026-11-16')
  })

  test('of a tin or dry food from the pantry counts from today at the latest', () => {
    const rice = lotOf({
      foodId: 'basmati-rice',
      name: 'rice',
      since: toDay('2026-01-01'),
      expiry: until('2030-01-01'),
    })
    expect(saferExpiry(rice, today)?.day).toBe('2026-11-16')
  })

  test('only becomes earlier, and only once', () => {
    const foods = allFoods().map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        fc.constantFrom('', 'leftover ', 'homemade ', 'opened ', 'cooked '),
        fc.constantFrom('fridge' as const, 'pantry' as const),
        fc.integer({ min: 0, max: 900 }),
        (foodId, state, location, days) => {
          const lot = lotOf({
            foodId,
            name: `${state}${foodId.replaceAll('-', ' ')}`,
            location,
            expiry: until(addDays(since, days)),
          })
          const safer = saferExpiry(lot, today)
          if (!safer) return
          expect(safer.day < addDays(since, days)).toBe(true)
          expect(saferExpiry({ ...lot, expiry: safer }, addDays(today, 1))).toBe(undefined)
        },
      ),
    )
  })
})
