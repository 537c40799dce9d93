import { expect, test } from 'vitest'
import { amount } from '../quantity/amount'
import { inflectNoun } from './inflect-noun'

test.each([
  [' cup', 2, 1, ' cups'],
  [' cups', 1, 2, ' cup'],
  [' large eggs', 1, 1, ' large egg'],
  [' bay leaf', 3, 1, ' bay leaves'],
  [' tbsp', 3, 1, ' tbsp'],
  [' tablespoon', 3, 1, ' tablespoons'],
  [' dozen', 3, 1, ' dozen'],
  ['', 3, 1, ''],
  [' g', 3, 1, ' g'],
])('%j for %d/%d is %j', (words, numerator, denominator, text) => {
  expect(inflectNoun(words, amount(numerator, denominator))).toBe(text)
})
