import { describe, expect, test } from 'vitest'
import { renderSprite } from '../../../vite/food-icon-sprite'
import { pickTint, type Tint } from './plate-tint'
import { plateIcons } from './recipe-plate'

describe('the icons on a plate', () => {
  test('are those of its foods without duplicates, common ones last', () => {
    expect(plateIcons(['onion', 'tomato', 'canned-tomatoes', 'eggplant'])).toEqual([
      'tomato',
      'eggplant',
      'onion',
    ])
  })

  test('start with the dish if its tags name it', () => {
    expect(plateIcons(['tomato'], { tags: ['vegan', 'pasta'] })).toEqual(['spaghetti', 'tomato'])
    expect(plateIcons(['rye-bread', 'egg'], { tags: ['bread', 'sandwich'] })[0]).toBe('sandwich')
    expect(plateIcons(['egg'], { tags: ['constructor'] })).toEqual(['egg'])
  })

  test('omit packaging and unknown foods while there are enough others', () => {
    const foods = ['tomato', 'egg', 'avocado', 'sherry-vinegar', 'whole-milk', 'nobody-knows']
    expect(plateIcons(foods)).toEqual(['tomato', 'egg', 'avocado'])
    expect(plateIcons(['whole-milk', 'egg'])).toEqual(['egg', 'glass-of-milk'])
  })

  test('are at least one and at most five', () => {
    expect(plateIcons([])).toHaveLength(1)
    expect(plateIcons(['nobody-knows'])).toHaveLength(1)
    expect(plateIcons(['egg', 'kale', 'rice', 'corn', 'carrot', 'potato', 'lemon'])).toHaveLength(5)
  })

  test('beside a drink show its ingredients, not another drink', () => {
    expect(plateIcons(['whole-milk', 'banana', 'orange-juice', 'black-tea'], { drink: true })).toEqual([
      'banana',
    ])
    expect(plateIcons(['green-tea'], { drink: true })).toEqual([])
  })

  test('are all in the sprite', () => {
    const file = renderSprite()
    const tags = ['biscuits', 'burger', 'cake', 'dumplings', 'ice-cream', 'pancakes', 'pasta', 'pie', 'pizza']
    for (const tag of [...tags, 'salad', 'sandwich', 'tacos', 'wrap', 'bread'])
      expect(file).toContain(`id="${plateIcons([], { tags: [tag] })[0]}"`)
  })
})

test.each<[string[], Tint]>([
  [['tomato', 'potato'], 'red'],
  [['potato', 'tomato'], 'cream'],
  [['whole-milk', 'dark-chocolate'], 'brown'],
  [['carrot', 'beet'], 'pink'],
  [['eggplant', 'tahini', 'pomegranate'], 'golden'],
  [['kiwi', 'banana'], 'green'],
  [['constructor'], 'golden'],
  [[], 'golden'],
])('a broth or drink of %j is %s', (foods, tint) => expect(pickTint(foods)).toBe(tint))
