import { expect, test } from 'vitest'
import { foodById } from '../food/food'
import { parseShoppingTexts } from '../shopping/shopping-text'
import { toTypedItem } from '../typed-text/typed-item'
import { commonStapleCount, stapleText, usualStaples } from './usual-staples'

test('there are forty, each once', () => {
  expect(usualStaples).toHaveLength(40)
  expect(new Set(usualStaples.map(({ foodId }) => foodId)).size).toBe(40)
  expect(commonStapleCount).toBeLessThan(40)
  for (const { foodId } of usualStaples) expect(foodById(foodId), foodId).toBeDefined()
})

test.each(['SI', 'US', undefined])('the stock reads each as its food, in %s', (country) => {
  const items = parseShoppingTexts(stapleText(usualStaples, country), country).map(toTypedItem)
  expect(items.map(({ name, foodId }) => [name, foodId])).toEqual(
    usualStaples.map(({ name, foodId }) => [name, foodId]),
  )
  for (const { amount, name } of items) expect(Number(amount), name).toBeGreaterThan(0)
})

test('a country decides the measures', () => {
  expect(stapleText(usualStaples.slice(0, 2), 'US')).toBe('Salt 1 lb\nBlack pepper 2 oz')
  expect(stapleText(usualStaples.slice(0, 2))).toBe('Salt 500 g\nBlack pepper 50 g')
})
