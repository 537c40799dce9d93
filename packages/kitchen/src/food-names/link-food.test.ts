import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods, foodById } from '../food/food'
import { certainThreshold, linkFood, probableThreshold } from './link-food'

const idOf = (name: string) => {
  const link = linkFood(name)
  return link.known ? link.foodId : undefined
}
const confidenceOf = (name: string) => {
  const link = linkFood(name)
  return link.known ? link.confidence : 0
}

describe('a name in a recipe is linked without asking', () => {
  test.each([
    ['large free-range eggs', 'egg'],
    ['medium organic eggs', 'egg'],
    ['boneless skinless chicken breasts', 'chicken-breast'],
    ['freshly ground black pepper', 'black-pepper'],
    ['extra virgin olive oil', 'olive-oil'],
    ['good-quality dark chocolate (70% cocoa solids)', 'dark-chocolate'],
    ['low-sodium soy sauce', 'soy-sauce'],
    ['Granny Smith apples', 'granny-smith-apple'],
    ['tinned chopped tomatoes', 'canned-tomatoes'],
    ['flat-leaf parsley leaves', 'parsley'],
    ['semi skimmed milk', '2-milk'],
    ['organic whole milk', 'whole-milk'],
    ['ripe bananas', 'banana'],
    ['spring onion (tied in a bundle)', 'green-onion'],
    ['small spring onion', 'green-onion'],
    ['finely chopped red onion', 'red-onion'],
    ['baby spinach leaves', 'spinach'],
    ['broccoli florets', 'broccoli'],
    ['thinly sliced cucumber', 'cucumber'],
    ['unsalted butter, softened', 'unsalted-butter'],
    ['butter, plus extra for greasing', 'salted-butter'],
    ['plain flour for dusting', 'all-purpose-flour'],
    ['400g can chickpeas, drained', 'canned-chickpeas'],
    ['Brie cheese', 'brie'],
    ['thumb-sized piece fresh ginger', 'ginger'],
    ['strong white bread flour', 'bread-flour'],
    ['lemon juice, to taste', 'lemon-juice'],
    ['undyed smoked haddock fillets', 'smoked-haddock'],
    ['Sea salt', 'salt'],
    ['spinach*', 'spinach'],
  ])('%s', (name, id) => {
    expect(idOf(name)).toBe(id)
    expect(confidenceOf(name)).toBeGreaterThanOrEqual(certainThreshold)
  })
})

describe('a fat share names a grade', () => {
  test.each([
    ['beef mince 5%', 'ground-beef-95-5'],
    ['mince (12% fat)', 'ground-beef-90-10'],
    ['20% fat beef mince', 'ground-beef-80-20'],
    ['ground beef 93/7', 'ground-beef-95-5'],
    ['85% lean ground beef', 'ground-beef-85-15'],
    ['milk 1.5%', '2-milk'],
    ['milk, 3.8 %', 'whole-milk'],
    ['0% yoghurt', 'nonfat-plain-yogurt'],
    ['lamb mince 10% fat', 'ground-lamb'],
    ['70% dark chocolate', 'dark-chocolate'],
    ['double cream 48%', 'heavy-cream'],
  ])('%s is %s', (name, foodId) => {
    expect(linkFood(name)).toMatchObject({ known: true, foodId })
  })

  test('of another food it changes nothing', () => {
    expect(linkFood('2% milk chocolate')).toMatchObject({ known: true, foodId: 'milk-chocolate' })
    expect(linkFood('almond milk 3%')).toMatchObject({ known: true, foodId: 'almond-milk' })
  })
})

describe('the last noun decides', () => {
  test.each([
    ['peanut butter', 'peanut-butter'],
    ['almond milk', 'almond-milk'],
    ['oat milk', 'oat-milk'],
    ['coconut milk', 'canned-coconut-milk'],
    ['tomato ketchup', 'ketchup'],
    ['chicken stock', 'chicken-broth'],
    ['fish sauce', 'fish-sauce'],
    ['egg noodles', 'egg-noodles'],
    ['lemon juice', 'lemon-juice'],
    ['cream of tartar', 'cream-of-tartar'],
    ['butternut squash', 'butternut-squash'],
    ['chocolate milk', 'chocolate-milk'],
    ['milk chocolate', 'milk-chocolate'],
    ['rice vinegar', 'rice-vinegar'],
    ['coconut oil', 'coconut-oil'],
    ['garlic powder', 'garlic-powder'],
    ['egg whites', 'egg-white'],
  ])('%s', (name, id) => expect(idOf(name)).toBe(id))

  test('butter beans are not butter', () => {
    expect(foodById(idOf('butter beans') ?? '')?.contains).not.toContain('dairy')
  })
})

describe('a choice is linked to the first food', () => {
  test.each([
    ['butter or margarine', 'salted-butter', ['margarine']],
    ['honey or maple syrup', 'honey', ['maple-syrup']],
    ['chicken or vegetable stock', 'chicken-broth', ['vegetable-broth']],
    ['low sodium vegetable or chicken broth', 'vegetable-broth', ['chicken-broth']],
    ['lemon or lime juice', 'lemon-juice', ['lime-juice']],
    ['red or white wine vinegar', 'red-wine-vinegar', ['white-wine-vinegar']],
    ['milk/cream', 'whole-milk', ['heavy-cream']],
    ['olive and/or sunflower oil', 'olive-oil', ['sunflower-oil']],
    ['walnuts, pecans or almonds', 'walnuts', ['pecans', 'almonds']],
  ])('%s', (name, foodId, alternatives) => {
    expect(linkFood(name)).toMatchObject({ known: true, foodId, alternatives })
  })

  test('an unknown first choice is not linked to the second', () => {
    expect(linkFood('blorbo or butter')).toEqual({ known: false, nearest: ['salted-butter'] })
  })

  test('a shared last word belongs to both choices', () => {
    expect(idOf('flaked or whole almonds')).toMatch(/almonds/)
    expect(linkFood('ripe or very ripe bananas')).toMatchObject({ known: true, foodId: 'banana' })
  })
})

describe('two foods in one line', () => {
  test('are linked if the second adds no allergen', () => {
    expect(linkFood('parsley and chives')).toMatchObject({ known: true, foodId: 'parsley', also: ['chives'] })
    expect(linkFood('salt and freshly ground pepper').known).toBe(true)
  })

  test('are not linked as one food if it does', () => {
    expect(linkFood('butter and flour')).toEqual({
      known: false,
      nearest: ['salted-butter', 'all-purpose-flour'],
    })
    expect(linkFood('eggs and milk').known).toBe(false)
    expect(linkFood('yogurt with walnuts').known).toBe(false)
  })

  test('are one food if that is its name', () => {
    expect(idOf('half and half')).toBe('half-and-half')
    expect(idOf('macaroni & cheese')).toBe('macaroni-and-cheese')
  })
})

describe('a reordered name is recognized', () => {
  test.each([
    ['tomatoes, canned', 'canned-tomatoes'],
    ['flour, plain', 'all-purpose-flour'],
    ['breast of chicken', 'chicken-breast'],
    ['juice of lemon', 'lemon-juice'],
    ['bunch of coriander', 'cilantro'],
    ['sprigs of fresh thyme', 'fresh-thyme'],
    ['handful of basil leaves', 'fresh-basil'],
    ['beef ground lean', 'ground-beef-90-10'],
  ])('%s', (name, id) => expect(idOf(name)).toBe(id))
})

describe('expanded list and receipt words are linked the same way', () => {
  test.each([
    ['Semi Skimmed Milk', '2-milk'],
    ['ORGANIC WHOLE MILK', 'whole-milk'],
    ['GREEN ONIONS', 'green-onion'],
    ['CHICKEN BREAST BONELESS', 'chicken-breast'],
    ['GROUND BEEF', 'ground-beef-80-20'],
    ['BANANAS LOOSE', 'banana'],
    ['large white onions', 'onion'],
    ['unsalted butter 250g', 'unsalted-butter'],
    ['2 avocados', 'avocado'],
    ['Broccoli Crowns', 'broccoli'],
    ['extra mature cheddar', 'cheddar-cheese'],
    ['frozen garden peas', 'frozen-peas'],
    ['baby leaf spinach', 'spinach'],
    ['red seedless grapes', 'grapes'],
  ])('%s', (name, id) => expect(idOf(name)).toBe(id))
})

describe('a misspelling is linked with less confidence', () => {
  test.each([
    ['brocoli florets', 'broccoli'],
    ['mozarella cheese', 'mozzarella'],
    ['fresh parsly', 'parsley'],
    ['ground cinammon', 'cinnamon'],
    ['cherry tomatos', 'cherry-tomatoes'],
    ['strawberrys', 'strawberries'],
    ['mayonaise', 'mayonnaise'],
    ['chedder cheese', 'cheddar-cheese'],
    ['balsamic vinager', 'balsamic-vinegar'],
  ])('%s', (name, id) => {
    expect(idOf(name)).toBe(id)
    expect(confidenceOf(name)).toBeLessThan(0.98)
  })

  test('and never to an unrelated food', () => {
    expect(linkFood('vagan butter').known && idOf('vagan butter') === 'salted-butter').toBe(false)
    expect(linkFood('glutten free flour').known && idOf('glutten free flour') === 'all-purpose-flour').toBe(
      false,
    )
  })
})

describe('flagged links', () => {
  test.each([
    ['purple cucumber', 'cucumber'],
    ['pickled cauliflower', 'cauliflower'],
    ['letuce', 'green-leaf-lettuce'],
    ['zanzibar cucumber', 'cucumber'],
  ])('%s', (name, id) => {
    const link = linkFood(name)
    expect(link).toMatchObject({ known: true, foodId: id })
    expect(confidenceOf(name)).toBeGreaterThanOrEqual(probableThreshold)
    expect(confidenceOf(name)).toBeLessThan(certainThreshold)
  })
})

describe('unknown names', () => {
  test.each([
    '',
    '   ',
    '???',
    '🧀',
    'blorbo',
    'toothpaste',
    'paper towels',
    'lustre dust',
    '12',
    'or',
    'and',
    'of',
    '()',
  ])('%j is unknown', (name) => expect(linkFood(name).known).toBe(false))

  test('have at most three suggestions, each a known food', () => {
    for (const name of ['Violife cheese', 'almond croissant', 'beer battered cod', 'blorbo soup']) {
      const link = linkFood(name)
      expect(link.known).toBe(false)
      if (!link.known) {
        expect(link.nearest.length).toBeGreaterThan(0)
        expect(link.nearest.length).toBeLessThanOrEqual(3)
        for (const id of link.nearest) expect(foodById(id)).toBeDefined()
      }
    }
  })
})

describe('any text', () => {
  test('never throws, and a link has a known food and sufficient confidence', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const link = linkFood(name)
        if (link.known) {
          expect(foodById(link.foodId)).toBeDefined()
          expect(link.confidence).toBeGreaterThanOrEqual(probableThreshold)
          expect(link.confidence).toBeLessThanOrEqual(1)
        } else expect(link.nearest.length).toBeLessThanOrEqual(3)
      }),
    )
  })

  test.each([
    ['brackets', '('.repeat(5000)],
    ['choices', 'or '.repeat(5000)],
    ['joins', 'and with in of '.repeat(2000)],
    ['slashes', 'a/'.repeat(5000)],
    ['letters', 'a'.repeat(100_000)],
    ['commas', ','.repeat(5000)],
  ])('a long run of %s terminates', (_, name) => expect(linkFood(name).known).toBeTypeOf('boolean'))

  test("every food's own name links to a known food, each time the same", () => {
    for (const { name } of allFoods()) {
      expect(linkFood(name), name).toMatchObject({ known: true })
      expect(linkFood(name)).toEqual(linkFood(name))
    }
  })
})
