import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { purchaseFor } from '../buying/purchase'
import type { Day } from '../date/day'
import { allFoods } from '../food/food'
import { edibleGrams } from '../nutrition/dish-nutrition'
import { findShortfall } from '../shopping/shortfall'
import { toNumber } from './amount'
import { portionOf } from './portion'
import { convert, gramsPerUnit, soldGramsPerUnit, toQuantity } from './quantity'

const today = '2026-05-01' as Day

/** Counted foods of which a good part is peel, bone, shell or pod. */
const withRefuse = allFoods().filter(
  ({ id }) => portionOf(id).edible < 0.85 && portionOf(id).grams.piece !== undefined,
)

describe('what is bought and what is eaten', () => {
  test.each([
    ['whole-chicken', 'piece', 1353],
    ['banana', 'piece', 184],
    ['cantaloupe', 'piece', 1082],
    ['avocado', 'piece', 184],
    ['mussels', 'piece', 53],
    ['onion', 'piece', 110],
    ['parsley', 'bunch', 30],
    ['chicken-breast', 'piece', 272],
  ])('%s: one %s weighs %d g as sold', (id, unit, grams) => {
    expect(Math.round(soldGramsPerUnit(unit, id) ?? 0)).toBe(grams)
  })

  test('nothing weighs less as sold than ready to eat', () => {
    const bad = allFoods().flatMap(({ id }) =>
      Object.keys(portionOf(id).grams)
        .filter((unit) => (soldGramsPerUnit(unit, id) ?? 0) < (gramsPerUnit(unit, id) ?? 0) - 1e-9)
        .map((unit) => `${id} ${unit}`),
    )
    expect(bad).toEqual([])
    expect(withRefuse.length).toBeGreaterThan(60)
  })

  test('a number of pieces and their weight give the same to eat', () => {
    for (const { id } of withRefuse) {
      const counted = toQuantity(3, 'piece')
      const weighed = convert(counted, 'g', id)
      expect(weighed.ok && edibleGrams(weighed.quantity, id), id).toBeCloseTo(
        edibleGrams(counted, id) ?? 0,
        0,
      )
    }
  })

  test('for any count, as many pieces as are needed are bought, and those pieces cover the need by weight too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withRefuse), fc.integer({ min: 1, max: 6 }), ({ id, name }, many) => {
        const need = toQuantity(many, 'piece')
        const { quantity } = purchaseFor(need, id)
        const bought = convert(quantity, 'piece', id)
        if (bought.ok) expect(toNumber(bought.quantity.amount), id).toBeGreaterThan(many * 0.89)
        const weight = convert(need, 'g', id)
        if (!weight.ok) return
        const lot = { id: 1, foodId: id, name, quantity: need, location: 'fridge' as const, since: today }
        expect(findShortfall([{ foodId: id, name, quantity: weight.quantity }], [lot], today)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
