import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { findFood, searchFoods } from './find-food'

const ids = (text: string, limit?: number) => searchFoods(text, limit).map(({ food }) => food.id)

describe('finding a food', () => {
  test.each([
    ['spinach', 'spinach', 'exact'],
    ['Spinach', 'spinach', 'exact'],
    ['  SPINACH  ', 'spinach', 'exact'],
    ['rocket', 'arugula', 'alias'],
    ['Courgettes', 'zucchini', 'plural'],
    ['tomatoes', 'tomato', 'plural'],
    ['potatoes', 'potato', 'plural'],
    ['radishes', 'radish', 'plural'],
    ['strawberry', 'strawberries', 'plural'],
    ['leeks', 'leek', 'plural'],
    ['peas', 'green-peas', 'alias'],
    ['pears', 'pear', 'plural'],
    ['prawns', 'shrimp', 'plural'],
    ['crème fraîche', 'creme-fraiche', 'exact'],
    ['creme fraiche', 'creme-fraiche', 'exact'],
    ['Jalapeño', 'jalapeno', 'exact'],
    ['half & half', 'half-and-half', 'exact'],
    ['brocolli', 'broccoli', 'misspelt'],
    ['mozarella', 'mozzarella', 'misspelt'],
    ['parmasan', 'parmesan', 'misspelt'],
    ['cauliflour', 'cauliflower', 'misspelt'],
    ['spinnach', 'spinach', 'misspelt'],
    ['bananna', 'banana', 'misspelt'],
    ['fresh organic spinach', 'spinach', 'part'],
    ['two large onions', 'onion', 'part'],
  ])('%j is %s, found as %s', (name, id, how) => {
    const found = findFood(name)
    expect(found?.food.id).toBe(id)
    if (how !== 'part') expect(found?.how).toBe(how)
  })

  test('has full confidence for its own name, less for a misspelling', () => {
    expect(findFood('broccoli')?.confidence).toBe(1)
    const misspelt = findFood('brocolli')?.confidence ?? 0
    expect(misspelt).toBeLessThan(0.95)
    expect(misspelt).toBeGreaterThan(0.5)
  })

  test.each([
    ['leaf', 'leek'],
    ['leafs', 'leek'],
    ['bream', 'cream'],
    ['bream', 'bread'],
    ['peas', 'pear'],
    ['pear', 'green-peas'],
    ['prune', 'shrimp'],
    ['hake', 'cake'],
    ['sloe', 'flounder'],
    ['goat', 'rolled-oats'],
    ['limes', 'lemon'],
    ['mince', 'mint'],
    ['skate', 'sirloin-steak'],
    ['flower', 'all-purpose-flour'],
  ])('%s is never %s', (name, otherFoods) => {
    expect(findFood(name)?.food.id).not.toBe(otherFoods)
  })

  test.each(['', ' ', '?', '🥕', 'xyzzy', 'qqqqqqqq', '1234', 'toothpaste', 'dish soap', 'x'.repeat(50_000)])(
    'finds nothing for %j',
    (name) => expect(findFood(name)).toBeUndefined(),
  )

  test('never throws, and has a confidence of at most 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const found = findFood(name)
        if (found) expect(found.confidence).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('finds every food with size and freshness words before its name', () => {
    const otherFoods = allFoods().filter((food) => {
      const found = findFood(`large ${food.name}`)
      return found === undefined
    })
    expect(otherFoods.map(({ id }) => id)).toEqual([])
  })
})

describe('searching while typing', () => {
  test.each([
    ['spi', 'spinach'],
    ['spin', 'spinach'],
    ['egg', 'egg'],
    ['eggs', 'egg'],
    ['mil', 'whole-milk'],
    ['app', 'apple'],
    ['tom', 'tomato'],
    ['oni', 'onion'],
    ['sal', 'salt'],
    ['chick', 'chicken-breast'],
    ['ched', 'cheddar-cheese'],
    ['rice', 'white-rice'],
    ['olive o', 'olive-oil'],
    ['chi br', 'chicken-breast'],
    ['breast chick', 'chicken-breast'],
    ['brocol', 'broccoli'],
    ['avacad', 'avocado'],
    ['Crème f', 'creme-fraiche'],
    ['courg', 'zucchini'],
  ])('%j returns %s first', (text, id) => expect(ids(text)[0]).toBe(id))

  test('searches inside names', () => {
    expect(ids('onion')).toContain('green-onion')
    expect(ids('vinegar', 20)).toContain('balsamic-vinegar')
  })

  test('puts everyday foods before rare ones', () => {
    const offered = ids('ch', 500)
    expect(offered).toContain('cherimoya')
    expect(offered.indexOf('chicken-breast')).toBeLessThan(offered.indexOf('cherimoya'))
    expect(ids('che')[0]).toBe('cheddar-cheese')
    expect(ids('po').slice(0, 3)).toContain('potato')
  })

  test('returns each food once, up to the limit, best first', () => {
    const found = searchFoods('c', 30)
    expect(found).toHaveLength(30)
    expect(new Set(found.map(({ food }) => food.id)).size).toBe(30)
    const scores = found.map(({ confidence }) => confidence)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('marks near matches as misspelt with less confidence', () => {
    const [found] = searchFoods('brocol')
    expect(found?.how).toBe('misspelt')
    expect(found?.confidence).toBeLessThan(searchFoods('brocco')[0]?.confidence ?? 0)
  })

  test.each([
    ['', 8],
    ['  ', 8],
    ['spi', 0],
    ['spi', -3],
    ['spi', Number.NaN],
    ['zzzzzz', 8],
    ['🍅', 8],
  ])('returns nothing for %j, limit %s', (text, limit) => expect(searchFoods(text, limit)).toEqual([]))

  test('finds a food by every prefix of its name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allFoods()),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        (food, share) => {
          const typed = food.name.slice(0, Math.max(3, Math.ceil(food.name.length * share)))
          expect(searchFoods(typed, 2000).map((match) => match.food.id)).toContain(food.id)
        },
      ),
    )
  })
})
