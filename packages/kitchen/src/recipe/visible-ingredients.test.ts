import { expect, it } from 'vitest'
import { toRecipeLine } from './recipe-line'
import { visibleIngredients } from './visible-ingredients'

it('gives food, category and weight of a line', () => {
  expect(visibleIngredients([toRecipeLine('300 g carrots')])).toEqual([
    { text: '300 g carrots', food: 'carrot', category: 'Vegetables', grams: 300 },
  ])
})

it('keeps the text of a line that is not understood', () => {
  expect(visibleIngredients([{ text: 'moon dust' }])).toEqual([{ text: 'moon dust' }])
})
