import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../quantity/amount'
import type { UnitStyle } from '../quantity/format-quantity'
import { toRecipeLine } from '../recipe/recipe-line'
import { ingredientParts, scaleIngredient } from './scale-ingredient'

const scaled = (text: string, numerator: number, denominator = 1, style: UnitStyle = 'as-written') =>
  scaleIngredient(toRecipeLine(text), amount(numerator, denominator), style)

describe('scaling by three', () => {
  test.each([
    ['1 egg', '3 eggs'],
    ['1 egg, beaten', '3 eggs, beaten'],
    ['2 cloves garlic, crushed', '6 cloves garlic, crushed'],
    ['1 clove garlic', '3 cloves garlic'],
    ['4 garlic cloves', '12 garlic cloves'],
    ['1/2 tsp salt', '1½ tsp salt'],
    ['1 tsp lime juice (optional)', '1 tbsp lime juice (optional)'],
    ['400 g canned chickpeas, drained', '1.2 kg canned chickpeas, drained'],
    ['2-3 tbsp milk', '6–9 tbsp milk'],
    ['1 large onion, finely chopped', '3 large onions, finely chopped'],
    ['1 onion or shallot', '3 onions or shallots'],
    ['1 bay leaf', '3 bay leaves'],
    ['1 Scotch bonnet chilli, deseeded', '3 Scotch bonnet chillies, deseeded'],
    ['half a lemon', '1½ lemons'],
    ['juice of 1 lemon', 'juice of 3 lemons'],
    ['a pinch of salt', '3 pinches of salt'],
    ['few sprigs of thyme', 'about 9 sprigs of thyme'],
    ['2 cups of flour', '6 cups of flour'],
    ['1 cup (240 ml) milk', '3 cups (720 ml) milk'],
    ['250g/9oz plain flour', '750 g (27 oz) plain flour'],
    ['1 tbsp + 1 tsp oil', '4 tbsp oil'],
    ['1 heaped tbsp flour', '3 heaped tbsp flour'],
    ['1 dozen eggs', '3 dozen eggs'],
    ['Sea salt ½ tsp', 'Sea salt 1½ tsp'],
    ['200 g 00 flour', '600 g 00 flour'],
    ['1 tbsp fresh or 1 tsp dried thyme', '3 tbsp fresh or 3 tsp dried thyme'],
    ['2 tbsp butter, plus 1 tbsp for the pan', '6 tbsp butter, plus 3 tbsp for the pan'],
    ['1 tin of tomatoes', '3 tins of tomatoes'],
    ['1 corn on the cob', '3 corn on the cob'],
  ])('%s: %s', (text, grown) => {
    expect(scaled(text, 3)).toBe(grown)
  })

  test.each([
    ['1 tin (400 g) chickpeas, drained', '3 tins (400 g) chickpeas, drained'],
    ['2 x 400g tins chopped tomatoes', '6 x 400 g tins chopped tomatoes'],
    ['400g tin tomatoes', '3 x 400 g tins tomatoes'],
    ['2 tins tomatoes (400 g)', '6 tins tomatoes (400 g)'],
    ['3 salmon fillets (150 g each)', '9 salmon fillets (150 g each)'],
    ['4cm piece of ginger', '3 x 4 cm pieces of ginger'],
  ])('the size of a tin, a fillet or a piece does not scale: %s', (text, grown) => {
    expect(scaled(text, 3)).toBe(grown)
  })

  test.each(['salt to taste', 'black pepper', 'a little olive oil', 'For the sauce:', '', 'oil for frying'])(
    '%j is unchanged',
    (text) => {
      expect(scaled(text, 3)).toBe(text)
    },
  )
})

describe('remarks beside an ingredient', () => {
  test.each([
    ['800 g aubergines, 2 large or 3 medium', '1.6 kg aubergines, 4 large or 6 medium'],
    ['240 g canned black beans, drained, one can', '480 g canned black beans, drained, 2 cans'],
    ['900 g chicken thighs, 6 to 8, skin on', '1.8 kg chicken thighs, 12 to 16, skin on'],
    ['2 oranges, about 350 g together', '4 oranges, about 700 g together'],
    ['600 g salmon fillets, 4 pieces, skin on', '1.2 kg salmon fillets, 8 pieces, skin on'],
    ['1 tbsp orange zest, pared from one orange', '2 tbsp orange zest, pared from 2 oranges'],
  ])('a count scales: %s', (text, grown) => {
    expect(scaled(text, 2)).toBe(grown)
  })

  test.each([
    ['400 g potatoes, in 2 cm cubes', '800 g potatoes, in 2 cm cubes'],
    ['400 g chicken thighs, each cut into 4', '800 g chicken thighs, each cut into 4'],
    ['500 g beef mince, 20% fat', '1 kg beef mince, 20% fat'],
    ['200 g bread, a day or two old', '400 g bread, a day or two old'],
    ['1 cinnamon stick, broken in two', '2 cinnamon sticks, broken in two'],
  ])('a size, a share and an age do not scale: %s', (text, grown) => {
    expect(scaled(text, 2)).toBe(grown)
  })
})

describe('scaling down', () => {
  test.each([
    ['4 eggs', 1, 4, '1 egg'],
    ['1 egg', 1, 3, '½ egg'],
    ['2 butterhead lettuces, in leaves', 1, 2, '1 butterhead lettuce, in leaves'],
    ['1 kg potatoes', 1, 4, '250 g potatoes'],
    ['250 g flour', 1, 3, '85 g flour'],
    ['1 tbsp oil', 1, 3, '1 tsp oil'],
    ['1/4 tsp salt', 1, 4, '1 pinch salt'],
  ])('%s by %d/%d', (text, numerator, denominator, small) => {
    expect(scaled(text, numerator, denominator)).toBe(small)
  })
})

describe('in other units', () => {
  test.each([
    ['2 cups flour, sifted', '250 g flour, sifted', '2 cups flour, sifted'],
    ['2 cups of flour', '250 g flour', '2 cups flour'],
    ['400 g canned chickpeas, drained', '400 g canned chickpeas, drained', '14 oz canned chickpeas, drained'],
    ['900 g chicken thighs', '900 g chicken thighs', '2 lb chicken thighs'],
    ['1 tin (400 g) chickpeas', '1 tin (400 g) chickpeas', '1 tin (14 oz) chickpeas'],
    ['400g tin tomatoes', '400g tin tomatoes', '14 oz tin tomatoes'],
    ['250g/9oz plain flour', '250 g plain flour', '9 oz plain flour'],
    ['1 cup (240 ml) milk', '240 ml milk', '1 cup milk'],
    ['2 oranges, about 350 g together', '2 oranges, about 350 g together', '2 oranges, about 12 oz together'],
    ['1 lb ground beef', '450 g ground beef', '1 lb ground beef'],
    ['4 tbsp olive oil', '4 tbsp olive oil', '¼ cup olive oil'],
    ['1 egg, beaten', '1 egg, beaten', '1 egg, beaten'],
    ['2–3 cups water', '475–710 ml water', '2–3 cups water'],
    ['salt to taste', 'salt to taste', 'salt to taste'],
  ])('%s', (text, metric, us) => {
    expect(scaled(text, 1, 1, 'metric')).toBe(metric)
    expect(scaled(text, 1, 1, 'us')).toBe(us)
  })

  test('converts and scales at once', () => {
    expect(scaled('1 tbsp olive oil', 25, 1, 'metric')).toBe('370 ml olive oil')
    expect(scaled('2-3 tbsp milk', 25, 1, 'metric')).toBe('740 ml – 1.1 l milk')
    expect(scaled('1 cup sugar', 4, 1, 'metric')).toMatch(/^8\d\d g sugar$/)
  })
})

describe('the parts of a line', () => {
  test.each([
    ['2 cloves garlic, crushed', { amount: '2', unit: 'cloves', name: 'garlic', preparation: 'crushed' }],
    ['1 large egg', { amount: '1', unit: '', name: 'large egg' }],
    ['1/2 tsp salt', { amount: '½', unit: 'tsp', name: 'salt' }],
    ['2-3 tbsp milk', { amount: '2–3', unit: 'tbsp', name: 'milk' }],
    ['2 x 400g tins tomatoes', { amount: '2', unit: '400 g tins', name: 'tomatoes' }],
    ['salt to taste', { amount: '', unit: '', name: 'salt' }],
    ['For the sauce:', { amount: '', unit: '', name: 'For the sauce' }],
  ])('%s', (text, parts) => {
    expect(ingredientParts(toRecipeLine(text))).toEqual(parts)
  })

  test('scale with the dish', () => {
    expect(ingredientParts({ text: '1 egg' }, amount(3))).toEqual({ amount: '3', unit: '', name: 'eggs' })
    expect(ingredientParts({ text: '500 g flour' }, amount(4))).toMatchObject({ amount: '2', unit: 'kg' })
  })
})

test('an unscaled line is returned verbatim', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      expect(scaleIngredient({ text }, amount(1))).toBe(text)
    }),
  )
})

test('any line gives a result without internal markers', () => {
  const words = fc.constantFrom(
    '2',
    '½',
    'a',
    'cups',
    'g',
    '400',
    'x',
    '(',
    ')',
    ',',
    'of',
    'or',
    'tin',
    'eggs',
    '-',
    '/',
    '%',
    'about',
    '{',
    '0',
  )
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 12 }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom<UnitStyle>('as-written', 'metric', 'us'),
      (said, numerator, denominator, style) => {
        const text = scaleIngredient(toRecipeLine(said.join(' ')), amount(numerator, denominator), style)
        expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/)
        expect(text.length).toBeLessThan(300)
      },
    ),
    { numRuns: 1000 },
  )
})
