import { expect, test } from 'vitest'
import { ambiguousWordTable } from '../data/text/ambiguous-words'
import { allergenIds } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import { parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { toRecipeLine, toRecipeLines } from '../recipe/recipe-line'
import { parseShoppingText } from '../shopping/shopping-text'
import { findByWholeName } from './food-names'
import { normalizeWords } from './normalize-words'

const foodOf = (text: string, country?: string, ...others: string[]) =>
  toRecipeLines([text, ...others], country)[0]?.foodId

test.each([
  ['42 g Hefe', 'fresh-yeast'],
  ['1/2 Würfel Hefe', 'fresh-yeast'],
  ['1 Päckchen Hefe', 'active-dry-yeast'],
  ['7 g Hefe', 'active-dry-yeast'],
  ['10 g Hefe', undefined],
  ['1 sachet de levure', undefined],
  ['1 TL Paprika', 'paprika'],
  ['200 g Paprika', 'red-bell-pepper'],
  ['2 Paprika', 'red-bell-pepper'],
  ['1 tsp paprika', 'paprika'],
  ['2 oz paprika', 'paprika'],
  ['100 g pepper', 'black-pepper'],
  ['200 ml squash', 'grenadine'],
  ['1 squash', 'butternut-squash'],
  ['1 pepper', 'red-bell-pepper'],
  ['2 tsp pepper', 'black-pepper'],
  ['1 TL Curry', 'curry-powder'],
  ['1 tsp soda', 'baking-soda'],
  ['200 g Chips', undefined],
  ['1 jelly', undefined],
  ['2 tbsp jelly', 'jelly'],
])('%s is %s', (text, foodId) => {
  expect(toRecipeLine(text).foodId).toBe(foodId)
})

test.each([
  ['300 g chips', 'GB', 'french-fries'],
  ['300 g chips', 'US', 'potato-chips'],
  ['300 g chips', 'AU', undefined],
  ['500 ml cider', 'US', 'apple-cider'],
  ['500 ml cider', 'GB', 'hard-cider'],
  ['2 biscuits', 'US', 'scone'],
  ['2 tbsp pickle', 'GB', undefined],
])('%s in %s is %s', (text, country, foodId) => {
  expect(foodOf(text, country)).toBe(foodId)
})

test('the language of the recipe and the country of the shopper decide', () => {
  expect(foodOf('200 g Chips', undefined, '200 g Mehl', '3 Eier', '1 EL Zucker')).toBe('potato-chips')
  expect(parseShoppingText('chips', 'DE').foodId).toBe('potato-chips')
  expect(parseShoppingText('chips', 'GB').foodId).toBe('french-fries')
  expect(parseShoppingText('chips').foodId).toBeUndefined()
})

test('where nobody can tell, no allergen of any reading is ruled out', () => {
  for (const word of ['chips', 'jelly']) {
    const line = toRecipeLine(`100 g ${word}`)
    for (const allergen of allergenIds)
      expect(allergenVerdict(allergen, [line]).answer).not.toBe('none found')
  }
})

test('every row has words, known places and a known food or none', () => {
  const places = 'de fr es it nl pt sv da no en uk us au nz *'.split(' ')
  for (const [words, where, , food = ''] of parseRows(ambiguousWordTable)) {
    expect(parseList(words).length).toBeGreaterThan(0)
    for (const place of parseList(where)) expect(places).toContain(place)
    const found = findByWholeName(normalizeWords(food))?.food.id ?? ''
    if (food !== '') expect(foodById(found), food).toBeDefined()
  }
})
