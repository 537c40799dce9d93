import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergenBits, allergensIn, everyAllergen, everyTrait, traitBits, traitIds } from '../diet/bit-sets'
import { allFoods, foodById } from '../food/food'
import type { RecipeLine } from '../recipe/recipe'
import { classifyLine } from './classify-line'
import { groupLineWords } from './line-words'

const line = (text: string, foodId?: string): RecipeLine => ({
  text,
  ...(foodId === undefined ? {} : { foodId }),
})
const contains = (text: string, foodId?: string) => allergensIn(classifyLine(line(text, foodId)).contains)
const maybe = (text: string, foodId?: string) => allergensIn(classifyLine(line(text, foodId)).maybe)
const traits = (text: string, foodId?: string) =>
  traitIds.filter((id) => classifyLine(line(text, foodId)).traits & traitBits([id]))

describe('facts of the food table', () => {
  test('contains, often, traits', () => {
    expect(contains('2 eggs', 'egg')).toEqual(['eggs'])
    expect(contains('2 tbsp soy sauce', 'soy-sauce')).toEqual(['gluten', 'soy'])
    expect(maybe('100 g rolled oats', 'rolled-oats')).toEqual(['gluten'])
    expect(traits('300 g chicken breast', 'chicken-breast')).toEqual(['meat'])
    expect(traits('50 g butter', 'salted-butter')).toEqual(['dairy'])
  })

  test('every food has at least its row’s allergens if only its name is written', () => {
    for (const food of allFoods()) {
      const { contains: found, maybe: open } = classifyLine(line(`100 g ${food.name}`, food.id))
      const named = allergenBits(food.contains)
      // A food called gluten-free or vegan may give 'perhaps' where the row is certain.
      expect((found | open) & named, food.id).toBe(named)
    }
  })
})

describe('words that add allergens', () => {
  test.each([
    ['200 g chicken in satay', 'chicken-breast', 'peanuts'],
    ['2 eggs, beaten with a splash of milk', 'egg', 'dairy'],
    ['500 g potatoes, mashed with butter', 'potato', 'dairy'],
    ['spinach with pine nuts', 'spinach', 'nuts'],
    ['rice cooked with fish sauce', 'white-rice', 'fish'],
    ['1 chicken breast, coated in breadcrumbs', 'chicken-breast', 'gluten'],
    ['my almond crunch thing', undefined, 'nuts'],
    ['grandma’s walnut surprise', undefined, 'nuts'],
  ])('%s', (text, foodId, allergen) => {
    expect(contains(text, foodId)).toContain(allergen)
  })

  test('the food’s own name is judged by the table alone', () => {
    expect(contains('butter beans', 'lima-beans')).toEqual([])
    expect(contains('1 tsp almond extract', 'almond-extract')).toEqual([])
    expect(maybe('1 tsp almond extract', 'almond-extract')).toContain('nuts')
    expect(contains('50 g vegan cheese', 'vegan-cheddar')).toEqual([])
    expect(contains('200 ml coconut milk', 'canned-coconut-milk')).toEqual([])
  })

  test.each([
    ['a walnut-sized piece of ginger', 'ginger'],
    ['salt and pepper', 'salt'],
    ['3 sweet potatoes', 'sweet-potato'],
    ['1 butternut squash', 'butternut-squash'],
    ['1 tsp cream of tartar', 'cream-of-tartar'],
    ['100 g oyster mushrooms', 'oyster-mushroom'],
    ['spinach, at room temperature', 'spinach'],
  ])('%s adds nothing', (text, foodId) => {
    expect(contains(text, foodId)).toEqual([])
    expect(maybe(text, foodId)).toEqual([])
  })
})

describe('words that exclude allergens', () => {
  test.each([
    ['gluten-free flour', 'all-purpose-flour', 'gluten'],
    ['gluten free plain flour', 'all-purpose-flour', 'gluten'],
    ['plain flour, gluten-free', 'all-purpose-flour', 'gluten'],
    ['flour (gluten-free)', 'all-purpose-flour', 'gluten'],
    ['100 g gluten-free oats', 'rolled-oats', 'gluten'],
    ['gluten-free soy sauce', 'soy-sauce', 'gluten'],
    ['egg-free mayonnaise', 'mayonnaise', 'eggs'],
    ['dairy-free butter', 'salted-butter', 'dairy'],
    ['butter (dairy-free)', 'salted-butter', 'dairy'],
    ['nut free pesto', 'pesto', 'nuts'],
    ['soy-free vegetable oil', 'vegetable-oil', 'soy'],
    ['granola without nuts', 'granola', 'nuts'],
  ])('%s: the claim is accepted', (text, foodId, allergen) => {
    expect(contains(text, foodId)).not.toContain(allergen)
    expect(maybe(text, foodId)).not.toContain(allergen)
  })

  test('only the excluded allergen is removed', () => {
    expect(contains('nut free pesto', 'pesto')).toEqual(['dairy'])
    expect(contains('gluten-free soy sauce', 'soy-sauce')).toEqual(['soy'])
  })

  test.each([
    ['flour, gluten-free if needed', 'all-purpose-flour', 'gluten'],
    ['flour (preferably gluten-free)', 'all-purpose-flour', 'gluten'],
    ['butter or dairy-free spread', 'salted-butter', 'dairy'],
    ['spaghetti or gluten-free pasta', 'dry-pasta', 'gluten'],
    ['plain flour or gluten-free flour', 'all-purpose-flour', 'gluten'],
    ['lactose-free milk', 'whole-milk', 'dairy'],
    ['wheat-free rye bread', 'rye-bread', 'gluten'],
    ['gluten-free bread with wheat bran', 'white-bread', 'gluten'],
    ['nut-free almonds', 'almonds', 'nuts'],
    ['free range eggs', 'egg', 'eggs'],
    ['fat-free milk', 'whole-milk', 'dairy'],
    ['sugar-free yogurt', 'plain-yogurt', 'dairy'],
  ])('%s still contains it', (text, foodId, allergen) => {
    expect(contains(text, foodId)).toContain(allergen)
  })

  test.each([
    ['vegan butter', 'salted-butter', 'dairy'],
    ['vegan mayonnaise', 'mayonnaise', 'eggs'],
    ['plant-based cheese', 'cheddar-cheese', 'dairy'],
    ['non-dairy cream', 'heavy-cream', 'dairy'],
    ['dairy-free butter or oil', 'salted-butter', 'dairy'],
  ])('%s: not known, vegan is no allergen statement', (text, foodId, allergen) => {
    expect(contains(text, foodId)).not.toContain(allergen)
    expect(maybe(text, foodId)).toContain(allergen)
  })

  test('vegan and vegetarian foods add no animal traits', () => {
    expect(traits('vegan butter', 'salted-butter')).not.toContain('dairy')
    expect(traits('veggie sausages', 'pork-sausage')).not.toContain('meat')
    expect(traits('meat-free mince', 'ground-beef-80-20')).not.toContain('meat')
    expect(traits('pork sausages', 'pork-sausage')).toContain('meat')
  })
})

describe('a line without a known food', () => {
  test.each(['my crunchy thing', '', '???', '🍕🍕', 'gluten-free thing', 'x'.repeat(100_000)])(
    '%j may contain anything',
    (text) => {
      const { maybe: open, maybeTraits, known } = classifyLine(line(text))
      expect(open).toBe(everyAllergen)
      expect(maybeTraits).toBe(everyTrait)
      expect(known).toBe(false)
    },
  )

  test('an unknown food id is no food', () => {
    expect(classifyLine(line('100 g unobtainium', 'unobtainium')).maybe).toBe(everyAllergen)
    expect(classifyLine(line('100 g x', '__proto__')).known).toBe(false)
  })
})

test('the amount in front changes nothing', () => {
  const foods = fc.constantFrom('2 eggs', '200 g flour', '½ cup milk', '3 x 400g tins tomatoes')
  fc.assert(
    fc.property(foods, fc.nat(9999), (text, many) => {
      const plain = text.replace(/^[\d½ ]+/, '')
      expect(classifyLine(line(`${many} ${plain}`))).toEqual(classifyLine(line(plain)))
    }),
  )
})

test('the words of a line are split into the food’s own and the rest', () => {
  const { own, beside } = groupLineWords('butter beans with cream', foodById('lima-beans'))
  expect(own).toEqual([])
  expect(beside.map(({ meaning }) => meaning.words)).toEqual(['cream'])
  const butter = groupLineWords('butter with cream', foodById('salted-butter'))
  expect(butter.own.map(({ meaning }) => meaning.words)).toEqual(['butter'])
  expect(butter.beside.map(({ meaning }) => meaning.words)).toEqual(['cream'])
})

test('repeated and many reads give the same', () => {
  const first = classifyLine(line('200 g chicken in satay', 'chicken-breast'))
  for (let i = 0; i < 60_000; i++) classifyLine(line(`word${i.toString(36)}`, 'spinach'))
  expect(classifyLine(line('200 g chicken in satay', 'chicken-breast'))).toEqual(first)
})

test('a vegetarian alternative does not make the dish vegetarian', () => {
  const text = '300 ml chicken stock (vegetarians may use vegetable stock)'
  expect(traits(text, 'chicken-broth')).toContain('meat')
})

test('a plain name in any spelling gives the facts of the food table', () => {
  for (const food of allFoods()) {
    if (/free|vegan|plant/.test(food.name)) continue
    const table = classifyLine(line(food.name, food.id))
    const { contains: found, maybe: open } = classifyLine(line(`${food.name} `, food.id))
    expect({ found, open }, food.id).toEqual({ found: table.contains, open: table.maybe })
  }
})

describe('the cut of a food adds nothing', () => {
  test.each([
    ['400 g spaghetti, snapped in two', 'rice-noodles'],
    ['250 g mushrooms, chopped as small as mince', 'mushroom'],
    ['1 celeriac, cut into 2 cm thick steaks', 'celeriac'],
    ['1 cauliflower, blitzed to the texture of couscous', 'cauliflower'],
    ['spinach, chilled', 'spinach'],
  ])('%s', (text, foodId) => {
    expect(traits(text, foodId)).not.toContain('meat')
    expect(traits(text, foodId)).not.toContain('fish')
    expect(contains(text.replace('spaghetti', 'rice noodles'), foodId)).toEqual(
      foodId === 'celeriac' ? ['celery'] : [],
    )
  })

  test('a steak of fish is fish', () => {
    expect(traits('600 g carp, cut into steaks', 'carp')).toEqual(['fish'])
    expect(traits('600 g carp steaks', 'carp')).toEqual(['fish'])
    expect(traits('2 halibut steaks', 'halibut')).toEqual(['fish'])
  })

  test.each([
    ['200 g rice, with steak', 'white-rice', 'meat'],
    ['2 potatoes, served with steaks', 'potato', 'meat'],
    ['200 g potatoes, fried in bacon fat', 'potato', 'meat'],
    ['carp, served with steak', 'carp', 'meat'],
    ['pepper steak', 'black-pepper', 'meat'],
    ['200 g rice, served with prawns', 'white-rice', 'shellfish'],
    ['200 g pasta, snapped, with red snapper', 'dry-pasta', 'fish'],
    ['lentils, cooked with mince', 'lentils', 'meat'],
  ])('but %s does', (text, foodId, trait) => {
    expect(traits(text, foodId)).toContain(trait)
  })
})
