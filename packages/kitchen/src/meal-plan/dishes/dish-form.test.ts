import { describe, expect, test } from 'vitest'
import { canBeCarried, dishFormOf, isGoodReheated } from './dish-form'

const dish = (title: string, tags: readonly string[] = []) => ({ title, tags })

describe('the form of a dish', () => {
  test.each([
    ['Thai Noodle Soup', 'soup'],
    ['Caesar Salad Wrap', 'wrap'],
    ['Chicken Salad Sandwich', 'sandwich'],
    ['Ragù alla Bolognese with Tagliatelle', 'pasta'],
    ['Irish Stew', 'stew'],
    ['Tortilla Española', 'eggs'],
    ['Spanish Tortilla with Peas', 'eggs'],
    ['Roast Chicken with Celeriac and Rice', 'roast'],
    ['Vegetable Egg Fried Rice', 'rice'],
  ])('%s is a %s', (title, form) => {
    expect(dishFormOf(dish(title))).toBe(form)
  })

  test('a title without a form falls back to the tags, else undefined', () => {
    expect(dishFormOf(dish('Tafelspitz', ['stew']))).toBe('stew')
    expect(dishFormOf(dish('Tafelspitz'))).toBeUndefined()
  })
})

describe('dishes that can be carried', () => {
  test.each([
    ['Puy Lentil Salad', []],
    ['Tuna Wrap', []],
    ['Courgette Frittata', []],
    ['Lamb Hotpot', ['make-ahead']],
    ['Noodles for the Road', ['packed-lunch']],
  ])('%s %j', (title, tags) => {
    expect(canBeCarried(dish(title, tags))).toBe(true)
  })

  test.each(['Skirt Steak with Chimichurri', 'Smash Burgers', 'Porcini Risotto', 'Steamed Sea Bass'])(
    'not %s',
    (title) => {
      expect(canBeCarried(dish(title))).toBe(false)
    },
  )
})

describe('dishes that keep', () => {
  test.each(['Beef Stew', 'Red Lentil Dal', 'Roast Chicken with Thyme', 'Spinach Lasagne'])('%s', (title) => {
    expect(isGoodReheated(dish(title))).toBe(true)
  })

  test.each(['Prawn Curry', 'Moules Marinière', 'Vegetable Fried Rice', 'Green Salad', 'Grilled Trout'])(
    'not %s',
    (title) => {
      expect(isGoodReheated(dish(title))).toBe(false)
    },
  )
})

describe('what the author states', () => {
  const facts = { name: 'dish', role: 'main' } as const
  test('counts before the title', () => {
    const salad = dish('Green Salad')
    expect(canBeCarried({ ...salad, facts: { ...facts, portable: false } })).toBe(false)
    expect(canBeCarried({ ...dish('Steak'), facts: { ...facts, portable: true } })).toBe(true)
    expect(canBeCarried({ ...salad, facts })).toBe(canBeCarried(salad))
    const stew = dish('Beef Stew')
    expect(isGoodReheated({ ...stew, facts: { ...facts, keepsDays: 0, reheats: true } })).toBe(false)
    expect(isGoodReheated({ ...stew, facts: { ...facts, keepsDays: 2, reheats: false } })).toBe(false)
    expect(isGoodReheated({ ...salad, facts: { ...facts, keepsDays: 2, portable: true } })).toBe(true)
  })
})
