import { toQuantity } from '@larder/kitchen/quantity/quantity'
import { expect, test } from 'vitest'
import { formatAmountAndName, formatSubstitute } from './substitute-text'

test.each([
  [toQuantity(250, 'g'), 'flour', '250 g flour'],
  [toQuantity(2, 'piece'), 'lemon', '2 lemons'],
  [toQuantity(1, 'piece'), 'lemons', '1 lemon'],
  [toQuantity(3, 'large'), 'egg', '3 large eggs'],
  [toQuantity(2, 'clove'), 'garlic', '2 cloves garlic'],
  [toQuantity(1500, 'ml'), 'milk', '1.5 l milk'],
])('%o of %s is %s', (quantity, name, text) => {
  expect(formatAmountAndName(quantity, name)).toBe(text)
})

test('a substitute has amounts where weights are known', () => {
  const parts = [
    { foodId: 'whole-milk', ratio: 0.95 },
    { foodId: 'lemon-juice', ratio: 0.06 },
  ]
  expect(formatSubstitute(parts, 'buttermilk', toQuantity(250, 'ml'))).toMatch(
    /^2\d\d ml whole milk and 1\d ml lemon juice$/,
  )
  expect(formatSubstitute(parts, 'buttermilk', undefined)).toBe('whole milk and lemon juice')
})
