import { expect, test } from 'vitest'
import { purchaseWeightOf } from './purchase-weight'

test.each([
  ['cumin', 0.5],
  ['olive-oil', 0.5],
  ['white-sugar', 0.5],
  ['dijon-mustard', 0.5],
  ['all-purpose-flour', 0.5],
  ['apple-cider-vinegar', 0.5],
  ['parsley', 1],
  ['cilantro', 1],
  ['fresh-thyme', 1],
  ['pesto', 1],
  ['leek', 1],
  ['basmati-rice', 1],
  ['chicken-breast', 1],
  ['nothing-known', 1],
])('to buy %s weighs %d', (foodId, weight) => {
  expect(purchaseWeightOf(foodId)).toBe(weight)
})
