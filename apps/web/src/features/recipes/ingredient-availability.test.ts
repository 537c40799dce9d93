import { describe, expect, test } from 'vitest'
import { anIngredient, aRecipeDetails } from '../../testing/a-recipe-details'
import { describeStockFor } from './details/ingredients-section'
import { formatAvailability, listIngredientsToBuy, listSwappedIngredients } from './ingredient-availability'

test.each([
  [{ standing: 'covered' }, 'in stock'],
  [{ standing: 'covered', by: 'juice of ½ lemon' }, 'in stock: juice of ½ lemon'],
  [{ standing: 'held' }, 'in stock, amount not clear'],
  [{ standing: 'partly', toBuy: '250 g flour' }, 'partly in stock, buy 250 g flour'],
  [{ standing: 'swapped', swap: 'yoghurt' }, 'swap: yoghurt'],
  [{ standing: 'missing' }, 'missing'],
  [{ standing: 'missing', optional: true }, 'can be left out'],
  [{ standing: 'assumed' }, 'a staple'],
  [{ standing: 'not known' }, 'not understood'],
] as const)('%j is %j', (given, words) => {
  expect(formatAvailability(anIngredient(given))).toBe(words)
})

describe('what must be bought', () => {
  test('excludes optional ingredients and those with a substitute', () => {
    const { ingredients } = aRecipeDetails()
    expect(listIngredientsToBuy(ingredients).map(({ place, text }) => [place, text])).toEqual([
      [2, '2 cloves garlic'],
      [3, '20 g fresh basil'],
    ])
    const swapped = anIngredient({
      standing: 'swapped',
      swap: '400 g tomato',
      toBuy: '400 g cherry tomatoes',
    })
    expect(listIngredientsToBuy([swapped])).toEqual([])
    expect(listSwappedIngredients([swapped]).map(({ text }) => text)).toEqual(['400 g cherry tomatoes'])
    expect(listSwappedIngredients([{ ...swapped, optional: true }, ...ingredients])).toEqual([])
    expect(describeStockFor([swapped], false)).toBe('You have everything for it, with a swap.')
  })

  test('fits on a line of the list', () => {
    const [thing] = listIngredientsToBuy([anIngredient({ standing: 'missing', toBuy: 'x'.repeat(300) })])
    expect(thing?.text).toHaveLength(120)
  })

  test('is summarised in one sentence', () => {
    const lacking = (count: number) =>
      Array.from({ length: count }, (_, place) =>
        anIngredient({ name: `thing ${place}`, standing: 'missing', toBuy: `thing ${place}` }),
      )
    expect(describeStockFor(lacking(0), false)).toBe('You have everything for it.')
    expect(
      describeStockFor(
        [anIngredient({ name: 'large avocado', standing: 'missing', toBuy: '1 avocado' })],
        false,
      ),
    ).toBe('You are missing avocado.')
    expect(describeStockFor(lacking(2), true)).toBe('The sample kitchen is missing thing 0 and thing 1.')
    expect(describeStockFor(lacking(9), false)).toBe(
      'You are missing thing 0, thing 1, thing 2, thing 3 and 5 more.',
    )
  })
})
