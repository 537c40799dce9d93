import { describe, expect, test } from 'vitest'
import { toRecipeLine } from '../recipe/recipe-line'
import { ingredientUsesOf } from './ingredient-uses'

const uses = (step: string, ...lines: string[]) => ingredientUsesOf([step], lines.map(toRecipeLine))[0]

describe('the ingredients a step names', () => {
  test.each([
    ['Fry the garlic.', ['1 onion', '2 cloves garlic, crushed'], [1]],
    ['Halve the avocado, mash it with salt.', ['1 avocado, large', '4 eggs', '1/4 tsp salt'], [0, 2]],
    ['Add the tomatoes.', ['200 g cherry tomatoes', '2 tbsp tomato paste'], [0]],
    ['Add the tomato paste.', ['200 g tomatoes', '2 tbsp tomato paste'], [1]],
    ['Crumble in the stock cube.', ['500 ml vegetable stock', '1 stock cube'], [1]],
    ['Pour in the stock.', ['500 ml vegetable stock', '1 stock cube'], [0]],
    ['Brown the chicken.', ['800 g chicken thighs', '300 ml chicken stock'], [0]],
    ['Heat the olive oil, then toast the bread in the oil.', ['2 tbsp olive oil', '1 tbsp sesame oil'], [0]],
    ['Spread with butter.', ['50 g butter', '100 g peanut butter'], [0]],
    ['Slice the scallions.', ['4 spring onions'], [0]],
    ['Boil the EGGS.', ['4 eggs'], [0]],
    ['Mix in the crème fraîche.', ['200 g creme fraiche'], [0]],
    ['Serve with cucumber.', ['1 lemon'], []],
    ['Preheat the oven.', ['1 lemon'], []],
    ['Sprinkle with the leaves.', ['10 g thyme leaves'], []],
    ['Make the sauce.', ['For the sauce:', '2 tbsp soy sauce'], []],
  ])('%s', (step, lines, places) => {
    expect(uses(step, ...lines)).toEqual(places)
  })

  test('the end of a long step is read too', () => {
    const talk = 'Stir with patience until it looks glossy. '.repeat(20)
    expect(uses(`${talk}Add the honey.`, '1 tbsp honey')).toEqual([0])
  })

  test('two lines of one food are used in order, and later mentions refer to the last', () => {
    const lines = ['1 tbsp olive oil', '2 onions', '2 tbsp olive oil'].map(toRecipeLine)
    const steps = ['Warm the olive oil with the onions.', 'Dress with olive oil.', 'Finish with olive oil.']
    expect(ingredientUsesOf(steps, lines)).toEqual([[0, 1], [2], [2]])
  })

  test('a line that was not understood is found by its own words', () => {
    expect(uses('Whisk in the zorblax powder.', '2 tsp zorblax powder', '1 egg')).toEqual([0])
  })

  test('hostile and endless text is read to its limit', () => {
    const lines = ['1 egg', 'x'.repeat(5000), '', '(((((('].map(toRecipeLine)
    const steps = ['egg '.repeat(100_000), '<script>egg</script>', '', '\u0000\uFFFF', '%'.repeat(3000)]
    expect(ingredientUsesOf(steps, lines)).toEqual([[0], [0], [], [], []])
  })

  test('a long recipe of few repeated words costs no more than another', () => {
    const lines = Array.from({ length: 100 }, (_, at) => toRecipeLine(`${at} ${'1 '.repeat(145)}`))
    const steps = Array.from({ length: 60 }, () => '1 '.repeat(1000))
    expect(ingredientUsesOf([...steps, 'Add 5.'], lines)).toHaveLength(61)
  })
})
