import { expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { parseLabel } from './label'

test.each<[string, Allergen]>([
  ['Whole grains, water', 'gluten'],
  ['Sprouted grains, salt', 'gluten'],
  ['Rice, koji, salt', 'gluten'],
  ['Water, lactitol', 'dairy'],
  ['Sel, ferments lactiques', 'dairy'],
  ['Ingrédients: pâtes, eau', 'gluten'],
  ['Ingrédients: bar, sel', 'fish'],
  ['Ingrédients: fécule, sel', 'nightshades'],
  ['Ingredientes: lubina, sal', 'fish'],
  ['Ingredientes: frutos secos, sal', 'peanuts'],
  ['Water, natural flavor', 'mustard'],
  ['Dried vegetables, salt', 'celery'],
  ['Sausage, salt', 'gluten'],
  ['Ham, water', 'mustard'],
])('%s: a generic or borrowed name is never free of %s', (label, allergen) => {
  expect(parseLabel(label).verdicts[allergen].answer).not.toBe('none found')
})

test.each<[string, Allergen]>([
  ['Salt, garam masala', 'mustard'],
  ["Salt, za'atar", 'gluten'],
])('%s: if a phrase is a food, the food table decides on %s too', (label, allergen) => {
  expect(parseLabel(label).verdicts[allergen].answer).toBe('not known')
})

test.each([
  'Whole grain rice, salt',
  'Long grain rice',
  'Apple cider vinegar',
  'Rape seed oil',
  'Chickpeas, water',
])('%s is still understood', (label) => {
  const { verdicts, unknown } = parseLabel(label)
  expect(unknown).toEqual([])
  expect(verdicts.gluten.answer).toBe('none found')
  expect(verdicts.fish.answer).toBe('none found')
  expect(verdicts.sulfites.answer).toBe('none found')
})
