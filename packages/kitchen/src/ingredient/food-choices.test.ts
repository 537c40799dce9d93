import { describe, expect, test } from 'vitest'
import { completeName, foodsIn, isFoodName, joinTokens, parseFoodChoices } from './food-choices'
import { tokenizeLine } from './tokens'

describe('the foods a name offers', () => {
  test.each([
    ['butter', 'butter', [], []],
    ['butter or margarine', 'butter', ['margarine'], []],
    ['butter/margarine', 'butter', ['margarine'], []],
    ['butter or olive oil', 'butter', ['olive oil'], []],
    ['beef or chicken stock', 'beef stock', ['chicken stock'], []],
    ['lemon or lime juice', 'lemon juice', ['lime juice'], []],
    ['white or red wine vinegar', 'white wine vinegar', ['red wine vinegar'], []],
    ['fresh or frozen peas', 'fresh peas', ['frozen peas'], []],
    ['olive, sunflower or vegetable oil', 'olive oil', ['sunflower oil', 'vegetable oil'], []],
    ['parsley and chives', 'parsley', [], ['chives']],
    ['parsley & chives', 'parsley', [], ['chives']],
    ['salt and pepper', 'salt and pepper', [], []],
    ['sweet and sour sauce', 'sweet and sour sauce', [], []],
    ['80/20 beef', '80/20 beef', [], []],
    ['bread!!', 'bread', [], []],
    ['', '', [], []],
  ])('%s', (name, first, alternatives, others) => {
    expect(parseFoodChoices(tokenizeLine(name))).toMatchObject({ name: first, alternatives, others })
  })

  test('the label is the text of the line', () => {
    expect(parseFoodChoices(tokenizeLine('beef or chicken stock')).label).toBe('beef or chicken stock')
    expect(parseFoodChoices(tokenizeLine('thick, creamy yogurt')).label).toBe('thick creamy yogurt')
  })

  test('a name without a noun takes that of the other', () => {
    expect(completeName('dried', 'fresh thyme')).toBe('dried thyme')
    expect(completeName('thyme', 'fresh sage')).toBe('thyme')
    expect(completeName('dried', 'fresh')).toBe('dried')
    expect(completeName('dried', '')).toBe('dried')
    expect(completeName('', 'thyme')).toBe('')
  })

  test('lists', () => {
    expect(foodsIn(tokenizeLine('honey, thyme and lime juice'))).toEqual(['honey', 'thyme', 'lime juice'])
    expect(foodsIn([])).toEqual([])
  })

  test('known foods in singular and plural', () => {
    expect(isFoodName('spring onions')).toBe(true)
    expect(isFoodName('spring onion')).toBe(true)
    expect(isFoodName('moon dust')).toBe(false)
    expect(isFoodName('')).toBe(false)
  })

  test('tokens are joined with the spaces of the line', () => {
    expect(joinTokens(tokenizeLine('5-spice powder'))).toBe('5-spice powder')
    expect(joinTokens([])).toBe('')
  })
})
