import { expect, test } from 'vitest'
import { toQuantity } from '../quantity/quantity'
import type { PriceRecord } from '../shopping/cost-estimate'
import { foodPrices } from './food-prices'

const paid = (
  foodId: string | undefined,
  quantity: PriceRecord['quantity'],
  price: number,
  day: string,
): PriceRecord => ({
  ...(foodId === undefined ? {} : { foodId }),
  name: 'something',
  quantity,
  price,
  day,
})

test('packs per pack, loose foods per gram, at the newest price', () => {
  const prices = foodPrices([
    paid('all-purpose-flour', toQuantity(1, 'kg'), 1.5, '2026-11-03'),
    paid('all-purpose-flour', toQuantity(1, 'kg'), 9, '2026-10-03'),
    paid('carrot', toQuantity(500, 'g'), 1, '2026-11-03'),
  ])
  expect(prices).toEqual({
    'all-purpose-flour': { pack: 1.5, packGrams: 1000 },
    carrot: { perGram: 0.002 },
  })
})

test('unknown foods and those without a weight have no price', () => {
  const odd = [
    paid(undefined, toQuantity(1, 'kg'), 2, '2026-11-03'),
    paid('all-purpose-flour', toQuantity(0, 'g'), 2, '2026-11-03'),
    paid('all-purpose-flour', toQuantity(1, 'bunch'), 2, '2026-11-03'),
    paid('all-purpose-flour', toQuantity(1, 'kg'), Number.NaN, '2026-11-03'),
  ]
  expect(foodPrices(odd)).toEqual({})
})
