import { expect, test } from 'vitest'
import { formatExactMinutes, parseTypedMinutes } from './form-values'

test.each([
  ['15', 15],
  ['15 min', 15],
  ['15min.', 15],
  ['0', 0],
  ['1 h 10', 70],
  ['1h10m', 70],
  ['1 hour and 10 minutes', 70],
  ['1 hour, 10 minutes', 70],
  ['1:10', 70],
  ['1.5 hours', 90],
  ['1,5 h', 90],
  ['1½ hours', 90],
  ['½ h', 30],
  ['half an hour', 30],
  ['an hour', 60],
  ['about 20 minutes', 20],
  ['10-15 min', 15],
  ['10 to 15 minutes', 15],
  ['2 days', 2880],
  ['1 day 2 h', 1560],
  ['7 days', 10_080],
])('%s is %i minutes', (text, minutes) => {
  expect(parseTypedMinutes(text)).toBe(minutes)
})

test.each([
  '',
  'soon',
  'min',
  '15 bananas',
  '8 days',
  '-5',
  '1 h 10 20',
  '5e3',
  '1:75',
  '12 min x',
  '9'.repeat(400),
])('%s is no time', (text) => {
  expect(parseTypedMinutes(text)).toBeUndefined()
})

test('formatted minutes are parsed to the same value', () => {
  for (const minutes of [0, 1, 59, 60, 61, 90, 600, 2881, 10_080])
    expect(parseTypedMinutes(formatExactMinutes(minutes))).toBe(minutes)
})
