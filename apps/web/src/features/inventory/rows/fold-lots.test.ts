import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShownItem } from '../optimistic-stock'
import { foldLots, soonestLot, sumLots, unfoldLots } from './fold-lots'

const aLot = (id: number, part: Partial<ShownItem> = {}): ShownItem => ({
  ...{ id, name: 'Milk', amount: '1', unit: 'l', category: 'Dairy', location: 'fridge', version: 1 },
  ...{ since: '2026-11-18', source: 'manual' },
  ...part,
})

describe('equal lots', () => {
  test('of one food at one place are one row, at the position of the first', () => {
    const folds = foldLots([
      aLot(1),
      aLot(2, { name: 'Eggs', unit: '' }),
      aLot(3, { name: 'milk ' }),
      aLot(4),
    ])
    expect(folds.map(({ lots }) => lots.map(({ id }) => id))).toEqual([[1, 3, 4], [2]])
  })

  test('at another place or in another unit stay separate', () => {
    expect(foldLots([aLot(1), aLot(2, { location: 'pantry' }), aLot(3, { unit: 'bottles' })])).toHaveLength(3)
  })

  test('are summed exactly, unless an amount is no number', () => {
    expect(sumLots([aLot(1, { amount: '0.1' }), aLot(2, { amount: '0.2' })])).toBe('0.3')
    expect(sumLots([aLot(1), aLot(2, { amount: 'some' })])).toBeUndefined()
  })

  test('show the date of the one to use first', () => {
    const later = aLot(1, { expiryDate: '2026-12-01' })
    const sooner = aLot(2, { expiryDate: '2026-11-20' })
    expect(soonestLot([aLot(3), later, sooner])).toBe(sooner)
  })

  test('no item is lost or doubled by folding', () => {
    const items = fc.array(
      fc.record({ name: fc.constantFrom('Milk', 'milk', 'Eggs'), unit: fc.constantFrom('', 'l') }),
    )
    fc.assert(
      fc.property(items, (parts) => {
        const all = parts.map((part, id) => aLot(id, part))
        const ids = (folds: ReturnType<typeof foldLots>) =>
          folds.flatMap(({ lots }) => lots.map(({ id }) => id)).toSorted((a, b) => a - b)
        expect(ids(foldLots(all))).toEqual(all.map(({ id }) => id))
        expect(ids(unfoldLots(all))).toEqual(all.map(({ id }) => id))
      }),
    )
  })
})
