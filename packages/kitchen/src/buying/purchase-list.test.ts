import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../date/day'
import { allFoods, foodById } from '../food/food'
import { needsOfMeal, unlistedStaples } from '../meal-plan/meal-needs'
import { toNumber } from '../quantity/amount'
import { formatQuantity } from '../quantity/format-quantity'
import { convert, toQuantity } from '../quantity/quantity'
import { coverageOf } from '../recipe-coverage/recipe-coverage'
import type { Need } from '../shopping/shortfall'
import type { Lot } from '../stock/lot'
import { fixedDay, generatedLots, generatedRecipes } from '../testing/generated-kitchen'
import { buildPurchaseList, type PurchaseLine, purchaseSurplusOf } from './purchase-list'
import { enoughShare, packToleranceShare } from './shortage-tolerance'
import { packFormsOf } from './usual-pack'

const today = '2026-11-15' as Day
const lot = (foodId: string, many: number, unit: string, more: Partial<Lot> = {}): Lot => ({
  id: 1,
  foodId,
  name: foodId,
  quantity: toQuantity(many, unit),
  location: 'pantry',
  since: today,
  ...more,
})
const need = (foodId: string, many: number, unit: string): Need => ({
  foodId,
  name: foodById(foodId)?.name ?? foodId,
  quantity: toQuantity(many, unit),
})
const formatLines = (lines: readonly PurchaseLine[]) =>
  lines.map(({ name, quantity, check, leaves }) =>
    [
      check ? `check: ${formatQuantity(check)}` : quantity ? formatQuantity(quantity) : 'some',
      name,
      ...(leaves ? [`leaves ${formatQuantity(leaves)}`] : []),
    ].join(' '),
  )

describe('stock of unknown size', () => {
  test('is listed to check, not to buy', () => {
    const shop = buildPurchaseList([need('olive-oil', 19, 'tbsp')], [lot('olive-oil', 1, 'bottle')], today)
    expect(formatLines(shop)).toEqual(['check: 1 bottle olive oil'])
    expect(shop[0]?.quantity).toBeUndefined()
  })

  test('is not listed if little of it is needed', () => {
    expect(buildPurchaseList([need('olive-oil', 2, 'tbsp')], [lot('olive-oil', 1, 'bottle')], today)).toEqual(
      [],
    )
    expect(buildPurchaseList([need('cumin', 2, 'tsp')], [lot('cumin', 1, 'jar')], today)).toEqual([])
    const opened = lot('olive-oil', 1, 'bottle', { openedOn: today })
    expect(formatLines(buildPurchaseList([need('olive-oil', 150, 'ml')], [opened], today))).toEqual([
      'check: 1 bottle olive oil',
    ])
  })

  test('is bought if no pack could be that large', () => {
    expect(
      formatLines(buildPurchaseList([need('white-rice', 4, 'kg')], [lot('white-rice', 1, 'bag')], today)),
    ).toEqual(['3 kg white rice'])
  })

  test('a can has a known size', () => {
    const stock = [lot('canned-tomatoes', 1, 'can')]
    expect(formatLines(buildPurchaseList([need('canned-tomatoes', 800, 'g')], stock, today))).toEqual([
      '1 can canned tomatoes',
    ])
    expect(buildPurchaseList([need('canned-tomatoes', 400, 'g')], stock, today)).toEqual([])
  })

  test('is listed to check if the units cannot be compared', () => {
    expect(
      formatLines(buildPurchaseList([need('kale', 200, 'g')], [lot('kale', 2, 'fistful')], today)),
    ).toEqual(['check: 2 fistful kale'])
  })

  test('a lot past its use-by does not count as stock', () => {
    const expiredCream = lot('heavy-cream', 1, 'carton', {
      expiry: { day: '2026-11-01' as Day, source: 'printed', kind: 'use-by' },
    })
    expect(formatLines(buildPurchaseList([need('heavy-cream', 200, 'ml')], [expiredCream], today))).toEqual([
      '250 ml heavy cream leaves 50 ml',
    ])
  })
})

describe('tolerated shortfalls', () => {
  test.each([
    ['salmon', 424, 'g', 400, 'g'],
    ['cumin', 2, 'tsp', 3, 'g'],
    ['olive-oil', 50, 'ml', 40, 'ml'],
    ['onion', 2.2, 'piece', 2, 'piece'],
    ['all-purpose-flour', 260, 'g', 250, 'g'],
  ])('%s: %d %s beside %d %s', (food, many, unit, stock, heldUnit) => {
    expect(buildPurchaseList([need(food, many, unit)], [lot(food, stock, heldUnit)], today)).toEqual([])
  })

  test.each([
    ['salmon', 600, 'g', 400, 'g'],
    ['egg', 3, 'piece', 2, 'piece'],
    ['onion', 3, 'piece', 2, 'piece'],
  ])('%s is bought: %d %s beside %d %s', (food, many, unit, stock, heldUnit) => {
    expect(buildPurchaseList([need(food, many, unit)], [lot(food, stock, heldUnit)], today)).toHaveLength(1)
  })

  test('an absent food is bought even in small amounts', () => {
    expect(formatLines(buildPurchaseList([need('cumin', 0.25, 'tsp')], [], today))).toEqual(['1 jar cumin'])
    // Water is not bought.
    expect(buildPurchaseList([need('water', 500, 'ml')], [], today)).toEqual([])
    fc.assert(
      fc.property(
        fc.constantFrom(...allFoods().filter(({ id }) => id !== 'water')),
        fc.double({ min: 0.01, max: 500, noNaN: true }),
        fc.constantFrom('g', 'ml', 'tsp', 'piece', 'cup', 'clove', 'bunch'),
        ({ id }, many, unit) => {
          const [line] = buildPurchaseList([need(id, many, unit)], [], today)
          expect(line?.quantity && toNumber(line.quantity.amount)).toBeGreaterThan(0)
        },
      ),
    )
  })
})

describe('surplus of the shopping', () => {
  test('is shown for foods that spoil and offered to the plan', () => {
    const needs = [need('heavy-cream', 300, 'ml'), need('cumin', 1, 'tsp'), need('white-rice', 300, 'g')]
    expect(formatLines(buildPurchaseList(needs, [], today))).toEqual([
      '500 ml heavy cream leaves 200 ml',
      '1 jar cumin',
      '300 g white rice leaves 200 g',
    ])
    expect(purchaseSurplusOf(needs, [], today)).toContainEqual({
      foodId: 'heavy-cream',
      quantity: toQuantity(200, 'ml'),
      spoils: true,
    })
  })
})

test('stock and purchase together cover the need within the tolerance', () => {
  const foods = fc.constantFrom('salmon', 'onion', 'whole-milk', 'all-purpose-flour', 'spinach', 'feta')
  fc.assert(
    fc.property(
      foods,
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 0, max: 2000 }),
      (food, wants, has) => {
        const stock = has > 0 ? [lot(food, has, 'g')] : []
        const [line] = buildPurchaseList([need(food, wants, 'g')], stock, today)
        const back = line?.quantity && convert(line.quantity, 'g', food)
        const bought = back?.ok ? toNumber(back.quantity.amount) : 0
        const minimum = Math.min(wants * enoughShare, wants - 15)
        expect(has + bought).toBeGreaterThanOrEqual(
          has === 0 ? wants * (1 - packToleranceShare) - 1 : minimum - wants * packToleranceShare,
        )
      },
    ),
    { numRuns: 500 },
  )
})

describe('consistency', () => {
  test('the list buys what the recipe reports missing, and checks what it reports to check', () => {
    const instance = fc.record({ seed: fc.integer({ min: 1, max: 100_000 }), count: fc.nat(150) })
    fc.assert(
      fc.property(instance, ({ seed, count }) => {
        const lots = generatedLots(count, seed).map((one, at) =>
          at % 3 === 0 && one.foodId !== undefined
            ? { ...one, quantity: toQuantity(1, packFormsOf(one.foodId)?.container ?? 'bag') }
            : one,
        )
        for (const dish of generatedRecipes(15, seed)) {
          const { lines, missing } = coverageOf(dish, lots, { today: fixedDay, assume: unlistedStaples })
          const lacks = missing.flatMap(({ foodId, optional }) => (optional ? [] : (foodId ?? [])))
          const shop = buildPurchaseList(needsOfMeal(dish), lots, fixedDay)
          const bought = shop.flatMap(({ foodId, check }) => (check ? [] : (foodId ?? [])))
          expect([...new Set(bought)].sort()).toEqual([...new Set(lacks)].sort())
          const isHeld = lines.some(
            ({ state, line }) => state === 'held' && !line.optional && !lacks.includes(line.foodId ?? ''),
          )
          expect(shop.some(({ check, foodId }) => foodId !== undefined && check)).toBe(isHeld)
        }
      }),
      { numRuns: 40 },
    )
  })
})
