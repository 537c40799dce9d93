import { describe, expect, test } from 'vitest'
import { toQuantity } from '../quantity/quantity'
import { estimateCost, type PriceRecord } from './cost-estimate'

const paid = (
  foodId: string,
  quantity: PriceRecord['quantity'],
  price: number,
  more: Partial<PriceRecord> = {},
): PriceRecord => ({
  foodId,
  name: foodId,
  quantity,
  price,
  day: '2026-11-01',
  ...more,
})
const milk = (quantity?: PriceRecord['quantity']) => ({
  foodId: 'whole-milk',
  name: 'milk',
  ...(quantity && { quantity }),
})

describe('the cost of a list', () => {
  test('packs are bought whole, across units', () => {
    const memory = [paid('whole-milk', toQuantity(1, 'l'), 1.29)]
    expect(estimateCost([milk(toQuantity(250, 'ml'))], memory)).toEqual({
      total: 1.29,
      each: [1.29],
      unpriced: 0,
    })
    expect(estimateCost([milk(toQuantity(1.2, 'l'))], memory).total).toBe(2.58)
    expect(estimateCost([milk(toQuantity(1.02, 'l'))], memory).total).toBe(1.29)
    expect(estimateCost([milk()], memory).total).toBe(1.29)
  })

  test('vegetables go by weight', () => {
    const memory = [paid('tomato', toQuantity(1, 'kg'), 3)]
    expect(
      estimateCost([{ foodId: 'tomato', name: 'tomatoes', quantity: toQuantity(500, 'g') }], memory).total,
    ).toBe(1.5)
  })

  test('this store before another, the newest first', () => {
    const memory = [
      paid('whole-milk', toQuantity(1, 'l'), 1.1),
      paid('whole-milk', toQuantity(1, 'l'), 1.3, { day: '2026-11-10' }),
      paid('whole-milk', toQuantity(1, 'l'), 0.9, { store: 'corner', day: '2026-10-01' }),
    ]
    expect(estimateCost([milk()], memory).total).toBe(1.3)
    expect(estimateCost([milk()], memory, 'corner').total).toBe(0.9)
    expect(estimateCost([milk()], memory, 'market').total).toBe(1.3)
  })

  test('items never bought, or in an incomparable measure, are counted and not estimated', () => {
    const memory = [
      paid('whole-milk', toQuantity(1, 'l'), 1.1),
      { ...paid('x', toQuantity(1, 'jar'), 4), foodId: undefined, name: 'Chutney' },
    ]
    const things = [milk(), { name: 'chutney ' }, { name: 'candles' }, { ...milk(toQuantity(1, 'bucket')) }]
    expect(estimateCost(things, memory as PriceRecord[])).toEqual({
      total: 5.1,
      each: [1.1, 4, undefined, undefined],
      unpriced: 2,
    })
  })
})
