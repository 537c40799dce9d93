import { describe, expect, test } from 'vitest'
import { categories } from '../categories'
import { daysOfKind } from './shelf-life-of-kind'

describe('how long a shelf usually keeps', () => {
  test('fresh things a few days, dry goods months', () => {
    expect(daysOfKind('Vegetables', 'fridge')).toBe(3)
    expect(daysOfKind('Protein', 'fridge')).toBe(1)
    expect(daysOfKind('Dairy', 'fridge')).toBe(7)
    expect(daysOfKind('Grains', 'pantry')).toBeGreaterThanOrEqual(60)
    expect(daysOfKind('Herbs & Spices', 'pantry')).toBeGreaterThanOrEqual(365)
  })

  test('tins and dried fruit say nothing about fresh ones', () => {
    expect(daysOfKind('Fruits', 'pantry')).toBeLessThanOrEqual(21)
    expect(daysOfKind('Vegetables', 'pantry')).toBeLessThanOrEqual(30)
  })

  test('meat in the pantry is nothing anybody has figures for', () => {
    expect(daysOfKind('Protein', 'pantry')).toBeUndefined()
    expect(daysOfKind('Dairy', 'pantry')).toBeUndefined()
  })

  test('too few foods are no rule', () => {
    expect(daysOfKind('Oils', 'fridge')).toBeUndefined()
    expect(daysOfKind('Legumes', 'fridge')).toBeUndefined()
  })

  test('every figure is a number of days', () => {
    for (const category of categories) {
      for (const location of ['pantry', 'fridge', 'freezer'] as const) {
        for (const condition of ['sealed', 'opened', 'thawed'] as const) {
          const days = daysOfKind(category, location, condition)
          if (days !== undefined) expect(days).toBeGreaterThan(0)
          if (days !== undefined) expect(Number.isInteger(days)).toBe(true)
        }
      }
    }
  })
})
