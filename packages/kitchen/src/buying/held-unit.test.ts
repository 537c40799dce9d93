import { describe, expect, test } from 'vitest'
import { toNumber } from '../quantity/amount'
import { convert, toQuantity } from '../quantity/quantity'
import { unitIdOf } from '../quantity/units'
import { measureOf } from '../recipe-coverage/comparable-measure'
import { heldUnit } from './held-unit'

const bare = ['', ' ', 'unit', 'Units', 'pcs', 'piece', 'pieces', 'ea', 'pc.']

describe('a number without a unit', () => {
  test('counts pieces in every spelling', () => {
    for (const written of bare) {
      expect(unitIdOf(written), written).toBe('piece')
      expect(heldUnit(written, 'lemon'), written).toBe('piece')
      expect(heldUnit(written, undefined), written).toBe('piece')
      expect(measureOf(toQuantity(4, written), 'lemon')).toEqual(measureOf(toQuantity(4, 'piece'), 'lemon'))
      expect(measureOf(toQuantity(4, written), 'nobody-weighed-it')).toEqual({ in: 'piece', value: 4 })
    }
  })

  test('converts like pieces', () => {
    for (const written of bare) {
      const grams = convert(toQuantity(4, written), 'g', 'lemon')
      expect(grams.ok && toNumber(grams.quantity.amount)).toBeCloseTo((4 * 58) / 0.53, 3)
      expect(convert(toQuantity(1, 'dozen'), written)).toMatchObject({ quantity: toQuantity(12, written) })
    }
  })

  test.each([
    ['olive-oil', 'bottle'],
    ['whole-milk', 'carton'],
    ['canned-tomatoes', 'can'],
    ['garlic', 'head'],
    ['egg', 'piece'],
    ['salted-butter', 'block'],
    ['white-rice', 'bag'],
    ['cumin', 'jar'],
    ['onion', 'piece'],
    ['parsley', 'bunch'],
  ])('of %s counts the unit it is bought in: %s', (food, unit) => {
    expect(heldUnit('', food)).toBe(unit)
  })

  test('an explicit unit stays', () => {
    expect(heldUnit('tins', 'canned-tomatoes')).toBe('can')
    expect(heldUnit('ml', 'olive-oil')).toBe('ml')
    expect(heldUnit('fistful', 'rice')).toBe('fistful')
  })
})
