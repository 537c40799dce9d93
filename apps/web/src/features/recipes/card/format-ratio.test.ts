import { expect, test } from 'vitest'
import { formatRatio } from './missing-ingredient'

test('formats the ratio by weight', () => {
  expect([1, 1.02, 0.3, 0.004, 1.5, 2, 0, Number.NaN].map(formatRatio)).toEqual([
    'The same weight.',
    'The same weight.',
    '30 % of the weight.',
    '1 % of the weight.',
    '1.5 times the weight.',
    '2 times the weight.',
    '',
    '',
  ])
})
