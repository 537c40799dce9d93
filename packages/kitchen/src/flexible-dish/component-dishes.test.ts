import { describe, expect, test } from 'vitest'
import { indexStock } from '../recipe-coverage/stock-index'
import { aLot, anEater, weekStart } from '../testing/week-builders'
import { componentDishes } from './component-dishes'

const ask = { eaters: [anEater({ portions: 2 })], servings: 2 }
const shelves = [
  'onion',
  'garlic',
  'spinach',
  'coconut-milk',
  'curry-powder',
  'olive-oil',
  'white-rice',
  'chicken-breast',
]

describe('dishes from leftovers of another dish', () => {
  test.each([
    'cooked-chicken',
    'cooked-turkey',
    'roast-beef',
    'pulled-pork',
    'ham',
    'cooked-potatoes',
    'cooked-white-rice',
  ])('%s makes a main dish with any stock', (foodId) => {
    for (const lots of [[], shelves.map((food, at) => aLot(at + 1, food, 500, 0))]) {
      const dishes = componentDishes(indexStock(lots, { today: weekStart }), foodId, ask)
      expect(dishes.length).toBeGreaterThan(0)
      for (const { lines, recipe } of dishes) {
        expect(lines.some((line) => line.foodId === foodId && line.quantity !== undefined)).toBe(true)
        expect(recipe.course).toBe('Main Dish')
        expect(new Set(dishes.map((dish) => dish.recipe.title)).size).toBe(dishes.length)
      }
    }
  })

  test('stock is used before anything is bought', () => {
    const stock = indexStock(
      shelves.map((food, at) => aLot(at + 1, food, 500)),
      { today: weekStart },
    )
    const [first] = componentDishes(stock, 'cooked-chicken', ask)
    const available = new Set([...shelves, 'cooked-chicken', 'salt', 'black-pepper', 'water'])
    expect(first?.lines.every(({ foodId }) => available.has(foodId ?? ''))).toBe(true)
  })

  test('contain nothing that an eater must avoid', () => {
    const eaters = [anEater({ diets: ['vegan'] })]
    expect(componentDishes(indexStock([], { today: weekStart }), 'cooked-chicken', { eaters })).toEqual([])
  })
})
