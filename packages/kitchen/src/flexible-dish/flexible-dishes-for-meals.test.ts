import { describe, expect, test } from 'vitest'
import { addDays } from '../date/day'
import { amountOf } from '../quantity/amount'
import { toRecipeLine } from '../recipe/recipe-line'
import { indexStock } from '../recipe-coverage/stock-index'
import type { Lot } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import { flexibleDishes } from './flexible-dishes'
import { flexibleDishesForMeals } from './flexible-dishes-for-meals'

const house =
  '500 ml olive oil, 1 kg onions, 1 bulb garlic, 6 eggs, 500 g dried pasta, 500 g white rice, 200 g cheddar, 500 g potatoes, 2 lemons, 10 vegetable stock cubes, 500 g chicken breast:0, 300 g spinach:0, 300 g salmon:1, 250 g asparagus:1, 2 courgettes:3'

const lots = house.split(', ').map((item, place): Lot => {
  const [name = '', days] = item.split(':')
  const { foodId = '', quantity } = toRecipeLine(name)
  if (!quantity) throw new Error(`'${name}' has no amount`)
  const about = { id: place + 1, name: name, foodId, quantity, location: 'fridge' as const, since: fixedDay }
  if (days === undefined) return about
  return { ...about, expiry: { day: addDays(fixedDay, Number(days)), source: 'printed', kind: 'use-by' } }
})
const stock = indexStock(lots, { today: fixedDay })
const ask = { eaters: [], servings: 2, limit: 40 }
const using = (foodId: string, rounds: number) =>
  flexibleDishesForMeals(stock, ask, rounds).filter(({ uses }) => uses.some((use) => use.foodId === foodId))

describe('dishes for several meals', () => {
  test('one round gives the dishes of the stock, then more for what must be used', () => {
    const ofStock = flexibleDishes(stock, ask)
    const dishes = flexibleDishesForMeals(stock, ask, 1)
    expect(dishes.slice(0, ofStock.length)).toEqual(ofStock)
    const urgent = new Set(['chicken-breast', 'spinach', 'salmon', 'asparagus'])
    for (const { uses } of dishes.slice(ofStock.length))
      expect(uses.some(({ foodId }) => urgent.has(foodId))).toBe(true)
  })

  test('the next urgent food leads the next round', () => {
    expect(using('salmon', 4).length).toBeGreaterThan(using('salmon', 1).length)
    expect(using('courgette', 4).length).toBeGreaterThanOrEqual(using('courgette', 1).length)
  })

  test('no dish occurs twice in any number of rounds', () => {
    const dishes = flexibleDishesForMeals(stock, ask, 20).map(({ recipe: { title, ingredients } }) =>
      JSON.stringify([title, ingredients]),
    )
    expect(new Set(dishes).size).toBe(dishes.length)
  })

  test('a hash of two kinds of potatoes is one dish', () => {
    const leftovers = [
      'egg',
      'roast-potatoes',
      'mashed-potatoes',
      'brussels-sprouts',
      'salted-butter',
      'onion',
    ]
    const dated = leftovers.map(
      (foodId, place): Lot => ({
        ...{ id: place + 1, name: foodId, foodId, location: 'fridge', since: fixedDay },
        quantity: { amount: amountOf(600), unit: 'g' },
        expiry: { day: addDays(fixedDay, 1), source: 'printed', kind: 'use-by' },
      }),
    )
    const titles = flexibleDishesForMeals(indexStock(dated, { today: fixedDay }), ask, 4).map(
      ({ recipe }) => recipe.title,
    )
    expect(titles.length).toBeGreaterThan(2)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('an empty stock gives no dishes', () => {
    expect(flexibleDishesForMeals(new Map(), ask, 3)).toEqual([])
  })
})
