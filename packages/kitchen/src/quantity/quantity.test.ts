import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { amount, amountOf, amountText, compare, toNumber } from './amount'
import { portionOf } from './portion'
import { addQuantities, convert, gramsOf, gramsPerUnit, scaleQuantity, toQuantity } from './quantity'
import { allUnits } from './units'

function amountIn(many: number, unit: string, to: string, foodId?: string): string | undefined {
  const converted = convert(toQuantity(many, unit), to, foodId)
  return converted.ok ? amountText(converted.quantity.amount) : converted.reason
}

describe('converting without a food', () => {
  test.each([
    [2, 'tbsp', 'tsp', '6'],
    [1, 'cup', 'tbsp', '16'],
    [1.5, 'kg', 'g', '1500'],
    [250, 'ml', 'l', '0.25'],
    [8, 'oz', 'lb', '0.5'],
    [2, 'dozen', 'piece', '24'],
    [6, 'piece', 'dozen', '0.5'],
    [3, 'bunch', 'bunch', '3'],
  ])('%d %s are in %s exactly %s', (many, unit, to, text) => {
    expect(amountIn(many, unit, to)).toBe(text)
  })

  test('is exact between units of one kind, and about with a pinch', () => {
    expect(convert(toQuantity(1, 'lb'), 'g')).toMatchObject({ ok: true, about: false })
    expect(convert(toQuantity(1, 'pinch'), 'tsp')).toMatchObject({ ok: true, about: true })
  })

  test('does not guess a weight', () => {
    expect(amountIn(1, 'cup', 'g')).toBe('weight-not-known')
    expect(amountIn(1, 'head', 'piece')).toBe('weight-not-known')
    expect(amountIn(1, 'cup', 'g', 'no-such-food')).toBe('weight-not-known')
  })

  test('reports an unknown unit', () => {
    expect(amountIn(1, 'furlong', 'g')).toBe('unknown-unit')
    expect(amountIn(1, 'g', 'furlong')).toBe('unknown-unit')
  })
})

describe('converting a food', () => {
  test('weighs pieces', () => {
    expect(amountIn(2, 'clove', 'g', 'garlic')).toBe('6')
    expect(gramsOf(toQuantity(2, 'clove'), 'garlic')).toBe(6)
    expect(gramsOf(toQuantity(1, 'dozen'), 'egg')).toBe(12 * (portionOf('egg').grams.piece ?? 0))
  })

  test('weighs cups by density', () => {
    const cup = gramsOf(toQuantity(1, 'cup'), 'whole-milk')
    expect(cup).toBeGreaterThan(235)
    expect(cup).toBeLessThan(255)
    const flour = gramsOf(toQuantity(1, 'cup'), 'all-purpose-flour')
    expect(flour).toBeGreaterThan(115)
    expect(flour).toBeLessThan(135)
  })

  test('goes from spoons to pieces through the weight', () => {
    const butter = convert(toQuantity(8, 'tbsp'), 'stick', 'unsalted-butter')
    expect(butter.ok && Math.abs(toNumber(butter.quantity.amount) - 1) < 0.02).toBe(true)
  })

  test('has no weight for an unmeasured food', () => {
    expect(gramsPerUnit('bunch', 'whole-milk')).toBeUndefined()
    expect(gramsPerUnit('nonsense', 'whole-milk')).toBeUndefined()
    expect(gramsPerUnit('kg')).toBe(1000)
  })
})

describe('adding and scaling', () => {
  test('adds across units of one kind exactly', () => {
    expect(addQuantities(toQuantity(500, 'g'), toQuantity(0.25, 'kg'))).toEqual({
      ok: true,
      quantity: toQuantity(750, 'g'),
      about: false,
    })
  })

  test('adds pieces and grams of one food', () => {
    const sum = addQuantities(toQuantity(10, 'g'), toQuantity(2, 'clove'), 'garlic')
    expect(sum).toEqual({ ok: true, quantity: toQuantity(16, 'g'), about: true })
  })

  test('does not add incomparable quantities', () => {
    expect(addQuantities(toQuantity(2, 'cup'), toQuantity(3, 'bunch'))).toEqual({
      ok: false,
      reason: 'weight-not-known',
    })
  })

  test('scales exactly', () => {
    expect(scaleQuantity(toQuantity(2, 'cup'), amount(3, 2))).toEqual(toQuantity(3, 'cup'))
    expect(scaleQuantity(toQuantity(1, 'cup'), amount(1, 3)).amount).toEqual(amount(1, 3))
  })
})

describe('round trips', () => {
  const sized = allUnits().filter(({ size }) => size !== undefined)
  const kitchenAmount = fc.integer({ min: 1, max: 100_000 }).map((n) => amountOf(n / 100))

  test('between any two units of one kind nothing is lost', () => {
    fc.assert(
      fc.property(kitchenAmount, fc.constantFrom(...sized), fc.constantFrom(...sized), (of, from, to) => {
        const there = convert({ amount: of, unit: from.id }, to.id)
        if (!there.ok) return
        const back = convert(there.quantity, from.id)
        expect(back.ok && compare(back.quantity.amount, of)).toBe(0)
      }),
    )
  })

  test('across weight, volume and pieces of any food it stays within 1 %', () => {
    fc.assert(
      fc.property(
        kitchenAmount,
        fc.constantFrom(...allFoods()),
        fc.constantFrom(...allUnits()),
        fc.constantFrom(...allUnits()),
        (of, food, from, to) => {
          const there = convert({ amount: of, unit: from.id }, to.id, food.id)
          if (!there.ok) return
          const back = convert(there.quantity, from.id, food.id)
          if (!back.ok) throw new Error(`no conversion back from ${to.id} to ${from.id}`)
          expect(Math.abs(toNumber(back.quantity.amount) / toNumber(of) - 1)).toBeLessThanOrEqual(0.01)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
