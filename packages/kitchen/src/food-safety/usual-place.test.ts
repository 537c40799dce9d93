import { expect, test } from 'vitest'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { type PlaceHints, usualPlaceOf } from './usual-place'

const place = (name: string, clues?: PlaceHints) => {
  const link = linkFood(name)
  return usualPlaceOf(
    { name, ...(link.known && link.confidence >= certainThreshold && { foodId: link.foodId }) },
    clues,
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
])('%s goes into the fridge', (name) => expect(place(name)).toBe('fridge'))

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
])('%s goes into the pantry', (name) => expect(place(name)).toBe('pantry'))

test.each(['frozen peas', 'frozen moussaka', 'frozen homemade soup'])('%s goes into the freezer', (name) =>
  expect(place(name)).toBe('freezer'),
)

const either = [
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

test.each(either)('%s may be made or bought: the fridge, without a clue', (name) =>
  expect(place(name)).toBe('fridge'),
)

test.each([
  ['soup', { unit: 'can' }],
  ['soup', { unit: 'tins' }],
  ['stock', { unit: 'carton' }],
  ['salsa', { unit: 'jar' }],
  ['lasagne', { unit: 'g' }],
  ['pasta sauce', { bought: true }],
  ['Granny Smyth sauce', { bought: true }],
] as const)('%s with the clue %j is the pack', (name, clues) => expect(place(name, clues)).toBe('pantry'))

test('a tub or a weight of soup is no clue', () => {
  expect(place('soup', { unit: 'tub' })).toBe('fridge')
  expect(place('soup', { unit: 'g' })).toBe('fridge')
  expect(place('homemade soup', { bought: true, unit: 'can' })).toBe('fridge')
})
