import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../date/day'
import { amount, compare, plus, toNumber, zero } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
import { applyBooking } from './booking'
import type { Expiry, Lot } from './lot'
import { compareByExpiry, heldIn, takeAcross } from './take-across'

const today = '2026-11-15' as Day
const due = (days: number, kind: Expiry['kind'] = 'best-before'): { expiry: Expiry } => ({
  expiry: { day: addDays(today, days), source: 'printed', kind },
})
let ids = 0
const lotOf = (quantity: Lot['quantity'], more: Partial<Lot> = {}): Lot => ({
  id: ++ids,
  foodId: 'all-purpose-flour',
  name: 'flour',
  quantity,
  location: 'pantry',
  since: today,
  ...more,
})

describe('the order of lots', () => {
  const undated = lotOf(toQuantity(1, 'kg'))
  const undatedOpen = lotOf(toQuantity(1, 'kg'), { openedOn: today })
  const late = lotOf(toQuantity(1, 'kg'), due(9))
  const useBy = lotOf(toQuantity(1, 'kg'), due(5, 'use-by'))
  const bestOpen = lotOf(toQuantity(1, 'kg'), { ...due(5), openedOn: today })
  const best = lotOf(toQuantity(1, 'kg'), due(5))
  const older = lotOf(toQuantity(1, 'kg'), { ...due(5), since: addDays(today, -3) })

  test('the earliest day, use by before best before, opened before sealed, older before newer, undated last', () => {
    const inOrder = [useBy, bestOpen, older, best, late, undatedOpen, undated]
    expect(inOrder.toReversed().sort(compareByExpiry)).toEqual(inOrder)
  })

  test('is a total order', () => {
    const lots = fc.shuffledSubarray([undated, undatedOpen, late, useBy, bestOpen, best, older])
    fc.assert(
      fc.property(lots, lots, (a, b) => {
        const both = [...new Set([...a, ...b])]
        expect(both.toSorted(compareByExpiry)).toEqual(both.toReversed().sort(compareByExpiry))
      }),
    )
  })
})

describe('taking for a recipe', () => {
  test('empties the first to expire before the next', () => {
    const [old, fresh] = [lotOf(toQuantity(300, 'g'), due(2)), lotOf(toQuantity(500, 'g'), due(20))]
    const drawn = takeAcross([fresh, old], 'all-purpose-flour', toQuantity(450, 'g'), { today })
    expect(drawn.bookings.map(({ lotId, after }) => [lotId, after?.quantity])).toEqual([
      [old.id, toQuantity(0, 'g')],
      [fresh.id, toQuantity(350, 'g')],
    ])
    expect(drawn).toMatchObject({ covered: toQuantity(450, 'g'), about: false, unmeasured: [], unsafe: [] })
    expect(drawn.missing).toBeUndefined()
  })

  test('returns the missing amount', () => {
    const drawn = takeAcross([lotOf(toQuantity(500, 'g'))], 'all-purpose-flour', toQuantity(750, 'g'), {
      today,
    })
    expect(drawn).toMatchObject({ covered: toQuantity(500, 'g'), missing: toQuantity(250, 'g') })
  })

  test('exactly across units of one kind', () => {
    const drawn = takeAcross([lotOf(toQuantity(1, 'kg'))], 'all-purpose-flour', toQuantity(250, 'g'), {
      today,
    })
    expect(drawn.bookings[0]?.after?.quantity).toEqual(toQuantity(0.75, 'kg'))
    expect(drawn.about).toBe(false)
  })

  test('about across kinds', () => {
    const drawn = takeAcross([lotOf(toQuantity(1, 'kg'))], 'all-purpose-flour', toQuantity(2, 'cup'), {
      today,
    })
    expect(drawn.about).toBe(true)
    expect(drawn.missing).toBeUndefined()
    const left = drawn.bookings[0]?.after?.quantity.amount ?? zero
    expect(toNumber(left)).toBeGreaterThan(0.6)
    expect(toNumber(left)).toBeLessThan(0.8)
  })

  test('a spoonful takes nothing of a bottle, much of it does', () => {
    const bottle = lotOf(toQuantity(1, 'bottle'), { foodId: 'olive-oil' })
    expect(takeAcross([bottle], 'olive-oil', toQuantity(1, 'tbsp'), { today })).toMatchObject({
      bookings: [],
      about: true,
    })
    const [half] = takeAcross([bottle], 'olive-oil', toQuantity(250, 'ml'), { today }).bookings
    expect(half?.after?.quantity).toEqual(toQuantity(0.5, 'bottle'))
  })

  test('pieces go in quarters', () => {
    const onions = lotOf(toQuantity(6, 'piece'), { foodId: 'onion', name: 'onion' })
    const drawn = takeAcross([onions], 'onion', toQuantity(250, 'g'), { today })
    const taken = 6 - toNumber(drawn.bookings[0]?.after?.quantity.amount ?? zero)
    expect(taken * 4).toBe(Math.round(taken * 4))
    expect(taken).toBeGreaterThan(1)
    const pinch = takeAcross([onions], 'onion', toQuantity(1, 'g'), { today })
    expect(pinch.bookings[0]?.after?.quantity).toEqual(toQuantity(5.75, 'piece'))
  })

  test('skips and reports lots past their use-by day', () => {
    const [bad, good] = [
      lotOf(toQuantity(500, 'g'), due(-1, 'use-by')),
      lotOf(toQuantity(500, 'g'), due(3, 'use-by')),
    ]
    const drawn = takeAcross([bad, good], 'all-purpose-flour', toQuantity(600, 'g'), { today })
    expect(drawn.unsafe).toEqual([bad])
    expect(drawn.bookings.map(({ lotId }) => lotId)).toEqual([good.id])
    expect(drawn.missing).toEqual(toQuantity(100, 'g'))
  })

  test('takes lots past their best-before day', () => {
    const stale = lotOf(toQuantity(500, 'g'), due(-30))
    expect(takeAcross([stale], 'all-purpose-flour', toQuantity(100, 'g'), { today }).bookings).toHaveLength(1)
  })

  test('does not guess incomparable amounts', () => {
    const crock = lotOf(toQuantity(2, 'crock'), due(1))
    const drawn = takeAcross([crock, lotOf(toQuantity(50, 'g'))], 'all-purpose-flour', toQuantity(100, 'g'), {
      today,
    })
    expect(drawn.unmeasured).toEqual([crock])
    expect(drawn.missing).toEqual(toQuantity(50, 'g'))
    expect(
      takeAcross([crock], 'all-purpose-flour', toQuantity(1, 'crock'), { today }).missing,
    ).toBeUndefined()
  })

  test('does not use other foods and empty lots', () => {
    const lots = [lotOf(toQuantity(500, 'g'), { foodId: 'rye-flour' }), lotOf(toQuantity(0, 'g'))]
    expect(takeAcross(lots, 'all-purpose-flour', toQuantity(100, 'g'), { today })).toMatchObject({
      bookings: [],
      missing: toQuantity(100, 'g'),
    })
  })

  test('zero or negative needs take nothing', () => {
    for (const many of [0, -5]) {
      const drawn = takeAcross([lotOf(toQuantity(500, 'g'))], 'all-purpose-flour', toQuantity(many, 'g'), {
        today,
      })
      expect(drawn).toMatchObject({ bookings: [], covered: toQuantity(0, 'g') })
      expect(drawn.missing).toBeUndefined()
    }
  })

  test('has its own booking kind', () => {
    const cooked = takeAcross([lotOf(toQuantity(500, 'g'))], 'all-purpose-flour', toQuantity(1, 'g'), {
      today,
      kind: 'cooked',
    })
    expect(cooked.bookings[0]).toMatchObject({ kind: 'cooked', day: today })
    expect(
      takeAcross([lotOf(toQuantity(5, 'g'))], 'all-purpose-flour', toQuantity(1, 'g'), { today }).bookings[0]
        ?.kind,
    ).toBe('used')
  })
})

describe('always', () => {
  const units = fc.constantFrom('g', 'kg', 'oz', 'lb', 'cup', 'tbsp', 'crock')
  const lots = fc
    .array(fc.tuple(fc.nat(900), fc.integer({ min: 1, max: 8 }), units, fc.integer({ min: -3, max: 30 })), {
      maxLength: 6,
    })
    .map((all) =>
      all.map(([numerator, denominator, unit, days], index) =>
        lotOf(
          { amount: amount(numerator, denominator), unit },
          { id: index + 1, ...due(days, days % 2 === 0 ? 'use-by' : 'best-before') },
        ),
      ),
    )

  test('no lot below zero, and covered and missing make up the need', () => {
    fc.assert(
      fc.property(lots, fc.nat(3000), units, (held, many, unit) => {
        const drawn = takeAcross(held, 'all-purpose-flour', toQuantity(many, unit), { today })
        for (const { before, after } of drawn.bookings) {
          expect(compare(after?.quantity.amount ?? zero, zero)).toBeGreaterThanOrEqual(0)
          expect(compare(after?.quantity.amount ?? zero, before?.quantity.amount ?? zero)).toBeLessThan(0)
        }
        expect(plus(drawn.covered.amount, drawn.missing?.amount ?? zero)).toEqual(amount(many))
        expect(new Set(drawn.bookings.map(({ lotId }) => lotId)).size).toBe(drawn.bookings.length)
      }),
      { numRuns: 300 },
    )
  })

  test('the bookings can be applied', () => {
    fc.assert(
      fc.property(lots, fc.nat(3000), units, (held, many, unit) => {
        let stock: readonly Lot[] = held
        for (const booking of takeAcross(held, 'all-purpose-flour', toQuantity(many, unit), { today })
          .bookings) {
          const booked = applyBooking(stock, booking)
          expect(booked.ok).toBe(true)
          if (booked.ok) stock = booked.lots
        }
        for (const { quantity } of stock) expect(compare(quantity.amount, zero)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 200 },
    )
  })

  test('of the comparable lots only the last one used keeps something', () => {
    fc.assert(
      fc.property(lots, fc.nat(3000), (held, many) => {
        const { bookings } = takeAcross(held, 'all-purpose-flour', toQuantity(many, 'g'), { today })
        for (const { after } of bookings.slice(0, -1)) expect(after?.quantity.amount).toEqual(zero)
      }),
    )
  })
})

describe('the content of a lot', () => {
  test('in a unit it can be measured in', () => {
    expect(heldIn(lotOf(toQuantity(1, 'kg')), 'g')).toEqual(amount(1000))
    expect(heldIn(lotOf(toQuantity(2, 'crock')), 'crock')).toEqual(amount(2))
    expect(heldIn(lotOf(toQuantity(2, 'crock')), 'g')).toBeUndefined()
    expect(heldIn(lotOf(toQuantity(-2, 'g')), 'g')).toEqual(zero)
  })
})
