import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, amountOf, toNumber } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { fixedDay } from '../testing/generated-kitchen'
import { lot, recipe } from '../testing/text-builders'
import { lineFoodName, lineItemName } from './missing-lines'
import { missingFor } from './recipe-coverage'

const today = fixedDay

function toBuy(lines: string[], stock: string[], servings?: number): (Quantity | undefined)[] {
  const view = { today, ...(servings === undefined ? {} : { servings }) }
  return missingFor(
    recipe(lines),
    stock.map((one) => lot(one)),
    view,
  ).map(({ quantity }) => quantity)
}

describe('items to buy', () => {
  test.each([
    ['750 g all-purpose-flour', ['500 g all-purpose-flour'], amount(250), 'g'],
    ['750 g all-purpose-flour', ['0.5 kg all-purpose-flour'], amount(250), 'g'],
    ['1 kg all-purpose-flour', ['250 g all-purpose-flour'], amount(3, 4), 'kg'],
    ['3 lemon', ['1 lemon'], amount(2), 'piece'],
    ['18 egg', ['1 dozen egg'], amount(6), 'piece'],
    ['2 cup whole-milk', ['8 tbsp whole-milk'], amount(3, 2), 'cup'],
    ['3 jar something-odd', ['1 jar something-odd', '1 jar something-odd'], amount(1), 'jar'],
    ['200 g spinach', [], amount(200), 'g'],
    ['0.1 kg spinach', [], amount(1, 10), 'kg'],
  ] as const)('%s with %s in the house', (requested, stock, exact, unit) => {
    expect(toBuy([requested], [...stock])).toEqual([{ amount: exact, unit }])
  })

  test('is the weighed rest if units differ', () => {
    const [rest] = toBuy(['1 kg garlic'], ['10 clove garlic'])
    expect(rest?.unit).toBe('kg')
    expect(toNumber(rest?.amount ?? amount(0))).toBeCloseTo(0.97, 6)
  })

  test('scales exactly: 5 servings of a recipe for 2', () => {
    expect(toBuy(['1 lemon'], [], 5)).toEqual([{ amount: amount(5, 2), unit: 'piece' }])
    expect(toBuy(['1 lemon'], ['1 lemon'], 5)).toEqual([{ amount: amount(3, 2), unit: 'piece' }])
  })

  test('scales by thirds exactly', () => {
    const dish = recipe(['1 lemon'], { servings: 3 })
    expect(missingFor(dish, [], { today, servings: 5 })[0]?.quantity?.amount).toEqual(amount(5, 3))
  })

  test('any amount suffices: no quantity', () => {
    expect(toBuy(['parsley'], [])).toEqual([undefined])
  })

  test('two lines of one food: each its own rest', () => {
    expect(toBuy(['200 g spinach', '200 g spinach'], ['250 g spinach'])).toEqual([
      { amount: amount(150), unit: 'g' },
    ])
    expect(toBuy(['200 g spinach', '200 g spinach'], ['150 g spinach'])).toEqual([
      { amount: amount(50), unit: 'g' },
      { amount: amount(200), unit: 'g' },
    ])
  })

  test('optional lines come after required ones', () => {
    const dish = recipe(['200 g spinach?', '200 g spinach'])
    const missing = missingFor(dish, [lot('300 g spinach')], { today })
    expect(missing).toMatchObject([
      { optional: true, more: true, quantity: { amount: amount(100), unit: 'g' } },
    ])
  })

  test('stock used by a swap is not counted', () => {
    const dish = recipe(['100 g sour-cream', '300 g greek-yogurt?'])
    const swaps = (id: string) =>
      id === 'sour-cream' ? [{ parts: [{ foodId: 'greek-yogurt', ratio: 1 }] }] : []
    const missing = missingFor(dish, [lot('200 g greek-yogurt')], { today, swaps })
    expect(missing).toMatchObject([{ foodId: 'greek-yogurt', quantity: { amount: amount(200), unit: 'g' } }])
  })

  test('reports if some is in stock', () => {
    const missing = missingFor(recipe(['3 lemon', '3 egg']), [lot('1 lemon')], { today })
    expect(missing.map(({ name, more }) => [name, more])).toEqual([
      ['lemon', true],
      ['egg', false],
    ])
  })

  test('absurd servings still give a number', () => {
    for (const servings of [1e-9, 1e9, Number.MAX_VALUE, Number.NaN, -4]) {
      const [quantity] = toBuy(['3 lemon'], ['1 lemon'], servings)
      expect(Number.isFinite(toNumber(quantity?.amount ?? amount(0)))).toBe(true)
    }
  })

  test('after buying, it suffices', () => {
    const grams = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(grams, grams, fc.integer({ min: 1, max: 9 }), (need, have, servings) => {
        const dish = recipe([`${need} g spinach`])
        const stock = [lot(`${have} g spinach`)]
        const [rest] = missingFor(dish, stock, { today, servings })
        if (!rest?.quantity) return
        const bought = { ...lot('1 g spinach'), quantity: rest.quantity }
        expect(missingFor(dish, [...stock, bought], { today, servings })).toEqual([])
        expect(toNumber(rest.quantity.amount) + have).toBeCloseTo((need * servings) / 2, 6)
      }),
    )
  })
})

describe('lineItemName', () => {
  test.each([
    [{ text: '2 lemons', foodId: 'lemon' }, 'lemon'],
    [{ text: '2 zwirbel' }, 'zwirbel'],
    [{ text: '   ' }, 'something'],
  ])('%o', (line, name) => expect(lineItemName(line)).toBe(name))
})

describe('lineFoodName', () => {
  test.each([
    [{ text: '2 lemons', foodId: 'lemon' }, 'lemon'],
    [{ text: '2 zwirbel' }, '2 zwirbel'],
    [{ text: '1 x', foodId: 'no-such-food' }, '1 x'],
    [{ text: '   ' }, 'something'],
  ])('%o', (line, name) => expect(lineFoodName(line)).toBe(name))

  test('amounts are exact, not floats', () => {
    expect(toBuy(['0.3 kg spinach'], ['0.1 kg spinach'])).toEqual([{ amount: amountOf(0.2), unit: 'kg' }])
  })
})
