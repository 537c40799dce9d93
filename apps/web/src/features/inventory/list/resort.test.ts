import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResort } from './resort'

interface Item {
  readonly id: number
  readonly name: string
}

const byName = (a: Item, b: Item) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id)
const byId = (a: Item, b: Item) => a.id - b.id

test('any series of changes gives the same list as a full sort', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  const step = fc.record({
    do: fc.constantFrom('rename', 'add', 'remove', 'swap', 'order'),
    at: fc.nat({ max: 30 }),
    name,
  })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 20 }), fc.array(step), (names, steps) => {
      const resort = createResort<Item>()
      let nextId = names.length
      let compare = byName
      let items: readonly Item[] = names.map((one, id) => ({ id, name: one }))
      expect(resort(items, compare)).toEqual(items.toSorted(compare))
      for (const { do: what, at, name: one } of steps) {
        const index = items.length === 0 ? 0 : at % items.length
        const item = items[index]
        if (what === 'add') items = items.toSpliced(index, 0, { id: nextId++, name: one })
        else if (what === 'order') compare = compare === byName ? byId : byName
        else if (!item) continue
        else if (what === 'rename') items = items.with(index, { ...item, name: one })
        else if (what === 'remove') items = items.toSpliced(index, 1)
        else items = items.toSpliced(index, 1).toSpliced(0, 0, item)
        expect(resort(items, compare)).toEqual(items.toSorted(compare))
      }
    }),
  )
})

test('sorts a new list, but not the same one again', () => {
  const resort = createResort<Item>()
  const many = (name: string) => Array.from({ length: 300 }, (_, id) => ({ id: 300 - id, name }))
  const items = many('a')
  const sorted = resort(items, byName)
  expect(resort(items, byName)).toBe(sorted)
  expect(resort(many('b'), byName)).toEqual(many('b').toSorted(byName))
})
