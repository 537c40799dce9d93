import { amount } from '@larder/kitchen/quantity/amount'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { expect, test } from 'vitest'
import { toRecipeSteps } from './recipe-steps'

const lines = ['2 cloves garlic', '500 ml stock'].map(toRecipeLine)

test('a step scales and lists its ingredients and timers', () => {
  const [step] = toRecipeSteps(
    [
      'Fry the garlic, add 200 ml of the stock, simmer for 10–12 minutes and bake at 180 °C for half an hour.',
    ],
    lines,
    amount(2),
  )
  expect(step?.text.written).toContain('400 ml of the stock')
  expect(step?.text.written).toContain('180 °C')
  expect(step?.text.us).toContain('1⅔ cups of the stock')
  expect(step?.text.us).toContain('350°F')
  expect(step?.uses).toEqual([0, 1])
  expect(step?.timers).toEqual([
    { text: '10–12 minutes', label: 'simmer', seconds: 600 },
    { text: 'half an hour', label: 'bake', seconds: 1800 },
  ])
})

test('a step shows the amount it takes, not the whole', () => {
  const oil = ['4 tbsp olive oil', '1 onion', '20 g parsley'].map(toRecipeLine)
  const steps = toRecipeSteps(
    [
      'Fry the onion in half of the oil.',
      'Add the remaining oil to the onion with some of the parsley.',
      'Scatter over the rest of the parsley.',
    ],
    oil,
    amount(2),
  )
  expect(steps.map(({ takes = [] }) => takes.map(({ text }) => text.written))).toEqual([
    ['4 tbsp olive oil', '2 onions'],
    ['4 tbsp olive oil', 'onions', 'some of the parsley'],
    ['the rest of the parsley'],
  ])
})

test('a step without ingredients keeps its text', () => {
  expect(toRecipeSteps(['Serve.'], lines, amount(3))).toEqual([
    { text: { written: 'Serve.', metric: 'Serve.', us: 'Serve.' }, uses: [], takes: [], timers: [] },
  ])
})
