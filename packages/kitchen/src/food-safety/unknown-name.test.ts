import { expect, test } from 'vitest'
import { parseFoodName } from './food-state'
import { isDishByName, riskClassesInName } from './unknown-name'

test.each([
  ['dressed crab', ['raw-fish']],
  ['acme chicken', ['raw-poultry']],
  ['opened tin of tuna', ['prepared-food']],
  ['bangers', ['raw-mince']],
  ['acme fish sauce', []],
  ['tinned acme fish', []],
  ['dried fish', []],
  ['Grandma’s chutney', []],
  ['acme cream buns', ['prepared-food']],
  ['custard slices', ['prepared-food']],
  ['cheese crackers', []],
  ['cream crackers', []],
  ['custard powder', []],
  ['acme fruit cake', []],
])('classes of the words of %s', (name, classes) =>
  expect(riskClassesInName(parseFoodName({ name }))).toEqual(classes),
)

test('in the pantry a sandwich is a dish and a madras may be a jar', () => {
  expect(isDishByName(parseFoodName({ name: 'chicken sandwich' }))).toBe(true)
  for (const name of ['chana dal', 'beef madras', 'tinned stew']) {
    expect(`${name} ${isDishByName(parseFoodName({ name }))}`).toBe(`${name} false`)
  }
})
