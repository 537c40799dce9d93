import { describe, expect, test } from 'vitest'
import type { Day } from '../date/day'
import { automaticSubstitutesFor } from '../food/substitutes'
import { amount } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { deductDishes } from './deduct-dishes'
import type { Lot } from './lot'

const today = '2026-11-15' as Day
const line = (text: string, foodId: string | undefined, quantity?: RecipeLine['quantity']): RecipeLine => ({
  text,
  ...(foodId === undefined ? {} : { foodId }),
  ...(quantity ? { quantity } : {}),
})
const dish = (lines: RecipeLine[], servings = 2): Recipe => ({
  id: 1,
  title: 'Pizza',
  servings,
  occasions: [],
  tags: [],
  lines,
})
const lot = (id: number, foodId: string, quantity: Lot['quantity'], more: Partial<Lot> = {}): Lot => ({
  id,
  foodId,
  name: foodId,
  quantity,
  location: 'pantry',
  since: '2026-11-01' as Day,
  ...more,
})

const flour = line('750 g flour', 'all-purpose-flour', toQuantity(750, 'g'))

describe('the deductions of a dish', () => {
  test('500 g held of 750 g: all of it, and 250 g short', () => {
    const [first] = deductDishes(
      [{ recipe: dish([flour]), servings: 2 }],
      [lot(1, 'all-purpose-flour', toQuantity(500, 'g'))],
      today,
    )
    expect(first?.draws).toEqual([{ lotId: 1, amount: amount(500), about: false }])
    expect(first?.short).toEqual(toQuantity(250, 'g'))
  })

  test('the one to finish first, in its own unit, and the next for the rest', () => {
    const lots = [
      lot(1, 'all-purpose-flour', toQuantity(1, 'kg')),
      lot(2, 'all-purpose-flour', toQuantity(500, 'g'), {
        expiry: { day: '2026-11-20' as Day, source: 'printed', kind: 'best-before' },
      }),
      lot(3, 'all-purpose-flour', toQuantity(2, 'kg'), { since: '2026-11-10' as Day }),
    ]
    const [first] = deductDishes([{ recipe: dish([flour]), servings: 2 }], lots, today)
    expect(first?.draws).toEqual([
      { lotId: 2, amount: amount(500), about: false },
      { lotId: 1, amount: amount(1, 4), about: false },
    ])
    expect(first?.others).toEqual([3])
    expect(first?.short).toBeUndefined()
  })

  test('for four instead of two it is twice as much; two lines and two dishes share the shelf', () => {
    const lots = [lot(1, 'all-purpose-flour', toQuantity(2, 'kg'))]
    const twice = { recipe: dish([flour, flour]), servings: 1 }
    const drawn = deductDishes([twice, { recipe: dish([flour]), servings: 4 }], lots, today)
    expect(drawn.map(({ draws }) => draws[0]?.amount)).toEqual([
      amount(375, 1000),
      amount(375, 1000),
      amount(5, 4),
    ])
    expect(drawn[2]?.short).toEqual(toQuantity(250, 'g'))
  })

  test('a pinch, an optional line and foods of every house take nothing by default; lots past their use-by day are skipped', () => {
    const lots = [
      lot(1, 'nutmeg', toQuantity(20, 'g')),
      lot(2, 'parsley', toQuantity(1, 'bunch')),
      lot(3, 'salt', toQuantity(1, 'kg')),
      lot(4, 'minced-beef', toQuantity(500, 'g'), {
        expiry: { day: '2026-11-10' as Day, source: 'printed', kind: 'use-by' },
      }),
    ]
    const lines = [
      line('a pinch of nutmeg', 'nutmeg', toQuantity(1, 'pinch')),
      { ...line('parsley', 'parsley', toQuantity(1, 'bunch')), optional: true },
      line('1 tsp salt', 'salt', toQuantity(1, 'tsp')),
      line('a thing of my own', undefined, toQuantity(1, 'piece')),
      line('500 g minced beef', 'minced-beef', toQuantity(500, 'g')),
    ]
    const drawn = deductDishes([{ recipe: dish(lines), servings: 2 }], lots, today)
    expect(drawn.map(({ line: { text }, draws, others }) => [text, draws.length, others])).toEqual([
      ['a pinch of nutmeg', 0, [1]],
      ['parsley', 0, [2]],
      ['500 g minced beef', 0, []],
    ])
    expect(drawn[2]?.short).toEqual(toQuantity(500, 'g'))
  })
})

describe('a shortfall', () => {
  const buttermilk = line('200 ml buttermilk', 'buttermilk', toQuantity(200, 'ml'))
  const swaps = (foodId: string) => automaticSubstitutesFor(foodId)
  const milk = lot(1, 'whole-milk', toQuantity(500, 'ml'))
  const juice = lot(2, 'lemon-juice', toQuantity(50, 'ml'))

  test('comes from a substitute, all parts or none', () => {
    const cooked = [{ recipe: dish([buttermilk]), servings: 2 }]
    const [both] = deductDishes(cooked, [milk, juice], today, { swaps })
    expect(both?.draws.map(({ lotId }) => lotId)).toEqual([1, 2])
    expect(both?.short).toBeUndefined()
    const [alone] = deductDishes(cooked, [milk], today, { swaps })
    expect(alone).toMatchObject({ draws: [], short: toQuantity(200, 'ml') })
    expect(deductDishes(cooked, [milk, juice], today)[0]).toMatchObject({
      draws: [],
      short: toQuantity(200, 'ml'),
    })
  })

  test('only after every line has taken its own food', () => {
    const own = line('450 ml milk', 'whole-milk', toQuantity(450, 'ml'))
    const [first, second] = deductDishes(
      [{ recipe: dish([buttermilk, own]), servings: 2 }],
      [milk, juice],
      today,
      { swaps },
    )
    expect(first).toMatchObject({ draws: [], short: toQuantity(200, 'ml') })
    expect(second?.draws).toEqual([{ lotId: 1, amount: amount(450), about: false }])
  })
})
