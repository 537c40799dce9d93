import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { aisleOf } from './aisles'

describe('the aisle of a food', () => {
  test.each([
    ['spinach', 'Fruit & vegetables'],
    ['banana', 'Fruit & vegetables'],
    ['frozen-spinach', 'Frozen'],
    ['vanilla-ice-cream', 'Frozen'],
    ['canned-black-beans', 'Tins & jars'],
    ['chicken-breast', 'Meat & fish'],
    ['cod', 'Meat & fish'],
    ['egg', 'Dairy & eggs'],
    ['whole-milk', 'Dairy & eggs'],
    ['dry-pasta', 'Pasta, rice & grains'],
    ['white-bread', 'Bread & bakery'],
    ['olive-oil', 'Oils & sauces'],
    ['all-purpose-flour', 'Baking'],
    ['no-such-food', 'Other'],
    [undefined, 'Other'],
  ])('%s is in %s', (foodId, aisle) => {
    expect(aisleOf(foodId)).toBe(aisle)
  })

  test('every food has an aisle other than Other', () => {
    expect(allFoods().filter(({ id }) => aisleOf(id) === 'Other')).toEqual([])
  })
})
