import { expect, test } from 'vitest'
import { aDraft } from '../../../testing/a-saved-recipe'
import { toKitchenRecipe } from './kitchen-recipe'
import { checkPortions } from './portion-rules'

const complaints = (...ingredients: string[]) =>
  checkPortions(toKitchenRecipe(1, aDraft({ servings: 2, course: 'Main Dish', ingredients })))

test('amounts that a person eats pass', () => {
  expect(complaints('400 g beef mince', '200 g spaghetti', '2 tbsp olive oil')).toEqual([])
})

test.each([
  ['900 g beef mince', '450 g of meat for one person'],
  ['400 g spaghetti', '200 g of dry pasta for one person'],
  ['400 g basmati rice', '200 g of raw rice for one person'],
  ['150 g butter', '75 g of oil or fat for one person'],
])('%s for two does not', (line, complaint) => {
  expect(complaints(line)).toEqual([complaint])
})
