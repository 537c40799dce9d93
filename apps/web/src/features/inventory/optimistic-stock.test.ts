import type { InventoryItem } from '@larder/contract/inventory'
import { describe, expect, test } from 'vitest'
import { applyPendingChanges, applyServerResponse, type StockChange } from './optimistic-stock'

const item = (given: Partial<InventoryItem> = {}): InventoryItem => ({
  id: 7,
  name: 'Spinach',
  amount: '2',
  unit: 'bunches',
  category: 'Vegetables',
  location: 'fridge',
  since: '2026-11-14',
  source: 'manual',
  version: 1,
  ...given,
})

let changes = 0
const change = (verb: string, input: unknown, note?: unknown) =>
  ({
    id: `${String(++changes).padStart(8, '0')}-0000-4000-8000-000000000000`,
    name: `inventory.${verb}`,
    input,
    at: '2026-11-15T08:00:00.000Z',
    ...(note !== undefined && { note }),
  }) as StockChange
const on = (verb: string, body: object, id = 7) => change(verb, { params: { id }, body })
const amounts = (items: readonly InventoryItem[]) => items.map(({ amount }) => amount)

describe('applying pending changes', () => {
  test('returns the same list when nothing is pending', () => {
    const items = [item()]
    expect(applyPendingChanges(items, [])).toBe(items)
  })

  test('plus and minus add up and stop at zero', () => {
    const steps = [on('step', { by: -5 }), on('step', { by: 1 })]
    expect(applyPendingChanges([item()], steps)).toMatchObject([{ amount: '1', waiting: true }])
    expect(amounts(applyPendingChanges([item({ amount: '0.5' })], [on('step', { by: -1 })]))).toEqual(['0'])
    expect(amounts(applyPendingChanges([item({ amount: '1/3' })], [on('step', { by: 1 })]))).toEqual(['4/3'])
  })

  test('creates new objects only for changed items', () => {
    const other = item({ id: 8, name: 'Milk' })
    const [, still] = applyPendingChanges([item(), other], [on('step', { by: 1 })])
    expect(still).toBe(other)
  })

  test('takes and wastes some or all; too large an amount changes nothing', () => {
    expect(amounts(applyPendingChanges([item()], [on('take', { amount: '1' })]))).toEqual(['1'])
    expect(amounts(applyPendingChanges([item()], [on('take', { amount: 'all' })]))).toEqual(['0'])
    expect(amounts(applyPendingChanges([item()], [on('waste', { reason: 'expired' })]))).toEqual(['0'])
    expect(amounts(applyPendingChanges([item()], [on('take', { amount: '3' })]))).toEqual(['2'])
  })

  test('removes an item and ignores later changes to it', () => {
    const removed = change('remove', { params: { id: 7 }, query: { action: 'x' } })
    expect(applyPendingChanges([item()], [removed, on('step', { by: 1 })])).toEqual([])
  })

  test('keeps the first opening date', () => {
    expect(applyPendingChanges([item()], [on('open', {})])[0]?.openedOn).toBe('2026-11-15')
    expect(applyPendingChanges([item({ openedOn: '2026-11-01' })], [on('open', {})])[0]?.openedOn).toBe(
      '2026-11-01',
    )
  })

  test('moves a whole item into and out of the freezer', () => {
    const [frozen] = applyPendingChanges([item()], [on('move', { to: 'freezer' })])
    expect(frozen).toMatchObject({ location: 'freezer', frozenOn: '2026-11-15' })
    const [thawed] = applyPendingChanges(
      [item({ location: 'freezer', frozenOn: '2026-10-01' })],
      [on('move', { to: 'fridge' })],
    )
    expect(thawed).toMatchObject({ location: 'fridge', thawedOn: '2026-11-15' })
    expect(thawed).not.toHaveProperty('frozenOn')
  })

  test('a partial move creates a second item', () => {
    const shown = applyPendingChanges([item({ amount: '3' })], [on('move', { to: 'freezer', amount: '1' })])
    expect(shown).toMatchObject([
      { id: 7, amount: '2', location: 'fridge' },
      { amount: '1', location: 'freezer', waiting: true },
    ])
    expect(shown[1]?.id).toBeLessThan(0)
    expect(applyPendingChanges([item()], [on('move', { to: 'freezer', amount: '2' })])).toHaveLength(1)
  })

  test('an edit clears null fields and marks a date as the cook’s own', () => {
    const [shown] = applyPendingChanges(
      [item({ price: '3.49', expiryDate: '2026-11-18', expirySource: 'estimated' })],
      [
        on('update', {
          name: 'Baby spinach',
          price: null,
          expiryDate: '2026-11-20',
          version: 1,
          action: 'x',
        }),
      ],
    )
    expect(shown).toMatchObject({
      name: 'Baby spinach',
      expiryDate: '2026-11-20',
      expirySource: 'you',
      version: 1,
    })
    expect(shown).not.toHaveProperty('price')
    expect(shown).not.toHaveProperty('action')
  })

  test('shows new items with a negative id', () => {
    const added = change('create', { body: { name: 'Chutney', amount: '1', action: 'x' } })
    const shown = applyPendingChanges([item()], [added])
    expect(shown[1]).toMatchObject({
      name: 'Chutney',
      amount: '1',
      unit: '',
      category: 'Condiments',
      draft: added.id,
    })
    expect(shown[1]?.id).toBeLessThan(0)
    expect(applyPendingChanges([item()], [added])[1]?.id).toBe(shown[1]?.id)
    expect(shown[1]).not.toHaveProperty('action')
  })

  test('applies a bulk change', () => {
    const items = [item(), item({ id: 8 }), item({ id: 9 })]
    const bulk = (action: object) =>
      applyPendingChanges(items, [change('bulk', { body: { ids: [7, 8, 99], deed: action } })])
    expect(bulk({ do: 'remove' }).map(({ id }) => id)).toEqual([9])
    expect(amounts(bulk({ do: 'use-up' }))).toEqual(['0', '0', '2'])
    expect(bulk({ do: 'move', to: 'freezer' }).map(({ location }) => location)).toEqual([
      'freezer',
      'freezer',
      'fridge',
    ])
  })

  test('an undo restores removed items and removes created ones', () => {
    const undo = change('undo', { params: { id: 3 } }, { restores: [item()], removes: [8] })
    expect(applyPendingChanges([item({ id: 8 })], [undo]).map(({ id }) => id)).toEqual([7])
    expect(applyPendingChanges([item()], [change('undo', { params: { id: 3 } })])).toHaveLength(1)
  })

  test('ignores a change that was withdrawn before the response', () => {
    const step = { ...on('step', { by: 1 }), note: { withdrawn: true as const, restores: [], removes: [] } }
    expect(amounts(applyPendingChanges([item()], [step]))).toEqual(['2'])
  })
})

describe('applying the server response', () => {
  test('uses the server’s item without the booking', () => {
    const list = applyServerResponse(
      [item()],
      on('step', { by: 1 }),
      item({ amount: '5', version: 4, booking: 12 }),
    )
    expect(list).toEqual([item({ amount: '5', version: 4 })])
  })

  test('keeps unchanged items by identity', () => {
    const others = [item({ id: 8 }), item({ id: 9 })]
    const list = applyServerResponse([item(), ...others], on('step', { by: 1 }), item({ amount: '3' }))
    expect(list[1]).toBe(others[0])
    expect(list[2]).toBe(others[1])
  })

  test('a created item replaces its draft', () => {
    const list = applyServerResponse(
      [item()],
      change('create', { body: { name: 'Milk', amount: '1' } }),
      item({ id: 8 }),
    )
    expect(list.map(({ id }) => id)).toEqual([7, 8])
  })

  test('a moved part is added beside the rest', () => {
    const there = item({ id: 8, amount: '1', location: 'freezer' })
    const list = applyServerResponse(
      [item({ amount: '3' })],
      on('move', { to: 'freezer', amount: '1' }),
      there,
    )
    expect(list).toMatchObject([
      { id: 7, amount: '2' },
      { id: 8, amount: '1' },
    ])
  })

  test('applies removals, bulk changes and undos', () => {
    expect(applyServerResponse([item()], change('remove', { params: { id: 7 } }), item())).toEqual([])
    const done = { items: [item({ amount: '0' })], removed: [8], untouched: [] }
    const bulk = change('bulk', { body: { ids: [7, 8], deed: { do: 'use-up' } } })
    expect(applyServerResponse([item(), item({ id: 8 })], bulk, done)).toMatchObject([{ id: 7, amount: '0' }])
    const undone = { items: [item({ id: 9 })], removed: [7] }
    expect(
      applyServerResponse([item()], change('undo', { params: { id: 1 } }), undone).map(({ id }) => id),
    ).toEqual([9])
  })
})
