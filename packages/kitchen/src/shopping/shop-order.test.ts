import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Aisle } from './aisles'
import { aisles } from './aisles'
import type { ShopTick } from './shop-order'
import { learnShopOrder, sortByShopOrder } from './shop-order'

function trip(...order: Aisle[]): ShopTick[] {
  return order.map((aisle) => ({ aisle }))
}

function orderOf(trips: readonly (readonly ShopTick[])[]): Aisle[] {
  return [...learnShopOrder(trips).aisles]
}

describe('the order of a shop', () => {
  test('is the default before the first trip', () => {
    expect(orderOf([])).toEqual([...aisles])
  })

  test('is learned from the order of ticks', () => {
    const backwards = trip('Frozen', 'Drinks', 'Dairy & eggs', 'Fruit & vegetables')
    const learned = orderOf([backwards, backwards, backwards])
    expect(learned.indexOf('Frozen')).toBeLessThan(learned.indexOf('Dairy & eggs'))
    expect(learned.indexOf('Dairy & eggs')).toBeLessThan(learned.indexOf('Fruit & vegetables'))
  })

  test('follows the latest trips when a shop is rebuilt', () => {
    const before = trip('Drinks', 'Snacks', 'Frozen')
    const after = trip('Frozen', 'Snacks', 'Drinks')
    const learned = orderOf([before, before, after, after, after, after])
    expect(learned.indexOf('Frozen')).toBeLessThan(learned.indexOf('Drinks'))
  })

  test('learns nothing about other aisles from a single one', () => {
    expect(orderOf([trip('Frozen')])).toEqual([...aisles])
    expect(orderOf([trip('Frozen', 'Frozen', 'Frozen')])).toEqual([...aisles])
  })

  test('has every aisle once, for any ticks', () => {
    const trips = fc.array(fc.array(fc.constantFrom(...aisles), { maxLength: 30 }), { maxLength: 5 })
    fc.assert(
      fc.property(trips, (walked) => {
        expect(orderOf(walked.map((order) => trip(...order))).sort()).toEqual([...aisles].sort())
      }),
    )
  })
})

describe('a list in the order of the shop', () => {
  const items = [
    { foodId: 'vanilla-ice-cream', name: 'ice cream' },
    { name: 'candles' },
    { foodId: 'whole-milk', name: 'milk' },
    { foodId: 'banana', name: 'bananas' },
    { foodId: 'spinach', name: 'spinach' },
    { foodId: 'apple', name: 'apples' },
  ]
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

  test('sorts by aisle, then by name, unknown items last', () => {
    expect(names(sortByShopOrder(items))).toEqual([
      'apples',
      'bananas',
      'spinach',
      'milk',
      'ice cream',
      'candles',
    ])
  })

  test('sorts within an aisle by earlier ticks', () => {
    const ticks: ShopTick[] = ['spinach', 'banana', 'apple'].map((foodId) => ({
      aisle: 'Fruit & vegetables',
      foodId,
    }))
    expect(names(sortByShopOrder(items, learnShopOrder([ticks, ticks]))).slice(0, 3)).toEqual([
      'spinach',
      'bananas',
      'apples',
    ])
  })

  test('loses and duplicates nothing, for any order, and does not depend on the order before', () => {
    const trips = fc.array(
      fc.array(
        fc.constantFrom(...aisles).map((aisle) => ({ aisle })),
        { maxLength: 20 },
      ),
      {
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(trips, fc.shuffledSubarray(items, { minLength: items.length }), (learned, shuffled) => {
        const order = learnShopOrder(learned)
        expect(names(sortByShopOrder(shuffled, order))).toEqual(names(sortByShopOrder(items, order)))
        expect([...names(sortByShopOrder(shuffled, order))].sort()).toEqual([...names(items)].sort())
      }),
    )
  })
})
