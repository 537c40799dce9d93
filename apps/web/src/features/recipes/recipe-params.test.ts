import { expect, test } from 'vitest'
import { parseRecipeId, parseServingsParam } from './recipe-params'

test.each([
  ['7', 7],
  ['7abc', 7],
  ['7.9', 7],
  [' 12', 12],
  ['0', null],
  ['-3', null],
  ['abc', null],
  ['', null],
  ['9'.repeat(30), null],
  [undefined, null],
])('[REC-05] the id %j is read as the integer %j', (text, number) => {
  expect(parseRecipeId(text)).toBe(number)
})

test.each([
  ['6', 6],
  [' 1 ', 1],
  ['100', 100],
  ['101', undefined],
  ['0', undefined],
  ['-2', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['six', undefined],
  [null, undefined],
])('%j servings are %j', (text, servings) => {
  expect(parseServingsParam(text)).toBe(servings)
})
