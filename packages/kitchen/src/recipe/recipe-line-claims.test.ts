import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import type { Diet } from '../diet/diet'
import { dietVerdict } from '../diet/diet-verdict'
import { foodById } from '../food/food'
import { toRecipeLine } from './recipe-line'

const has = (text: string, allergen: Allergen) => allergenVerdict(allergen, [toRecipeLine(text)]).answer
const fits = (text: string, diet: Diet) =>
  dietVerdict(diet, {
    id: 1,
    title: 'Dish',
    servings: 2,
    occasions: [],
    tags: [],
    lines: [toRecipeLine(text)],
  }).answer

describe('a claim about a food that can lack the ingredient stays with the food', () => {
  test.each([
    ['4 vegan flour tortillas', 'flour-tortilla'],
    ['4 flour tortillas (vegan)', 'flour-tortilla'],
    ['8 gluten-free corn tortillas', 'corn-tortilla'],
    ['500 ml gluten-free vegetable stock', 'vegetable-broth'],
    ['500 ml gluten-free chicken stock', 'chicken-broth'],
    ['4 pitta breads, dairy-free', 'pita-bread'],
    ['4 slices white bread, dairy-free', 'white-bread'],
    ['300 g vegan spaghetti', 'dry-pasta'],
    ['300 g egg-free pasta', 'dry-pasta'],
    ['300 g spaghetti (egg-free)', 'dry-pasta'],
    ['250 ml gluten-free oat milk', 'oat-milk'],
    ['100 ml vegan white wine', 'white-wine'],
    ['100 ml vegetarian white wine', 'white-wine'],
    ['100 g vegan dark chocolate', 'dark-chocolate'],
    ['50 g vegan breadcrumbs', 'breadcrumbs'],
    ['50 g dairy-free breadcrumbs', 'breadcrumbs'],
    ['1 tbsp gluten-free tamari', 'tamari'],
    ['200 g vegan rice', 'white-rice'],
  ])('%s is %s', (text, foodId) => {
    expect(toRecipeLine(text).foodId).toBe(foodId)
  })
})

describe('resolves the doubt it concerns', () => {
  test.each<[string, Allergen]>([
    ['8 gluten-free corn tortillas', 'gluten'],
    ['500 ml gluten-free vegetable stock', 'gluten'],
    ['250 ml gluten-free oat milk', 'gluten'],
    ['4 pitta breads, dairy-free', 'dairy'],
    ['50 g dairy-free breadcrumbs', 'dairy'],
    ['300 g egg-free pasta', 'eggs'],
  ])('%s: no %s', (text, allergen) => {
    expect(has(text, allergen)).toBe('none found')
  })

  test.each<[string, Diet]>([
    ['4 vegan flour tortillas', 'vegan'],
    ['4 flour tortillas (vegan)', 'vegan'],
    ['300 g vegan spaghetti', 'vegan'],
    ['100 ml vegan white wine', 'vegan'],
    ['100 ml vegetarian white wine', 'vegetarian'],
    ['50 g vegan breadcrumbs', 'vegan'],
    ['100 g vegan dark chocolate', 'vegan'],
  ])('%s is %s', (text, diet) => {
    expect(fits(text, diet)).toBe('fits')
  })
})

describe('and no other', () => {
  test.each<[string, Allergen, string]>([
    ['500 ml gluten-free vegetable stock', 'dairy', 'not known'],
    ['500 ml gluten-free vegetable stock', 'soy', 'not known'],
    ['4 pitta breads, dairy-free', 'gluten', 'contains'],
    ['50 g dairy-free breadcrumbs', 'eggs', 'not known'],
    // 'Vegan' is no allergen statement.
    ['50 g vegan breadcrumbs', 'dairy', 'not known'],
    ['300 g vegan spaghetti', 'eggs', 'not known'],
    ['100 g vegan dark chocolate', 'dairy', 'not known'],
  ])('%s: %s %s', (text, allergen, answer) => {
    expect(has(text, allergen)).toBe(answer)
  })

  test('vegetarian wine may be fined with egg', () => {
    expect(fits('100 ml vegetarian white wine', 'vegan')).toBe('not known')
    expect(fits('4 flour tortillas (vegan if you like)', 'vegan')).toBe('not known')
    expect(fits('4 flour tortillas with cheese (vegan)', 'vegan')).not.toBe('fits')
  })
})

describe('a claim that removes what defines the food links elsewhere or nowhere', () => {
  test.each<[string, string | undefined]>([
    ['100 g vegan cheese', 'vegan-cheddar'],
    ['100 g butter (vegan)', 'vegan-butter'],
    ['100 g flour (gluten-free)', 'gluten-free-flour'],
    ['200 ml milk (oat)', 'oat-milk'],
    ['100 g vegan gruyère', undefined],
    ['2 vegan eclairs', undefined],
    ['4 gluten-free flour tortillas', undefined],
    // It needs some other milk, which may be of nuts or soy.
    ['200 ml dairy-free smoothie', undefined],
    ['300 g vegan mashed potatoes', undefined],
  ])('%s: %s', (text, foodId) => {
    expect(toRecipeLine(text).foodId).toBe(foodId)
  })

  test('a plant food is judged by its own row', () => {
    expect(has('100 g butter (vegan)', 'dairy')).toBe('none found')
    expect(foodById('vegan-butter')?.often).toContain('nuts')
    expect(has('100 g butter (vegan)', 'nuts')).toBe('not known')
  })
})
