import type { Day } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import { anItem } from '../testing/an-item'
import { foodFacts } from './food-facts'

const today = '2026-11-15' as Day

describe('food suggestions', () => {
  test("for 'spi' spinach comes first, with its shelf", () => {
    expect(foodFacts.suggest('spi')[0]).toEqual({
      id: 'spinach',
      name: 'Spinach',
      category: 'Vegetables',
      isWholeName: false,
    })
  })

  test('show the name that matches the typed text', () => {
    expect(foodFacts.suggest('courgette')[0]).toMatchObject({
      id: 'zucchini',
      name: 'Courgette',
      isWholeName: true,
    })
    expect(foodFacts.suggest('Zucc')[0]).toMatchObject({
      id: 'zucchini',
      name: 'Zucchini',
      isWholeName: false,
    })
  })

  test('are at most six, and none for empty text', () => {
    expect(foodFacts.suggest('c').length).toBe(6)
    expect(foodFacts.suggest('  ')).toEqual([])
    expect(foodFacts.suggest('%%% <b>')).toEqual([])
  })
})

describe('facts of a food', () => {
  test.each([
    ['spinach', 'Vegetables', 'fridge', 'bunch', 'bunches'],
    ['carrot', 'Vegetables', 'fridge', 'piece', 'pieces'],
    ['whole-milk', 'Dairy', 'fridge', 'carton', 'cartons'],
    ['olive-oil', 'Oils', 'pantry', 'bottle', 'bottles'],
    ['frozen-peas', 'Vegetables', 'freezer', 'pack', 'packs'],
    ['strawberries', 'Fruits', 'fridge', 'pack', 'packs'],
    ['ketchup', 'Condiments', 'pantry', 'bottle', 'bottles'],
    ['canned-chickpeas', 'Legumes', 'pantry', 'can', 'cans'],
    ['rye-bread', 'Grains', 'pantry', 'loaf', 'loaves'],
  ])('%s: %s, %s, by the %s', (id, category, location, one, many) => {
    expect(foodFacts.food(id)).toMatchObject({ category, location, unit: { one, many } })
  })

  test('are undefined for an unknown food', () => {
    expect(foodFacts.food('unobtainium')).toBeUndefined()
    expect(foodFacts.findByName('Grandma’s chutney')).toBeUndefined()
  })

  test('are found by a name that certainly means it', () => {
    expect(foodFacts.findByName('large free-range eggs')?.id).toBe('egg')
  })
})

describe('an item stored differently', () => {
  const item = anItem({
    expiryDate: '2026-11-16',
    expiryKind: 'use-by',
    expirySource: 'estimated',
    expiryBecause: 'USDA FoodKeeper: 1 to 2 days in the fridge',
  })

  test('keeps for months in the freezer', () => {
    const frozen = foodFacts.expiryAfterChange(item, { foodId: item.foodId, location: 'freezer' }, today)
    expect(frozen).toMatchObject({ kind: 'best-before', source: 'estimated' })
    expect(frozen && frozen.day > '2027-01-01').toBe(true)
  })

  test('gets a new date when linked to another food, unless the cook set the date', () => {
    const carrot = { foodId: 'carrot' }
    expect(foodFacts.expiryAfterChange(item, carrot, today)?.day).not.toBe(item.expiryDate)
    const printed = { ...item, expirySource: 'printed' } as const
    expect(foodFacts.expiryAfterChange(printed, carrot, today)?.day).toBe(item.expiryDate)
  })

  test('is unsuitable for some locations', () => {
    const lettuce = anItem({ foodId: 'iceberg-lettuce', category: 'Vegetables' })
    expect(foodFacts.isUnsuitableFor(lettuce, 'freezer')).toBe(true)
    expect(foodFacts.isUnsuitableFor(item, 'freezer')).toBe(false)
  })
})
