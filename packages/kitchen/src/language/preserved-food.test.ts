import { expect, test } from 'vitest'
import { toRecipeLine } from '../recipe/recipe-line'
import { parseShoppingText } from '../shopping/shopping-text'
import { preservedFood } from './preserved-food'

test.each([
  ['1 Glas Gurken', 'pickles', 'jar'],
  ['Dose Kichererbsen', 'canned-chickpeas', 'can'],
  ['2 Dosen Mais', 'canned-corn', 'can'],
  ['una lata de atún', 'canned-tuna-in-water', 'can'],
  ['tarro de pepinillos', 'pickles', 'jar'],
  ['1 boîte de tomates', 'canned-tomatoes', 'can'],
  ['bocal de cornichons', 'pickles', 'jar'],
  ['2 lattine di tonno', 'canned-tuna-in-water', 'can'],
  ['1 vasetto di barbabietole', 'pickled-beets', 'tub'],
  ['blik kikkererwten', 'canned-chickpeas', 'can'],
  ['1 potje augurken', 'pickles', 'jar'],
  ['uma lata de milho', 'canned-corn', 'can'],
  ['1 Päckchen Backpulver', 'baking-powder', 'packet'],
])('%s is %s, one %s', (text, foodId, unit) => {
  expect(toRecipeLine(text)).toMatchObject({ foodId, quantity: { unit } })
  expect(parseShoppingText(text)).toMatchObject({ foodId })
})

test('foods not sold in tins or jars are unchanged', () => {
  expect(preservedFood('water', 'jar')).toBeUndefined()
  expect(preservedFood('whole-milk', 'jar')).toBeUndefined()
  expect(preservedFood('tomato', 'packet')).toBeUndefined()
  expect(toRecipeLine('1 Glas Milch')).toMatchObject({ foodId: 'whole-milk' })
  expect(toRecipeLine('2 Gurken')).toMatchObject({ foodId: 'cucumber' })
})
