import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editStock } from './stock-edit'

test('an edited list equals a map by id, and unchanged items keep their identity', () => {
  const id = fc.integer({ min: 0, max: 40 })
  const edits = fc.array(fc.record({ id, amount: fc.option(fc.integer()) }))
  fc.assert(
    fc.property(fc.uniqueArray(id), edits, (ids, given) => {
      const items = ids.map((one) => ({ id: one, amount: -1 }))
      const expected = new Map(items.map((item) => [item.id, item]))
      const edit = editStock(items)
      for (const { id: one, amount } of given) {
        expect(edit.get(one)).toBe(expected.get(one))
        const item = amount === null ? undefined : { id: one, amount }
        if (item) {
          expected.set(one, item)
          edit.set(one, item)
        } else {
          expected.delete(one)
          edit.delete(one)
        }
      }
      const byId = (list: Iterable<{ id: number }>) => new Map([...list].map((item) => [item.id, item]))
      expect(byId(edit.result())).toEqual(byId(expected.values()))
      for (const item of edit.result()) expect(expected.get(item.id)).toBe(item)
    }),
  )
})

test('an item keeps its place, new ones come last, and without edits the list is the same', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect(editStock(items).result()).toBe(items)
  const edit = editStock<{ id: number; name?: string }>(items)
  edit.set(9, { id: 9 })
  edit.set(2, { id: 2, name: 'Milk' })
  edit.delete(1)
  expect(edit.result()).toEqual([{ id: 2, name: 'Milk' }, { id: 3 }, { id: 9 }])
})
