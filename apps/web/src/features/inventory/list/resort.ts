type Compare<Item> = (a: Item, b: Item) => number

/** From here on sorting all is as quick as finding the places of the changed items. */
const maxChanged = 100

/**
 * Returns a sort function that remembers its last result. Where the next list differs in a few items, only those are
 * placed again: sorting 5,000 items for each press of plus would take longer than a frame.
 */
export function createResort<Item>(): (items: readonly Item[], compare: Compare<Item>) => readonly Item[] {
  let last: { items: readonly Item[]; compare: Compare<Item>; sorted: readonly Item[] } | undefined

  return (items, compare) => {
    if (last?.compare === compare && last.items === items) return last.sorted
    const sorted = (last?.compare === compare && replaceChanged(last, items)) || items.toSorted(compare)
    last = { items, compare, sorted }
    return sorted
  }
}

interface Sorted<Item> {
  readonly items: readonly Item[]
  readonly sorted: readonly Item[]
  readonly compare: Compare<Item>
}

/** The sorted list with the changed items in their new places; undefined if too much has changed. */
function replaceChanged<Item>({ items: before, sorted, compare }: Sorted<Item>, items: readonly Item[]) {
  const removed = new Set<Item>()
  const added: Item[] = []
  if (before.length === items.length) {
    // Nearly always the items are where they were.
    for (const [index, item] of items.entries()) {
      const old = before[index] as Item
      if (old === item) continue
      removed.add(old)
      added.push(item)
      if (added.length > maxChanged) break
    }
  } else {
    const [now, then] = [new Set(items), new Set(before)]
    for (const item of before) if (!now.has(item)) removed.add(item)
    for (const item of items) if (!then.has(item)) added.push(item)
  }
  if (added.length > maxChanged) return undefined
  // An item that only moved within the list is in both.
  const placed = added.toSorted(compare)
  const result: Item[] = []
  let next = 0
  for (const item of sorted) {
    if (removed.has(item)) continue
    while (next < placed.length && compare(placed[next] as Item, item) < 0)
      result.push(placed[next++] as Item)
    result.push(item)
  }
  result.push(...placed.slice(next))
  return result
}
