import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quantity } from '../testing/text-builders'
import { isVague, measureOf, measureOfOne } from './comparable-measure'

describe('measureOf', () => {
  test.each([
    ['1 kg', 'white-rice', 'g', 1000],
    ['500 g', 'white-rice', 'g', 500],
    ['2 clove', 'garlic', 'g', 6],
    ['1 lb', 'something-odd', 'g', 453.592],
    ['2 jar', 'something-odd', 'jar', 2],
    ['1 dozen', 'something-odd', 'piece', 12],
    ['3 medium', 'something-odd', 'piece', 3],
    ['2 piece', 'something-odd', 'piece', 2],
  ])('%s of %s', (text, foodId, unit, value) => {
    const measure = measureOf(quantity(text), foodId)
    expect(measure?.in).toBe(unit)
    expect(measure?.value).toBeCloseTo(value, 6)
  })

  test('spoons and cups of an unmeasured food are compared as volumes', () => {
    const cup = measureOf(quantity('1 cup'), 'something-odd')
    const spoons = measureOf(quantity('16 tbsp'), 'something-odd')
    expect(cup?.in).toBe('ml')
    expect(spoons?.in).toBe('ml')
    expect(spoons?.value).toBeCloseTo(cup?.value ?? 0, 6)
  })

  test('an unknown unit stays itself', () => {
    expect(measureOf(quantity('3 smidgen'), 'garlic')).toEqual({ in: 'smidgen', value: 3 })
  })

  test.each([
    [0, 1],
    [-2, 1],
    [Number.NaN, 1],
    [1, 0],
    [0, 0],
    [Number.POSITIVE_INFINITY, 1],
  ])('%d over %d is no amount', (numerator, denominator) => {
    expect(measureOf({ amount: { numerator, denominator }, unit: 'g' }, 'garlic')).toBeUndefined()
  })

  test('twice the amount measures twice as much', () => {
    const units = fc.constantFrom('g', 'kg', 'cup', 'piece', 'clove', 'jar', 'dozen', 'tbsp', '', '🥄')
    fc.assert(
      fc.property(
        units,
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom('garlic', 'egg', '', '💥'),
        (unit, many, food) => {
          const once = measureOf({ amount: { numerator: many, denominator: 1 }, unit }, food)
          const twice = measureOf({ amount: { numerator: 2 * many, denominator: 1 }, unit }, food)
          expect(twice?.in).toBe(once?.in)
          expect(twice?.value).toBeCloseTo(2 * (once?.value ?? 0), 6)
        },
      ),
    )
  })
})

describe('measureOfOne', () => {
  test('gives the same result the second time', () => {
    expect(measureOfOne('clove', 'garlic')).toBe(measureOfOne('clove', 'garlic'))
    expect(measureOfOne('clove', 'garlic').value).toBe(3)
  })

  test('evicts instead of growing with thousands of unknown foods', () => {
    for (let n = 0; n < 25_000; n += 1) measureOfOne('g', `strange ${n}`)
    expect(measureOfOne('clove', 'garlic')).toEqual({ in: 'g', value: 3 })
  })
})

describe('isVague', () => {
  test.each([
    ['pinch', true],
    ['splash', true],
    ['g', false],
    ['cup', false],
    ['nonsense', false],
    ['', false],
  ])('%s: %s', (unit, answer) => expect(isVague(unit)).toBe(answer))
})
