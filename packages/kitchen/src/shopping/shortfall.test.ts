import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../date/day'
import { parseCalendarDay } from '../date/day'
import { amountText, toNumber } from '../quantity/amount'
import { formatQuantity } from '../quantity/format-quantity'
import { gramsOf, toQuantity } from '../quantity/quantity'
import type { ExpiryKind, Lot } from '../stock/lot'
import type { Need, Shortfall } from './shortfall'
import { findShortfall, mergeNeeds } from './shortfall'

const today = parseCalendarDay('2026-11-15') as Day
let nextId = 0

function lot(foodId: string | undefined, many: number, unit: string, more: Partial<Lot> = {}): Lot {
  nextId += 1
  const food = foodId === undefined ? {} : { foodId }
  return {
    id: nextId,
    ...food,
    name: foodId ?? 'thing',
    quantity: toQuantity(many, unit),
    location: 'pantry',
    since: today,
    ...more,
  }
}

function until(text: string, kind: ExpiryKind): Partial<Lot> {
  return { expiry: { day: text as Day, source: 'printed', kind } }
}

function need(foodId: string, many: number, unit: string, dish?: string): Need {
  return { foodId, name: foodId, quantity: toQuantity(many, unit), ...(dish ? { for: dish } : {}) }
}

function toTexts(items: readonly Shortfall[]): string[] {
  return items.map(({ name, quantity, about }) =>
    [about ? 'about' : '', quantity ? formatQuantity(quantity) : 'some', name].filter(Boolean).join(' '),
  )
}

describe('the shortfall', () => {
  test('is the plan less the stock', () => {
    const flour = 'all-purpose-flour'
    const lacking = findShortfall([need(flour, 750, 'g', 'Pizza')], [lot(flour, 500, 'g')], today)
    expect(lacking).toEqual([
      { foodId: flour, name: flour, quantity: toQuantity(250, 'g'), for: ['Pizza'], about: false },
    ])
  })

  test('is empty if all is in stock', () => {
    expect(findShortfall([need('spinach', 200, 'g')], [lot('spinach', 1, 'kg')], today)).toEqual([])
    expect(findShortfall([need('spinach', 200, 'g')], [lot('spinach', 200, 'g')], today)).toEqual([])
  })

  test('combines all dishes of a food', () => {
    const lacking = findShortfall(
      [
        need('garlic', 2, 'clove', 'Soup'),
        need('garlic', 3, 'clove', 'Pasta'),
        need('garlic', 1, 'clove', 'Soup'),
      ],
      [],
      today,
    )
    expect(toTexts(lacking)).toEqual(['6 cloves garlic'])
    expect(lacking[0]?.for).toEqual(['Soup', 'Pasta'])
  })

  test('counts across units', () => {
    expect(toTexts(findShortfall([need('garlic', 5, 'clove')], [lot('garlic', 6, 'g')], today))).toEqual([
      'about 3 cloves garlic',
    ])
    expect(
      toTexts(findShortfall([need('whole-milk', 1, 'l'), need('whole-milk', 250, 'ml')], [], today)),
    ).toEqual(['1.25 l whole-milk'])
  })

  test('uses several lots, each once', () => {
    const stock = [lot('whole-milk', 300, 'ml'), lot('whole-milk', 0.5, 'l')]
    expect(toTexts(findShortfall([need('whole-milk', 1, 'l')], stock, today))).toEqual(['0.2 l whole-milk'])
    const twoUnits = [need('salt', 100, 'g'), need('salt', 2, 'tray')]
    expect(toTexts(findShortfall(twoUnits, [lot('salt', 60, 'g'), lot('salt', 1, 'tray')], today))).toEqual([
      '40 g salt',
      '1 tray salt',
    ])
  })

  test('ignores lots past their use-by day, but counts those past their best-before day', () => {
    const gone = lot('chicken-breast', 500, 'g', until('2026-11-14', 'use-by'))
    const stale = lot('dry-pasta', 500, 'g', until('2026-01-01', 'best-before'))
    const lastDay = lot('cod', 500, 'g', until('2026-11-15', 'use-by'))
    const needs = [need('chicken-breast', 300, 'g'), need('dry-pasta', 300, 'g'), need('cod', 300, 'g')]
    expect(toTexts(findShortfall(needs, [gone, stale, lastDay], today))).toEqual(['300 g chicken-breast'])
  })

  test('lists seasoning only if there is none', () => {
    const salt: Need = { foodId: 'salt', name: 'salt', for: 'Soup' }
    expect(toTexts(findShortfall([salt], [], today))).toEqual(['some salt'])
    expect(findShortfall([salt], [lot('salt', 1, 'kg')], today)).toEqual([])
    expect(toTexts(findShortfall([salt, need('salt', 5, 'g')], [], today))).toEqual(['5 g salt'])
  })

  test('matches unknown items by name', () => {
    const thing: Need = { name: ' Grandma’s chutney ', quantity: toQuantity(2, 'jar') }
    const held = lot(undefined, 1, 'jar', { name: 'grandma’s chutney' })
    expect(findShortfall([thing], [held], today)[0]?.quantity).toEqual(toQuantity(1, 'jar'))
  })

  test('keeps incomparable needs separate', () => {
    const needs: Need[] = [
      { name: 'moss', quantity: toQuantity(2, 'bunch') },
      { name: 'moss', quantity: toQuantity(1, 'cup') },
      { name: 'moss', quantity: toQuantity(1, 'bunch') },
    ]
    expect(toTexts(mergeNeeds(needs))).toEqual(['3 bunches moss', '1 cup moss'])
  })

  test('of no needs is empty', () => {
    expect(findShortfall([], [lot('kale', 1, 'kg')], today)).toEqual([])
    expect(findShortfall([need('kale', 0, 'g')], [], today)).toHaveLength(1)
    expect(findShortfall([need('kale', 5, 'g')], [lot('kale', 0, 'g')], today)).toHaveLength(1)
  })
})

describe('for any plan', () => {
  const foods = fc.constantFrom('garlic', 'whole-milk', 'all-purpose-flour')
  const quantity = fc
    .tuple(fc.integer({ min: 1, max: 500 }), fc.constantFrom('g', 'kg', 'oz'))
    .map(([many, unit]) => toQuantity(many, unit))
  const needs = fc.array(fc.record({ foodId: foods, name: fc.constant('x'), quantity }), { maxLength: 8 })
  const lots = fc.array(
    fc.tuple(foods, quantity).map(([foodId, of]) => lot(foodId, toNumber(of.amount), of.unit)),
    { maxLength: 8 },
  )
  const weigh = (items: readonly { foodId?: string; quantity?: Need['quantity'] }[], foodId: string) =>
    items.reduce(
      (sum, item) => sum + (item.foodId === foodId && item.quantity ? (gramsOf(item.quantity) ?? 0) : 0),
      0,
    )

  test('purchases and stock together suffice, and not a gram too much is bought', () => {
    fc.assert(
      fc.property(needs, lots, (wanted, held) => {
        const bought = findShortfall(wanted, held, today)
        for (const foodId of ['garlic', 'whole-milk', 'all-purpose-flour']) {
          const expected = Math.max(0, weigh(wanted, foodId) - weigh(held, foodId))
          expect(weigh(bought, foodId)).toBeCloseTo(expected, 6)
        }
      }),
    )
  })

  test('the stock is not modified', () => {
    fc.assert(
      fc.property(needs, lots, (wanted, held) => {
        const before = JSON.stringify([wanted, held])
        findShortfall(wanted, held, today)
        expect(JSON.stringify([wanted, held])).toBe(before)
      }),
    )
  })

  test('after buying the shortfall nothing is missing', () => {
    fc.assert(
      fc.property(needs, lots, (wanted, held) => {
        const bought = findShortfall(wanted, held, today)
        const put = bought.flatMap(({ foodId, quantity: of }) =>
          foodId && of ? [{ ...lot(foodId, 1, 'g'), quantity: of }] : [],
        )
        const still = findShortfall(wanted, [...held, ...put], today).map(
          ({ quantity: of }) => of && amountText(of.amount),
        )
        expect(still).toEqual([])
      }),
    )
  })
})
