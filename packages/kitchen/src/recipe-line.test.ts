import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText } from './amount'
import { readIngredient } from './ingredient'
import { linkIngredient, toRecipeLine } from './recipe-line'

describe('a line, read and linked', () => {
  test.each([
    ['2 large eggs', 'egg', '2 large'],
    ['2–3 large eggs', 'egg', '3 large'],
    ['2 eggs', 'egg', '2 piece'],
    ['2 cups flour (250 g)', 'all-purpose-flour', '250 g'],
    ['2 x 400g tins chopped tomatoes, drained', 'canned-tomatoes', '800 g'],
    ['1 tbsp + 1 tsp olive oil', 'olive-oil', '4 tsp'],
    ['2 sticks celery', 'celery', '2 stalk'],
    ['2 garlic cloves, crushed', 'garlic', '2 clove'],
    ['juice of 1 lemon', 'lemon', '1 piece'],
    ['salt, to taste', 'salt', ''],
    ['a pinch of salt', 'salt', '1 pinch'],
    ['500ml beef or chicken stock', 'beef-broth', '500 ml'],
    ['1 ripe but firm avocado', 'avocado', '1 piece'],
    ['2 dollops crème fraîche', 'creme-fraiche', ''],
  ])('%s', (text, foodId, quantity) => {
    const line = toRecipeLine(text)
    expect(line.text).toBe(text)
    expect(line.foodId).toBe(foodId)
    expect(line.quantity ? `${amountText(line.quantity.amount)} ${line.quantity.unit}` : '').toBe(quantity)
  })

  test.each([
    '1 cup unobtainium',
    '',
    'For the sauce:',
    '½ cup chocolate chips (vegan)',
    '1 tbsp each soy sauce, peanuts and honey',
  ])('%j is honestly not known', (text) => {
    expect(toRecipeLine(text).foodId).toBeUndefined()
  })

  test('what may be left out says so', () => {
    expect(toRecipeLine('1 tsp salt (optional)').optional).toBe(true)
    expect('optional' in toRecipeLine('1 tsp salt')).toBe(false)
  })

  test('an offer of another food does not change the first', () => {
    const ghee = linkIngredient(readIngredient('1 cup butter (or vegan butter)'))
    expect(ghee.known && ghee.foodId).toBe('salted-butter')
  })

  test('a heading is no food', () => {
    expect(linkIngredient(readIngredient('Butter:'))).toEqual({ known: false, nearest: [] })
  })

  test('any text makes a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        expect(toRecipeLine(text).text).toBe(text)
      }),
    )
  })
})

describe('cooked food', () => {
  test.each([
    ['2 cups cooked rice', 'cooked-white-rice'],
    ['1 cup cooked quinoa', 'cooked-quinoa'],
    ['300g cooked, shredded chicken', 'cooked-chicken'],
    ['1 cup rice, cooked', 'white-rice'],
    ['1 cup uncooked rice', 'white-rice'],
    ['6 slices bacon, cooked and crumbled', 'bacon'],
  ])('%s is %s', (text, foodId) => {
    expect(toRecipeLine(text).foodId).toBe(foodId)
  })
})
