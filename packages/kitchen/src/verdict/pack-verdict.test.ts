import { expect, test } from 'vitest'
import { allergenIds } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import { allFoods } from '../food/food'
import { parseLabel } from '../label/label'
import { packVerdict } from './pack-verdict'

const nothing = parseLabel('Water, sugar, salt')

test('without a label the food decides', () => {
  const line = { text: 'soy sauce', foodId: 'soy-sauce' }
  expect(packVerdict('soy', line, undefined)).toEqual(allergenVerdict('soy', [line]))
})

test('a label that found nothing never makes any food safer', () => {
  for (const { id, name } of allFoods()) {
    const line = { text: name, foodId: id }
    for (const allergen of allergenIds)
      expect(packVerdict(allergen, line, nothing).answer, id).toBe(allergenVerdict(allergen, [line]).answer)
  }
})

test('allergens a label names or leaves open count', () => {
  const line = { text: 'apple', foodId: 'apple' }
  expect(packVerdict('dairy', line, parseLabel('Apples, milk')).answer).toBe('contains')
  expect(packVerdict('nuts', line, parseLabel('Apples. May contain nuts.')).answer).toBe('not known')
  expect(packVerdict('nuts', line, nothing).answer).toBe('none found')
})

test('without a food, the name and the label of a pack decide', () => {
  expect(packVerdict('nuts', { text: 'Crunchy Wonder' }, nothing).answer).toBe('none found')
  expect(packVerdict('nuts', { text: 'Crunchy Wonder' }, parseLabel('Sugar, xqzzt')).answer).toBe('not known')
  expect(packVerdict('nuts', { text: 'Hazelnut Wonder' }, nothing).answer).toBe('contains')
})
