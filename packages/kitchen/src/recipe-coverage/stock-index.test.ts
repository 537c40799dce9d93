import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../date/day'
import type { Lot } from '../stock/lot'
import { fixedDay, generatedLots } from '../testing/generated-kitchen'
import { inDays, lot } from '../testing/text-builders'
import { defaultSoonDays, indexStock, prioritizeLot, urgencyOf } from './stock-index'

const today = fixedDay

describe('indexStock', { timeout: 60_000 }, () => {
  test('groups lots by food, first to expire first', () => {
    const [later, sooner, whenever] = [lot('100 g spinach', 4), lot('200 g spinach', 1), lot('50 g spinach')]
    const held = indexStock([whenever, later, sooner], { today }).get('spinach') ?? []
    expect(held.map(({ lot: { id } }) => id)).toEqual([sooner.id, later.id, whenever.id])
    expect(held.map(({ daysLeft }) => daysLeft)).toEqual([1, 4, undefined])
  })

  test('on the same day the older lot goes first, then the smaller id', () => {
    const [b, a] = [lot('1 egg', 3), lot('1 egg', 3)]
    const old = { ...lot('1 egg', 3), since: inDays(-5) }
    const held = indexStock([a, b, old], { today }).get('egg') ?? []
    expect(held.map(({ lot: { id } }) => id)).toEqual([old.id, b.id, a.id])
  })

  test.each([
    ['use-by', 0, true],
    ['use-by', 1, true],
    ['use-by', -1, false],
    ['best-before', -1, true],
    ['best-before', -400, true],
  ] as const)('%s in %d days: usable %s', (kind, days, usable) => {
    expect(indexStock([lot('1 egg', days, kind)], { today }).has('egg')).toBe(usable)
  })

  test('an invalid use-by day is not trusted; an invalid best-before day is ignored', () => {
    const unread = (kind: 'use-by' | 'best-before'): Lot => ({
      ...lot('1 egg'),
      expiry: { day: 'sometime' as Day, source: 'you', kind },
    })
    expect(indexStock([unread('use-by')], { today }).has('egg')).toBe(false)
    const [held] = indexStock([unread('best-before')], { today }).get('egg') ?? []
    expect(held).toMatchObject({ urgency: 0 })
    expect(held).not.toHaveProperty('daysLeft')
  })

  test('omits empty lots and unknown foods', () => {
    const { foodId: _, ...nameless } = lot('1 jar chutney')
    const lots = [nameless, lot('0 g spinach'), lot('-3 egg')]
    expect(indexStock(lots, { today }).size).toBe(0)
  })

  test('a prioritised lot goes first, even before one that expires sooner', () => {
    const [sooner, wanted] = [lot('100 g spinach', 1), lot('100 g spinach', 9)]
    const held =
      prioritizeLot(indexStock([sooner, wanted], { today }), 'spinach', wanted.id).get('spinach') ?? []
    expect(held[0]?.lot).toBe(wanted)
  })

  test('an empty household has an empty stock', () => {
    expect(indexStock([], { today }).size).toBe(0)
  })

  test('the order of the lots does not matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 60 }), (seed, count) => {
        const lots = generatedLots(count, seed)
        const ids = (stock: ReturnType<typeof indexStock>) =>
          [...stock].map(([food, held]) => [food, held.map(({ lot: { id } }) => id)] as const).sort()
        expect(ids(indexStock([...lots].reverse(), { today }))).toEqual(ids(indexStock(lots, { today })))
      }),
      { numRuns: 50 },
    )
  })

  test('no lot past its use-by day is ever indexed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (seed) => {
        for (const held of indexStock(generatedLots(80, seed), { today }).values()) {
          for (const { lot: one, value, urgency } of held) {
            expect(one.expiry?.kind === 'use-by' && one.expiry.day < today).toBe(false)
            expect(value).toBeGreaterThan(0)
            expect(urgency).toBeGreaterThanOrEqual(0)
            expect(urgency).toBeLessThanOrEqual(1)
          }
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('urgencyOf', () => {
  test.each([
    ['use-by', 0, 1],
    ['use-by', 5, 1 / 6],
    ['use-by', 6, 0],
    ['best-before', 0, 0.5],
    ['best-before', -10, 0.5],
    ['best-before', 5, 1 / 12],
    ['best-before', 6, 0],
  ] as const)('%s in %d days', (kind, days, urgency) => {
    expect(urgencyOf(kind, days, defaultSoonDays)).toBeCloseTo(urgency, 9)
  })

  test('never falls as the day comes nearer, and use-by ranks above best-before', () => {
    for (let days = 0; days < 20; days += 1) {
      expect(urgencyOf('use-by', days, 7)).toBeGreaterThanOrEqual(urgencyOf('use-by', days + 1, 7))
      expect(urgencyOf('use-by', days, 7)).toBeGreaterThanOrEqual(urgencyOf('best-before', days, 7))
    }
  })

  test('with zero days ahead, lots that end today still count', () => {
    expect(urgencyOf('use-by', 0, 0)).toBe(1)
    expect(urgencyOf('use-by', 1, 0)).toBe(0)
  })
})
