import { expect, test } from 'vitest'
import { missingFromList } from './missing-from-list'

const lack = (foodId: string) => ({ foodId, name: foodId, grams: 50, sharedWith: [], money: 1 })
const listed = (foodId: string, ...slots: string[]) => ({ foodId, name: foodId, slots })

test('a meal does not lack what the list omits or marks for checking', () => {
  const view = { list: [listed('feta', 'mon')], foods: new Set(['feta', 'olive-oil']) }
  expect(missingFromList([lack('feta'), lack('olive-oil')], 'mon', view)).toEqual([lack('feta')])
  expect(missingFromList([lack('olive-oil')], 'tue', view)).toEqual([])
})

test('a food bought under another name has that name', () => {
  const view = { list: [listed('lemon-juice', 'mon')], foods: new Set(['lemon']) }
  expect(missingFromList([lack('lemon')], 'mon', view)).toEqual([
    { ...lack('lemon'), foodId: 'lemon-juice', name: 'lemon-juice' },
  ])
})

test('a food only the list finds short is lacking where it is needed, unless another meal lacks it', () => {
  const some = { list: [listed('parsley', 'mon', 'tue')], foods: new Set<string>() }
  expect(missingFromList([], 'mon', some).map(({ foodId }) => foodId)).toEqual(['parsley'])
  expect(missingFromList([], 'mon', { ...some, foods: new Set(['parsley']) })).toEqual([])
})
