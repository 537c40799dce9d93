import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes, countryOf } from '../country/country'
import { allergenIds } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import { allFoods } from '../food/food'
import { searchFoods } from '../food-names/find-food'
import { linkFood } from '../food-names/link-food'
import { parseIngredient } from '../ingredient/ingredient'
import type { RecipeLine } from '../recipe/recipe'
import { dialectPairs, inDialect, inDialectOf } from './dialect'
import { type Dialect, dialectOfCountry } from './dialect-of-country'

const dialects: readonly Dialect[] = ['british', 'american']
const names = allFoods().flatMap(({ name, aliases }) => [name, ...aliases])
const pairs = dialectPairs()

const toLine = (text: string): RecipeLine => {
  const link = linkFood(text)
  return link.known ? { text, foodId: link.foodId } : { text }
}
const verdictsOf = (line: RecipeLine) => allergenIds.map((one) => allergenVerdict(one, [line]).answer)

const line = fc
  .record({
    amount: fc.constantFrom('2', '1½', '0.5', '¾', '250', '1 1/4', '3–4', '12'),
    unit: fc.constantFrom(' ', ' g ', ' kg ', ' ml ', ' tbsp ', ' cups ', ' oz '),
    name: fc.constantFrom(...names, ...pairs.flatMap(({ british, american }) => [british, american])),
    rest: fc.constantFrom('', ', finely chopped', ', at room temperature', ' (optional)'),
  })
  .map(({ amount, unit, name, rest }) => `${amount}${unit}${name}${rest}`)

test('a country’s kitchens say a text in their dialect; without a country it stays as it is', () => {
  expect(inDialectOf('US', 'Aubergines')).toBe('Eggplants')
  expect(inDialectOf('AU', 'Eggplants')).toBe('Aubergines')
  expect([inDialectOf(null, 'Aubergine'), inDialectOf(undefined, 'Eggplant')]).toEqual([
    'Aubergine',
    'Eggplant',
  ])
})

describe('each dialect says', () => {
  test.each([
    ['2 aubergines, diced', 'american', '2 eggplants, diced'],
    ['300 g minced beef', 'american', '300 g ground beef'],
    ['Spring onions', 'american', 'Scallions'],
    ['Courgette and Prawn Pie', 'american', 'Zucchini and Shrimp Pie'],
    ['PLAIN FLOUR', 'american', 'ALL-PURPOSE FLOUR'],
    [
      'Grill under a hot grill until they take colour.',
      'american',
      'Grill under a hot broiler until they take color.',
    ],
    [
      '1 tsp ground coriander, 20 g fresh coriander',
      'american',
      '1 tsp ground coriander, 20 g fresh cilantro',
    ],
    ['Your favourites', 'american', 'Your favorites'],
    ['Tins & jars', 'american', 'Cans & jars'],
    ['canned tomatoes', 'british', 'tinned tomatoes'],
    ['ground beef', 'british', 'minced beef'],
    ['Arugula', 'british', 'Rocket'],
    ['You can of course mince the garlic.', 'british', 'You can of course mince the garlic.'],
    [
      'see https://example.org/eggplant and @zucchini',
      'british',
      'see https://example.org/eggplant and @zucchini',
    ],
  ] as const)('%s, %s: %s', (text, dialect, converted) => expect(inDialect(text, dialect)).toBe(converted))

  test('what every British word is to Americans, and back where it is mutual', () => {
    for (const { british, american, mutual } of pairs) {
      if (!mutual) continue
      expect(inDialect(british, 'american')).toBe(american)
      expect(inDialect(american, 'british')).toBe(british)
    }
  })
})

test('a text in a dialect stays as it is in that dialect', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...dialects),
      (lines, dialect) => {
        const converted = inDialect(lines.join('. '), dialect)
        expect(inDialect(converted, dialect)).toBe(converted)
      },
    ),
    { numRuns: 500 },
  )
})

test('no amount changes', () => {
  const amountsIn = (text: string) =>
    parseIngredient(text).measures.map(({ from, to, unit }) => ({ from, to, unit }))
  const words = [...names, ...pairs.flatMap(({ british, american }) => [british, american])]
  const changed = words.flatMap((word) =>
    [`2 ${word}`, `250 g ${word}, chopped`, `1½ cups ${word} (optional)`].flatMap((text) =>
      dialects.flatMap((dialect) => {
        const converted = inDialect(text, dialect)
        if (converted === text) return []
        const hasSameAmounts =
          `${converted.match(/\p{N}+/gu)}` === `${text.match(/\p{N}+/gu)}` &&
          JSON.stringify(amountsIn(converted)) === JSON.stringify(amountsIn(text))
        return hasSameAmounts ? [] : [`${text}: ${converted}`]
      }),
    ),
  )
  expect(changed).toEqual([])
})

test('a name in the other dialect is the same food with the same verdicts', () => {
  const mistaken = names.flatMap((text) =>
    dialects.flatMap((dialect) => {
      const converted = inDialect(text, dialect)
      if (converted === text) return []
      const [before, after] = [toLine(text), toLine(converted)]
      const isSame = before.foodId === after.foodId && `${verdictsOf(before)}` === `${verdictsOf(after)}`
      return isSame ? [] : [`${text}: ${converted}`]
    }),
  )
  expect(mistaken).toEqual([])
})

test('search finds a food by either word', () => {
  const foods = allFoods().filter(({ name }) => dialects.some((dialect) => inDialect(name, dialect) !== name))
  expect(foods.length).toBeGreaterThan(60)
  const missing = foods.flatMap((food) =>
    dialects.flatMap((dialect) => {
      const converted = inDialect(food.name, dialect)
      return searchFoods(converted, 8).some((match) => match.food.id === food.id) ? [] : [converted]
    }),
  )
  expect(missing).toEqual([])
})

test('every country speaks one dialect; where cups are American, so are the words', () => {
  for (const code of countryCodes())
    if (countryOf(code)?.measures === 'us') expect(dialectOfCountry(code), code).toBe('american')
  expect(['GB', 'IE', 'AU', 'IN', 'DE'].map(dialectOfCountry)).toEqual(Array(5).fill('british'))
})
