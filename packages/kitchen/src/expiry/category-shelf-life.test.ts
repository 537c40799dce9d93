import { describe, expect, test } from 'vitest'
import { categories } from '../food/categories'
import { categoryShelfLifeDays } from './category-shelf-life'

describe('usual shelf life of a category', () => {
  test('is days for fresh food and months for dry goods', () => {
    expect(categoryShelfLifeDays('Vegetables', 'fridge')).toBe(3)
    expect(categoryShelfLifeDays('Protein', 'fridge')).toBe(1)
    expect(categoryShelfLifeDays('Dairy', 'fridge')).toBe(7)
    expect(categoryShelfLifeDays('Grains', 'pantry')).toBeGreaterThanOrEqual(60)
    expect(categoryShelfLifeDays('Herbs & Spices', 'pantry')).toBeGreaterThanOrEqual(365)
  })

  test('excludes tins and dried fruit for fresh food', () => {
    expect(categoryShelfLifeDays('Fruits', 'pantry')).toBeLessThanOrEqual(21)
    expect(categoryShelfLifeDays('Vegetables', 'pantry')).toBeLessThanOrEqual(30)
  })

  test('is undefined for meat in the pantry', () => {
    expect(categoryShelfLifeDays('Protein', 'pantry')).toBeUndefined()
    expect(categoryShelfLifeDays('Dairy', 'pantry')).toBeUndefined()
  })

  test('is undefined for too few foods', () => {
    expect(categoryShelfLifeDays('Oils', 'fridge')).toBeUndefined()
    expect(categoryShelfLifeDays('Legumes', 'fridge')).toBeUndefined()
  })

  test('every figure is a number of days', () => {
    for (const category of categories) {
      for (const location of ['pantry', 'fridge', 'freezer'] as const) {
        for (const condition of ['sealed', 'opened', 'thawed'] as const) {
          const days = categoryShelfLifeDays(category, location, condition)
          if (days !== undefined) expect(days).toBeGreaterThan(0)
          if (days !== undefined) expect(Number.isInteger(days)).toBe(true)
        }
      }
    }
  })
})
