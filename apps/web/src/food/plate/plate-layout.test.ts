import { describe, expect, test } from 'vitest'
import { layOutIcons, pickCloth, pickVessel, type Vessel } from './plate-layout'

describe('the vessel of a dish', () => {
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
  ])('%s %j is served in a %4$s', (category, tags, vessel) => {
    expect(pickVessel(category, tags)).toBe(vessel)
  })
})

describe('the layout', () => {
  test.each<Vessel>(['plate', 'bowl', 'board'])('on a %s every icon is within the rim', (vessel) => {
    for (const count of [0, 1, 2, 3, 4, 5]) {
      const placements = layOutIcons(count, vessel)
      expect(placements).toHaveLength(count)
      for (const { x, y, size } of placements) {
        const reach = Math.hypot(x - 50, y - 50) + size / 4
        expect(reach).toBeLessThan(vessel === 'board' ? 55 : 45)
      }
    }
  })

  test('the first icon is the largest in every layout', () => {
    for (const vessel of ['plate', 'board', 'glass'] as const) {
      const [first, ...rest] = layOutIcons(5, vessel)
      for (const { size } of rest) expect(size).toBeLessThan(first?.size ?? 0)
    }
  })

  test('a glass is empty; its ingredients are beside it', () => {
    for (const { x } of layOutIcons(5, 'glass')) expect(Math.abs(x - 50)).toBeGreaterThan(25)
    expect(layOutIcons(9, 'mug')).toHaveLength(4)
    expect(layOutIcons(9)).toHaveLength(5)
  })
})

test('the same foods always have the same cloth, others often another', () => {
  const foods = ['pasta', 'tomato']
  expect(pickCloth(foods, 8)).toBe(pickCloth([...foods], 8))
  const cloths = new Set(['egg', 'rice', 'kale', 'beef', 'lime', 'corn'].map((food) => pickCloth([food], 8)))
  expect(cloths.size).toBeGreaterThan(2)
  expect(pickCloth([], 8)).toBe(0)
})
