import { describe, expect, it } from 'vitest'
import type { DishRole } from './dish-facts'
import { dishRoleOf, isMealFor } from './dish-role'
import type { Course, Occasion } from './recipe'

const dish = (title: string, course?: Course, occasions: Occasion[] = [], tags: string[] = []) => ({
  title,
  occasions,
  tags,
  ...(course ? { course } : {}),
})

describe('the role of a dish', () => {
  it('follows the course that a recipe names', () => {
    expect(dishRoleOf(dish('Masala Chai', 'Drink', ['breakfast']))).toBe('drink')
    expect(dishRoleOf(dish('Baba Ganoush', 'Appetizer', ['party'], ['dip']))).toBe('snack')
    expect(dishRoleOf(dish('Gazpacho', 'Appetizer', ['lunch']))).toBe('starter')
    expect(dishRoleOf(dish('Lentil Salad', 'Side Dish'))).toBe('side')
  })

  it('a main meant only for the morning is a breakfast', () => {
    expect(dishRoleOf(dish('Bircher Muesli', 'Main Dish', ['breakfast', 'healthy']))).toBe('breakfast')
    expect(dishRoleOf(dish('Shakshuka', 'Main Dish', ['breakfast', 'dinner']))).toBe('main')
  })

  it.each<[string, DishRole]>([
    ['Blueberry Pancakes', 'breakfast'],
    ['Strawberry Smoothie', 'drink'],
    ["Grandma's Tomato Sauce", 'sauce'],
    ['Meatballs in Tomato Sauce', 'main'],
    ['Chocolate Chip Cookies', 'dessert'],
    ['Energy Balls', 'snack'],
    ['Creamy Mashed Potatoes', 'side'],
    ['Chicken with Garlic Bread', 'main'],
    ['Beef Stew', 'main'],
  ])('falls back to the title without a course: %s is a %s', (title, role) => {
    expect(dishRoleOf(dish(title))).toBe(role)
  })
})

describe('what the author states', () => {
  it('counts before course and title', () => {
    const soup = dish('Caldo Verde', 'Main Dish', ['dinner'], ['soup'])
    const facts = { name: 'caldo-verde', role: 'starter' } as const
    expect(dishRoleOf({ ...soup, facts })).toBe('starter')
    expect(isMealFor(soup, 'dinner')).toBe(true)
    expect(isMealFor({ ...soup, facts }, 'dinner')).toBe(false)
  })
})

describe('a meal by itself', () => {
  it('is a main at lunch and dinner', () => {
    expect(isMealFor(dish('Beef Stew', 'Main Dish', ['dinner']), 'dinner')).toBe(true)
    expect(isMealFor(dish('Egg Sandwich', 'Main Dish', ['lunch']), 'dinner')).toBe(false)
    expect(isMealFor(dish('Colcannon', 'Side Dish', ['dinner']), 'dinner')).toBe(false)
  })

  it('is never a drink, at no meal but as a snack', () => {
    const lassi = dish('Mango Lassi', 'Drink', ['breakfast', 'lunch', 'dinner'])
    expect(isMealFor(lassi, 'breakfast')).toBe(false)
    expect(isMealFor(lassi, 'lunch')).toBe(false)
    expect(isMealFor(lassi, 'dinner')).toBe(false)
  })

  it('is no soup as a snack, but a starter eaten by hand', () => {
    expect(isMealFor(dish('Gazpacho', 'Appetizer', ['lunch'], ['soup', 'no-cook']), 'snack')).toBe(false)
    expect(isMealFor(dish('Little Pan of Bacon', 'Appetizer', ['quick'], ['easy', 'pan']), 'snack')).toBe(
      false,
    )
    expect(isMealFor(dish('Devilled Eggs', 'Appetizer', ['party'], ['eggs', 'finger-food']), 'snack')).toBe(
      true,
    )
  })
})
