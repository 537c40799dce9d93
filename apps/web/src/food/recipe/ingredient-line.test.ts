import { expect, test } from 'vitest'
import { anIngredient } from '../../testing/a-recipe-details'
import { splitIngredientLine } from './ingredient-line'

test.each([
  ['250 g flour, sifted', 'flour', '250 g', 'flour, sifted'],
  ['2 courgettes, in 2 cm half-moons', 'courgettes', '2', 'courgettes, in 2 cm half-moons'],
  ['1 avocado, large, ripe', 'large avocado', '1', 'avocado, large, ripe'],
  ['2 slices sourdough bread, large', 'large sourdough bread', '2 slices', 'sourdough bread, large'],
  ['180 g cooked chestnuts, crumbled', 'chestnuts', '180 g', 'cooked chestnuts, crumbled'],
  ['1 1/2 tbsp gluten-free tamari', 'gluten-free tamari', '1½ tbsp', 'gluten-free tamari'],
  ['3/4 tsp salt', 'salt', '¾ tsp', 'salt'],
  ['2/4 tsp salt', 'salt', '2/4 tsp', 'salt'],
  ['1 can 80/20 mince, 1/2 drained', 'mince', '1 can 80/20', 'mince, ½ drained'],
  ['½ tsp Salt', 'salt', '½ tsp', 'Salt'],
  ['black pepper', 'black pepper', '', 'black pepper'],
  ['a little olive oil', 'olive oil', '', 'a little olive oil'],
  ['3 of the blue ones', 'something else', '', '3 of the blue ones'],
])('%j of %j is %j and %j', (line, name, amount, rest) => {
  const ingredient = anIngredient({ text: { written: line, metric: line, us: line }, name })
  expect(splitIngredientLine(ingredient, 'written')).toEqual({ amount, rest })
})

test('each line is in the chosen measures, and ’optional’ is added once', () => {
  const spaghetti = anIngredient({ optional: true })
  expect(splitIngredientLine(spaghetti, 'us')).toEqual({ amount: '7 oz', rest: 'spaghetti (optional)' })
  const text = { written: '1 pinch chilli (optional)', metric: '', us: '' }
  expect(splitIngredientLine(anIngredient({ text, name: 'chilli', optional: true }), 'written').rest).toBe(
    'chilli (optional)',
  )
})
