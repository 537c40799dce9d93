import { categories } from '@larder/kitchen/food/categories'
import { allFoods } from '@larder/kitchen/food/food'
import { describe, expect, test } from 'vitest'
import { categoryIcons, fallbackIcon, foodIconTable } from '../data/food-icons'
import { ownFoodIcons } from '../data/own-food-icons'
import { foodIconName } from './food-icon-name'

const names = foodIconTable
  .trim()
  .split('\n')
  .flatMap((line) => (line.split('|')[1] ?? '').split(' '))

describe('the icon of a food', () => {
  test.each([
    ['spinach', 'leafy-green'],
    ['rye-bread', 'bread'],
    ['french-bread', 'baguette-bread'],
    ['beef-brisket', 'cut-of-meat'],
    ['ground-beef-80-20', 'cut-of-meat'],
    ['bone-in-chicken-thigh', 'poultry-leg'],
    ['peanut-butter', 'peanuts'],
    ['salted-butter', 'butter'],
    ['coconut-milk-beverage', 'coconut'],
    ['oat-milk', 'glass-of-milk'],
    ['canned-asparagus', 'canned-food'],
    ['water-chestnuts', 'leafy-green'],
    ['almonds', 'almond'],
    ['walnuts', 'mixed-nuts'],
    ['chestnuts', 'chestnut'],
    ['almond-butter', 'spread-jar'],
    ['cumin', 'spice-jar'],
    ['smoked-paprika', 'spice-jar'],
    ['salt', 'salt'],
    ['baking-powder', 'powder-tub'],
    ['firm-tofu', 'tofu-block'],
    ['hummus', 'dip-bowl'],
    ['red-lentils', 'pulses-bowl'],
    ['kidney-beans', 'beans'],
    ['salmon', 'salmon-fillet'],
    ['cod', 'fish-fillet'],
    ['canned-tuna', 'canned-food'],
    ['all-purpose-flour', 'flour-bag'],
    ['vanilla-extract', 'sauce-bottle'],
    ['sunflower-oil', 'amphora'],
  ])('%s has the icon %s', (food, icon) => {
    expect(foodIconName(food, undefined)).toBe(icon)
  })

  test('is that of its category if none is closer, and the fallback for an unknown food', () => {
    expect(foodIconName(undefined, 'Dairy')).toBe('glass-of-milk')
    expect(foodIconName('durian', 'Fruits')).toBe('red-apple')
    expect(foodIconName(undefined, undefined)).toBe(fallbackIcon)
    expect(foodIconName('constructor', 'Fruits')).toBe('red-apple')
    expect(foodIconName('', 'Nuts')).toBe('mixed-nuts')
  })

  test('is its own for most foods', () => {
    const foods = allFoods()
    const own = foods.filter(({ id }) => foodIconName(id, undefined) !== fallbackIcon)
    expect(own.length / foods.length).toBeGreaterThan(0.8)
  })
})

describe('the icon table', () => {
  test('has no duplicate and no unknown name', () => {
    expect(new Set(names).size).toBe(names.length)
    const parts = new Set(
      allFoods().flatMap(({ id }) => {
        const words = id.split('-')
        return words.flatMap((_, at) => [words.slice(at).join('-'), words.slice(0, at + 1).join('-')])
      }),
    )
    expect(names.filter((name) => !parts.has(name))).toEqual([])
  })

  test('uses every icon of our own, and only harmless shapes in them', () => {
    const used = new Set([
      ...Object.values(categoryIcons),
      ...foodIconTable.split('\n').map((line) => line.split('|')[0]),
    ])
    expect(Object.keys(ownFoodIcons).filter((name) => !used.has(name))).toEqual([])
    for (const body of Object.values(ownFoodIcons))
      expect(body.replace(/<(?:path|circle|ellipse|g)(?: [a-z-]+="[^"<>]*")*\/?>|<\/g>/g, '')).toBe('')
  })

  test('has an icon for every category', () => {
    expect(Object.keys(categoryIcons)).toEqual([...categories])
  })
})
