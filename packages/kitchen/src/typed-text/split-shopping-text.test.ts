import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { brandTable, makers } from '../data/foods/brands'
import { householdGoodsTable } from '../data/shops/household-goods'
import { parseList, parseRows } from '../fact-table'
import { allFoods } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { linkFood } from '../food-names/link-food'
import { normalizeText, normalizeWords } from '../food-names/normalize-words'
import { isHouseholdGood } from './household-good'
import { splitShoppingText } from './split-shopping-text'
import { stripMaker } from './strip-maker'

describe('several entries in one text', () => {
  it.each([
    ['milk 2l, bread, 12 eggs', ['milk 2l', 'bread', '12 eggs']],
    ['milk and bread', ['milk', 'bread']],
    ['half a dozen eggs and a loaf', ['half a dozen eggs', 'a loaf']],
    ['milk, 2%', ['milk, 2%']],
    ['bread and eggs and milk', ['bread', 'eggs', 'milk']],
    ['2 l milk and 1 loaf bread', ['2 l milk', '1 loaf bread']],
    ['eggs; butter; blorp', ['eggs', 'butter', 'blorp']],
    ['spuds\nleeks\r\ntoms', ['spuds', 'leeks', 'toms']],
    ['kitchen roll and milk', ['kitchen roll', 'milk']],
    ['12 eggs and kitchen roll', ['12 eggs', 'kitchen roll']],
    ['nappies size 4, wipes', ['nappies size 4', 'wipes']],
    ['carrots (big, orange), leeks', ['carrots (big, orange)', 'leeks']],
  ])('%s', (text, parts) => {
    expect(splitShoppingText(text)).toEqual(parts)
  })

  it.each([
    'salt and pepper',
    'mac and cheese',
    'ham & cheese',
    'chicken and mushroom pie',
    'cheese and onion crisps',
    'tomatoes, chopped',
    'onions, red',
    'chicken thighs, skin on',
    'sweetcorn, the good one',
    '1,5 l milk',
    'lea and perrins',
  ])('%s is one', (text) => {
    expect(splitShoppingText(text)).toEqual([text])
  })

  it('loses no word and adds none', () => {
    const things = fc.constantFrom(
      'milk',
      '2 l milk',
      'bread',
      '12 eggs',
      'salt and pepper',
      'kitchen roll',
      'blorp',
      'red',
      '(big, ripe)',
    )
    const joints = fc.constantFrom(', ', ',', '; ', '\n', ' and ', ' & ', ' ')
    const joined = fc
      .array(fc.tuple(things, joints), { maxLength: 6 })
      .map((pairs) => pairs.map(([thing, joint]) => thing + joint).join(''))
    fc.assert(
      fc.property(fc.oneof(joined, fc.string({ unit: 'grapheme', maxLength: 60 })), (text) => {
        const said = (all: string) => all.replace(/\b(?:and|plus|n)\b|[^\p{L}\p{N}]/giu, '')
        expect(said(splitShoppingText(text).join(' '))).toBe(said(text))
      }),
    )
  })

  it('splitting is idempotent', () => {
    for (const part of splitShoppingText('milk 2l, bread and 12 eggs; tomatoes, chopped'))
      expect(splitShoppingText(part)).toEqual([part])
  })
})

describe('household goods', () => {
  test.each([
    'kitchen roll',
    'loo rolls',
    'nappies size 4',
    'Fairy washing-up liquid',
    'bin bags 50 l',
    'cat food',
    'AA batteries',
  ])('%s is one and no food', (name) => {
    expect(isHouseholdGood(name)).toBe(true)
    expect(linkFood(name)).toEqual({ known: false, nearest: [] })
  })

  test.each([
    'bread rolls',
    'soap bread',
    'foil-baked fish',
    'baby food',
    'hot dogs',
    'candle nuts',
    'tissue cake',
  ])('%s is none', (name) => {
    expect(isHouseholdGood(name)).toBe(false)
  })

  test('none matches a food, and no food is hidden by one', () => {
    for (const [, column] of parseRows(householdGoodsTable))
      for (const name of parseList(column)) expect(linkFood(name).known, name).toBe(false)
    for (const { id, name, aliases } of allFoods())
      for (const each of [name, ...aliases])
        if (isHouseholdGood(each)) expect(linkFood(each), each).toMatchObject({ known: true, foodId: id })
  })
})

describe('brands and nicknames', () => {
  test('each maps to a known food, in normalised words', () => {
    for (const [said = '', meant = ''] of parseRows(brandTable)) {
      const food = findByWholeName(normalizeWords(meant))?.food.id
      expect(food, meant).toBeDefined()
      expect(findByWholeName(normalizeWords(said))?.food.id, said).toBe(food)
      expect(normalizeText(said)).toBe(said)
    }
    for (const maker of parseList(makers)) expect(normalizeText(maker)).toBe(maker)
  })

  test('a maker before a food is dropped', () => {
    expect(stripMaker('Heinz')).toBeUndefined()
    expect(linkFood('Tesco whole milk')).toMatchObject({ foodId: 'whole-milk' })
    expect(linkFood("Sainsbury's unsalted butter")).toMatchObject({ foodId: 'unsalted-butter' })
    expect(linkFood('Alpro yogurt').known).toBe(false)
  })
})

test.each([
  ['chicken thighs (boneless), 500g', ['chicken thighs (boneless), 500g']],
  ['tomatoes, chopped, 2 x 400 g, bread', ['tomatoes, chopped, 2 x 400 g', 'bread']],
  ['eggs, 12', ['eggs, 12']],
  ['🍌, milk', ['🍌', 'milk']],
])('an amount alone belongs to the entry before, and nothing is lost: %s', (text, parts) => {
  expect(splitShoppingText(text)).toEqual(parts)
})
