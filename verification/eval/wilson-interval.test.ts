import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson-interval'

test('the interval of a share is Wilson’s', () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const rounded = (right: number, cases: number) =>
    wilsonInterval(right, cases).map((end) => Number(end.toFixed(4)))
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662])
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605])
  expect(rounded(0, 20)).toEqual([0, 0.1611])
  expect(rounded(1, 29)).toEqual([0.0061, 0.1718])
})

test('without cases the interval is everything', () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1])
})
