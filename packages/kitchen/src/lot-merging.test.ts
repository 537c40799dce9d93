import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, plus, zero } from './amount'
import type { Day } from './day'
import type { Lot } from './lot'
import { mergedLots, mergeLots, splitLot } from './lot-merging'
import { so } from './quantity'

const day = '2026-11-15' as Day
const lotOf = (id: number, more: Partial<Lot> = {}): Lot => ({
  id,
  foodId: 'all-purpose-flour',
  name: 'flour',
  quantity: so(500, 'g'),
  location: 'pantry',
  since: day,
  expiry: { day, source: 'printed', kind: 'best-before' },
  ...more,
})

describe('putting lots together', () => {
  test('adds up what a cook cannot tell apart', () => {
    expect(mergeLots(lotOf(1), lotOf(2, { quantity: so(1, 'kg'), since: '2026-11-01' as Day }))).toEqual({
      ok: true,
      lot: lotOf(1, { quantity: so(1500, 'g'), since: '2026-11-01' as Day }),
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
    ['different-unit', { quantity: so(1, 'pack') }],
    ['different-unit', { quantity: so(2, 'cup') }],
    ['different-unit', { quantity: so(2, 'crock') }],
  ])('not with a %s: %j', (reason, more) => {
    expect(mergeLots(lotOf(1), lotOf(2, more))).toEqual({ ok: false, reason })
    expect(mergeLots(lotOf(2, more), lotOf(1)).ok).toBe(false)
  })

  test('not with itself', () => {
    expect(mergeLots(lotOf(1), lotOf(1))).toEqual({ ok: false, reason: 'same-lot' })
  })

  test('things without a food go by their name', () => {
    const { foodId: _, ...chutney } = lotOf(1, { name: "Grandma's chutney", quantity: so(1, 'crock') })
    expect(mergeLots(chutney, { ...chutney, id: 2, name: " GRANDMA'S chutney " })).toMatchObject({
      ok: true,
      lot: { quantity: so(2, 'crock') },
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
      lotOf(4, { quantity: so(1, 'kg') }),
      lotOf(5, { location: 'fridge' }),
    ]
    expect(mergedLots(shelf)).toEqual([
      lotOf(1, { quantity: so(2000, 'g') }),
      lotOf(2, { location: 'fridge', quantity: so(1000, 'g') }),
    ])
    expect(mergedLots([])).toEqual([])
  })
})

describe('parting a lot', () => {
  test('keeps the rest and everything else', () => {
    expect(splitLot(lotOf(1), amount(200), 9)).toEqual({
      ok: true,
      kept: lotOf(1, { quantity: so(300, 'g') }),
      parted: lotOf(9, { quantity: so(200, 'g') }),
    })
  })

  test.each([
    [amount(0), 9, 'invalid-amount'],
    [amount(-1), 9, 'invalid-amount'],
    [amount(200), 1, 'invalid-amount'],
    [amount(500), 9, 'insufficient'],
    [amount(501), 9, 'insufficient'],
  ] as const)('%j into lot %d is refused: %s', (parted, id, reason) => {
    expect(splitLot(lotOf(1), parted, id)).toEqual({ ok: false, reason })
  })

  test('and putting it together again gives the lot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 499 }), fc.integer({ min: 1, max: 12 }), (over, under) => {
        const lot = lotOf(1)
        const parted = splitLot(lot, amount(over, under), 9)
        if (!parted.ok) throw new Error(parted.reason)
        expect(mergeLots(parted.kept, parted.parted)).toEqual({ ok: true, lot })
      }),
    )
  })

  test('tidying loses nothing and is done after once', () => {
    const any = fc.record({
      many: fc.nat(900),
      location: fc.constantFrom<Lot['location']>('pantry', 'fridge'),
      opened: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 10 }), (all) => {
        const lots = all.map(({ many, location, opened }, index) =>
          lotOf(index, { quantity: so(many, 'g'), location, ...(opened ? { openedOn: day } : {}) }),
        )
        const once = mergedLots(lots)
        const sum = (of: readonly Lot[]) =>
          of.reduce((total, { quantity }) => plus(total, quantity.amount), zero)
        expect(sum(once)).toEqual(sum(lots))
        expect(mergedLots(once)).toEqual(once)
        expect(once.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})
