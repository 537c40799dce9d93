import { expect, test } from 'vitest'
import { pieceLengthTable } from '../data/foods/piece-lengths'
import { parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { toNumber } from '../quantity/amount'
import { gramsOf } from '../quantity/quantity'
import { toRecipeLine } from '../recipe/recipe-line'

test.each([
  ['1 inch ginger', 6],
  ['1 inch piece of ginger', 6],
  ['2.5cm piece ginger, grated', 5.9],
  ['5cm/2in piece fresh root ginger', 11.8],
  ['thumb of ginger', 20],
  ['thumb-sized piece of ginger, peeled', 20],
  ['knob of butter', 15],
  ['2 knobs of butter', 30],
  ['knob of ginger', 15],
])('%s weighs about %d g', (line, grams) => {
  const { quantity, foodId } = toRecipeLine(line)
  expect(quantity && gramsOf(quantity, foodId)).toBeCloseTo(grams, 1)
})

test('a length of a food without a known weight stays unchanged', () => {
  const { quantity } = toRecipeLine('2.5cm piece of parmesan rind')
  expect(quantity?.unit ?? 'piece').toBe('piece')
  expect(quantity ? toNumber(quantity.amount) : 1).toBe(1)
})

test('every food with a length is in the food table', () => {
  for (const [id = ''] of parseRows(pieceLengthTable)) expect(foodById(id), id).toBeDefined()
})
