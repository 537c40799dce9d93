import { describe, expect, test } from 'vitest'
import type { Day } from '../date/day'
import { conditionOf } from '../expiry/expiry'
import { allFoods } from '../food/food'
import { parseFoodName } from '../food-safety/food-state'
import { safetyLimitOf } from '../food-safety/risk-class'
import { parseShoppingText } from '../shopping/shopping-text'
import { stockName } from './stock-name'
import { toTypedItem } from './typed-item'

function limitOf(name: string, foodId: string | null | undefined): number {
  const named = { name, ...(typeof foodId === 'string' && { foodId }) }
  return (
    safetyLimitOf(named, 'fridge', conditionOf({ ...named, location: 'fridge', since }))?.days ?? Infinity
  )
}

const since = '2026-11-15' as Day
// Reading is slow; the words go round over these.
const someFoods = allFoods().filter((_, nth) => nth % 5 === 0)

describe('the name in stock', () => {
  test.each([
    ['cooked lentils', 'cooked lentils'],
    ['300 g cooked lentils', 'cooked lentils'],
    ['200 g lentils (cooked)', 'lentils, cooked'],
    ['sushi rice, cooked', 'sushi rice, cooked'],
    ['thawed mince 500g', 'thawed mince'],
    ['half a honeydew', 'honeydew, cut'],
    ['1 wedge watermelon', 'watermelon, cut'],
    ['half a jar of passata', 'passata, opened'],
    ['half a loaf of bread', 'bread'],
    ['half a pack of smoked mackerel', 'smoked mackerel, opened'],
    ['half a pack of spaghetti', 'spaghetti'],
    ['tin of soup', 'soup'],
    ['2 large eggs', 'eggs'],
    ['2 l milk', 'milk'],
    ['carrot puree for baby', 'carrot puree for baby'],
    ['200 g carrot puree for baby', 'carrot puree for baby'],
    ['bread for sandwiches', 'bread'],
    ['buy milk', 'milk'],
    ['2 tins chopped tomatoes', 'chopped tomatoes'],
  ])('%s is %s', (text, name) => {
    expect(stockName(parseShoppingText(text))).toBe(name)
  })

  test('says every state that was typed, of any food', () => {
    const lost: string[] = []
    const words = ['homemade', 'leftover', 'cooked', 'mashed', 'sliced', 'opened', 'thawed', 'raw', 'whipped']
    for (const [nth, { name }] of someFoods.entries()) {
      const word = words[nth % words.length] ?? ''
      for (const text of [
        `${word} ${name}`,
        `200 g ${word} ${name}`,
        `${name}, ${word}`,
        `3 ${name} (${word})`,
      ]) {
        const kept = parseFoodName({ name: stockName(parseShoppingText(text)) }).states
        const missing = [...parseFoodName({ name: text }).states].filter(
          (state) => !kept.has(state) && state !== 'packed' && state !== 'sealed',
        )
        if (missing.length > 0) lost.push(`${text}: ${missing.join(', ')}`)
      }
    }
    expect(lost).toEqual([])
  })

  test('a typed item has the limit of its whole text, for any food', () => {
    const late: string[] = []
    const words = [
      'homemade',
      'leftover',
      'cooked',
      'boiled',
      'roast',
      'mashed',
      'sliced',
      'opened',
      'defrosted',
    ]
    for (const [nth, { name }] of someFoods.entries()) {
      const text = `${words[nth % words.length]} ${name}`
      for (const typed of [text, `300 g ${text}`, `2 ${text}`]) {
        const item = toTypedItem(parseShoppingText(typed))
        if (limitOf(item.name, item.foodId) > limitOf(text, item.foodId))
          late.push(`${typed}: '${item.name}'`)
      }
    }
    expect(late).toEqual([])
  })
})
