import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../date/day'
import { amount, plus, zero } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
import type { Lot } from './lot'
import { mergeAllLots, mergeLots, splitLot } from './merge-lots'

const day = '2026-11-15' as Day
const lotOf = (id: number, more: Partial<Lot> = {}): Lot => ({
  id,
  foodId: 'all-purpose-flour',
  name: 'flour',
  quantity: toQuantity(500, 'g'),
  location: 'pantry',
  since: day,
  expiry: { day, source: 'printed', kind: 'best-before' },
  ...more,
})

describe('merging lots', () => {
  test('combines lots that a cook cannot tell apart', () => {
    expect(
      mergeLots(lotOf(1), lotOf(2, { quantity: toQuantity(1, 'kg'), since: '2026-11-01' as Day })),
    ).toEqual({
      ok: true,
      lot: lotOf(1, { quantity: toQuantity(1500, 'g'), since: '2026-11-01' as Day }),
    })
  })

  test.each<[string, Partial<Lot>]>([
    ['different-food', { foodId: 'rye-flour' }],
    ['different-place', { location: 'fridge' }],
    ['different-state', { openedOn: day }],
    ['different-state', { thawedOn: day }],
    ['different-state', { frozenOn: day }],
    ['different-state', { leftWhenFrozen: 2 }],
    ['different-state', { cooked: true }],
    ['different-date', { expiry: { day: '2026-11-16' as Day, source: 'printed', kind: 'best-before' } }],
    ['different-date', { expiry: { day, source: 'printed', kind: 'use-by' } }],
    ['different-date', { expiry: { day, source: 'you', kind: 'best-before' } }],
    ['different-unit', { quantity: toQuantity(1, 'pack') }],
    ['different-unit', { quantity: toQuantity(2, 'cup') }],
    ['different-unit', { quantity: toQuantity(2, 'crock') }],
  ])('not with a %s: %j', (reason, more) => {
    expect(mergeLots(lotOf(1), lotOf(2, more))).toEqual({ ok: false, reason })
    expect(mergeLots(lotOf(2, more), lotOf(1)).ok).toBe(false)
  })

  test('not with itself', () => {
    expect(mergeLots(lotOf(1), lotOf(1))).toEqual({ ok: false, reason: 'same-lot' })
  })

  test('items without a food merge by name', () => {
    const { foodId: _, ...chutney } = lotOf(1, {
      name: "Grandma's chutney",
      quantity: toQuantity(1, 'crock'),
    })
    expect(mergeLots(chutney, { ...chutney, id: 2, name: " GRANDMA'S chutney " })).toMatchObject({
      ok: true,
      lot: { quantity: toQuantity(2, 'crock') },
    })
    expect(mergeLots(chutney, { ...chutney, id: 2, name: 'pickle' })).toMatchObject({
      reason: 'different-food',
    })
  })

  test('a whole shelf at once', () => {
    const shelf = [
      lotOf(1),
      lotOf(2, { location: 'fridge' }),
      lotOf(3),
      lotOf(4, { quantity: toQuantity(1, 'kg') }),
      lotOf(5, { location: 'fridge' }),
    ]
    expect(mergeAllLots(shelf)).toEqual([
      lotOf(1, { quantity: toQuantity(2000, 'g') }),
      lotOf(2, { location: 'fridge', quantity: toQuantity(1000, 'g') }),
    ])
    expect(mergeAllLots([])).toEqual([])
  })
})

describe('splitting a lot', () => {
  test('keeps the rest and all other fields', () => {
    expect(splitLot(lotOf(1), amount(200), 9)).toEqual({
      ok: true,
      kept: lotOf(1, { quantity: toQuantity(300, 'g') }),
      parted: lotOf(9, { quantity: toQuantity(200, 'g') }),
    })
  })

  test.each([
    [amount(0), 9, 'invalid-amount'],
    [amount(-1), 9, 'invalid-amount'],
    [amount(200), 1, 'invalid-amount'],
    [amount(500), 9, 'insufficient'],
    [amount(501), 9, 'insufficient'],
  ] as const)('%j into lot %d is rejected: %s', (parted, id, reason) => {
    expect(splitLot(lotOf(1), parted, id)).toEqual({ ok: false, reason })
  })

  test('merging again restores the lot', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 499 }),
        fc.integer({ min: 1, max: 12 }),
        (numerator, denominator) => {
          const lot = lotOf(1)
          const parted = splitLot(lot, amount(numerator, denominator), 9)
          if (!parted.ok) throw new Error(parted.reason)
          expect(mergeLots(parted.kept, parted.parted)).toEqual({ ok: true, lot })
        },
      ),
    )
  })

  test('merging all loses nothing and is idempotent', () => {
    const any = fc.record({
      many: fc.nat(900),
      location: fc.constantFrom<Lot['location']>('pantry', 'fridge'),
      opened: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 10 }), (all) => {
        const lots = all.map(({ many, location, opened }, index) =>
          lotOf(index, { quantity: toQuantity(many, 'g'), location, ...(opened ? { openedOn: day } : {}) }),
        )
        const once = mergeAllLots(lots)
        const sum = (of: readonly Lot[]) =>
          of.reduce((total, { quantity }) => plus(total, quantity.amount), zero)
        expect(sum(once)).toEqual(sum(lots))
        expect(mergeAllLots(once)).toEqual(once)
        expect(once.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})
