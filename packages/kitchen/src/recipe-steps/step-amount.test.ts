import { describe, expect, test } from 'vitest'
import { amount } from '../quantity/amount'
import { stepAmountAt } from './step-amount'

const found = (text: string) => {
  const at = text.indexOf('|')
  return stepAmountAt(text.replace('|', ''), at)?.amount
}

describe('an amount in a step', () => {
  test.each([
    ['add |200 ml of the stock', amount(200), 'ml'],
    ['add |200ml stock', amount(200), 'ml'],
    ['stir in |2 tbsp butter', amount(2), 'tbsp'],
    ['stir in |2 tablespoons of butter', amount(2), 'tbsp'],
    ['pour in |1½ cups milk', amount(3, 2), 'cup'],
    ['pour in |half a cup of milk', amount(1, 2), 'cup'],
    ['pour in |a cup of milk', amount(1), 'cup'],
    ['add |2 cloves of garlic', amount(2), 'clove'],
    ['add |4 slices of bread', amount(4), 'slice'],
    ['beat |2 eggs', amount(2), 'piece'],
    ['beat |two eggs', amount(2), 'piece'],
    ['squeeze |half a lemon', amount(1, 2), 'piece'],
    ['add |3 large ripe tomatoes', amount(3), 'piece'],
    ['add |2 x 400g tins of tomatoes', amount(2), 'piece'],
    ['add |8 fl oz cream', amount(8), 'fl-oz'],
  ])('%s', (text, many, unit) => {
    expect(found(text)?.quantity).toEqual({ amount: many, unit })
    expect(found(text)).not.toHaveProperty('fixed')
  })

  test('may be a range, and may name its food', () => {
    expect(found('|2-3 tbsp oil')).toMatchObject({
      quantity: { amount: amount(2), unit: 'tbsp' },
      to: amount(3),
      foodId: 'vegetable-oil',
    })
  })

  test.each([
    ['add |half of the onions', amount(1, 2)],
    ['add |half the onions', amount(1, 2)],
    ['add |two-thirds of the mixture', amount(2, 3)],
    ['add |a third of it', amount(1, 3)],
    ['add |¼ of the cheese', amount(1, 4)],
  ])('%s is a share', (text, share) => expect(found(text)).toEqual({ share }))

  test.each([
    'grease a |900g loaf tin',
    'grease a |2-litre ovenproof dish',
    'open a |400g tin of beans',
    'use a |4-quart one',
    'spoon |1 tbsp onto each tortilla',
    'top each with |2 tsp jam',
    'give |50 g per person',
    'shape into |50 g balls',
    'shape into balls of |50 g',
    'add in |½ cup increments',
    'a |pinch'.replace('a |', '|a ').concat(' of salt'),
    'bake into |12 muffins',
  ])('%s stays as it is', (text) => expect(found(text)).toMatchObject({ fixed: true }))

  test.each([
    'line a |20 cm tin',
    'a |23cm/9in tin',
    'a |20 x 30 cm tin',
    'a |9x13-inch pan',
    'cut into |4 equal pieces',
    'use |2 bowls',
    'go to step |2',
    'see step |2.',
    '|100% cocoa',
    'mash with |a potato masher',
    'cut with |a butter knife',
    'into |12 muffin cases',
    'beat |an egg',
    'test |one of the eggs',
    'for |4 people',
    'cut in |half',
    '|2 sides',
    '|',
  ])('%s is none', (text) => expect(found(text)).toBeUndefined())
})

describe('distinguishes amounts from similar text', () => {
  test('a pan of so many litres from so many litres in a pan', () => {
    expect(found('bring |2 litres of water to the boil in a large pan')).not.toHaveProperty('fixed')
    expect(found('bring to the boil in a |2 litre pan')).toHaveProperty('fixed', true)
  })

  test('butter in a pan from a pan', () => {
    expect(found('melt |2 tbsp butter in a frying pan')).not.toHaveProperty('fixed')
    expect(found('melt |50 g of butter over a low heat')).not.toHaveProperty('fixed')
  })

  test('each after a comma from each before it', () => {
    expect(found('add |200 ml milk, beating after each spoonful')).not.toHaveProperty('fixed')
    expect(found('add |200 ml milk to each jug, then stir')).toHaveProperty('fixed', true)
  })

  test('a hostile text from anything', () => {
    for (const text of [
      '|1',
      '|1 ',
      '|½½½',
      `|1 ${'x'.repeat(10_000)}`,
      '|1 💥',
      `|2 ${' '.repeat(10_000)}eggs`,
    ]) {
      expect(found(text)).toBeUndefined()
    }
  })
})

test('returns the end of its number and of itself', () => {
  expect(stepAmountAt('200 ml stock', 0)).toMatchObject({ numberEnd: 3, end: 6 })
  expect(stepAmountAt('2 ripe tomatoes, sliced', 0)).toMatchObject({ numberEnd: 1, end: 15 })
})
