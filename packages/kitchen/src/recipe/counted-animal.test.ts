import { expect, test } from 'vitest'
import { gramsOf, soldGramsOf } from '../quantity/quantity'
import { toRecipeLine } from './recipe-line'

test.each([
  ['2 trout', 316, 632],
  ['4 mackerel', 896, 1792],
  ['1 whole sea bass', 258, 573],
  ['2 sea bass fillets', 258, 258],
  ['12 oysters', 228, 912],
  ['8 scallops', 120, 120],
  ['4 salmon fillets', 792, 792],
  ['1 crab', 163, 441],
  ['2 plaice', 326, 724],
])('%s: %d g are eaten and %d g bought', (text, eaten, bought) => {
  const { quantity, foodId } = toRecipeLine(text)
  expect(Math.round((quantity && gramsOf(quantity, foodId)) ?? 0)).toBe(eaten)
  expect(Math.round((quantity && soldGramsOf(quantity, foodId)) ?? 0)).toBe(bought)
})

test.each(['1 whole salmon', '2 lobster tails', '6 crab claws', '1 octopus'])(
  '%s: its weight is not known, its food is',
  (text) => {
    const { quantity, foodId } = toRecipeLine(text)
    expect(foodId).toBeDefined()
    expect(quantity && gramsOf(quantity, foodId)).toBeUndefined()
  },
)
