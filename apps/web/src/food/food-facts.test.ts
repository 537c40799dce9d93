import type { Day } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import { anItem } from '../testing/an-item'
import { foodFacts } from './food-facts'

const today = '2026-11-15' as Day

describe('foods on offer', () => {
  test("for 'spi' spinach comes first, with its shelf", () => {
    expect(foodFacts.suggest('spi')[0]).toEqual({
      id: 'spinach',
      name: 'Spinach',
      category: 'Vegetables',
      isWholeName: false,
    })
  })

  test('go by the name that was typed', () => {
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

  test('are at most six, and none for nothing', () => {
    expect(foodFacts.suggest('c').length).toBe(6)
    expect(foodFacts.suggest('  ')).toEqual([])
    expect(foodFacts.suggest('%%% <b>')).toEqual([])
  })
})

describe('what is known of a food', () => {
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

  test('is nothing where there is no such food', () => {
    expect(foodFacts.food('unobtainium')).toBeUndefined()
    expect(foodFacts.findByName('Grandma’s chutney')).toBeUndefined()
  })

  test('comes with a name that surely means it', () => {
    expect(foodFacts.findByName('large free-range eggs')?.id).toBe('egg')
  })
})

describe('an item kept otherwise', () => {
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

  test('is dated anew when it turns out to be another food, unless somebody gave the day', () => {
    const carrot = { foodId: 'carrot' }
    expect(foodFacts.expiryAfterChange(item, carrot, today)?.day).not.toBe(item.expiryDate)
    const printed = { ...item, expirySource: 'printed' } as const
    expect(foodFacts.expiryAfterChange(printed, carrot, today)?.day).toBe(item.expiryDate)
  })

  test('knows where it is not kept well', () => {
    const lettuce = anItem({ foodId: 'iceberg-lettuce', category: 'Vegetables' })
    expect(foodFacts.isUnsuitableFor(lettuce, 'freezer')).toBe(true)
    expect(foodFacts.isUnsuitableFor(item, 'freezer')).toBe(false)
  })
})
