import { describe, expect, test } from 'vitest'
import { priceRegionOf, priceRegions } from '../country/price-region'
import { usualPriceByCategory, usualPriceTable } from '../data/shops/usual-prices'
import { parseRows } from '../fact-table'
import { allFoods, foodById } from '../food/food'
import { amountOf } from '../quantity/amount'
import { usualCost, usualFoodPrice, usualPricePerKilo } from './usual-price'

describe('the table', () => {
  test('has known foods only, each once, with a price in every region', () => {
    const rows = parseRows(usualPriceTable)
    expect(rows.filter(([id = '']) => !foodById(id)).map(([id]) => id)).toEqual([])
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(200)
    for (const [id, ...prices] of [...rows, ...parseRows(usualPriceByCategory)]) {
      expect(prices, id).toHaveLength(priceRegions.length)
      expect(
        prices.every((price) => Number(price) > 0),
        id,
      ).toBe(true)
    }
  })

  test('every food has a price, its own or that of its category', () => {
    for (const { id } of allFoods())
      for (const region of priceRegions) expect(usualPricePerKilo(id, region), id).toBeGreaterThan(0)
    expect(usualPricePerKilo('no-such-food', 'EUR')).toBeUndefined()
  })
})

test('regions go by currency', () => {
  expect([priceRegionOf('GBP'), priceRegionOf('eur'), priceRegionOf('JPY')]).toEqual([
    'GBP',
    'EUR',
    undefined,
  ])
})

test('potatoes are sold by weight, milk in packs', () => {
  const so = (grams: number) => ({ amount: amountOf(grams), unit: 'g' })
  expect(usualCost({ foodId: 'potato', name: 'potatoes', quantity: so(750) }, 'EUR')).toBeCloseTo(1.13, 2)
  const rice = usualFoodPrice('white-rice', 'EUR')
  expect(rice && 'pack' in rice ? rice.pack : rice?.perGram).toBeGreaterThan(0)
  expect(usualCost({ name: 'Grandma’s chutney' }, 'EUR')).toBeUndefined()
})
