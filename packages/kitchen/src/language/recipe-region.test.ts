import { expect, test } from 'vitest'
import { toNumber } from '../quantity/amount'
import { toRecipeLines } from '../recipe/recipe-line'
import { recipeRegion } from './recipe-region'

const first = (...lines: string[]) => {
  const quantity = toRecipeLines(lines)[0]?.quantity
  return quantity && [Math.round(toNumber(quantity.amount) * 10) / 10, quantity.unit]
}

test.each([
  [
    ['1 pint milk', '2 courgettes'],
    [568.3, 'ml'],
  ],
  [
    ['½ pint double cream', '100g caster sugar'],
    [284.1, 'ml'],
  ],
  [
    ['5 fl oz water', '1 tsp bicarbonate of soda'],
    [142.1, 'ml'],
  ],
  [
    ['1 pint heavy cream', '2 cups all-purpose flour'],
    [1, 'pint'],
  ],
  [
    ['1 pint milk', '2 eggs'],
    [1, 'pint'],
  ],
  [
    ['2 tbsp olive oil', '1 red capsicum, sliced'],
    [40, 'ml'],
  ],
  [
    ['1 cup milk', '300ml thickened cream'],
    [250, 'ml'],
  ],
  [
    ['2 tbsp olive oil', '2 courgettes'],
    [2, 'tbsp'],
  ],
])('%j: the recipe’s own words decide', (lines, expected) => {
  expect(first(...lines)).toEqual(expected)
})

test('words of two countries give no region', () => {
  expect(recipeRegion(['2 courgettes', '1 cup all-purpose flour'])).toBeUndefined()
  expect(recipeRegion([])).toBeUndefined()
})
