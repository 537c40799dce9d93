import { describe, expect, test } from 'vitest'
import { layOutIcons, pickCloth, pickVessel, type Vessel } from './plate-layout'

describe('what a dish is served in', () => {
  test.each<[string, string[], Vessel]>([
    ['Drink', [], 'glass'],
    ['Drink', ['tea', 'hot-drink'], 'mug'],
    ['Drink', ['soup'], 'glass'],
    ['Main Dish', ['one-pot', 'soup'], 'bowl'],
    ['Main Dish', ['curry'], 'bowl'],
    ['Main Dish', ['tacos'], 'board'],
    ['Dessert', ['sweet', 'biscuits'], 'board'],
    ['Dessert', ['sweet'], 'plate'],
    ['Main Dish', [], 'plate'],
    ['Main Dish', ['soup-free', 'constructor'], 'plate'],
  ])('%s %j comes on a %4$s', (category, tags, vessel) => {
    expect(pickVessel(category, tags)).toBe(vessel)
  })
})

describe('how it is laid out', () => {
  test.each<Vessel>(['plate', 'bowl', 'board'])(
    'on a %s every picture has a place within its rim',
    (vessel) => {
      for (const count of [0, 1, 2, 3, 4, 5]) {
        const servings = layOutIcons(count, vessel)
        expect(servings).toHaveLength(count)
        for (const { x, y, size } of servings) {
          const reach = Math.hypot(x - 50, y - 50) + size / 4
          expect(reach).toBeLessThan(vessel === 'board' ? 55 : 45)
        }
      }
    },
  )

  test('the first is the largest, wherever it lies', () => {
    for (const vessel of ['plate', 'board', 'glass'] as const) {
      const [first, ...rest] = layOutIcons(5, vessel)
      for (const { size } of rest) expect(size).toBeLessThan(first?.size ?? 0)
    }
  })

  test('nothing lies in a glass: what it is made of stands beside it', () => {
    for (const { x } of layOutIcons(5, 'glass')) expect(Math.abs(x - 50)).toBeGreaterThan(25)
    expect(layOutIcons(9, 'mug')).toHaveLength(4)
    expect(layOutIcons(9)).toHaveLength(5)
  })
})

test('the same foods always lie on the same cloth, others often on another', () => {
  const foods = ['pasta', 'tomato']
  expect(pickCloth(foods, 8)).toBe(pickCloth([...foods], 8))
  const cloths = new Set(['egg', 'rice', 'kale', 'beef', 'lime', 'corn'].map((food) => pickCloth([food], 8)))
  expect(cloths.size).toBeGreaterThan(2)
  expect(pickCloth([], 8)).toBe(0)
})
