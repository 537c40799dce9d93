import { describe, expect, test } from 'vitest'
import { aLot, weekStart } from '../../testing/week-builders'
import { defaultGoals } from '../plan-request'
import {
  allocateFood,
  buildStockLayout,
  createScratchBuffers,
  type FoodCosts,
  maxRescuePoints,
  moneyPenalty,
  packSurplusPenalty,
  packsFor,
  purchasePenalty,
  stockKey,
} from './stock-allocation'

const nothing: FoodCosts = { item: 0, pack: 0, packGrams: 0, gram: 0, leftover: 0 }
const errand: FoodCosts = { item: 2, pack: 1.5, packGrams: 100, gram: 0, leftover: 1 }

/** Shopping is today, so that nothing must be used before it. */
function stockWith(lots: Parameters<typeof buildStockLayout>[0]['lots'], costs = [errand], lastDay = 6) {
  const shelves = ['spinach', 'carrot'].slice(0, costs.length)
  return buildStockLayout({
    lots,
    shelves,
    today: weekStart,
    lastDay,
    shopping: 0,
    goals: defaultGoals,
    costs,
  })
}

/** Allocates one food to slots of the given days, each with its grams. */
function allocate(
  stock: ReturnType<typeof stockWith>,
  meals: readonly (readonly [day: number, grams: number])[],
) {
  const scratch = createScratchBuffers(stock)
  const needs = Float64Array.from(meals, ([, grams]) => grams)
  const taken: [slot: number, lotId: number | undefined, grams: number, rescued: boolean][] = []
  const points = allocateFood(
    stock,
    0,
    needs,
    Int32Array.from(meals, ([day]) => day),
    scratch,
    (slot, lot, grams, rescued) => {
      taken.push([slot, stock.lots[lot]?.id, grams, rescued])
    },
  )
  return { points, rescue: scratch.found[0], short: scratch.found[1], taken }
}

describe('the allocation of a week', () => {
  test('the second dish finds less', () => {
    const { short, taken } = allocate(stockWith([aLot(1, 'spinach', 150)]), [
      [0, 100],
      [1, 100],
    ])
    expect(taken).toEqual([
      [0, 1, 100, false],
      [1, 1, 50, false],
    ])
    expect(short).toBe(50)
  })

  test('the first to expire goes first, and among equals the older lot', () => {
    const lots = [
      aLot(3, 'spinach', 100),
      aLot(2, 'spinach', 100, 4),
      aLot(4, 'spinach', 100, 2),
      aLot(1, 'spinach', 100, 4),
    ]
    expect(allocate(stockWith(lots), [[0, 350]]).taken.map(([, lotId]) => lotId)).toEqual([4, 1, 2, 3])
  })

  test('a lot past its use-by day is skipped, past its best-before day it rescues nothing', () => {
    const late = [[3, 100]] as const
    expect(allocate(stockWith([aLot(1, 'spinach', 100, 2)]), late)).toMatchObject({ short: 100, taken: [] })
    const stale = allocate(stockWith([aLot(1, 'spinach', 100, 2, 'best-before')]), late)
    expect(stale).toMatchObject({ short: 0, rescue: 0, taken: [[0, 1, 100, false]] })
  })

  test('on its last day it is still rescued', () => {
    expect(allocate(stockWith([aLot(1, 'spinach', 100, 3)]), [[3, 100]]).rescue).toBeCloseTo(7)
  })

  test('half a lot is half the points, and each gram counts once', () => {
    const stock = stockWith([aLot(1, 'spinach', 200, 3)])
    expect(allocate(stock, [[0, 100]]).rescue).toBeCloseTo(4)
    const both = allocate(stock, [
      [0, 150],
      [1, 150],
    ])
    expect(both.rescue).toBeCloseTo(8)
  })

  test.each([
    ['two days after the plan', 8, true],
    ['three days after the plan', 9, false],
    ['yesterday, best before', -1, false],
  ])('a lot that expires %s is at risk: %s', (_, expiresIn, danger) => {
    const stock = stockWith([aLot(1, 'spinach', 100, expiresIn, 'best-before')])
    expect((allocate(stock, [[0, 100]]).rescue ?? 0) > 0).toBe(danger)
  })

  test('nothing is taken twice or without stock', () => {
    const lots = [aLot(1, 'spinach', 70, 1), aLot(2, 'spinach', 0.1, 3), aLot(3, 'spinach', 199.9)]
    const { taken, short } = allocate(stockWith(lots), [
      [0, 90.05],
      [2, 120.03],
      [4, 300],
    ])
    for (const { id, quantity } of lots) {
      const sum = taken.filter(([, lotId]) => lotId === id).reduce((all, [, , grams]) => all + grams, 0)
      expect(sum).toBeLessThanOrEqual(quantity.amount.numerator / quantity.amount.denominator + 1e-9)
    }
    const all = taken.reduce((sum, [, , grams]) => sum + grams, 0)
    expect(all + (short ?? 0)).toBeCloseTo(510.08, 2)
  })

  test('rounding errors are no purchases', () => {
    const lots = [aLot(1, 'spinach', 0.1), aLot(2, 'spinach', 0.2)]
    expect(allocate(stockWith(lots), [[0, 0.3]]).short).toBe(0)
  })
})

describe('lots that count', () => {
  test.each([
    ['of an unknown food', { ...aLot(1, 'spinach', 100), foodId: undefined }],
    ['of no amount', aLot(1, 'spinach', 0)],
    ['of a negative amount', aLot(1, 'spinach', -20)],
    ['that spoiled yesterday', aLot(1, 'spinach', 100, -1)],
    ['of another food', aLot(1, 'leek', 100)],
  ])('not one %s', (_, { foodId, ...lot }) => {
    expect(stockWith([{ ...lot, ...(foodId === undefined ? {} : { foodId }) }]).lots).toEqual([])
  })

  test('pieces without a known weight have their own stock key', () => {
    expect(stockKey('spinach', 'g')).toBe('spinach')
    expect(stockKey('spinach', 'piece')).not.toBe('spinach')
  })

  test('the maximum rescue', () => {
    const stock = stockWith([
      aLot(1, 'spinach', 340, 1),
      aLot(2, 'spinach', 2500, 2),
      aLot(3, 'spinach', 500),
    ])
    expect(maxRescuePoints(stock, 0)).toBeCloseTo(9.4 + 16)
  })
})

describe('buying', () => {
  const stock = stockWith([], [errand, { ...nothing, item: 2, gram: 0.01 }])

  test.each([
    [0, 0, 0],
    [1, 1, 2 + 1.5 + 0.99],
    [100, 1, 2 + 1.5],
    [100.0005, 1, 2 + 1.5],
    [101, 2, 2 + 3 + 0.99],
    [250, 3, 2 + 4.5 + 0.5],
  ])('%d g in packs of 100 g', (grams, packs, loss) => {
    expect(packsFor(stock, 0, grams)).toBe(packs)
    expect(purchasePenalty(stock, 0, grams)).toBeCloseTo(loss)
  })

  test('sold by weight, there are no packs and no leftovers', () => {
    expect(packsFor(stock, 1, 250)).toBe(0)
    expect(moneyPenalty(stock, 1, 250)).toBeCloseTo(2.5)
    expect(packSurplusPenalty(stock, 1, 250)).toBe(0)
    expect(purchasePenalty(stock, 1, 250)).toBeCloseTo(4.5)
  })
})
