import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../quantity/amount'
import { parseIngredient } from './ingredient'
import { requestedQuantityOf } from './quantity'

describe('an ingredient line', () => {
  test('has all its parts', () => {
    expect(parseIngredient('2 large onions, finely chopped, plus extra to serve (optional)')).toEqual({
      text: '2 large onions, finely chopped, plus extra to serve (optional)',
      heading: false,
      measures: [{ from: amount(2), unitText: '' }],
      name: 'onions',
      label: 'onions',
      alternatives: [],
      others: [],
      size: 'large',
      preparation: 'finely chopped',
      note: 'plus extra to serve',
      optional: true,
    })
  })

  test('keeps the text as the cook wrote it', () => {
    expect(parseIngredient('  • 2&nbsp;eggs* ').text).toBe('  • 2&nbsp;eggs* ')
  })

  test('lists alternatives', () => {
    const stock = parseIngredient('500ml beef or chicken stock')
    expect(stock.name).toBe('beef stock')
    expect(stock.alternatives).toEqual(['chicken stock'])
    expect(stock.label).toBe('beef or chicken stock')
  })

  test('lists every food that shares one amount', () => {
    const spices = parseIngredient('1 tsp each cumin, sumac and sweet paprika')
    expect([spices.name, ...spices.others]).toEqual(['cumin', 'sumac', 'sweet paprika'])
  })

  test('distinguishes a list from a recipe', () => {
    expect(parseIngredient('eggs 12', 'list').measures).toEqual([{ from: amount(12), unitText: '' }])
    expect(parseIngredient('eggs 12').measures).toEqual([])
  })
})

describe('lines that are not ingredients', () => {
  test.each(['', ' ', '\n\t', '---', '***', '()', '(((', ')))', '½', '•', '\u0000', '\u202e', '🥑', '…'])(
    '%j is parsed',
    (text) => {
      const parsed = parseIngredient(text)
      expect(parsed.heading).toBe(false)
      expect(parsed.text).toBe(text)
    },
  )

  test('an empty line has no name and no amount', () => {
    expect(parseIngredient('')).toMatchObject({ name: '', label: '', measures: [], optional: false })
  })

  test.each([
    '1/0 cups sugar',
    '99999999999999999999999 g salt',
    '0 eggs',
    '-3 eggs',
    '1e400 g flour',
    'NaN g flour',
    'Infinity cups',
    '__proto__ constructor toString',
    '1 constructor',
    'one toString cups',
  ])('%s is parsed', (text) => {
    expect(() => requestedQuantityOf(parseIngredient(text))).not.toThrow()
  })

  test.each([
    '1 ('.repeat(600),
    '1 x '.repeat(500),
    '1/'.repeat(900),
    '('.repeat(2000),
    '(a) b '.repeat(330),
    'a or '.repeat(400),
    ', or a'.repeat(300),
    '1g/'.repeat(600),
    '1 '.repeat(900),
    '9'.repeat(5000),
    '½'.repeat(2000),
    "a'".repeat(900),
    'a-'.repeat(900),
    '<'.repeat(2000),
    '&amp;'.repeat(400),
    'finely '.repeat(280),
    'chopped and '.repeat(160),
    'plus 1 g '.repeat(220),
    'fresh, '.repeat(280),
    'x'.repeat(100_000),
  ])('a hostile line is parsed quickly', (text) => {
    expect(parseIngredient(text).text).toBe(text)
  })

  test('a very long line is parsed from its beginning', () => {
    const long = parseIngredient(`200g butter, ${'softened and '.repeat(1000)}cubed`)
    expect(long.name).toBe('butter')
    expect(long.measures).toEqual([{ from: amount(200), unit: 'g', unitText: 'g' }])
  })
})

const foods = fc.constantFrom(
  'butter',
  'plain flour',
  'red onions',
  'olive oil',
  'basmati rice',
  'chicken thighs',
)
const units = fc.constantFrom('g', 'kg', 'ml', 'tbsp', 'cups', 'oz', 'lb', 'tins', 'pinches', 'cloves', '')
const numbers = fc.constantFrom(
  '1',
  '2',
  '12',
  '250',
  '1.5',
  '½',
  '2½',
  '2 1/2',
  '1/3',
  'one',
  'two',
  '3-4',
  '1 to 2',
)
const asides = fc.constantFrom(
  '',
  ', chopped',
  ' (optional)',
  ', to serve',
  ', plus extra for dusting',
  ' - see note',
)
const line = fc
  .tuple(numbers, units, foods, asides)
  .map(([n, unit, food, aside]) => `${n} ${unit} ${food}${aside}`)

describe('properties', () => {
  test('it never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const parsed = parseIngredient(text)
        requestedQuantityOf(parsed)
        expect(typeof parsed.name).toBe('string')
      }),
    )
  })

  test('it never throws on kitchen words in any order', () => {
    const words = fc.constantFrom(
      ...'1 2 ½ 1/2 x ( ) , - / + or and plus of a the g oz cup tin large fresh chopped finely to serve for each about juice lemon salt'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (tokens) => {
        const parsed = parseIngredient(tokens.join(' '))
        requestedQuantityOf(parsed)
        expect(parsed.measures.every(({ from }) => from.denominator > 0)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('the name is the food without amount and unit', () => {
    fc.assert(
      fc.property(numbers, units, foods, asides, (number, unit, food, aside) => {
        const { name, measures } = parseIngredient(`${number} ${unit} ${food}${aside}`)
        expect(name).toBe(food)
        expect(measures).toHaveLength(1)
      }),
    )
  })

  test('spaces make no difference', () => {
    const gaps = fc.constantFrom('  ', '\t', '\u00a0', ' \u2009 ', '   ')
    fc.assert(
      fc.property(line, gaps, (text, gap) => {
        const { text: _, ...plain } = parseIngredient(text)
        const { text: __, ...spaced } = parseIngredient(`${gap}${text.replaceAll(' ', gap)}${gap}`)
        expect(spaced).toEqual(plain)
      }),
    )
  })

  test('parsing is deterministic', () => {
    fc.assert(
      fc.property(line, (text) => {
        expect(parseIngredient(text)).toEqual(parseIngredient(text))
      }),
    )
  })
})
