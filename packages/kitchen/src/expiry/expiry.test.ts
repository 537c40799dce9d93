import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween, parseCalendarDay } from '../date/day'
import { categories } from '../food/categories'
import { allFoods } from '../food/food'
import { toQuantity } from '../quantity/quantity'
import type { Lot, StorageLocation } from '../stock/lot'
import {
  conditionOf,
  countedDays,
  estimateExpiry,
  expiryKindOfDay,
  freshDays,
  type KeptFood,
  setEstimatedExpiry,
} from './expiry'
import { usualLocation } from './shelf-life'

const toDay = (text: string): Day => {
  const found = parseCalendarDay(text)
  if (!found) throw new Error(`${text} is not a day`)
  return found
}

const since = toDay('2026-11-15')
const places: readonly StorageLocation[] = ['pantry', 'fridge', 'freezer']

const lotOf = (foodId: string, more: Partial<Lot> = {}): Lot => ({
  id: 1,
  foodId,
  name: foodId,
  quantity: toQuantity(1, 'pack'),
  location: 'fridge',
  since,
  ...more,
})

describe('estimated expiry', () => {
  test.each([
    ['spinach', 'fridge', '2026-11-20', 'best-before'],
    ['chicken-breast', 'fridge', '2026-11-16', 'use-by'],
    ['sirloin-steak', 'fridge', '2026-11-18', 'use-by'],
    ['whole-milk', 'fridge', '2026-11-22', 'use-by'],
    ['egg', 'fridge', '2026-12-13', 'best-before'],
    ['cheddar-cheese', 'fridge', '2027-05-14', 'best-before'],
    ['chicken-breast', 'freezer', '2027-08-12', 'best-before'],
    ['dry-pasta', 'pantry', '2028-11-14', 'best-before'],
    ['banana', 'pantry', '2026-11-18', 'best-before'],
    ['chicken-salad', 'fridge', '2026-11-17', 'use-by'],
  ] as const)('%s bought on 15 November, in the %s: %s, %s', (foodId, location, until, kind) => {
    const estimate = estimateExpiry({ foodId, location, since })
    expect(estimate.ok && estimate.expiry).toMatchObject({ day: until, kind, source: 'estimated' })
  })

  test('has a reason in readable words', () => {
    expect(estimateExpiry({ foodId: 'spinach', location: 'fridge', since })).toEqual({
      ok: true,
      expiry: {
        day: '2026-11-20',
        source: 'estimated',
        kind: 'best-before',
        because: 'USDA FoodKeeper: 3 to 7 days in the fridge',
      },
      days: 5,
      because: 'USDA FoodKeeper: 3 to 7 days in the fridge',
      basis: 'food',
    })
  })

  test.each([
    ['salt', 'pantry', 'keeps-indefinitely'],
    ['infant-formula', 'pantry', 'by-pack-date'],
    ['chicken-breast', 'pantry', 'not-recommended-here'],
    ['sourdough-starter', 'fridge', 'not-known'],
  ] as const)('%s in the %s has no day: %s', (foodId, location, reason) => {
    expect(estimateExpiry({ foodId, location, since })).toEqual({ ok: false, reason })
  })

  test('an opened pack counts from its opening', () => {
    const opened = estimateExpiry({
      foodId: 'smoked-salmon',
      location: 'fridge',
      since,
      openedOn: toDay('2026-11-20'),
    })
    expect(opened.ok && opened.expiry).toMatchObject({ day: '2026-11-22', kind: 'use-by' })
  })

  test('days are counted from the opening', () => {
    const opened = estimateExpiry({ foodId: 'cornmeal', location: 'pantry', since, openedOn: since })
    if (opened.ok) expect(opened.expiry.day).toBe(addDays(since, opened.days))
    expect(opened.ok).toBe(true)
  })

  test('an opened pack never outlasts a sealed one', () => {
    const late = estimateExpiry({
      foodId: 'cottage-cheese',
      location: 'fridge',
      since,
      openedOn: toDay('2026-11-28'),
    })
    expect(late.ok && late.expiry.day).toBe('2026-11-29')
    expect(late.ok && late.because).toBe('USDA FoodKeeper: 2 weeks in the fridge')
  })

  test('frozen food counts from the day it was frozen', () => {
    const frozen = estimateExpiry({
      foodId: 'ground-pork',
      location: 'freezer',
      since,
      frozenOn: toDay('2026-11-16'),
    })
    expect(frozen.ok && frozen.expiry.day).toBe(addDays(toDay('2026-11-16'), 105))
  })

  test('thawed food counts from its thawing, up to the days it had left', () => {
    const thawed = (leftWhenFrozen?: number) =>
      estimateExpiry({
        foodId: 'sirloin-steak',
        location: 'fridge',
        since,
        frozenOn: toDay('2026-11-16'),
        thawedOn: toDay('2027-01-10'),
        ...(leftWhenFrozen === undefined ? {} : { leftWhenFrozen }),
      })
    const until = (of: ReturnType<typeof thawed>) => of.ok && of.expiry.day
    expect(until(thawed())).toBe('2027-01-11')
    expect(until(thawed(5))).toBe('2027-01-11')
    expect(until(thawed(1))).toBe('2027-01-11')
    expect(until(thawed(0))).toBe('2027-01-11')
  })

  test('leftovers keep two days', () => {
    const dish = estimateExpiry({ cooked: true, location: 'fridge', since })
    expect(dish.ok && dish.expiry).toMatchObject({ day: '2026-11-17', kind: 'use-by' })
  })

  test('an opening before the purchase is ignored', () => {
    const estimate = estimateExpiry({
      foodId: 'hummus',
      location: 'fridge',
      since,
      openedOn: toDay('2020-01-01'),
    })
    expect(estimate.ok && estimate.expiry.day).toBe(addDays(since, 2))
  })
})

describe('counted days', () => {
  test('minimum for safety, middle for quality', () => {
    expect(countedDays({ least: 3, most: 7 }, 'use-by')).toBe(3)
    expect(countedDays({ least: 3, most: 7 }, 'best-before')).toBe(5)
    expect(countedDays({ least: 3, most: 4 }, 'best-before')).toBe(3)
  })

  test('for a fresh food at another location', () => {
    const kept: KeptFood = { foodId: 'white-bread', location: 'pantry', since }
    expect(freshDays(kept, 'freezer')).toBe(120)
    expect(freshDays({ ...kept, foodId: 'salt' }, 'pantry')).toBeUndefined()
  })

  test.each([
    [{ location: 'fridge' }, 'sealed'],
    [{ location: 'fridge', openedOn: since }, 'opened'],
    [{ location: 'fridge', openedOn: since, thawedOn: since }, 'thawed'],
    [{ location: 'freezer', openedOn: since, thawedOn: since }, 'sealed'],
  ] as const)('%j is %s', (kept, condition) => expect(conditionOf({ since, ...kept })).toBe(condition))
})

describe('setting the expiry of a lot', () => {
  test('replaces a missing or estimated date', () => {
    expect(setEstimatedExpiry(lotOf('spinach')).expiry).toMatchObject({
      day: '2026-11-20',
      source: 'estimated',
    })
    const spinachLot = lotOf('spinach', {
      expiry: { day: toDay('2020-01-01'), source: 'estimated', kind: 'use-by' },
    })
    expect(setEstimatedExpiry(spinachLot).expiry?.day).toBe('2026-11-20')
  })

  test.each(['printed', 'you', 'learned'] as const)('keeps a date that is %s', (source) => {
    const lot = lotOf('spinach', { expiry: { day: toDay('2026-11-17'), source, kind: 'best-before' } })
    expect(setEstimatedExpiry(lot)).toBe(lot)
  })

  test('sets no date if none is known', () => {
    const lot = lotOf('salt', { location: 'pantry' })
    expect(setEstimatedExpiry(lot)).toBe(lot)
  })
})

describe('properties', () => {
  const days = fc.integer({ min: 0, max: 4000 }).map((n) => addDays(toDay('2020-01-01'), n))
  const kept = fc.record(
    {
      foodId: fc.constantFrom(...allFoods().map(({ id }) => id), 'unobtainium'),
      category: fc.constantFrom(...categories),
      location: fc.constantFrom(...places),
      since: days,
      cooked: fc.boolean(),
      openedOn: days,
      frozenOn: days,
      thawedOn: days,
      leftWhenFrozen: fc.integer({ min: -20, max: 60 }),
    },
    { requiredKeys: ['location', 'since'] },
  ) as fc.Arbitrary<KeptFood>

  test('a date is never before the purchase and deterministic', () => {
    fc.assert(
      fc.property(kept, (one) => {
        const estimate = estimateExpiry(one)
        expect(estimateExpiry(one)).toEqual(estimate)
        if (estimate.ok) expect(estimate.expiry.day >= one.since).toBe(true)
        if (estimate.ok) expect(estimate.because).not.toBe('')
      }),
      { numRuns: 600 },
    )
  })

  test('opening never makes anything keep longer', () => {
    fc.assert(
      fc.property(kept, fc.integer({ min: 0, max: 900 }), (one, later) => {
        const { openedOn: _, thawedOn: __, ...sealed } = one
        const before = estimateExpiry(sealed)
        const after = estimateExpiry({ ...sealed, openedOn: addDays(one.since, later) })
        if (before.ok && after.ok) expect(after.expiry.day <= before.expiry.day).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  test('buying a day later never gives an earlier date', () => {
    fc.assert(
      fc.property(kept, (one) => {
        const [first, second] = [
          estimateExpiry(one),
          estimateExpiry({ ...one, since: addDays(one.since, 1) }),
        ]
        if (first.ok && second.ok) expect(second.expiry.day >= first.expiry.day).toBe(true)
      }),
    )
  })

  test('nearly every food has a date at its usual location', () => {
    const dated = allFoods().filter(({ id }) => {
      const estimate = estimateExpiry({ foodId: id, location: usualLocation(id), since })
      return estimate.ok || estimate.reason === 'keeps-indefinitely'
    })
    expect(dated.length / allFoods().length).toBeGreaterThan(0.95)
  })

  test('a use-by in the fridge is never more than a month away unless the figures say so', () => {
    for (const { id } of allFoods()) {
      const estimate = estimateExpiry({ foodId: id, location: 'fridge', since })
      if (!estimate.ok || estimate.expiry.kind !== 'use-by' || estimate.basis === 'food') continue
      expect(`${id} ${daysBetween(since, estimate.expiry.day) <= 60}`).toBe(`${id} true`)
    }
  })
})

describe('kind of an entered day', () => {
  const since = toDay('2026-11-15')
  test.each([
    ['a salad nobody knows in the fridge', { location: 'fridge' }, 'use-by'],
    ['a jar nobody knows in the pantry', { location: 'pantry' }, 'best-before'],
    ['anything frozen', { foodId: 'chicken-breast', location: 'freezer' }, 'best-before'],
    ['chicken in the fridge', { foodId: 'chicken-breast', location: 'fridge' }, 'use-by'],
    ['carrots in the fridge', { foodId: 'carrot', location: 'fridge' }, 'best-before'],
  ] as const)('of %s', (_, kept, kind) => expect(expiryKindOfDay({ ...kept, since })).toBe(kind))
})
