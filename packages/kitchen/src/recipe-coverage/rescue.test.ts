import { describe, expect, test } from 'vitest'
import { amount, toNumber } from '../quantity/amount'
import type { Lot } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import { lot, recipe } from '../testing/text-builders'
import { coverageOf } from './recipe-coverage'
import { rescueValue, shareWhenUnknown } from './rescue'

function rescues(lines: string[], lots: Lot[], soonDays?: number) {
  return coverageOf(recipe(lines), lots, { today: fixedDay, ...(soonDays === undefined ? {} : { soonDays }) })
    .rescues
}

describe('rescued lots', () => {
  test('have days left, amount and the part of the lot', () => {
    const spinach = lot('200 g spinach', 1)
    expect(rescues(['100 g spinach'], [spinach])).toEqual([
      {
        lotId: spinach.id,
        foodId: 'spinach',
        name: 'spinach',
        daysLeft: 1,
        kind: 'use-by',
        urgency: 5 / 6,
        share: 0.5,
        used: { amount: amount(100), unit: 'g' },
      },
    ])
  })

  test('the most urgent come first', () => {
    const lots = [lot('3 egg', 4), lot('100 g spinach', 1), lot('100 g kale', 1, 'best-before')]
    const names = rescues(['3 egg', '100 g kale', '100 g spinach'], lots).map(({ name }) => name)
    expect(names).toEqual(['spinach', 'kale', 'egg'])
  })

  test('only those within the days that count as soon', () => {
    const lots = [lot('200 g spinach', 4)]
    expect(rescues(['100 g spinach'], lots)).toHaveLength(1)
    expect(rescues(['100 g spinach'], lots, 3)).toHaveLength(0)
    expect(rescues(['100 g spinach'], lots, 4)).toHaveLength(1)
  })

  test('not those the dish does not use', () => {
    expect(rescues(['100 g spinach'], [lot('100 g spinach', 1), lot('500 g spinach', 2)])).toHaveLength(1)
    expect(rescues(['3 egg'], [lot('100 g spinach', 1)])).toHaveLength(0)
  })

  test('past its best-before day: still rescued; past its use-by day: never', () => {
    expect(rescues(['100 g spinach'], [lot('100 g spinach', -2, 'best-before')])[0]?.daysLeft).toBe(-2)
    expect(rescues(['100 g spinach'], [lot('100 g spinach', -2, 'use-by')])).toEqual([])
  })

  test('all of a lot is exactly that lot', () => {
    const third: Lot = { ...lot('1 kg spinach', 1), quantity: { amount: amount(1, 3), unit: 'kg' } }
    expect(rescues(['1 kg spinach'], [third])[0]?.used).toEqual({ amount: amount(1, 3), unit: 'kg' })
  })

  test('two lines that use one lot save it once', () => {
    const [one, ...others] = rescues(['50 g spinach', '50 g spinach'], [lot('200 g spinach', 1)])
    expect(others).toEqual([])
    expect(one?.share).toBeCloseTo(0.5, 9)
    expect(toNumber(one?.used?.amount ?? amount(0))).toBeCloseTo(100, 6)
  })

  test('an incomparable amount is saved without a share', () => {
    const [one] = rescues(['200 g something-odd'], [lot('1 jar something-odd', 1)])
    expect(one).toMatchObject({ foodId: 'something-odd', daysLeft: 1 })
    expect(one).not.toHaveProperty('share')
  })

  test('a swap saves the stock it uses', () => {
    const swaps = (id: string) =>
      id === 'sour-cream' ? [{ parts: [{ foodId: 'greek-yogurt', ratio: 1 }] }] : []
    const dish = recipe(['200 g sour-cream'])
    const { rescues: saved } = coverageOf(dish, [lot('200 g greek-yogurt', 1)], { today: fixedDay, swaps })
    expect(saved).toMatchObject([{ foodId: 'greek-yogurt', share: 1 }])
  })
})

describe('rescueValue', () => {
  test('a whole lot on its last safe day counts one', () => {
    expect(rescueValue(rescues(['200 g spinach'], [lot('200 g spinach', 0)]))).toBe(1)
    expect(rescueValue(rescues(['100 g spinach'], [lot('200 g spinach', 0)]))).toBe(0.5)
    expect(rescueValue([])).toBe(0)
  })

  test('safety counts double, nearer counts more', () => {
    const value = (days: number, kind: 'use-by' | 'best-before') =>
      rescueValue(rescues(['200 g spinach'], [lot('200 g spinach', days, kind)]))
    expect(value(1, 'use-by')).toBeCloseTo(2 * value(1, 'best-before'), 9)
    expect(value(0, 'use-by')).toBeGreaterThan(value(3, 'use-by'))
  })

  test('an unknown amount counts as half the lot', () => {
    const [one] = rescues(['200 g something-odd'], [lot('1 jar something-odd', 0)])
    expect(rescueValue(one ? [one] : [])).toBe(shareWhenUnknown)
  })
})
