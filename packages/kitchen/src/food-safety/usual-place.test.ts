import { expect, test } from 'vitest'
import { linkFood, surely } from '../linking'
import { usualPlaceOf } from './usual-place'

const place = (name: string) => {
  const link = linkFood(name)
  return usualPlaceOf({ name, ...(link.known && link.confidence >= surely && { foodId: link.foodId }) })
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
])('%s goes into the fridge', (name) => expect(place(name)).toBe('fridge'))

test.each([
  'soup',
  'chickpeas',
  'rice',
  'stock',
  'homemade bread',
  'homemade jam',
  'roasted peanuts',
  'sliced bread',
])('%s goes into the pantry', (name) => expect(place(name)).toBe('pantry'))

test.each(['frozen peas', 'frozen moussaka', 'frozen homemade soup'])('%s goes into the freezer', (name) =>
  expect(place(name)).toBe('freezer'),
)
