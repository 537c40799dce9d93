import type { RecipeSummary } from '@larder/contract/recipes'
import { parseCalendarDay } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { coverageFromStock } from '@larder/kitchen/recipe-coverage/recipe-coverage'
import { indexStock } from '@larder/kitchen/recipe-coverage/stock-index'
import type { Lot } from '@larder/kitchen/stock/lot'
import { describe, expect, test } from 'vitest'
import type { MatchingContext } from './matching-context'
import { toMeal } from './to-meal'

const today = parseCalendarDay('2026-11-15')
if (!today) throw new Error('no day')

const summary: RecipeSummary = {
  id: 1,
  title: 'Dish',
  description: '',
  category: 'Main Dish',
  difficulty: 'Easy',
  minutes: 20,
  prepMinutes: 10,
  servings: 2,
  tags: [],
  diets: [],
  plate: [],
  ratings: 0,
  likes: 0,
  favourite: false,
  yours: false,
}

function aDish(...ingredients: string[]): Recipe {
  return { id: 1, title: 'Dish', servings: 2, occasions: [], tags: [], lines: ingredients.map(toRecipeLine) }
}

function aLot(foodId: string, grams: number): Lot {
  const quantity = { amount: { numerator: grams, denominator: 1 }, unit: 'g' }
  return { id: grams, name: foodId, foodId, quantity, location: 'pantry', since: today as Lot['since'] }
}

function aKitchen(lots: Lot[] = [], eaters: Eater[] = [], servings?: number): MatchingContext {
  return {
    lots,
    stock: indexStock(lots, { today: today as Lot['since'] }),
    eaters,
    ...(servings !== undefined && { servings }),
    assume: ['water', 'salt', 'black-pepper'],
    shops: 'metric',
    today: today as Lot['since'],
    sample: false,
    readers: new Set(),
  }
}

function anEater(name: string, more: Partial<Eater>): Eater {
  return { name, portions: 1, diets: [], avoids: [], ...more }
}

describe('what to buy', () => {
  const dish = aDish('200 g rice', '1 lemon', 'salt', '500 ml water', '1 tbsp parsley, optional')

  test('is listed by name, without staples and optional lines', () => {
    expect(toMeal(summary, dish, aKitchen([aLot('white-rice', 500)])).missing).toEqual(['lemon'])
    expect(toMeal(summary, dish, aKitchen()).missing).toEqual(['white rice', 'lemon'])
    expect(toMeal(summary, dish, aKitchen([aLot('white-rice', 500), aLot('lemon', 500)])).missing).toEqual([])
  })

  test('depends on the number of eaters', () => {
    const lots = [aLot('white-rice', 200), aLot('lemon', 1000)]
    expect(toMeal(summary, dish, aKitchen(lots)).missing).toEqual([])
    expect(toMeal(summary, dish, aKitchen(lots, [], 4)).missing).toEqual(['white rice'])
  })

  test('lists each item once, and an unparsed line as written', () => {
    const twice = aDish('1 lemon', '2 lemons', '1 zwirbel')
    expect(toMeal(summary, twice, aKitchen()).missing).toEqual(['lemon', '1 zwirbel'])
  })

  test('accepts a computed coverage', () => {
    const kitchen = aKitchen([aLot('white-rice', 500)])
    const coverage = coverageFromStock(aDish('200 g rice'), kitchen.stock)
    expect(toMeal(summary, dish, kitchen, coverage).missing).toEqual([])
  })
})

describe('the warning', () => {
  const warningFor = (dish: Recipe, ...eaters: Eater[]) => toMeal(summary, dish, aKitchen([], eaters)).warning
  const almonds = aDish('100 g almonds', '2 eggs')
  const avoids = (allergen: 'nuts' | 'eggs' | 'msg' | 'gluten', severity: 'high' | 'low') => [
    { allergen, severity },
  ]

  test('names the eaters it concerns', () => {
    expect(warningFor(almonds)).toBeUndefined()
    expect(warningFor(almonds, anEater('Tom', {}))).toBeUndefined()
    expect(warningFor(almonds, anEater('Mia', { avoids: avoids('nuts', 'high') }))).toBe('Contains nuts: Mia')
    expect(warningFor(almonds, anEater('Mia', { diets: ['vegan'] }))).toBe('Not vegan: Mia')
    const two = ['Mia', 'Ana'].map((name) => anEater(name, { avoids: avoids('nuts', 'low') }))
    expect(warningFor(almonds, ...two)).toBe('Contains nuts: Mia, Ana')
  })

  test('names what is unknown', () => {
    const unread = aDish('100 g rice', '1 zwirbel')
    expect(warningFor(unread, anEater('Ana', { avoids: avoids('gluten', 'low') }))).toBe(
      'Not known for gluten: Ana',
    )
    expect(warningFor(unread, anEater('Ana', { avoids: avoids('msg', 'high') }))).toBe(
      'Not known for MSG: Ana',
    )
    expect(warningFor(unread, anEater('Ana', { diets: ['vegan'] }))).toBe('Not known for vegan: Ana')
  })

  test('starts with refusals', () => {
    const [tom, mia] = [
      anEater('Tom', { avoids: avoids('nuts', 'low') }),
      anEater('Mia', { avoids: avoids('eggs', 'high') }),
    ]
    expect(warningFor(almonds, tom, mia)).toBe('Contains eggs: Mia')
  })

  test('includes substitutes for missing foods', () => {
    const dish = aDish('50 g olive oil', '200 g rice')
    const lots = [aLot('salted-butter', 500), aLot('white-rice', 500)]
    const kitchen = aKitchen(lots, [anEater('Mia', { avoids: [{ allergen: 'dairy', severity: 'low' }] })])
    const swaps = (id: string) =>
      id === 'olive-oil' ? [{ parts: [{ foodId: 'salted-butter', ratio: 1 }] }] : []
    const coverage = coverageFromStock(dish, kitchen.stock, { swaps })
    expect(toMeal(summary, dish, kitchen).warning).toBeUndefined()
    expect(toMeal(summary, dish, kitchen, coverage)).toMatchObject({
      missing: [],
      warning: 'Contains dairy: Mia',
    })
  })
})

describe('a match is cached', () => {
  const dish = aDish('200 g rice', '100 g almonds')
  const mia = (severity: 'high' | 'low') => anEater('Mia', { avoids: [{ allergen: 'nuts', severity }] })

  test('for one stock and one set of eaters', () => {
    const kitchen = aKitchen([aLot('white-rice', 500)], [mia('high')])
    const first = toMeal(summary, dish, kitchen)
    const again = toMeal({ ...summary, likes: 9 }, dish, { ...kitchen, eaters: [mia('high')] })
    expect(again.missing).toBe(first.missing)
    expect(again.likes).toBe(9)
  })

  test('and found again when the eaters, the servings, the stock or the recipe change', () => {
    const kitchen = aKitchen([aLot('white-rice', 500), aLot('almonds', 500)])
    expect(toMeal(summary, dish, kitchen)).toEqual({ ...summary, missing: [] })
    expect(toMeal(summary, dish, { ...kitchen, eaters: [mia('high')] }).warning).toBe('Contains nuts: Mia')
    expect(toMeal(summary, dish, { ...kitchen, eaters: [anEater('Bo', {})] }).warning).toBeUndefined()
    expect(toMeal(summary, dish, { ...kitchen, servings: 40 }).missing).not.toEqual([])
    expect(toMeal(summary, dish, { ...kitchen, stock: aKitchen().stock }).missing).toEqual([
      'white rice',
      'almonds',
    ])
    expect(toMeal(summary, aDish('1 lemon'), kitchen).missing).toEqual(['lemon'])
  })
})
