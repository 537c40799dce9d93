import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, parseAmountText } from '../quantity/amount'
import { convertExactly } from '../quantity/convert-exactly'
import { convert } from '../quantity/quantity'
import { quickAmounts, takeMeasured, unitsToTake } from './measured-take'

const item = (amount: string, unit: string, name = 'Flour') => ({ name, amount, unit })
const left = (amount: string, unit: string, ...taken: [string | number, string]) => {
  const result = takeMeasured(item(amount, unit), ...taken, convert)
  return result.ok ? result.lot.amount : result.reason
}

describe('taking in a named unit', () => {
  test.each([
    ['0.75', 'kg', '250', 'g', '0.5'],
    ['1', 'l', '50', 'ml', '0.95'],
    ['500', 'g', '0.2', 'kg', '300'],
    ['1', 'cucumber', '0.5', 'cucumber', '0.5'],
    ['3', '', '1', 'piece', '2'],
    ['0.75', 'kg', '751', 'g', 'insufficient'],
    ['0.75', 'kg', '0', 'g', 'invalid-amount'],
    ['0.75', 'kg', '-5', 'g', 'invalid-amount'],
    ['0.75', 'kg', 'lots', 'g', 'invalid-amount'],
    ['0.75', 'kg', '2', 'zwirbel', 'invalid-amount'],
    ['2', 'bags', '100', 'furlong', 'invalid-amount'],
  ])('%s %s less %s %s leaves %s', (amount, unit, much, named, expected) => {
    expect(left(amount, unit, much, named)).toBe(expected)
  })

  test('its own unit comes first, and a smaller one where there is one', () => {
    expect(unitsToTake(item('1', 'kg'))).toEqual(['kg', 'g'])
    expect(unitsToTake(item('1', 'litres'))).toEqual(['litres', 'ml'])
    expect(unitsToTake(item('3', 'bunches'))).toEqual(['bunches'])
  })
})

describe('quick amounts', () => {
  const labels = (amount: string, unit: string) => quickAmounts(item(amount, unit)).map(({ label }) => label)

  test.each([
    ['0.75', 'kg', ['50 g', '100 g', '250 g', 'A quarter', 'Half']],
    ['80', 'g', ['50 g', 'A quarter', 'Half']],
    ['1', 'l', ['50 ml', '100 ml', '250 ml', 'A quarter', 'Half']],
    ['1', 'lb', ['1 oz', '4 oz', 'A quarter', 'Half']],
    ['12', '', ['A quarter', 'Half']],
    ['6', 'eggs', ['Half']],
    ['5', 'pieces', []],
    ['1', 'head', ['A quarter', 'Half']],
    ['0', 'kg', []],
  ])('%s %s', (amount, unit, expected) => {
    expect(labels(amount, unit)).toEqual(expected)
  })

  test('each can be taken, and leaves something', () => {
    const unit = fc.constantFrom('kg', 'g', 'l', 'ml', 'lb', 'oz', 'pieces', '', 'bunches', 'tins')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom(1, 2, 4, 10),
        unit,
        (many, parts, named) => {
          const one = item(String(many / parts), named)
          for (const { amount, unit: quick } of quickAmounts(one)) {
            const taken = takeMeasured(one, amount, quick, convertExactly)
            expect(taken.ok).toBe(true)
            if (taken.ok)
              expect(
                compare(parseAmountText(taken.lot.amount) ?? { numerator: 0, denominator: 1 }, {
                  numerator: 0,
                  denominator: 1,
                }),
              ).toBe(1)
          }
        },
      ),
    )
  })
})
