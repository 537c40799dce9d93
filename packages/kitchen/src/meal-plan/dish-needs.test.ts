import { describe, expect, test } from 'vitest'
import { amount } from '../quantity/amount'
import type { RecipeLine } from '../recipe/recipe'
import { aDish } from '../testing/week-builders'
import { dishNeedsOf, servingsOf } from './dish-needs'

const line = (
  foodId: string,
  numerator: number,
  unit: string,
  more: Partial<RecipeLine> = {},
): RecipeLine => ({
  text: `${numerator} ${unit} ${foodId}`,
  foodId,
  quantity: { amount: amount(numerator), unit },
  ...more,
})

const needsOf = (lines: readonly RecipeLine[]) => dishNeedsOf(aDish(1, {}, { lines })).needs

describe('the needs of a dish', () => {
  test('lines of one food add up, across units', () => {
    expect(needsOf([line('garlic', 2, 'clove'), line('garlic', 10, 'g')])).toEqual([
      { foodId: 'garlic', in: 'g', value: 16 },
    ])
  })

  test('optional lines and lines that were not understood need nothing', () => {
    expect(needsOf([line('garlic', 2, 'clove', { optional: true }), { text: 'a wink of the eye' }])).toEqual(
      [],
    )
  })

  test.each([
    ['without an amount', { text: 'salt to taste', foodId: 'salt' }],
    ['of a pinch', line('salt', 1, 'pinch')],
    ['of nothing', line('salt', 0, 'g')],
  ])('a line %s needs some', (_, vague) => {
    expect(needsOf([vague])).toEqual([{ foodId: 'salt', in: '', value: 0 }])
  })

  test('a food without a known weight stays in its own unit', () => {
    expect(needsOf([line('a-food-of-tomorrow', 2, 'jar')])).toEqual([
      { foodId: 'a-food-of-tomorrow', in: 'jar', value: 2 },
    ])
  })

  test('a recipe is parsed once', () => {
    const dish = aDish(1, { egg: 100 })
    expect(dishNeedsOf(dish)).toBe(dishNeedsOf(dish))
  })
})

describe('the main food', () => {
  test.each([
    ['the heaviest', { spinach: 300, egg: 120 }, 'spinach'],
    ['not the oil it swims in', { 'olive-oil': 500, egg: 120 }, 'egg'],
    ['not the water it boils in', { water: 2000, 'white-rice': 200 }, 'white-rice'],
    ['of two as heavy the first by name, whichever is written first', { tomato: 100, carrot: 100 }, 'carrot'],
    ['none of a dressing', { 'olive-oil': 50 }, undefined],
    ['none of nothing', {}, undefined],
  ])('%s', (_, grams, main) => {
    expect(dishNeedsOf(aDish(1, grams)).main).toBe(main)
  })
})

test.each([
  [4, 4],
  [0, 1],
  [-2, 1],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
  [0.5, 0.5],
])('%d servings count as %d', (servings, counted) => {
  expect(servingsOf({ servings })).toBe(counted)
})
