import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText } from '../quantity/amount'
import { parseShoppingText, parseShoppingTexts } from './shopping-text'

describe('an entry of a shopping list', () => {
  test.each([
    ['2 milk', 'milk', '2 piece'],
    ['milk', 'milk', ''],
    ['500g flour', 'flour', '500 g'],
    ['eggs x12', 'eggs', '12 piece'],
    ['eggs x 12', 'eggs', '12 piece'],
    ['eggs 12', 'eggs', '12 piece'],
    ['12x eggs', 'eggs', '12 piece'],
    ['eggs (12)', 'eggs', '12 piece'],
    ['a dozen eggs', 'eggs', '1 dozen'],
    ['milk 2l', 'milk', '2 l'],
    ['milk, 2 litres', 'milk', '2 l'],
    ['3 tins beans', 'beans', '3 can'],
    ['beans 3 tins', 'beans', '3 can'],
    ['cola 6x330ml', 'cola', '1980 ml'],
    ['beer 4-pack', 'beer', '4 piece'],
    ['2-3 lemons', 'lemons', '3 piece'],
    ['bread!!', 'bread', ''],
    ['vitamin B12', 'vitamin B12', ''],
    ['', '', ''],
  ])('%s', (text, name, quantity) => {
    const read = parseShoppingText(text)
    expect(read.text).toBe(text)
    expect(read.name).toBe(name)
    expect(read.quantity ? `${amountText(read.quantity.amount)} ${read.quantity.unit}` : '').toBe(quantity)
  })

  test('links the food, or none', () => {
    expect(parseShoppingText('6 eggs').foodId).toBe('egg')
    expect(parseShoppingText('6 eggs').confidence).toBeGreaterThan(0.8)
    expect(parseShoppingText('2 light bulbs for the hall').foodId).toBeUndefined()
  })

  test('keeps the remaining remarks', () => {
    expect(parseShoppingText('2 large onions, for soup')).toMatchObject({
      note: 'large, for soup',
      quantity: { unit: 'large' },
    })
    expect(parseShoppingText('eggs (12)').note).toBeUndefined()
  })

  test('the amount may stand before or after the name', () => {
    const units = fc.constantFrom('g', 'kg', 'l', 'tins', 'packs')
    const foods = fc.constantFrom('milk', 'brown rice', 'beans')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), units, foods, (many, unit, food) => {
        const before = parseShoppingText(`${many} ${unit} ${food}`)
        const behind = parseShoppingText(`${food} ${many} ${unit}`)
        expect(behind.quantity).toEqual(before.quantity)
        expect(behind.name).toBe(before.name)
      }),
    )
  })

  test('any text gives a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        expect(parseShoppingText(text).text).toBe(text)
      }),
    )
  })
})

test.each([
  ['2 l milk', 'milk', '2 l', 'whole-milk'],
  ['x2 milk', 'milk', '2 piece', 'whole-milk'],
  ['6pk eggs', 'eggs', '6 piece', 'egg'],
  ['eggs 6-pack', 'eggs', '6 piece', 'egg'],
  ['dozen eggs', 'eggs', '1 dozen', 'egg'],
  ['half a cucumber', 'cucumber', '0.5 piece', 'cucumber'],
  ['7up 2l', '7up', '2 l', 'lemonade'],
  ['tom puree', 'tom puree', '', 'tomato-paste'],
  ['spuds', 'spuds', '', 'potato'],
  ['coke 6 cans', 'coke', '6 can', 'cola'],
  ['3x400g tins tomatoes', 'tomatoes', '1200 g', 'canned-tomatoes'],
  ['2x milk 2l', 'milk', '4 l', 'whole-milk'],
  ['2 x pasta (500g)', 'pasta', '1000 g', 'dry-pasta'],
  ['pack of bacon', 'bacon', '1 pack', 'bacon'],
  ['tray of 30 eggs', 'eggs', '30 piece', 'egg'],
  ['milk gallon', 'milk', '1 gallon', 'whole-milk'],
  ['ground beef 93/7 1 lb', 'ground beef 93/7', '1 lb', 'ground-beef-95-5'],
  ['mince 5% 500g', 'mince 5%', '500 g', 'ground-beef-95-5'],
])('%s', (text, name, amount, foodId) => {
  const { quantity, ...read } = parseShoppingText(text)
  expect(read).toMatchObject({ name, foodId })
  expect(quantity ? `${amountText(quantity.amount)} ${quantity.unit}` : '').toBe(amount)
})

test.each([
  ['kitchen roll', 'kitchen roll', undefined],
  ['nappies size 4', 'nappies', 'size 4'],
  ['bin bags 50l', 'bin bags', '50l'],
])('%s is a household good', (text, name, note) => {
  const read = parseShoppingText(text)
  expect(read).toMatchObject({ name, household: true, ...(note === undefined ? {} : { note }) })
  expect(read.foodId).toBeUndefined()
  expect(read.quantity).toBeUndefined()
})

test.each([
  ['6er Eier', 'DE', '6 piece', 'egg'],
  ['6x1,5l Wasser', 'DE', '9 l', 'water'],
  ['2 Dosen à 400 g Tomaten', 'DE', '800 g', 'canned-tomatoes'],
  ['Milch 2x', 'DE', '2 piece', 'whole-milk'],
  ["une douzaine d'œufs", 'FR', '1 dozen', 'egg'],
  ['oignons 3', 'FR', '3 piece', 'onion'],
  ['media docena de huevos', 'ES', '0.5 dozen', 'egg'],
  ['cipolle 3', 'IT', '3 piece', 'onion'],
  ['halve komkommer', 'NL', '0.5 piece', 'cucumber'],
])('%s in %s', (text, country, amount, foodId) => {
  const { quantity, foodId: linked } = parseShoppingText(text, country)
  expect(linked).toBe(foodId)
  expect(quantity ? `${amountText(quantity.amount)} ${quantity.unit}` : '').toBe(amount)
})

test.each(['Windeln Größe 4', 'couches taille 4', 'bolsas de basura'])('%s is a household good', (text) => {
  expect(parseShoppingText(text)).toMatchObject({ household: true })
})

test.each([
  ['10 jajek', 'jajek', '10 piece'],
  ['2 jaja', 'jaja', '2 piece'],
  ['3 czerwone cebule', 'czerwone cebule', '3 piece'],
  ['10 pomidorów', 'pomidorów', '10 piece'],
  ['5 rajčica', 'rajčica', '5 piece'],
  ['10 vajec', 'vajec', '10 piece'],
  ['5 citrónů', 'citrónů', '5 piece'],
  ['10 tojás', 'tojás', '10 piece'],
  ['10 яиц', 'яиц', '10 piece'],
  ['5 αυγά', 'αυγά', '5 piece'],
  ['3 łyżki cukru', 'cukru', '3 tbsp'],
  ['5 opakowań masła', 'masła', '5 packet'],
  ['6 kromek chleba', 'chleba', '6 slice'],
  ['2 litra mlijeka', 'mlijeka', '2 l'],
  ['4 kom jaja', 'jaja', '4 piece'],
  ['2 szklanki mąki', '2 szklanki mąki', ''],
  ['3 c. à soupe cerfeuil', 'cerfeuil', '3 tbsp'],
])('%s: the number of a food that nobody knows is kept', (text, name, quantity) => {
  const read = parseShoppingText(text)
  expect(read.quantity ? `${amountText(read.quantity.amount)} ${read.quantity.unit}` : '').toBe(quantity)
  if (quantity !== '') expect(read.name).toBe(name)
})

test('marks of a pasted list are no part of a name', () => {
  const lines = '• milk\n- [ ] bread\n* 2 l milk\n– eggs'
  expect(parseShoppingTexts(lines).map(({ text }) => text)).toEqual(['milk', 'bread', '2 l milk', 'eggs'])
})

test('several at once', () => {
  expect(parseShoppingTexts('milk 2l, bread, 12 eggs').map(({ foodId }) => foodId)).toEqual([
    'whole-milk',
    'white-bread',
    'egg',
  ])
})

test('long runs of spaces, commas and ands are read like short ones', () => {
  const [spaces, commas] = [' \t'.repeat(5_000), ' ,;'.repeat(5_000)]
  expect(parseShoppingText(`2 l${spaces}milk${commas}`)).toMatchObject({ name: 'milk', foodId: 'whole-milk' })
  const names = (text: string) => parseShoppingTexts(text).map(({ name }) => name)
  expect(names(`milk${spaces}${commas}bread${'\n '.repeat(5_000)}eggs`)).toEqual(['milk', 'bread', 'eggs'])
  expect(names(`milk ${'and '.repeat(5_000)}`)).toHaveLength(1)
  expect(names('milk and bread and '.repeat(40))).toHaveLength(80)
})
