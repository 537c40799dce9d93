import { describe, expect, test } from 'vitest'
import type { Recipe } from '../recipe/recipe'
import type { Lot } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import { lot, recipe } from '../testing/text-builders'
import { explainReasons } from './dish-reason'
import { suggest } from './suggest'
import { indexRecipes } from './suggestion-index'
import type { SuggestionRequest } from './suggestion-request'

function suggestFrom(
  recipes: readonly Recipe[],
  lots: readonly Lot[],
  more: Partial<SuggestionRequest> = {},
) {
  return suggest(indexRecipes(recipes), { lots, today: fixedDay, eaters: [], ...more })
}

function titles(...args: Parameters<typeof suggestFrom>): string[] {
  return suggestFrom(...args).map(({ recipe: { title } }) => title)
}

const omelette = recipe(['3 egg', '20 g salted-butter'], { title: 'Omelette', minutes: 10 })
const spinachPie = recipe(['300 g spinach', '200 g feta'], { title: 'Spinach Pie', minutes: 60 })
const riceBowl = recipe(['200 g white-rice', '1 red-bell-pepper'], { title: 'Rice Bowl', minutes: 25 })
const cookbook = [omelette, spinachPie, riceBowl]

describe('the ranking', () => {
  test('prefers covered dishes', () => {
    const lots = [lot('6 egg'), lot('100 g salted-butter'), lot('1 kg white-rice')]
    expect(titles(cookbook, lots)).toEqual(['Omelette', 'Rice Bowl', 'Spinach Pie'])
  })

  test('prefers food near its use-by day to food near its best-before day', () => {
    const [a, b] = [recipe(['300 g spinach'], { title: 'A' }), recipe(['300 g kale'], { title: 'B' })]
    const lots = [lot('300 g spinach', 1, 'best-before'), lot('300 g kale', 1, 'use-by')]
    expect(titles([a, b], lots)).toEqual(['B', 'A'])
  })

  test('prefers less shopping', () => {
    const few = recipe(['3 egg', '1 lemon'], { title: 'Few' })
    const many = recipe(['3 egg', '1 lemon', '1 lime', '1 orange'], { title: 'Many' })
    expect(titles([many, few], [lot('6 egg')])).toEqual(['Few', 'Many'])
  })

  test('prefers quick and liked dishes, not cooked yesterday', () => {
    const same = (title: string, minutes: number) => recipe(['3 egg'], { title, minutes })
    const [slow, quick] = [same('Slow', 100), same('Quick', 10)]
    const lots = [lot('6 egg')]
    expect(titles([slow, quick], lots)[0]).toBe('Quick')
    expect(titles([slow, quick], lots, { liked: new Map([[slow.id, 5]]) })[0]).toBe('Slow')
    expect(titles([slow, quick], lots, { recent: [{ id: quick.id, daysAgo: 1 }] })[0]).toBe('Slow')
    expect(titles([slow, quick], lots, { recent: [{ id: quick.id, daysAgo: 30 }] })[0]).toBe('Quick')
  })

  test('prefers another main food than recently', () => {
    const [eggs, more, rice] = [
      recipe(['3 egg'], { title: 'Fried', minutes: 20 }),
      recipe(['3 egg'], { title: 'Boiled', minutes: 20 }),
      recipe(['200 g white-rice'], { title: 'Rice', minutes: 20 }),
    ]
    const lots = [lot('12 egg'), lot('1 kg white-rice')]
    expect(titles([eggs, more, rice], lots, { recent: [{ id: eggs.id, daysAgo: 0 }] })[0]).toBe('Rice')
  })

  test('ranks a dish that uses stock before any that uses none', () => {
    const poor = recipe(['1 egg', '1 lemon', '1 lime', '1 orange', '100 g kale', '1 leek'], {
      title: 'Uses one',
    })
    const easy = recipe(['100 g spinach'], { title: 'Buy one', minutes: 5 })
    expect(titles([easy, poor], [lot('1 egg')])).toEqual(['Uses one', 'Buy one'])
  })
})

describe('conditions of a request', () => {
  const lots = [lot('12 egg'), lot('200 g salted-butter'), lot('1 kg white-rice'), lot('500 g spinach', 2)]

  test.each([
    [undefined, 3],
    [1, 1],
    [2, 2],
    [0, 0],
    [-5, 0],
    [Number.NaN, 0],
    [2.9, 2],
    [1000, 3],
  ])('a limit of %s gives %d', (limit, count) => {
    expect(suggestFrom(cookbook, lots, limit === undefined ? {} : { limit })).toHaveLength(count)
  })

  test('maximum minutes; a dish of unknown time is left out', () => {
    const unknown = recipe(['3 egg'], { title: 'Some time' })
    expect(titles([...cookbook, unknown], lots, { maxMinutes: 30 })).toEqual(['Omelette', 'Rice Bowl'])
    expect(titles([unknown], lots)).toEqual(['Some time'])
    expect(titles(cookbook, lots, { maxMinutes: 10 })).toEqual(['Omelette'])
    expect(titles(cookbook, lots, { maxMinutes: 9 })).toEqual([])
  })

  test('maximum purchases', () => {
    expect(titles(cookbook, lots, { maxToBuy: 0 })).toEqual(['Omelette'])
    expect(titles(cookbook, lots, { maxToBuy: 1 })).toHaveLength(3)
    const unread = recipe(['3 egg', { text: 'zwirbel' }], { title: 'Unread' })
    expect(titles([unread], lots, { maxToBuy: 0 })).toEqual([])
  })

  test('excluded recipes', () => {
    expect(titles(cookbook, lots, { exclude: [omelette.id, 123456] })).not.toContain('Omelette')
  })

  test('number of people', () => {
    expect(titles(cookbook, lots, { servings: 2, maxToBuy: 0 })).toEqual(['Omelette'])
    expect(titles(cookbook, lots, { servings: 20, maxToBuy: 0 })).toEqual([])
  })

  test('foods of every house need not be bought', () => {
    const salty = recipe(['3 egg', '1 tsp salt', '500 ml water'], { title: 'Salty' })
    expect(titles([salty], lots, { maxToBuy: 0 })).toEqual([])
    expect(titles([salty], lots, { maxToBuy: 0, assume: ['salt'] })).toEqual(['Salty'])
  })

  test('a dish with a swap in stock', () => {
    const dip = recipe(['200 g sour-cream'], { title: 'Dip' })
    const yogurt = [lot('500 g greek-yogurt')]
    const swaps = (id: string) =>
      id === 'sour-cream' ? [{ parts: [{ foodId: 'greek-yogurt', ratio: 1 }] }] : []
    expect(titles([dip], yogurt, { maxToBuy: 0 })).toEqual([])
    const [suggestion] = suggestFrom([dip], yogurt, { maxToBuy: 0, swaps })
    expect(suggestion && explainReasons(suggestion)).toBe('you lack sour cream, swap: greek yogurt')
  })
})

describe('an occasion', () => {
  const lots = [lot('12 egg')]
  const dish = (title: string, more: Partial<Recipe>) => recipe(['3 egg'], { title, ...more })
  const dishes = [
    dish('Toast', { occasions: ['breakfast'], minutes: 40 }),
    dish('Roast', { occasions: ['dinner', 'party'], minutes: 120 }),
    dish('Wrap', { occasions: ['quick'] }),
    dish('Fast', { occasions: ['party'], minutes: 30 }),
    dish('Green', { occasions: ['party'], tags: ['Healthy'], minutes: 90 }),
    dish('Plain', { occasions: [], course: 'Main Dish', minutes: 45 }),
    dish('Sweet', { occasions: [], course: 'Dessert', minutes: 45 }),
  ]

  test.each([
    ['breakfast', ['Toast']],
    ['dinner', ['Plain', 'Roast', 'Wrap']],
    ['lunch', ['Plain', 'Wrap']],
    ['quick', ['Fast', 'Wrap']],
    ['healthy', ['Green']],
    ['party', ['Fast', 'Green', 'Roast']],
    ['general', ['Fast', 'Green', 'Plain', 'Roast', 'Sweet', 'Toast', 'Wrap']],
    [undefined, ['Fast', 'Green', 'Plain', 'Roast', 'Sweet', 'Toast', 'Wrap']],
  ] as const)('%s', (occasion, expected) => {
    expect(titles(dishes, lots, { limit: 10, ...(occasion ? { occasion } : {}) }).sort()).toEqual(expected)
  })
})

describe('using something up', () => {
  const lots = [lot('6 egg', 9), lot('300 g spinach', 2), lot('200 g feta'), lot('1 kg white-rice')]

  test('a food: only dishes that use it', () => {
    expect(titles(cookbook, lots, { rescue: 'spinach' })).toEqual(['Spinach Pie'])
    expect(titles(cookbook, lots, { rescue: 'egg' })).toEqual(['Omelette'])
  })

  test('a lot: it is taken first', () => {
    const [newer, older] = [lot('300 g spinach', 8), lot('300 g spinach', 2)]
    const [suggestion] = suggestFrom(cookbook, [older, newer], { rescue: newer.id })
    const [line] = suggestion?.coverage.lines ?? []
    expect(line?.draws.map(({ held }) => held.lot.id)).toEqual([newer.id])
  })

  test.each([
    ['a food that is not here', 'kale'],
    ['a lot that is not here', 424_242],
    ['no food at all', ''],
  ])('%s: nothing', (_, rescue) => expect(suggestFrom(cookbook, lots, { rescue })).toEqual([]))

  test('food past its use-by day cannot be rescued', () => {
    const spoilt = lot('300 g spinach', -1)
    expect(suggestFrom(cookbook, [spoilt], { rescue: spoilt.id })).toEqual([])
    expect(suggestFrom(cookbook, [spoilt], { rescue: 'spinach' })).toEqual([])
  })

  test('also by a swap', () => {
    const dip = recipe(['200 g sour-cream'], { title: 'Dip' })
    const swaps = (id: string) =>
      id === 'sour-cream' ? [{ parts: [{ foodId: 'greek-yogurt', ratio: 1 }] }] : []
    expect(
      titles([dip, omelette], [lot('500 g greek-yogurt', 1)], { rescue: 'greek-yogurt', swaps }),
    ).toEqual(['Dip'])
  })
})
