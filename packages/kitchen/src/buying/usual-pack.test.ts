import { describe, expect, test } from 'vitest'
import { shopPackTable } from '../data/shops/usual-packs'
import { parseRows } from '../fact-table'
import { allFoods, foodById } from '../food/food'
import { toNumber } from '../quantity/amount'
import { convert, toQuantity } from '../quantity/quantity'
import { allUnits, unitById } from '../quantity/units'
import { packFormsOf, usualContents } from './usual-pack'

describe('a pack without a size', () => {
  test.each([
    ['bottle', 'olive-oil', 500, 'ml'],
    ['jar', 'cumin', 40, 'g'],
    ['bag', 'white-rice', 1000, 'g'],
    ['carton', 'whole-milk', 1000, 'ml'],
    ['can', 'canned-tomatoes', 400, 'g'],
    ['block', 'unsalted-butter', 250, 'g'],
    ['jar', 'dried-oregano', 15, 'g'],
    ['box', 'egg', 6, 'piece'],
    ['tube', 'tomato-paste', 200, 'g'],
    ['bottle', 'red-wine', 750, 'ml'],
  ] as const)('a %s of %s holds %d %s', (container, food, value, unit) => {
    expect(usualContents(container, food)).toEqual({ value, in: unit })
  })

  test('is converted with the assumed size only on request', () => {
    const bottle = convert(toQuantity(1, 'bottle'), 'tbsp', 'olive-oil')
    expect(bottle).toMatchObject({ ok: true, about: true, assumed: true })
    expect(bottle.ok && Math.round(toNumber(bottle.quantity.amount))).toBe(34)
    expect(convert(toQuantity(2, 'box'), 'piece', 'egg')).toMatchObject({
      quantity: toQuantity(12, 'piece'),
      assumed: true,
    })
    expect(convert(toQuantity(1, 'bunch'), 'g', 'parsley')).not.toHaveProperty('assumed')
    expect(convert(toQuantity(1, 'bottle'), 'tbsp')).toMatchObject({ ok: false })
  })

  test('has the size of the household’s shops, not the weighed US size', () => {
    expect(packFormsOf('parmesan')?.sizes[0]).toEqual({ value: 200, in: 'g' })
    expect(packFormsOf('chicken-breast')?.sizes[0]).toEqual({ value: 400, in: 'g' })
    expect(packFormsOf('vegetable-broth')?.sizes[0]).toEqual({ value: 1000, in: 'ml' })
    expect(packFormsOf('parmesan', 'us')?.sizes[0]).toEqual({ value: 227, in: 'g' })
    // Drained weight.
    expect(packFormsOf('canned-chickpeas')?.sizes[0]).toEqual({ value: 254, in: 'g' })
  })

  test('every food has a usual pack, bag or jar of a sensible size', () => {
    for (const { id } of allFoods()) {
      const sizes = allUnits().flatMap(({ id: unit, kind }) =>
        kind === 'pack' ? (usualContents(unit, id) ?? []) : [],
      )
      expect(sizes.length, id).toBeGreaterThan(0)
      for (const { value, in: unit } of sizes) {
        expect(value, id).toBeGreaterThan(0)
        expect(value, id).toBeLessThanOrEqual(unit === 'piece' ? 36 : 10_000)
      }
    }
  })

  test('the table contains only known foods and containers', () => {
    for (const { id } of allFoods()) {
      for (const shops of ['metric', 'us', 'uk', 'au'] as const) {
        const sold = packFormsOf(id, shops)
        if (!sold) continue
        expect(unitById(sold.container), `${id} ${sold.container}`).toBeDefined()
        expect(sold.sizes.every(({ value }) => value > 0)).toBe(true)
      }
      expect(foodById(id)).toBeDefined()
    }
    for (const [, foods = ''] of parseRows(shopPackTable))
      for (const id of foods.split(' ')) expect(foodById(id), id).toBeDefined()
  })

  test('some shops have own sizes and otherwise the metric ones', () => {
    const sizes = (id: string, shops: 'metric' | 'us' | 'uk' | 'au') =>
      packFormsOf(id, shops)?.sizes.map(({ value }) => value)
    expect(sizes('whole-milk', 'uk')).toEqual([1136, 568, 2272])
    expect(sizes('whole-milk', 'au')).toEqual([2000, 1000, 3000])
    expect(sizes('olive-oil', 'uk')).toEqual(sizes('olive-oil', 'metric'))
    expect(sizes('olive-oil', 'us')).not.toEqual(sizes('olive-oil', 'metric'))
  })
})

test('a container that a food is not usually sold in has the size of its category', () => {
  expect(usualContents('bag', 'asparagus')).toEqual({ value: 500, in: 'g' })
})
