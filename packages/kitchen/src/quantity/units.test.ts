import { describe, expect, test } from 'vitest'
import { compare, dividedBy, toNumber } from './amount'
import { allUnits, parseUnit, unitById } from './units'

describe('reading a unit', () => {
  test.each([
    ['g', 'g'],
    ['grams', 'g'],
    ['Kg', 'kg'],
    ['KILOS', 'kg'],
    ['lbs', 'lb'],
    ['lb.', 'lb'],
    ['ounces', 'oz'],
    ['ml', 'ml'],
    ['litre', 'l'],
    ['liters', 'l'],
    ['L', 'l'],
    ['tsp', 'tsp'],
    ['Teaspoons', 'tsp'],
    ['t', 'tsp'],
    ['T', 'tbsp'],
    ['T.', 'tbsp'],
    ['tbsp.', 'tbsp'],
    ['tablespoonfuls', 'tbsp'],
    ['fl oz', 'fl-oz'],
    ['fluid ounces', 'fl-oz'],
    ['c', 'cup'],
    ['cups', 'cup'],
    ['pt', 'pint'],
    ['quarts', 'quart'],
    ['pieces', 'piece'],
    ['each', 'piece'],
    ['doz', 'dozen'],
    ['cloves', 'clove'],
    ['head', 'head'],
    ['bunches', 'bunch'],
    ['ribs', 'stalk'],
    ['sticks', 'stick'],
    ['rashers', 'slice'],
    ['leaves', 'leaf'],
    ['loaves', 'loaf'],
    ['tins', 'can'],
    ['pkg', 'pack'],
    ['sachets', 'packet'],
    ['container', 'container'],
    ['pots', 'tub'],
    ['pinches', 'pinch'],
    ['handfuls', 'handful'],
    [' cup ', 'cup'],
  ])('%s is %s', (word, id) => {
    expect(parseUnit(word)?.id).toBe(id)
  })

  test.each(['', ' ', 'smidgeon of', 'toString', '__proto__', 'constructor', '🥄', 'x'.repeat(10_000)])(
    '%j is none',
    (word) => {
      expect(parseUnit(word)).toBeUndefined()
    },
  )
})

describe('the table of units', () => {
  test('has no spelling twice', () => {
    const seen = new Map<string, string>()
    for (const { id, one, many, spellings } of allUnits()) {
      for (const spelling of new Set([id, one, many, ...spellings])) {
        expect([spelling, seen.get(spelling)]).toEqual([spelling, undefined])
        seen.set(spelling, id)
      }
    }
  })

  test('gives every mass, volume and vague measure a size, and no count one', () => {
    for (const { id, kind, size } of allUnits()) {
      expect([id, size !== undefined]).toEqual([id, kind !== 'count' && kind !== 'pack'])
      if (size) expect(toNumber(size)).toBeGreaterThan(0)
    }
  })

  test.each([
    ['cup', 'tbsp', 16],
    ['tbsp', 'tsp', 3],
    ['cup', 'fl-oz', 8],
    ['pint', 'cup', 2],
    ['quart', 'pint', 2],
    ['gallon', 'quart', 4],
    ['lb', 'oz', 16],
    ['kg', 'g', 1000],
    ['l', 'dl', 10],
    ['tsp', 'pinch', 16],
    ['tsp', 'dash', 8],
  ])('one %s is exactly so many %s: %d', (larger, smaller, times) => {
    const [a, b] = [unitById(larger)?.size, unitById(smaller)?.size]
    expect(a && b && compare(dividedBy(a, b), { numerator: times, denominator: 1 })).toBe(0)
  })

  test('has the standard sizes', () => {
    expect(toNumber(unitById('cup')?.size ?? { numerator: 0, denominator: 1 })).toBeCloseTo(236.588, 3)
    expect(toNumber(unitById('lb')?.size ?? { numerator: 0, denominator: 1 })).toBeCloseTo(453.592, 3)
  })
})
