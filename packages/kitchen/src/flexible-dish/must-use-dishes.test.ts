import { describe, expect, test } from 'vitest'
import { addDays } from '../date/day'
import { allFoods, foodById } from '../food/food'
import { isMealFor } from '../recipe/dish-role'
import { indexStock } from '../recipe-coverage/stock-index'
import type { Lot } from '../stock/lot'
import { aLot, anEater, weekStart } from '../testing/week-builders'
import { baseDishes } from './base-dishes'
import { fillsSlot } from './fill-slots'
import { dishToRecipe, flexibleDishes } from './flexible-dishes'
import { flexibleDishesForMeals } from './flexible-dishes-for-meals'
import { ingredientFacts, seasoningFact } from './ingredient-fact'

const eaters = [anEater({ portions: 2 })]
const ask = { eaters, servings: 2, limit: 40 }
const stockOf = (lots: readonly Lot[]) => indexStock(lots, { today: weekStart })
const dated = (id: number, foodId: string, grams: number, days = 0): Lot => ({
  ...aLot(id, foodId, grams, days),
  expiry: { day: addDays(weekStart, days), kind: 'use-by', source: 'printed' },
})

describe('every food that may fill a dish', () => {
  test('fills a slot of some dish', () => {
    const homeless = ingredientFacts().filter(
      (fact) =>
        seasoningFact(fact.id) === undefined &&
        !baseDishes.some(({ slots }) => slots.some((slot) => fillsSlot(fact, slot))),
    )
    expect(homeless.map(({ id }) => id)).toEqual([])
  })

  // Meat, fish, fruit, vegetables and dairy that no dish of ours is made from, with the reason.
  const left: Readonly<Record<string, RegExp>> = {
    'dry or kept for months': /dried|canned|powder|jerky|pickled|zest|casein|protein|gluten|nori|wakame|kelp/,
    'sold frozen or ready, eaten as it is':
      /ice-cream|gelato|nugget|waffle|tots|instant|whipped|creamer|milkshake|eggnog/,
  }

  test('most fresh food does, alone in a kitchen with nothing else', () => {
    const fresh = allFoods().filter(
      ({ id, category }) =>
        ['Vegetables', 'Fruits', 'Protein', 'Dairy'].includes(category) &&
        !Object.values(left).some((words) => words.test(id)),
    )
    const facts = new Set(ingredientFacts().map(({ id }) => id))
    const without = fresh.filter(({ id }) => !facts.has(id) && seasoningFact(id) === undefined)
    expect(without.length / fresh.length).toBeLessThan(0.12)
  })
})

describe('a kitchen without fat, flour or stock', () => {
  test.each([
    ['mackerel', 300],
    ['chicken-thigh', 400],
    ['pumpkin', 800],
    ['quince', 400],
    ['gorgonzola', 200],
    ['mussels', 1000],
    ['kielbasa', 500],
    ['yam', 600],
    ['cantaloupe', 500],
    ['fruit-yogurt', 300],
    ['pheasant', 900],
  ])('makes something of %s', (foodId, grams) => {
    const lots = [dated(1, foodId, grams), aLot(2, 'white-bread', 500, 5), aLot(3, 'onion', 300, 20)]
    const dishes = flexibleDishesForMeals(stockOf(lots), ask, 1)
    expect(dishes.filter(({ uses }) => uses.some((use) => use.foodId === foodId)).length).toBeGreaterThan(0)
  })

  test('has a dinner with rice and vegetables', () => {
    const lots = [
      aLot(1, 'white-rice', 500, 90),
      aLot(2, 'pumpkin', 800, 5),
      aLot(3, 'canned-chickpeas', 400, 300),
    ]
    const dishes = flexibleDishes(stockOf(lots), { ...ask, meal: 'dinner' })
    expect(dishes.length).toBeGreaterThan(0)
  })
})

describe('a dish made for a food', () => {
  const lots = [
    ...['carrot', 'leek', 'broccoli', 'spinach', 'mushroom'].map((food, at) => dated(at + 1, food, 400, 0)),
    dated(6, 'kohlrabi', 400, 1),
    aLot(7, 'olive-oil', 500, 90),
    aLot(8, 'egg', 600, 20),
    aLot(9, 'white-rice', 800, 200),
  ]

  test('uses it although others are more urgent', () => {
    const dishes = flexibleDishes(stockOf(lots), { ...ask, uses: 'kohlrabi' })
    expect(dishes.length).toBeGreaterThan(0)
    for (const { uses } of dishes) expect(uses.map(({ foodId }) => foodId)).toContain('kohlrabi')
  })

  test('each food that must be used has a meal and a dish beside one', () => {
    const dishes = flexibleDishesForMeals(stockOf(lots), ask, 1)
    for (const food of ['carrot', 'leek', 'broccoli', 'spinach', 'mushroom', 'kohlrabi']) {
      const made = dishes.filter(({ uses }) => uses.some(({ foodId }) => foodId === food))
      expect([food, made.some((dish) => isMealFor(dishToRecipe(dish, 1), 'dinner'))]).toEqual([food, true])
      expect([food, made.some(({ recipe }) => recipe.course === 'Side Dish')]).toEqual([food, true])
    }
  })

  test('skips what does not go with it', () => {
    const fish = [dated(1, 'salmon', 400), dated(2, 'cheddar-cheese', 200), ...lots.slice(6)]
    for (const { uses } of flexibleDishes(stockOf(fish), { ...ask, uses: 'cheddar-cheese' }))
      expect(uses.map(({ foodId }) => foodId)).not.toContain('salmon')
  })

  test('a bird is cooked whole', () => {
    const birds = [dated(1, 'whole-chicken', 1400), aLot(2, 'potato', 1000, 30)]
    const [roast] = flexibleDishes(stockOf(birds), { ...ask, uses: 'whole-chicken' })
    expect(roast?.recipe.ingredients[0]).toBe('1400 g whole chicken, left whole')
    expect(foodById('whole-chicken')).toBeDefined()
  })
})
