import { so } from '@larder/kitchen/quantity'
import { expect, test } from 'vitest'
import { amountAndName, insteadInWords } from './instead-words'

test.each([
  [so(250, 'g'), 'flour', '250 g flour'],
  [so(2, 'piece'), 'lemon', '2 lemons'],
  [so(1, 'piece'), 'lemons', '1 lemon'],
  [so(3, 'large'), 'egg', '3 large eggs'],
  [so(2, 'clove'), 'garlic', '2 cloves garlic'],
  [so(1500, 'ml'), 'milk', '1.5 l milk'],
])('%o of %s is %s', (quantity, name, text) => {
  expect(amountAndName(quantity, name)).toBe(text)
})

test('what is taken instead has amounts where somebody has weighed them', () => {
  const parts = [
    { foodId: 'whole-milk', ratio: 0.95 },
    { foodId: 'lemon-juice', ratio: 0.06 },
  ]
  expect(insteadInWords(parts, 'buttermilk', so(250, 'ml'))).toMatch(
    /^2\d\d ml whole milk and 1\d ml lemon juice$/,
  )
  expect(insteadInWords(parts, 'buttermilk', undefined)).toBe('whole milk and lemon juice')
})
