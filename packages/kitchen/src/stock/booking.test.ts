import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../date/day'
import { afterMoving, afterOpening } from '../expiry/recalculate-expiry'
import { amount, compare, zero } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
import { applyBooking, type Booking, isSameLot, revertBooking, undoLotBooking } from './booking'
import type { Lot, StorageLocation } from './lot'
import { withAmount } from './stock'

const day = '2026-11-15' as Day
const lotOf = (id: number, many: number, more: Partial<Lot> = {}): Lot => ({
  id,
  foodId: 'spinach',
  name: 'spinach',
  quantity: toQuantity(many, 'bunch'),
  location: 'fridge',
  since: day,
  ...more,
})
const used = (lot: Lot, left: number): Booking => ({
  kind: 'used',
  lotId: lot.id,
  day,
  before: lot,
  after: withAmount(lot, amount(left)),
})
const lots = (of: ReturnType<typeof applyBooking>): readonly Lot[] => {
  if (!of.ok) throw new Error(of.reason)
  return of.lots
}

describe('booking', () => {
  const lot = lotOf(1, 5)

  test('changes the amount by the difference', () => {
    expect(lots(applyBooking([lot], used(lot, 3)))).toEqual([lotOf(1, 3)])
    expect(lots(applyBooking([lotOf(1, 4)], used(lot, 3)))).toEqual([lotOf(1, 2)])
  })

  test('never goes below zero', () => {
    expect(applyBooking([lotOf(1, 1)], used(lot, 3))).toEqual({ ok: false, reason: 'insufficient' })
    const debt: Booking = { kind: 'bought', lotId: 2, day, after: lotOf(2, -1) }
    expect(applyBooking([], debt)).toEqual({ ok: false, reason: 'insufficient' })
    const turned: Booking = {
      kind: 'corrected',
      lotId: 1,
      day,
      before: lot,
      after: { ...lot, quantity: toQuantity(-1, 'g') },
    }
    expect(applyBooking([lot], turned)).toEqual({ ok: false, reason: 'insufficient' })
  })

  test('creates and removes lots, in the order of their ids', () => {
    const bought: Booking = { kind: 'bought', lotId: 2, day, after: lotOf(2, 1) }
    expect(lots(applyBooking([lot, lotOf(3, 1)], bought)).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(lots(applyBooking([lot], { kind: 'wasted', lotId: 1, day, before: lot }))).toEqual([])
    expect(applyBooking([lot], { ...bought, lotId: 1, after: lot })).toEqual({
      ok: false,
      reason: 'lot-exists',
    })
  })

  test('requires its lot', () => {
    expect(applyBooking([], used(lot, 3))).toEqual({ ok: false, reason: 'unknown-lot' })
    expect(applyBooking([lot], { kind: 'corrected', lotId: 1, day })).toEqual({
      ok: false,
      reason: 'no-change',
    })
  })

  test('moves a lot whatever its amount is by now', () => {
    const moved: Booking = {
      kind: 'moved',
      lotId: 1,
      day,
      before: lot,
      after: { ...lot, location: 'freezer' },
    }
    expect(lots(applyBooking([lotOf(1, 2)], moved))).toEqual([lotOf(1, 2, { location: 'freezer' })])
  })

  test('rejects moving a lot that was moved meanwhile', () => {
    const moved: Booking = {
      kind: 'moved',
      lotId: 1,
      day,
      before: lot,
      after: { ...lot, location: 'freezer' },
    }
    expect(applyBooking([lotOf(1, 5, { location: 'pantry' })], moved)).toEqual({
      ok: false,
      reason: 'changed-since',
    })
    expect(lots(applyBooking([lotOf(1, 5, { location: 'freezer' })], moved))[0]?.location).toBe('freezer')
  })

  test('a new unit requires the exact amount it was made for', () => {
    const grams: Booking = {
      kind: 'corrected',
      lotId: 1,
      day,
      before: lot,
      after: { ...lot, quantity: toQuantity(900, 'g') },
    }
    expect(lots(applyBooking([lot], grams))[0]?.quantity).toEqual(toQuantity(900, 'g'))
    expect(applyBooking([lotOf(1, 4)], grams)).toEqual({ ok: false, reason: 'changed-since' })
    const inGrams = { ...lot, quantity: toQuantity(900, 'g') }
    expect(applyBooking([inGrams], used(lot, 3))).toEqual({ ok: false, reason: 'changed-since' })
  })

  test('a changed lot is not removed', () => {
    expect(applyBooking([lotOf(1, 4)], { kind: 'wasted', lotId: 1, day, before: lot })).toEqual({
      ok: false,
      reason: 'changed-since',
    })
  })

  test('does not modify its input', () => {
    const stock = Object.freeze([Object.freeze(lot)])
    applyBooking(stock, used(lot, 3))
    expect(stock).toEqual([lotOf(1, 5)])
  })
})

describe('undoing', () => {
  const lot = lotOf(1, 5)

  test('restores the amount used, also after further uses', () => {
    const two = used(lot, 3)
    const after = lots(applyBooking([lot], two))
    expect(lots(undoLotBooking(after, two, []))).toEqual([lot])
    const one = used(lotOf(1, 3), 2)
    expect(lots(undoLotBooking(lots(applyBooking(after, one)), two, [one]))).toEqual([lotOf(1, 4)])
  })

  test('restores a removed lot to its position', () => {
    const three = [lotOf(1, 1), lotOf(2, 2), lotOf(3, 3)]
    const wasted: Booking = { kind: 'wasted', lotId: 2, day, before: lotOf(2, 2) }
    expect(lots(undoLotBooking(lots(applyBooking(three, wasted)), wasted, []))).toEqual(three)
  })

  test('reverts a purchase only while it is unchanged', () => {
    const bought: Booking = { kind: 'bought', lotId: 1, day, after: lot }
    const stock = lots(applyBooking([], bought))
    expect(lots(undoLotBooking(stock, bought, []))).toEqual([])
    const one = used(lot, 4)
    expect(undoLotBooking(lots(applyBooking(stock, one)), bought, [one])).toEqual({
      ok: false,
      reason: 'changed-since',
    })
  })

  test('restores a field that was absent', () => {
    const opened: Booking = { kind: 'opened', lotId: 1, day, before: lot, after: afterOpening(lot, day) }
    const restored = lots(undoLotBooking(lots(applyBooking([lot], opened)), opened, []))[0]
    expect(restored).toEqual(lot)
    expect(restored && 'openedOn' in restored).toBe(false)
  })

  test('is rejected the second time', () => {
    const bought: Booking = { kind: 'bought', lotId: 1, day, after: lot }
    expect(undoLotBooking(lots(undoLotBooking([lot], bought, [])), bought, [])).toEqual({
      ok: false,
      reason: 'unknown-lot',
    })
  })

  const moved = (from: StorageLocation, to: StorageLocation, of: Lot = lot): Booking => ({
    kind: 'moved',
    lotId: of.id,
    day,
    before: { ...of, location: from },
    after: { ...of, location: to },
  })

  test('a field changed again stays, even if it looks as before', () => {
    const [there, back] = [moved('fridge', 'freezer'), moved('freezer', 'fridge')]
    expect(undoLotBooking([lot], there, [back])).toEqual({ ok: false, reason: 'changed-since' })
    expect(lots(undoLotBooking([lot], back, []))).toEqual([lotOf(1, 5, { location: 'freezer' })])
  })

  test('keeps other changes', () => {
    const [there, two] = [moved('fridge', 'freezer'), used(lot, 3)]
    const now = [lotOf(1, 3, { location: 'freezer' })]
    expect(lots(undoLotBooking(now, there, [two]))).toEqual([lotOf(1, 3)])
    expect(lots(undoLotBooking(now, two, [there]))).toEqual([lotOf(1, 5, { location: 'freezer' })])
    // Bookings of another lot are irrelevant.
    expect(lots(undoLotBooking(now, there, [moved('freezer', 'pantry', lotOf(2, 1))]))).toEqual([lotOf(1, 3)])
  })

  test('never goes below zero', () => {
    const four: Booking = { kind: 'bought', lotId: 1, day, before: lotOf(1, 1), after: lotOf(1, 5) }
    expect(undoLotBooking([lotOf(1, 3)], four, [used(lot, 3)])).toEqual({ ok: false, reason: 'insufficient' })
    expect(lots(undoLotBooking([lotOf(1, 4)], four, [used(lot, 4)]))).toEqual([lotOf(1, 0)])
  })

  test('another unit is reverted only while nothing was counted in it', () => {
    const grams: Booking = {
      kind: 'corrected',
      lotId: 1,
      day,
      before: lot,
      after: { ...lot, quantity: toQuantity(900, 'g') },
    }
    const inGrams = { ...lot, quantity: toQuantity(900, 'g') }
    const some: Booking = {
      kind: 'used',
      lotId: 1,
      day,
      before: inGrams,
      after: { ...lot, quantity: toQuantity(800, 'g') },
    }
    expect(lots(undoLotBooking([inGrams], grams, []))).toEqual([lot])
    expect(undoLotBooking([{ ...lot, quantity: toQuantity(800, 'g') }], grams, [some])).toEqual({
      ok: false,
      reason: 'changed-since',
    })
    expect(undoLotBooking([inGrams], used(lotOf(1, 6), 5), [grams])).toEqual({
      ok: false,
      reason: 'changed-since',
    })
  })

  test('a removed lot takes its other bookings with it, and is restored only while it is removed', () => {
    const gone: Booking = { kind: 'wasted', lotId: 1, day, before: lotOf(1, 3) }
    expect(revertBooking(undefined, used(lot, 3), [gone])).toEqual({ ok: false, reason: 'changed-since' })
    expect(undoLotBooking([], used(lot, 3), [gone])).toEqual({ ok: false, reason: 'unknown-lot' })
    expect(undoLotBooking([lot], gone, [])).toEqual({ ok: false, reason: 'changed-since' })
  })
})

describe('same', () => {
  test('compares by value, ignoring absent fields', () => {
    const expiry = { day, source: 'printed', kind: 'use-by' } as const
    expect(isSameLot(lotOf(1, 2, { expiry }), lotOf(1, 2, { expiry: { ...expiry } }))).toBe(true)
    expect(isSameLot(lotOf(1, 2, { expiry }), lotOf(1, 2))).toBe(false)
    expect(
      isSameLot(lotOf(1, 2, { expiry }), lotOf(1, 2, { expiry: { ...expiry, kind: 'best-before' } })),
    ).toBe(false)
    expect(isSameLot(lotOf(1, 2), lotOf(1, 3))).toBe(false)
  })
})

describe('always', () => {
  type Step = {
    readonly lot: number
    readonly what: 'use' | 'add' | 'move' | 'open' | 'waste' | 'buy'
    readonly many: number
  }
  const steps = fc.array(
    fc.record({
      lot: fc.integer({ min: 1, max: 4 }),
      what: fc.constantFrom<Step['what']>('use', 'add', 'move', 'open', 'waste', 'buy'),
      many: fc.integer({ min: 1, max: 7 }),
    }),
    { maxLength: 12 },
  )
  const start: readonly Lot[] = [lotOf(1, 5), lotOf(2, 8), lotOf(3, 1)]

  const bookingFor = (
    now: readonly Lot[],
    { lot: id, what, many }: Step,
    at: number,
  ): Booking | undefined => {
    const lot = now.find((one) => one.id === id)
    const on = addDays(day, at)
    if (what === 'buy') return { kind: 'bought', lotId: 10 + at, day: on, after: lotOf(10 + at, many) }
    if (!lot) return undefined
    if (what === 'waste') return { kind: 'wasted', lotId: id, day: on, before: lot }
    const place = (['pantry', 'fridge', 'freezer'] as const)[many % 3] as StorageLocation
    const { numerator: over, denominator: under } = lot.quantity.amount
    const after =
      what === 'use'
        ? withAmount(lot, amount(over - many * under, under))
        : what === 'add'
          ? withAmount(lot, amount(over * 3 + many * under, 3 * under))
          : what === 'move'
            ? afterMoving(lot, place, on)
            : afterOpening(lot, on)
    return { kind: what === 'move' ? 'moved' : 'used', lotId: id, day: on, before: lot, after }
  }

  test('no lot goes below zero, for any bookings', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let now = start
        all.forEach((action, at) => {
          const booking = bookingFor(now, action, at)
          const booked = booking && applyBooking(now, booking)
          if (booked?.ok) now = booked.lots
          for (const { quantity } of now) expect(compare(quantity.amount, zero)).toBeGreaterThanOrEqual(0)
        })
      }),
      { numRuns: 300 },
    )
  })

  test('undoing all in reverse restores the exact state', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let now = start
        const done: { booking: Booking; before: readonly Lot[] }[] = []
        all.forEach((action, at) => {
          const booking = bookingFor(now, action, at)
          const booked = booking && applyBooking(now, booking)
          if (!booking || !booked?.ok) return
          done.push({ booking, before: now })
          now = booked.lots
        })
        for (const { booking, before } of done.toReversed()) {
          now = lots(undoLotBooking(now, booking, []))
          expect(now).toEqual(before)
        }
        expect(now).toEqual(start)
      }),
      { numRuns: 300 },
    )
  })

  test('uses commute: any one can be undone, in any order, and gives back its own', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 }), fc.nat(), (uses, pick) => {
        let now: readonly Lot[] = [lotOf(1, 40)]
        const done: Booking[] = []
        for (const many of uses) {
          const lot = now[0]
          if (!lot) return
          const booking = used(lot, lot.quantity.amount.numerator - many)
          now = lots(applyBooking(now, booking))
          done.push(booking)
        }
        if (done.length === 0) return
        const chosen = pick % done.length
        const undone = lots(undoLotBooking(now, done[chosen] as Booking, done.slice(chosen + 1)))
        const rest = uses.filter((_, index) => index !== chosen).reduce((sum, many) => sum + many, 0)
        expect(undone).toEqual([lotOf(1, 40 - rest)])
      }),
    )
  })

  test('two concurrent bookings give the same result in either order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (a, b) => {
        const lot = lotOf(1, 10)
        const [mine, yours] = [used(lot, 10 - a), used(lot, 10 - b)]
        expect(lots(applyBooking(lots(applyBooking([lot], mine)), yours))).toEqual(
          lots(applyBooking(lots(applyBooking([lot], yours)), mine)),
        )
      }),
    )
  })
})
