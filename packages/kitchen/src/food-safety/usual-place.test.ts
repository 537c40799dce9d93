import { expect, test } from 'vitest'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { type PlaceHints, usualPlaceOf } from './usual-place'

const placeOf = (name: string, hints?: PlaceHints) => {
  const link = linkFood(name)
  return usualPlaceOf(
    { name, ...(link.known && link.confidence >= certainThreshold && { foodId: link.foodId }) },
    hints,
  )
}

test.each([
  'homemade soup',
  'leftover lasagne',
  'cooked chickpeas',
  'fried rice',
  'homemade stock',
  'homemade mayonnaise',
  'homemade gravy',
  'leftover pizza',
  'defrosted prawns',
  'fresh soup',
  'opened passata',
  'chopped onion',
  'garlic in oil',
  'garlic oil',
  'moussaka',
  'leftover blorpf',
  'half a tin of beans',
  'opened tin of chickpeas',
  'half an onion',
  'dressed crab',
  'pizza slices',
  'Nudelreste',
  'soupe maison',
  'arroz cocido',
])('%s goes into the fridge', (name) => expect(placeOf(name)).toBe('fridge'))

test.each([
  'chickpeas',
  'rice',
  'tinned soup',
  'carton of stock',
  'lasagne sheets',
  'gravy granules',
  'soy sauce',
  'homemade bread',
  'homemade jam',
  'roasted peanuts',
  'sliced bread',
])('%s goes into the pantry', (name) => expect(placeOf(name)).toBe('pantry'))

test.each(['frozen peas', 'frozen moussaka', 'frozen homemade soup'])('%s goes into the freezer', (name) =>
  expect(placeOf(name)).toBe('freezer'),
)

const ambiguousNames = [
  'soup',
  'lasagne',
  'gravy',
  'stock',
  'sauce',
  'pasta sauce',
  'salsa',
  'dip',
  'dressing',
  'minestrone',
]

test.each(ambiguousNames)('%s may be homemade or bought and goes into the fridge without a hint', (name) =>
  expect(placeOf(name)).toBe('fridge'),
)

test.each([
  ['soup', { unit: 'can' }],
  ['soup', { unit: 'tins' }],
  ['stock', { unit: 'carton' }],
  ['salsa', { unit: 'jar' }],
  ['lasagne', { unit: 'g' }],
  ['pasta sauce', { bought: true }],
  ['Granny Smyth sauce', { bought: true }],
] as const)('%s with the hint %j is the pack', (name, hints) => expect(placeOf(name, hints)).toBe('pantry'))

test('a tub or a weight of soup is not a hint', () => {
  expect(placeOf('soup', { unit: 'tub' })).toBe('fridge')
  expect(placeOf('soup', { unit: 'g' })).toBe('fridge')
  expect(placeOf('homemade soup', { bought: true, unit: 'can' })).toBe('fridge')
})
