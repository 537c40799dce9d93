import { expect, test } from 'vitest'
import type { Paid } from '../price-memory'
import { so } from '../quantity'
import { foodPrices } from './prices'

const paid = (foodId: string | undefined, quantity: Paid['quantity'], price: number, day: string): Paid => ({
  ...(foodId === undefined ? {} : { foodId }),
  name: 'something',
  quantity,
  price,
  day,
})

test('packs by the pack, loose things by the gram, at the newest price', () => {
  const prices = foodPrices([
    paid('all-purpose-flour', so(1, 'kg'), 1.5, '2026-11-03'),
    paid('all-purpose-flour', so(1, 'kg'), 9, '2026-10-03'),
    paid('carrot', so(500, 'g'), 1, '2026-11-03'),
  ])
  expect(prices).toEqual({
    'all-purpose-flour': { pack: 1.5, packGrams: 1000 },
    carrot: { perGram: 0.002 },
  })
})

test('no price for what nobody knows or can weigh', () => {
  const odd = [
    paid(undefined, so(1, 'kg'), 2, '2026-11-03'),
    paid('all-purpose-flour', so(0, 'g'), 2, '2026-11-03'),
    paid('all-purpose-flour', so(1, 'bunch'), 2, '2026-11-03'),
    paid('all-purpose-flour', so(1, 'kg'), Number.NaN, '2026-11-03'),
  ]
  expect(foodPrices(odd)).toEqual({})
})
