import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergenVerdict } from '../diet/allergen-verdict'
import { parseIngredient } from '../ingredient/ingredient'
import { amountText } from '../quantity/amount'
import { linkIngredient, toRecipeLine } from './recipe-line'

describe('a parsed and linked line', () => {
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
    '½ cup smoothie (vegan)',
    '1 tbsp each soy sauce, peanuts and honey',
  ])('%j is not linked', (text) => {
    expect(toRecipeLine(text).foodId).toBeUndefined()
  })

  test('an optional line is marked', () => {
    expect(toRecipeLine('1 tsp salt (optional)').optional).toBe(true)
    expect('optional' in toRecipeLine('1 tsp salt')).toBe(false)
  })

  test('an alternative food does not change the first', () => {
    const ghee = linkIngredient(parseIngredient('1 cup butter (or vegan butter)'))
    expect(ghee.known && ghee.foodId).toBe('salted-butter')
  })

  test('a heading is no food', () => {
    expect(linkIngredient(parseIngredient('Butter:'))).toEqual({ known: false, nearest: [] })
  })

  test('any text gives a line', () => {
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
    ['250 g cooked puy lentils', 'canned-lentils'],
  ])('%s is %s', (text, foodId) => {
    expect(toRecipeLine(text).foodId).toBe(foodId)
  })
})

describe('remarks behind a name', () => {
  test.each([
    ['2 apples, tart', 'granny-smith-apple'],
    ['2 apples, sharp-tasting', 'apple'],
    ['50 g sourdough bread, without crust, torn', 'sourdough-bread'],
    ['1 spring onion, green part, in fine rings', 'green-onion'],
    ['400 g tomatoes (canned)', 'canned-tomatoes'],
    ['1 kg chicken thighs, bone-in', 'bone-in-chicken-thigh'],
    ['1 kg chicken thighs, boneless', 'chicken-thigh'],
    ['2 duck breasts, skin on', 'duck-breast'],
    ['2 duck breasts, skinless', 'skinless-duck-breast'],
    ['400 g salt cod, soaked overnight', 'soaked-salt-cod'],
    ['200 g dried chickpeas, soaked', 'dried-chickpeas'],
  ])('%s is %s', (text, foodId) => {
    expect(toRecipeLine(text).foodId).toBe(foodId)
  })
})

describe('measures', () => {
  test.each([
    ['1 vanilla pod', 'vanilla-bean'],
    ['1 tsp vanilla', 'vanilla-extract'],
    ['2 cinnamon sticks', 'cinnamon-stick'],
    ['1 stick of cinnamon', 'cinnamon-stick'],
    ['1 tsp cinnamon', 'cinnamon'],
    ['2 tbsp tomato purée', 'tomato-paste'],
    ['400 g tomato purée', 'tomato-puree'],
    ['400 g passata', 'tomato-puree'],
  ])('%s is %s', (text, foodId) => {
    expect(toRecipeLine(text).foodId).toBe(foodId)
  })
})

describe('foods of cooks', () => {
  test.each([
    ['fine cornmeal', 'cornmeal'],
    ['durum wheat pasta', 'dry-pasta'],
    ['canned black-eyed beans', 'canned-black-eyed-peas'],
    ['canned ful medames', 'canned-fava-beans'],
    ['light coconut milk', 'light-coconut-milk'],
    ['beef topside', 'beef-round-roast'],
    ['beef silverside', 'beef-round-roast'],
    ['masarepa', 'masarepa'],
    ['split yellow peas', 'split-peas'],
    ['conchiglioni', 'lasagna-noodles'],
    ['watermelon flesh', 'watermelon'],
    ['gunpowder green tea', 'green-tea'],
    ['twaróg', 'farmer-cheese'],
    ['lingonberry jam', 'jam'],
    ['Turkish red pepper paste', 'turkish-red-pepper-paste'],
    ['Korean red pepper paste', 'gochujang'],
    ['barberries', 'barberries'],
    ['niter kibbeh', 'ghee'],
    ['cane vinegar', 'white-vinegar'],
  ])('%s', (name, foodId) => {
    expect(toRecipeLine(`100 g ${name}`).foodId).toBe(foodId)
  })

  test('arepa flour has no gluten, unlike flour', () => {
    const line = toRecipeLine('300 g arepa flour')
    expect(allergenVerdict('gluten', [line]).answer).toBe('none found')
  })
})
