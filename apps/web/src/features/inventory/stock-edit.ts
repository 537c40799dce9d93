/** A copy of a list that differs in a few items. */
export interface StockEdit<Item> {
  readonly get: (id: number) => Item | undefined
  readonly set: (id: number, item: Item) => void
  readonly delete: (id: number) => void
  /** The list with the edits, in its order; new items come last. All other items are the same objects. */
  readonly result: () => readonly Item[]
}

/** Up to here searching the list is quicker than an index of it. */
const maxSearches = 20

/** Edits a few items out of thousands: an index of all of them for each press of plus would take longer than the press. */
export function editStock<Item extends { readonly id: number }>(items: readonly Item[]): StockEdit<Item> {
  const edited = new Map<number, Item | undefined>()
  let index: ReadonlyMap<number, Item> | undefined
  let searches = 0

  function find(id: number): Item | undefined {
    searches += 1
    if (searches > maxSearches) index ??= new Map(items.map((item) => [item.id, item]))
    return index ? index.get(id) : items.find((item) => item.id === id)
  }

  return {
    get: (id) => (edited.has(id) ? edited.get(id) : find(id)),
    set: (id, item) => void edited.set(id, item),
    delete: (id) => void edited.set(id, undefined),
    result() {
      if (edited.size === 0) return items
      const added = new Map(edited)
      const result: Item[] = []
      for (const item of items) {
        if (edited.has(item.id)) {
          added.delete(item.id)
          const edit = edited.get(item.id)
          if (edit) result.push(edit)
        } else result.push(item)
      }
      for (const item of added.values()) if (item) result.push(item)
      return result
    },
  }
}
