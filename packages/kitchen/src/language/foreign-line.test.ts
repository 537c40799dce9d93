import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { foreignFoodTable, sharedFoodWords } from '../data/text/foreign-foods'
import { foreignUnitTable } from '../data/text/foreign-units'
import { parseList, parseRows } from '../fact-table'
import { findByWholeName } from '../food-names/food-names'
import { linkFood } from '../food-names/link-food'
import { normalizeText, normalizeWords } from '../food-names/normalize-words'
import { toNumber } from '../quantity/amount'
import { unitById } from '../quantity/units'
import { toRecipeLine, toRecipeLines } from '../recipe/recipe-line'
import { isForeign } from './detect-language'
import { foreignFood } from './foreign-food'
import { dictionaryLanguages } from './language-evidence'

describe('a line in another language', () => {
  it.each([
    ['3 c. à soupe cerfeuil', 3, 'tbsp', undefined],
    ['2 c. à café de sel', 2, 'tsp', 'salt'],
    ['1 c. à s. de crème fraîche', 1, 'tbsp', 'creme-fraiche'],
    ['1 càs crème fraîche', 1, 'tbsp', 'creme-fraiche'],
    ['1 c.s. farine', 1, 'tbsp', 'all-purpose-flour'],
    ['1 c.da zucchero', 1, 'tbsp', 'white-sugar'],
    ["2 cuillères à soupe d'huile d'olive", 2, 'tbsp', 'olive-oil'],
    ['200 g farine', 200, 'g', 'all-purpose-flour'],
    ['2 EL Öl', 2, 'tbsp', 'vegetable-oil'],
    ['1 Pck. Vanillezucker', 1, 'packet', 'vanilla-sugar'],
    ['2 Eier', 2, 'piece', 'egg'],
    ['2 bis 3 Karotten, gewürfelt', 3, 'piece', 'carrot'],
    ['1.500 g Kartoffeln', 1500, 'g', 'potato'],
    ['1 große Zwiebel', 1, 'piece', 'onion'],
    ["1 cucchiaio d'olio", 1, 'tbsp', 'vegetable-oil'],
    ['Farina 00 200 g', 200, 'g', 'all-purpose-flour'],
    ['una pizca de sal', 1, 'pinch', 'salt'],
    ['2 gousses d’ail', 2, 'clove', 'garlic'],
    ['1 tsk salt', 1, 'tsp', 'salt'],
    ['2 eetlepels suiker', 2, 'tbsp', 'white-sugar'],
  ])('%s', (line, many, unit, foodId) => {
    const read = toRecipeLine(line)
    expect(read.foodId).toBe(foodId)
    expect(read.quantity && toNumber(read.quantity.amount)).toBe(many)
    expect(read.quantity?.unit).toBe(unit)
  })

  it.each([
    ['1 Tasse Zucker', 'white-sugar'],
    ['2 verres de lait', 'whole-milk'],
    ['3 стакана муки', undefined],
    ['2 ganska stora morötter', undefined],
  ])('%s: an amount of unknown size is not parsed', (line, foodId) => {
    expect(toRecipeLine(line)).toEqual({ text: line, ...(foodId === undefined ? {} : { foodId }) })
  })

  it('is never linked by similarity', () => {
    for (const name of [
      'Eierlikör',
      'farine de lin',
      'Brotgewürz',
      'crème de noisettes',
      'lait d’épeautre',
      'Sojasahne',
    ])
      expect(linkFood(name)).toEqual({ known: false, nearest: [] })
  })

  it('a word with two meanings in two languages is not linked', () => {
    expect(foreignFood('batata', ['es', 'pt'])).toBeUndefined()
    expect(foreignFood('sal', ['es', 'pt'])).toBe('salt')
  })

  it('is linked by its dictionary or not at all', () => {
    const words = parseRows(foreignFoodTable).flatMap(([, ...columns]) =>
      columns.flatMap((column) => parseList(column)),
    )
    const known = new Set(words)
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.stringMatching(/^[a-zäöüéè]{4,9}$/), (word, noise) => {
        const name = `${word} ${noise}`
        const link = linkFood(name)
        if (!isForeign(name) || findByWholeName(normalizeWords(name)) || known.has(normalizeText(noise)))
          return
        if (link.known) expect(link.how).toBe('alias')
        else expect(link.nearest).toEqual([])
      }),
    )
  })

  it('the rest of the recipe decides for an ambiguous line', () => {
    const french = ['3 œufs', '20 cl de lait', '150 g de sucre', '100 g de raisins']
    expect(toRecipeLines(french).map(({ foodId }) => foodId)).toEqual([
      'egg',
      'whole-milk',
      'white-sugar',
      'grapes',
    ])
    expect(toRecipeLine('100 g raisins').foodId).toBe('raisins')
  })
})

test.each([
  ['400 g lax utan skinn', 'salmon'],
  ['500 g Lachsfilet ohne Haut und Gräten', 'salmon'],
  ['400 g de saumon sans peau', 'salmon'],
  ['250 ml de crème liquide entière', 'heavy-cream'],
  ['100 g de harina de garbanzos', 'chickpea-flour'],
])('%s is %s: its skin, its bones and its fat change nothing', (text, foodId) => {
  expect(toRecipeLine(text).foodId).toBe(foodId)
})

describe('the dictionary', () => {
  test('every row begins with a known food, and every word is normalised', () => {
    for (const [ours = '', ...columns] of parseRows(foreignFoodTable)) {
      expect(findByWholeName(normalizeWords(ours))?.food.id, ours).toBeDefined()
      expect(columns.length, ours).toBeLessThanOrEqual(dictionaryLanguages.length)
      for (const word of columns.flatMap((column) => parseList(column)))
        expect(normalizeText(word)).toBe(word)
    }
    for (const word of parseList(sharedFoodWords))
      expect(findByWholeName(normalizeWords(word)), word).toBeDefined()
  })

  test('no word of a language denotes two foods', () => {
    for (const [at, language] of dictionaryLanguages.entries()) {
      const seen = new Map<string, string>()
      for (const [ours = '', ...columns] of parseRows(foreignFoodTable))
        for (const word of parseList(columns[at])) {
          expect(seen.get(word) ?? ours, `${language} ${word}`).toBe(ours)
          seen.set(word, ours)
        }
    }
  })

  test('every measuring word maps to a known unit, or to none', () => {
    for (const [language, unit = '', column] of parseRows(foreignUnitTable)) {
      expect(unit === '' || unitById(unit), `${language} ${unit}`).toBeTruthy()
      for (const word of parseList(column)) expect(normalizeText(word)).toBe(word)
    }
  })
})
