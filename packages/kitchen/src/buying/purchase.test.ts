import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { toNumber } from '../quantity/amount'
import { formatQuantity } from '../quantity/format-quantity'
import { convert, toQuantity } from '../quantity/quantity'
import { unitById } from '../quantity/units'
import { purchaseFor } from './purchase'
import { packToleranceShare } from './shortage-tolerance'

describe('purchases are amounts that shops sell', () => {
  test.each([
    [430, 'g', 'ground-beef-80-20', '500 g'],
    [4, 'piece', 'egg', '6'],
    [7, 'piece', 'egg', '10'],
    [2, 'tbsp', 'parsley', '1 bunch'],
    [1, 'tsp', 'cumin', '1 jar'],
    [0.19, 'piece', 'onion', '1'],
    [330, 'g', 'onion', '3'],
    [3, 'clove', 'garlic', '1 head'],
    [19, 'tbsp', 'olive-oil', '1 bottle'],
    [2, 'can', 'canned-tomatoes', '2 cans'],
    [600, 'g', 'canned-tomatoes', '2 cans'],
    [250, 'ml', 'heavy-cream', '250 ml'],
    [300, 'ml', 'heavy-cream', '500 ml'],
    [700, 'ml', 'whole-milk', '1 l'],
    [50, 'g', 'all-purpose-flour', '1 bag'],
    [250, 'g', 'all-purpose-flour', '250 g'],
    [800, 'g', 'potato', '800 g'],
    [424, 'g', 'salmon', '450 g'],
    [1, 'cup', 'white-rice', '200 g'],
    [250, 'g', 'kohlrabi', '250 g'],
    [2, 'slice', 'white-bread', '1 loaf'],
    [1, 'jar', 'grandmas-chutney', '1 jar'],
  ])('%d %s of %s: %s', (many, unit, food, text) => {
    expect(formatQuantity(purchaseFor(toQuantity(many, unit), food).quantity)).toBe(text)
  })

  test.each([
    [430, 'g', 'ground-beef-80-20', '1 lb'],
    [3, 'piece', 'egg', '6'],
    [700, 'ml', 'whole-milk', '1 quart'],
    [600, 'g', 'salmon', '1½ lb'],
    [200, 'g', 'unsalted-butter', '8 oz'],
  ])('in US shops %d %s of %s: %s', (many, unit, food, text) => {
    expect(formatQuantity(purchaseFor(toQuantity(many, unit), food, { shops: 'us' }).quantity)).toBe(text)
  })

  test('learned pack sizes take precedence', () => {
    const learned = [{ value: 400, in: 'g' as const }]
    expect(purchaseFor(toQuantity(430, 'g'), 'ground-beef-80-20', { learned }).quantity).toEqual(
      toQuantity(800, 'g'),
    )
  })

  test('without a shortage nothing is bought', () => {
    expect(purchaseFor(toQuantity(0, 'g'), 'salmon').quantity).toEqual(toQuantity(0, 'g'))
  })

  test('the purchase covers any shortage within the tolerance', () => {
    const units = ['g', 'ml', 'piece', 'tsp', 'tbsp', 'cup', 'kg', 'bunch', 'can', 'clove', 'oz']
    fc.assert(
      fc.property(
        fc.constantFrom(...allFoods()),
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom(...units),
        fc.constantFrom('metric' as const, 'us' as const, 'uk' as const, 'au' as const),
        ({ id }, hundredths, unit, shops) => {
          const lacking = toQuantity(hundredths / 100, unit)
          const { quantity } = purchaseFor(lacking, id, { shops })
          expect(toNumber(quantity.amount)).toBeGreaterThan(0)
          const back = convert(quantity, unit, id)
          // Jars of US shops have another size.
          if (!back.ok || (shops !== 'metric' && !unitById(quantity.unit)?.size)) return
          const bought = toNumber(back.quantity.amount)
          expect(bought / (hundredths / 100), `${formatQuantity(quantity)} ${id}`).toBeGreaterThanOrEqual(
            1 - packToleranceShare - 0.05,
          )
        },
      ),
      { numRuns: 3000 },
    )
  })
})
