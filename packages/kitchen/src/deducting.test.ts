import { describe, expect, test } from 'vitest'
import { amount } from './amount'
import type { Day } from './day'
import { deductionFor } from './deducting'
import type { Lot } from './lot'
import { so } from './quantity'
import type { Recipe, RecipeLine } from './recipe'
import { standInsFor } from './substitutes'

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

const flour = line('750 g flour', 'all-purpose-flour', so(750, 'g'))

describe('what a dish takes', () => {
  test('500 g held of 750 g: all of it, and 250 g short', () => {
    const [first] = deductionFor(
      [{ recipe: dish([flour]), servings: 2 }],
      [lot(1, 'all-purpose-flour', so(500, 'g'))],
      today,
    )
    expect(first?.draws).toEqual([{ lotId: 1, amount: amount(500), about: false }])
    expect(first?.short).toEqual(so(250, 'g'))
  })

  test('the one to finish first, in its own unit, and the next for the rest', () => {
    const lots = [
      lot(1, 'all-purpose-flour', so(1, 'kg')),
      lot(2, 'all-purpose-flour', so(500, 'g'), {
        expiry: { day: '2026-11-20' as Day, source: 'printed', kind: 'best-before' },
      }),
      lot(3, 'all-purpose-flour', so(2, 'kg'), { since: '2026-11-10' as Day }),
    ]
    const [first] = deductionFor([{ recipe: dish([flour]), servings: 2 }], lots, today)
    expect(first?.draws).toEqual([
      { lotId: 2, amount: amount(500), about: false },
      { lotId: 1, amount: amount(1, 4), about: false },
    ])
    expect(first?.others).toEqual([3])
    expect(first?.short).toBeUndefined()
  })

  test('for four instead of two it is twice as much; two lines and two dishes share the shelf', () => {
    const lots = [lot(1, 'all-purpose-flour', so(2, 'kg'))]
    const twice = { recipe: dish([flour, flour]), servings: 1 }
    const drawn = deductionFor([twice, { recipe: dish([flour]), servings: 4 }], lots, today)
    expect(drawn.map(({ draws }) => draws[0]?.amount)).toEqual([
      amount(375, 1000),
      amount(375, 1000),
      amount(5, 4),
    ])
    expect(drawn[2]?.short).toEqual(so(250, 'g'))
  })

  test('a pinch, an optional line and what every house has take nothing unasked; what is past its use-by is left alone', () => {
    const lots = [
      lot(1, 'nutmeg', so(20, 'g')),
      lot(2, 'parsley', so(1, 'bunch')),
      lot(3, 'salt', so(1, 'kg')),
      lot(4, 'minced-beef', so(500, 'g'), {
        expiry: { day: '2026-11-10' as Day, source: 'printed', kind: 'use-by' },
      }),
    ]
    const lines = [
      line('a pinch of nutmeg', 'nutmeg', so(1, 'pinch')),
      { ...line('parsley', 'parsley', so(1, 'bunch')), optional: true },
      line('1 tsp salt', 'salt', so(1, 'tsp')),
      line('a thing of my own', undefined, so(1, 'piece')),
      line('500 g minced beef', 'minced-beef', so(500, 'g')),
    ]
    const drawn = deductionFor([{ recipe: dish(lines), servings: 2 }], lots, today)
    expect(drawn.map(({ line: { text }, draws, others }) => [text, draws.length, others])).toEqual([
      ['a pinch of nutmeg', 0, [1]],
      ['parsley', 0, [2]],
      ['500 g minced beef', 0, []],
    ])
    expect(drawn[2]?.short).toEqual(so(500, 'g'))
  })
})

describe('what is short', () => {
  const buttermilk = line('200 ml buttermilk', 'buttermilk', so(200, 'ml'))
  const swaps = (foodId: string) => standInsFor(foodId)
  const milk = lot(1, 'whole-milk', so(500, 'ml'))
  const juice = lot(2, 'lemon-juice', so(50, 'ml'))

  test('comes from what stands in for it, all parts or none', () => {
    const cooked = [{ recipe: dish([buttermilk]), servings: 2 }]
    const [both] = deductionFor(cooked, [milk, juice], today, { swaps })
    expect(both?.draws.map(({ lotId }) => lotId)).toEqual([1, 2])
    expect(both?.short).toBeUndefined()
    const [alone] = deductionFor(cooked, [milk], today, { swaps })
    expect(alone).toMatchObject({ draws: [], short: so(200, 'ml') })
    expect(deductionFor(cooked, [milk, juice], today)[0]).toMatchObject({ draws: [], short: so(200, 'ml') })
  })

  test('only once every line has taken its own', () => {
    const own = line('450 ml milk', 'whole-milk', so(450, 'ml'))
    const [first, second] = deductionFor(
      [{ recipe: dish([buttermilk, own]), servings: 2 }],
      [milk, juice],
      today,
      { swaps },
    )
    expect(first).toMatchObject({ draws: [], short: so(200, 'ml') })
    expect(second?.draws).toEqual([{ lotId: 1, amount: amount(450), about: false }])
  })
})
