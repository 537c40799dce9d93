import { describe, expect, test } from 'vitest'
import { foreignFoodTable } from '../data/text/foreign-foods'
import type { Allergen } from '../diet/allergen'
import { parseList, parseRows } from '../fact-table'
import { allFoods } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'
import { parseLabel } from './label'

const answersOf = (name: string) => {
  const { verdicts } = parseLabel(`E330, ${name}`)
  return (allergen: Allergen) => verdicts[allergen].answer
}

describe('a food named on a label brings what the food table says', () => {
  test('in every language of the dictionary: what it contains and what it often contains', () => {
    const lost: string[] = []
    for (const [ours = '', ...columns] of parseRows(foreignFoodTable)) {
      const food = findByWholeName(normalizeWords(ours))?.food
      if (!food) continue
      for (const name of columns.flatMap(parseList)) {
        const answer = answersOf(name)
        for (const allergen of [...food.contains, ...food.often])
          if (answer(allergen) === 'none found') lost.push(`${name}: ${allergen}`)
      }
    }
    // Coconut flour is listed as harmless in English too.
    expect(lost).toEqual(['farina di cocco: sulfites'])
  })

  test('in English, under every name: what it contains', () => {
    const lost: string[] = []
    for (const food of allFoods()) {
      for (const name of [food.name, ...food.aliases]) {
        const answer = answersOf(name)
        for (const allergen of food.contains)
          if (answer(allergen) === 'none found') lost.push(`${name}: ${allergen}`)
      }
    }
    expect(lost).toEqual([])
  })

  test.each<[string, Allergen, string]>([
    ['Zucker, Sojasauce, Salz', 'gluten', 'contains'],
    ['Eau, pâte feuilletée, sel', 'gluten', 'contains'],
    ['Wasser, Essiggurken, Salz', 'mustard', 'not known'],
    // A claim settles its own allergen alone.
    ['Gluten-free pasta, salt', 'eggs', 'not known'],
    ['Gluten-free tamari', 'soy', 'contains'],
    ['May contain soy sauce', 'gluten', 'not known'],
    // Names with a word that otherwise separates ingredients.
    ['Cream of chicken soup, salt', 'celery', 'not known'],
    ['Macaroni and cheese', 'mustard', 'not known'],
  ])('%s: %s %s', (label, allergen, answer) => {
    expect(parseLabel(label).verdicts[allergen].answer).toBe(answer)
  })

  test.each(['masło orzechowe', 'mogyoróvaj'])('peanut butter that sounds like nuts: %s', (label) => {
    expect(parseLabel(label).verdicts).toMatchObject({
      peanuts: { answer: 'contains' },
      nuts: { answer: 'contains' },
    })
  })

  // Turkish for flour, Irish for butter; elsewhere little words.
  test.each(['un', 'im'])('little words alone are not read: %s', (label) => {
    expect(parseLabel(label).readable).toBe(false)
  })

  test('a word of two languages counts in both, until the rest of the label decides', () => {
    expect(parseLabel('öl').verdicts.gluten.answer).toBe('not known')
    expect(parseLabel('Zucker, Öl, Salz').verdicts.gluten.answer).toBe('none found')
    expect(parseLabel('Free from soy sauce').verdicts.gluten.answer).toBe('none found')
    // German soya, the soy sauce of Swedes, and both of nobody in particular.
    expect(parseLabel('Zucker, Emulgator: Lecithine (SOJA)').verdicts.gluten.answer).toBe('none found')
    expect(parseLabel('vatten, soja, socker').verdicts.gluten.answer).toBe('contains')
    expect(parseLabel('soja').verdicts.gluten.answer).toBe('not known')
  })
})

test('a food of the dictionary is understood in the covered languages alone', () => {
  expect(parseLabel('Wasser, Linsen, Tomaten, Salz').readable).toBe(true)
  expect(parseLabel('água, lentilhas, sal').readable).toBe(false)
})

describe('a dish without its parts is not understood', () => {
  test.each(['bouillabaisse', 'tortilla de patatas', 'pâte sablée', 'Eintopf', 'Bohnensuppe', 'zuppa'])(
    '%s',
    (name) => expect(parseLabel(`Salt, ${name}`).readable).toBe(false),
  )

  test('with its parts it is', () => {
    expect(parseLabel('Vegetable stew (water, lentils), salt').readable).toBe(true)
  })
})
