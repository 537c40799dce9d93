import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergenIds } from '../diet/allergen'
import { parseLabel } from './label'
import { splitLabelIngredients } from './label-ingredients'
import { tokenizeLabel } from './label-tokens'

const parts = (text: string) => {
  const tokens = tokenizeLabel(text)
  return splitLabelIngredients(tokens).map(({ first, after }) =>
    tokens
      .slice(first, after)
      .map(({ text: word }) => word)
      .join(' '),
  )
}

test('commas, brackets, colons, sentences and conjunctions separate ingredients', () => {
  expect(parts('Sugar, palm oil (12 %), emulsifier: soya lecithin and salt. Water')).toEqual([
    'sugar',
    'palm oil',
    '12',
    'emulsifier',
    'soya lecithin',
    'salt',
    'water',
  ])
  expect(parts('Zucker und Salz')).toEqual(['zucker', 'salz'])
  expect(parts('colour E 150d')).toEqual(['colour e 150d'])
  expect(parts('')).toEqual([])
})

describe('none found requires that everything was understood', () => {
  const answers = (text: string) => Object.values(parseLabel(text).verdicts).map(({ answer }) => answer)

  test.each([
    'Water, sugar, salt',
    'Carbonated water, sugar, colour (E150d), acidity regulator: phosphoric acid, natural flavourings, caffeine',
    'Apples (60%), sugar, gelling agent (pectin), acidity regulator (citric acid)',
    'Rice, sunflower oil, sea salt',
    'Vitamin C, magnesium carbonate, riboflavin, folic acid',
    'Wasser, Zucker, Apfelsaftkonzentrat, Säuerungsmittel: Citronensäure, natürliches Aroma',
    'Sonnenblumenöl, Speisesalz',
    'Eau, sucre, jus de pomme concentré, acide citrique, arôme naturel',
    'Agua, azúcar, zumo de naranja, acidulante: ácido cítrico',
    'Acqua, zucchero, succo di limone, sale',
    'Water, suiker, zonnebloemolie, zeezout, natuurlijk aroma',
  ])('%s', (text) => {
    const { unknown, readable } = parseLabel(text)
    expect(unknown).toEqual([])
    expect(readable).toBe(true)
    expect(answers(text)).toContain('none found')
  })

  test.each([
    ['Sugar, salt, xqzzt powder', 'xqzzt powder'],
    ['Sugar, special mix', 'special mix'],
    ['Sugar, filling, salt', 'filling'],
    ['Sugar, stabiliser', 'stabiliser'],
    // Languages that are not covered.
    ['cukier, sól, woda', 'cukier'],
    ['сахар, соль', 'сахар'],
    ['sokeri, suola', 'sokeri'],
    ['şeker, tuz', 'şeker'],
    ['سكر، ملح', 'سكر'],
  ])('%s leaves all open because of %s', (text, line) => {
    const { verdicts, readable } = parseLabel(text)
    expect(readable).toBe(false)
    for (const id of allergenIds)
      expect(verdicts[id]).toEqual({
        answer: 'not known',
        because: { line, why: 'nobody knows what this ingredient is' },
      })
  })

  test('an item with listed parts needs no known name', () => {
    expect(parseLabel('Filling (sugar, water), salt').readable).toBe(true)
    expect(parseLabel('Emulsifier: E471, salt').readable).toBe(true)
    expect(parseLabel('Sugar, citric acid (acidity regulator)').readable).toBe(true)
  })

  test('a known food adds the allergens of the food table', () => {
    const { verdicts } = parseLabel('rice mix, salt')
    expect(verdicts.dairy.answer).toBe('not known')
  })

  test.each([
    'Składniki: ryba (dorsz), bułka tarta (pszenica), sezam',
    'Složení: pšeničná mouka, vejce, mléko, mandle',
    'Ingredienser: vetemjöl, ägg, smör, selleri',
  ])('a language of which only the allergens are known is not read: %s', (text) => {
    expect(answers(text)).toContain('contains')
    expect(answers(text)).not.toContain('none found')
  })

  test('one unknown word anywhere prevents none found', () => {
    const known = fc.constantFrom('sugar', 'salt', 'water', 'sunflower oil', 'citric acid', 'onion', 'rice')
    const stranger = fc.stringMatching(/^[qxz]{3}[a-z]{2,6}[qxz]{2}$/)
    fc.assert(
      fc.property(fc.array(known, { minLength: 1, maxLength: 6 }), stranger, fc.nat(), (items, odd, at) => {
        const list = ([...items] as string[]).toSpliced(at % (items.length + 1), 0, odd)
        expect(answers(list.join(', '))).not.toContain('none found')
      }),
    )
  })
})

test('a word in single letters is never read', () => {
  for (const label of ['Sugar, c r e a m, salt', 'Salt, e g g', 'Sel, l a i t', 'Zucker, M i l c h, Salz'])
    expect(allergenIds.filter((id) => parseLabel(label).verdicts[id].answer === 'none found')).toEqual([])
  expect(parseLabel('Sugar, vitamins A C D, salt').readable).toBe(true)
  expect(parseLabel("Ingrédients : ail à l'eau, sel").readable).toBe(true)
})
