import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, amountOf, amountText, compare, parseAmountText, plus, zero } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
import { amountHeld, incrementAmount, takeFromStock, takeTitles, useUp, withAmount } from './stock'

const lettuce = { name: 'Lettuce', amount: '3', unit: 'heads' }
const milk = { name: 'milk', quantity: toQuantity(1.5, 'l') }

describe('taking from stock', () => {
  test.each([1, 2, 3, '1', '2', ' 3 ', '2.0', amount(2)])('%j of 3 heads', (howMany) => {
    const taken = takeFromStock(lettuce, howMany)
    expect(taken.ok).toBe(true)
    if (taken.ok) expect(plus(amountHeld(taken.lot), taken.taken)).toEqual(amount(3))
  })

  test.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    '0',
    '-1',
    '1.5',
    '1/2',
    'two',
    '2 heads',
    '１',
    '1e1',
    '0x2',
    '9'.repeat(500),
    { numerator: 1, denominator: 0 },
    { numerator: Number.NaN, denominator: 1 },
    { numerator: 1.5, denominator: 1 },
    { numerator: 2, denominator: -1 },
  ])('%j is not a positive whole number', (howMany) => {
    expect(takeFromStock(lettuce, howMany)).toEqual({
      ok: false,
      reason: 'invalid-amount',
      title: 'Invalid Amount',
      message: 'Please enter a valid positive number.',
    })
  })

  test.each([4, '4', 1_000_000])('%j is more than there is', (howMany) => {
    expect(takeFromStock(lettuce, howMany)).toEqual({
      ok: false,
      reason: 'insufficient',
      title: 'Insufficient Amount',
      message: 'You only have 3 heads of Lettuce.',
    })
  })

  test('names the content of a lot in its unit', () => {
    const message = (of: Parameters<typeof takeFromStock>[0]) => {
      const taken = takeFromStock(of, 100)
      return taken.ok ? '' : taken.message
    }
    expect(message(milk)).toBe('You only have 1.5 l of milk.')
    expect(message({ name: 'bread', quantity: toQuantity(1, 'loaf') })).toBe('You only have 1 loaf of bread.')
    expect(message({ name: 'bread', quantity: toQuantity(2, 'loaf') })).toBe(
      'You only have 2 loaves of bread.',
    )
    expect(message({ name: 'chutney', quantity: toQuantity(2, 'crock') })).toBe(
      'You only have 2 crock of chutney.',
    )
  })

  test('other callers may take any amount', () => {
    const half = takeFromStock(milk, '1/2', 'any')
    expect(half.ok && half.lot.quantity).toEqual(toQuantity(1, 'l'))
    expect(takeFromStock(milk, 0.75, 'any')).toMatchObject({
      ok: true,
      lot: { quantity: toQuantity(0.75, 'l') },
    })
    expect(takeFromStock(milk, -0.5, 'any')).toMatchObject({ ok: false, reason: 'invalid-amount' })
    expect(takeFromStock(milk, 1.6, 'any')).toMatchObject({ ok: false, reason: 'insufficient' })
  })

  test('all of it may be used up', () => {
    expect(takeFromStock(milk, 'all')).toEqual({
      ok: true,
      lot: { name: 'milk', quantity: toQuantity(0, 'l') },
      taken: amountOf(1.5),
    })
    expect(useUp(lettuce)).toEqual({ ...lettuce, amount: '0' })
  })

  test('nothing can be taken from an empty item', () => {
    expect(takeFromStock({ ...lettuce, amount: '0' }, 1)).toMatchObject({
      message: 'You only have 0 heads of Lettuce.',
    })
    expect(takeFromStock({ ...lettuce, amount: 'some' }, 1)).toMatchObject({ reason: 'insufficient' })
  })

  test('all other fields stay', () => {
    const lot = { ...milk, id: 7, shelf: 'door' }
    const taken = takeFromStock(lot, 1)
    expect(taken.ok && taken.lot).toEqual({ ...lot, quantity: toQuantity(0.5, 'l') })
    expect(lot.quantity).toEqual(toQuantity(1.5, 'l'))
  })

  test('every rejection has its title', () => {
    expect(takeTitles).toEqual({ 'invalid-amount': 'Invalid Amount', insufficient: 'Insufficient Amount' })
  })
})

describe('one more, one less', () => {
  test.each([
    ['3', 1, '4'],
    ['3', -1, '2'],
    ['1', -1, '0'],
    ['0', -1, '0'],
    ['0.5', -1, '0'],
    ['0.5', 1, '1.5'],
    ['many', -1, '0'],
    ['-4', 1, '1'],
  ] as const)('%s %d is %s', (stock, by, left) => {
    expect(incrementAmount({ ...lettuce, amount: stock }, by).amount).toBe(left)
  })

  test('of a lot too', () => {
    expect(incrementAmount(milk, -1).quantity).toEqual(toQuantity(0.5, 'l'))
    expect(incrementAmount(incrementAmount(milk, -1), -1).quantity).toEqual(toQuantity(0, 'l'))
  })
})

describe('always', () => {
  const amounts = fc
    .tuple(fc.nat(500), fc.integer({ min: 1, max: 16 }))
    .map(([numerator, denominator]) => amount(numerator, denominator))

  test('never below zero, and nothing is lost', () => {
    fc.assert(
      fc.property(amounts, amounts, (stock, wanted) => {
        const lot = { name: 'x', quantity: { amount: stock, unit: 'g' } }
        const taken = takeFromStock(lot, wanted, 'any')
        if (!taken.ok) return
        expect(compare(taken.lot.quantity.amount, zero)).toBeGreaterThanOrEqual(0)
        expect(plus(taken.lot.quantity.amount, taken.taken)).toEqual(stock)
      }),
    )
  })

  test('an item and a lot of the same amount agree', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: -5, max: 40 }), (stock, wanted) => {
        const item = takeFromStock({ name: 'x', amount: String(stock), unit: 'g' }, wanted)
        const lot = takeFromStock({ name: 'x', quantity: toQuantity(stock, 'g') }, wanted)
        expect(item.ok).toBe(lot.ok)
        if (item.ok && lot.ok) expect(item.lot.amount).toBe(amountText(lot.lot.quantity.amount))
        if (!item.ok && !lot.ok) expect(item.message).toBe(lot.message)
      }),
    )
  })

  test('an amount set is the amount read', () => {
    fc.assert(
      fc.property(amounts, (stock) => {
        expect(amountHeld(withAmount(milk, stock))).toEqual(stock)
        expect(parseAmountText(withAmount(lettuce, stock).amount)).toEqual(stock)
      }),
    )
  })
})
