import { describe, expect, test } from 'vitest'
import { recognisedFoodTable } from '../data/foods/recognised-foods'
import { parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { unitById } from '../quantity/units'
import {
  findRecognisedFood,
  nameOfFood,
  type RecognisedFood,
  toListedAmount,
  usualAmount,
} from './recognised-food'

function known(label: string): RecognisedFood {
  const food = findRecognisedFood(label)
  if (!food) throw new Error(`no food for ${label}`)
  return food
}

describe('meanings of labels', () => {
  const rows = parseRows(recognisedFoodTable)

  test('every label has a name and known foods and units, and occurs once', () => {
    expect(rows).toHaveLength(158)
    expect(new Set(rows.map(([label]) => label)).size).toBe(rows.length)
    for (const [label = '', foodId, name, many, amount, unit] of rows) {
      if (foodId) expect(foodById(foodId), label).toBeDefined()
      if (unit) expect(unitById(unit), label).toBeDefined()
      expect([name, many, amount].every(Boolean), label).toBe(true)
    }
  })

  test('a non-food label has no meaning', () => {
    expect(findRecognisedFood('_background')).toBeUndefined()
    expect(findRecognisedFood('__proto__')).toBeUndefined()
    expect(findRecognisedFood('plant-yogurt')).toEqual(
      expect.not.objectContaining({ foodId: expect.anything() }),
    )
  })
})

describe('listed amounts', () => {
  test.each([
    ['spinach', undefined, { name: 'Spinach', amount: '1', unit: 'bunch' }],
    ['spinach', 2, { name: 'Spinach', amount: '2', unit: 'bunches' }],
    ['apple', undefined, { name: 'Apple', amount: '1', unit: '' }],
    ['apple', 3, { name: 'Apples', amount: '3', unit: '' }],
    ['egg', undefined, { name: 'Eggs', amount: '6', unit: '' }],
    ['egg', 10, { name: 'Eggs', amount: '10', unit: '' }],
    ['milk', undefined, { name: 'Milk', amount: '1', unit: 'l' }],
    ['milk', 2, { name: 'Milk', amount: '2', unit: 'l' }],
    ['grapes', 30, { name: 'Grapes', amount: '500', unit: 'g' }],
    ['apple', 2.5, { name: 'Apple', amount: '1', unit: '' }],
    ['apple', -1, { name: 'Apple', amount: '1', unit: '' }],
  ])('%s, counted %s', (label, count, written) => {
    expect(toListedAmount(known(label), count)).toEqual(written)
  })

  test('any food as shops sell it', () => {
    expect(usualAmount('whole-milk', 2)).toEqual({ amount: '2', unit: 'l' })
    expect(usualAmount('egg')).toEqual({ amount: '6', unit: '' })
    expect(usualAmount('mixed-salad-leaves')).toEqual({ amount: '1', unit: 'pack' })
    expect(usualAmount('kale', 2)).toEqual({ amount: '2', unit: 'bunches' })
    expect(usualAmount(undefined)).toEqual({ amount: '1', unit: '' })
    expect(usualAmount('no-such-food')).toEqual({ amount: '1', unit: '' })
  })

  test('a food has a display name', () => {
    expect(nameOfFood('whole-milk')).toBe('Milk')
    expect(nameOfFood('dry-pasta')).toBe('Pasta')
    expect(nameOfFood('kale')).toBe('Kale')
  })
})
