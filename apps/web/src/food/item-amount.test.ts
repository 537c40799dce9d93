import { expect, test } from 'vitest'
import { formatItemAmount } from './item-amount'

test.each([
  ['1', 'pieces', '1 piece'],
  ['2', 'head', '2 heads'],
  ['2', 'bunches', '2 bunches'],
  ['1', 'loaves', '1 loaf'],
  ['0.5', 'bunches', '½ bunch'],
  ['1.5', 'bunch', '1½ bunches'],
  ['0', 'bunch', '0 bunches'],
  ['1', 'Bunches', '1 bunch'],
  ['1', 'lbs', '1 lb'],
  ['2', 'lbs', '2 lbs'],
  ['1', 'tins', '1 tin'],
  ['3', 'tin', '3 tins'],
  ['1', 'pcs.', '1 pc'],
  ['1', 'kg', '1 kg'],
  ['250', 'ml', '250 ml'],
  ['2', 'T', '2 T'],
  ['2', 'each', '2 each'],
  ['1', 'cases', '1 cases'],
  ['2', 'Netz', '2 Netz'],
  ['1', 'constructor', '1 constructor'],
  ['12', '', '12'],
  ['a few', 'pieces', 'a few pieces'],
])('%s of %j are %j', (amount, unit, words) => expect(formatItemAmount({ amount, unit })).toBe(words))
