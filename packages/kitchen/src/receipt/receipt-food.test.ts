import { describe, expect, test } from 'vitest'
import { produceNumberTable } from '../data/shops/produce-numbers'
import { parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { certainThreshold } from '../food-names/link-food'
import { findReceiptFood, produceOf } from './receipt-food'

describe('the food of an expanded name', () => {
  test.each([
    ['green onion', 'green-onion'],
    ['onion green', 'green-onion'],
    ['bananas', 'banana'],
    ['organic whole milk', 'whole-milk'],
    ['chicken breast boneless', 'chicken-breast'],
    ['sour cream', 'sour-cream'],
    ['spinach bunched', 'spinach'],
    ['potatoes', 'potato'],
  ])('%s is %s', (name, id) => {
    expect(findReceiptFood(name)?.id).toBe(id)
  })

  test('a maker before the name is dropped, with lower confidence', () => {
    const food = findReceiptFood('zorbla avocado oil')
    expect(food?.id).toBe('avocado-oil')
    expect(food?.confidence).toBeLessThan(certainThreshold)
  })

  test('white eggs are not egg whites', () => {
    expect(findReceiptFood('white eggs')?.id).not.toBe('egg-white')
  })

  test.each(['', 'zzz qqq', 'shampoo', '12345'])('none for "%s"', (name) => {
    expect(findReceiptFood(name)).toBeUndefined()
  })

  test('confidence lies between 0 and 1', () => {
    for (const name of ['milk', 'green onion', 'zorbla yogurt', 'onion green']) {
      const confidence = findReceiptFood(name)?.confidence ?? 0
      expect(confidence).toBeGreaterThan(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })
})

describe('produce numbers', () => {
  test.each([
    ['4011', 'banana'],
    ['4068', 'green-onion'],
    ['4225', 'avocado'],
    ['4608', 'garlic'],
  ])('%s is %s', (number, id) => {
    expect(produceOf(number)).toBe(id)
  })

  test.each(['', '9999', '94011', 'abc'])('none: "%s"', (number) => {
    expect(produceOf(number)).toBeUndefined()
  })

  test('every number maps to one known food', () => {
    const seen = new Set<string>()
    for (const [food = '', numbers] of parseRows(produceNumberTable)) {
      expect(foodById(food), food).toBeDefined()
      for (const number of parseList(numbers)) {
        expect(number).toMatch(/^[34]\d{3}$/)
        expect(seen, number).not.toContain(number)
        seen.add(number)
      }
    }
  })
})
