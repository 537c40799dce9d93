import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween, parseCalendarDay } from '../date/day'
import { allFoods } from '../food/food'
import { toQuantity } from '../quantity/quantity'
import type { Expiry, Lot, StorageLocation } from '../stock/lot'
import { estimateExpiry, firstExpiry, setEstimatedExpiry } from './expiry'
import { afterMoving, afterOpening } from './recalculate-expiry'
import { daysOf, keepingTimeOf, usualLocation } from './shelf-life'

const toDay = (text: string): Day => {
  const found = parseCalendarDay(text)
  if (!found) throw new Error(`${text} is not a day`)
  return found
}

const since = toDay('2026-11-15')
const lotOf = (foodId: string, more: Partial<Lot> = {}): Lot => ({
  id: 1,
  foodId,
  name: foodId,
  quantity: toQuantity(1, 'pack'),
  location: 'fridge',
  since,
  ...more,
})

describe('any sequence of changes', () => {
  const places = fc.constantFrom<StorageLocation>('pantry', 'fridge', 'freezer')
  const foods = fc.constantFrom(...allFoods().map(({ id }) => id))
  const dated = fc.record({
    foodId: foods,
    location: places,
    source: fc.constantFrom<Expiry['source']>('printed', 'you', 'learned', 'estimated'),
    kind: fc.constantFrom<Expiry['kind']>('use-by', 'best-before'),
    left: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
  })
  const createLot = ({
    foodId,
    location,
    source,
    kind,
    left,
  }: typeof dated extends fc.Arbitrary<infer T> ? T : never): Lot =>
    left === undefined || source === 'estimated'
      ? setEstimatedExpiry(lotOf(foodId, { location }))
      : lotOf(foodId, { location, expiry: { day: addDays(since, left), source, kind } })

  test('opening never gives a later date', () => {
    fc.assert(
      fc.property(dated, fc.integer({ min: 0, max: 400 }), (of, later) => {
        const lot = createLot(of)
        const opened = afterOpening(lot, addDays(since, later))
        if (lot.expiry) expect(opened.expiry && opened.expiry.day <= lot.expiry.day).toBe(true)
      }),
      { numRuns: 800 },
    )
  })

  test('freezing in time never gives an earlier date', () => {
    fc.assert(
      fc.property(dated, fc.integer({ min: 0, max: 400 }), (of, later) => {
        const lot = createLot({ ...of, location: 'fridge' })
        const on = addDays(since, later)
        if (!lot.expiry || on > lot.expiry.day) return
        const frozen = afterMoving(lot, 'freezer', on)
        if (frozen.expiry) expect(frozen.expiry.day >= lot.expiry.day).toBe(true)
      }),
      { numRuns: 800 },
    )
  })

  test('food that freezes well keeps longer frozen', () => {
    for (const { id } of allFoods()) {
      const [cold, frozen] = [daysOf(keepingTimeOf(id, 'fridge')), daysOf(keepingTimeOf(id, 'freezer'))]
      if (!cold || !frozen || frozen.least <= cold.most || usualLocation(id) !== 'fridge') continue
      const lot = setEstimatedExpiry(lotOf(id))
      const moved = afterMoving(lot, 'freezer', since)
      expect(`${id} ${(moved.expiry?.day ?? '') > (lot.expiry?.day ?? '')}`).toBe(`${id} true`)
    }
  })

  test('a lot past its use-by stays expired', () => {
    const anySteps = fc.array(
      fc.tuple(fc.constantFrom('open', 'pantry', 'fridge', 'freezer'), fc.integer({ min: 0, max: 200 })),
      {
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(dated, anySteps, (of, steps) => {
        let lot: Lot = {
          ...createLot({ ...of, location: 'fridge', left: 3, source: 'printed', kind: 'use-by' }),
        }
        let now = addDays(since, 4)
        for (const [action, days] of steps) {
          now = addDays(now, days)
          lot = action === 'open' ? afterOpening(lot, now) : afterMoving(lot, action as StorageLocation, now)
          expect(lot.expiry && lot.expiry.day <= addDays(since, 3)).toBe(true)
          expect(lot.expiry?.kind).toBe('use-by')
        }
      }),
      { numRuns: 400 },
    )
  })

  test('changes are deterministic, never date before the purchase, and keep food and amount', () => {
    const anySteps = fc.array(
      fc.tuple(fc.constantFrom('open', 'pantry', 'fridge', 'freezer'), fc.integer({ min: 0, max: 90 })),
      {
        maxLength: 6,
      },
    )
    const applySteps = (lot: Lot, steps: readonly (readonly [string, number])[]): Lot => {
      let [now, then] = [since, lot]
      for (const [action, days] of steps) {
        now = addDays(now, days)
        then = action === 'open' ? afterOpening(then, now) : afterMoving(then, action as StorageLocation, now)
      }
      return then
    }
    fc.assert(
      fc.property(dated, anySteps, (of, steps) => {
        const lot = createLot(of)
        const result = applySteps(lot, steps)
        expect(applySteps(lot, steps)).toEqual(result)
        expect([result.id, result.foodId, result.quantity, result.since]).toEqual([
          lot.id,
          lot.foodId,
          lot.quantity,
          lot.since,
        ])
        if (result.expiry) expect(daysBetween(since, result.expiry.day)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 400 },
    )
  })

  test('an estimate agrees with the lot', () => {
    fc.assert(
      fc.property(foods, places, (foodId, location) => {
        const lot = lotOf(foodId, { location })
        expect(setEstimatedExpiry(lot).expiry).toEqual(firstExpiry(lot))
        const estimate = estimateExpiry(lot)
        if (estimate.ok) expect(setEstimatedExpiry(lot).expiry).toEqual(estimate.expiry)
      }),
    )
  })
})
