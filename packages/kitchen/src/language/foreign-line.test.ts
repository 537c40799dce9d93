import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toNumber } from '../amount'
import { foreignFoodTable, sharedFoodWords } from '../data/foreign-foods'
import { foreignUnitTable } from '../data/foreign-units'
import { wholeName } from '../finding/food-names'
import { plainText, plainWords } from '../finding/words'
import { linkFood } from '../linking'
import { toRecipeLine, toRecipeLines } from '../recipe-line'
import { listOf, rowsOf } from '../table'
import { unitOf } from '../units'
import { foreignFood } from './foreign-food'
import { isForeign } from './recognising'
import { dictionaryLanguages } from './word-evidence'

describe('a line in another language', () => {
  it.each([
    ['3 c. à soupe cerfeuil', 3, 'tbsp', undefined],
    ['2 c. à café de sel', 2, 'tsp', 'salt'],
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
  ])('%s: an amount nobody can size stays unread', (line, foodId) => {
    expect(toRecipeLine(line)).toEqual({ text: line, ...(foodId === undefined ? {} : { foodId }) })
  })

  it('is never linked by likeness', () => {
    for (const name of [
      'Eierlikör',
      'farine de lin',
      'Brotgewürz',
      'crème de noisettes',
      'lait d’avoine',
      'Sojasahne',
    ])
      expect(linkFood(name)).toEqual({ known: false, nearest: [] })
  })

  it('what two languages mean differently is not known', () => {
    expect(foreignFood('batata', ['es', 'pt'])).toBeUndefined()
    expect(foreignFood('sal', ['es', 'pt'])).toBe('salt')
  })

  it('is linked by its dictionary or not at all, whatever stands in it', () => {
    const words = rowsOf(foreignFoodTable).flatMap(([, ...columns]) =>
      columns.flatMap((column) => listOf(column)),
    )
    const known = new Set(words)
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.stringMatching(/^[a-zäöüéè]{4,9}$/), (word, noise) => {
        const name = `${word} ${noise}`
        const link = linkFood(name)
        if (!isForeign(name) || wholeName(plainWords(name)) || known.has(plainText(noise))) return
        if (link.known) expect(link.how).toBe('alias')
        else expect(link.nearest).toEqual([])
      }),
    )
  })

  it('the rest of the recipe decides where a line could be in either language', () => {
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

describe('the dictionary', () => {
  test('every row begins with a food of ours, and every word stands without accents', () => {
    for (const [ours = '', ...columns] of rowsOf(foreignFoodTable)) {
      expect(wholeName(plainWords(ours))?.food.id, ours).toBeDefined()
      expect(columns.length, ours).toBeLessThanOrEqual(dictionaryLanguages.length)
      for (const word of columns.flatMap((column) => listOf(column))) expect(plainText(word)).toBe(word)
    }
    for (const word of listOf(sharedFoodWords)) expect(wholeName(plainWords(word)), word).toBeDefined()
  })

  test('no word of a language stands for two foods', () => {
    for (const [at, language] of dictionaryLanguages.entries()) {
      const seen = new Map<string, string>()
      for (const [ours = '', ...columns] of rowsOf(foreignFoodTable))
        for (const word of listOf(columns[at])) {
          expect(seen.get(word) ?? ours, `${language} ${word}`).toBe(ours)
          seen.set(word, ours)
        }
    }
  })

  test('every measuring word leads to a unit of ours, or to none', () => {
    for (const [language, unit = '', column] of rowsOf(foreignUnitTable)) {
      expect(unit === '' || unitOf(unit), `${language} ${unit}`).toBeTruthy()
      for (const word of listOf(column)) expect(plainText(word)).toBe(word)
    }
  })
})
