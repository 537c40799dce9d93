import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../quantity/amount'
import { parseIngredient } from './ingredient'
import { requestedQuantityOf } from './quantity'
import { writeIngredient, writeMeasure } from './write-ingredient'

describe('a line written out', () => {
  test.each([
    ['225g/8oz dates, pitted', '225 g dates (8 oz), pitted'],
    ['2x400g tins chopped tomatoes', '2 x 400 g cans chopped tomatoes'],
    ['½–¾ cup milk', '0.5-0.75 cup milk'],
    ['1 tbsp + 1 tsp oil', '1 tbsp + 1 tsp oil'],
    ['1 cup minus 2 tablespoons flour', '1 cup minus 2 tbsp flour'],
    ['1/3 cup rice', '1/3 cup rice'],
    ['2 large onions, sliced', '2 large onions, sliced'],
    ['2 heaped tsp cornflour', '2 heaped tsp cornflour'],
    ['4 chicken breasts (about 150g each)', '4 x ~150 g chicken breasts'],
    ['about 3 cups water', '~3 cups water'],
    ['3 garlic cloves, crushed (optional)', '3 cloves garlic, crushed (optional)'],
    ['oil, for frying', 'oil, for frying'],
    ['salt (to taste)', 'salt (to taste)'],
    ['For the sauce', 'For the sauce:'],
    ['2 dollops cream', '2 dollop cream'],
    ['', ''],
  ])('%s → %s', (line, written) => {
    expect(writeIngredient(parseIngredient(line))).toBe(written)
  })

  test('one measure alone', () => {
    expect(writeMeasure({ from: amount(3), to: amount(4), unit: 'clove', unitText: 'cloves' })).toBe(
      '3-4 cloves',
    )
    expect(writeMeasure({ from: amount(2), unitText: '' })).toBe('2')
  })
})

const counts = fc.integer({ min: 1, max: 99 }).map(String)
const parts = fc.constantFrom('½', '⅓', '¼', '1/8', '2½', '1 3/4', '0.5', '1.25', '2,5')
const ranges = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 20 }))
  .map(([a, b]) => `${a}-${b}`)
const amounts = fc.oneof(counts, parts, ranges)
const units = fc.constantFrom(
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cups',
  'oz',
  'lb',
  'fl oz',
  'tins',
  'bunches',
  'pinches',
  'slices',
)
const packs = fc.tuple(counts, counts).map(([many, grams]) => `${many} x ${grams}g tins`)
const sums = fc.tuple(counts, counts).map(([a, b]) => `${a} tbsp + ${b} tsp`)
const pairs = fc.tuple(counts, counts).map(([a, b]) => `${a}g/${b}oz`)
const about = fc.constantFrom('', 'about ')
const single = fc.tuple(about, amounts, units).map(([nearly, number, unit]) => `${nearly}${number} ${unit}`)
const measured = fc.oneof(single, packs, sums, pairs)
const foods = fc.constantFrom('sugar', 'fresh parsley', 'butter or margarine', 'cherry tomatoes')
const asides = fc.constantFrom('', ', chopped', ', for dusting', ' (see note)', ' (optional)')

describe('properties', () => {
  test('a written line parses back to the same quantity, food and phrases', () => {
    fc.assert(
      fc.property(measured, foods, asides, (measure, food, aside) => {
        const parsed = parseIngredient(`${measure} ${food}${aside}`)
        const again = parseIngredient(writeIngredient(parsed))
        expect(requestedQuantityOf(again)).toEqual(requestedQuantityOf(parsed))
        const { text: _, measures: __, ...sides } = parsed
        expect(again).toMatchObject(sides)
      }),
      { numRuns: 400 },
    )
  })

  test('writing twice changes nothing', () => {
    fc.assert(
      fc.property(measured, foods, asides, (measure, food, aside) => {
        const written = writeIngredient(parseIngredient(`${measure} ${food}${aside}`))
        expect(writeIngredient(parseIngredient(written))).toBe(written)
      }),
    )
  })
})
