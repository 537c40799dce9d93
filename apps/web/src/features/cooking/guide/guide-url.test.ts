import { expect, test } from 'vitest'
import { parseGuideUrl, toGuideUrl } from './guide-url'

const read = (text: string) => parseGuideUrl(new URLSearchParams(text))

test('without a recipe it means the five-step sample', () => {
  expect(read('')).toMatchObject({ sample: true, dishes: [{ recipeId: 3 }] })
})

test.each([
  ['recipe=7', [{ recipeId: 7 }]],
  ['recipe=7&servings=6&meal=12', [{ recipeId: 7, servings: 6, mealId: 12 }]],
  [
    'recipe=7&recipe=12&servings=2&servings=4',
    [
      { recipeId: 7, servings: 2 },
      { recipeId: 12, servings: 4 },
    ],
  ],
  ['recipe=7&with=12', [{ recipeId: 7 }, { recipeId: 12 }]],
  ['recipe=7&recipe=7', [{ recipeId: 7 }]],
  [
    'recipe=1&recipe=2&recipe=4&recipe=5&recipe=6',
    [{ recipeId: 1 }, { recipeId: 2 }, { recipeId: 4 }, { recipeId: 5 }],
  ],
  ['recipe=soup', [{ recipeId: null }]],
  ['recipe=-1', [{ recipeId: null }]],
  ['recipe=7&servings=0', [{ recipeId: 7 }]],
  ['recipe=7&servings=101', [{ recipeId: 7 }]],
  ['recipe=7&servings=%3Cscript%3E&meal=x', [{ recipeId: 7 }]],
])('%s', (text, dishes) => {
  expect(JSON.parse(JSON.stringify(read(text).dishes))).toEqual(dishes)
})

test('what is written can be read back', () => {
  const dishes = [{ recipeId: 7 }, { recipeId: 12, servings: 4, mealId: 9 }, { recipeId: 1, servings: 2 }]
  const address = toGuideUrl(dishes, 'an-id')
  expect(address).toBe(
    '/CookingGuide?recipe=7&servings=&meal=&recipe=12&servings=4&meal=9&recipe=1&servings=2&cooking=an-id',
  )
  const again = read(address.split('?')[1] ?? '')
  expect(JSON.parse(JSON.stringify(again.dishes))).toEqual(dishes)
  expect(again.cookingId).toBe('an-id')
})
