import { useCallback, useState } from 'react'
import type { ShownItem } from '../optimistic-stock'

/** What is ticked, or nothing while nobody selects. What is no longer shown is no longer ticked. */
export function useSelection(shown: readonly ShownItem[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number> | null>(null)
  // What the server has not heard of yet cannot be dealt with together with others.
  const selectable = shown.filter(({ draft }) => draft === undefined)
  const items = ticked ? selectable.filter(({ id }) => ticked.has(id)) : []
  const toggle = useCallback(
    ({ id }: ShownItem) =>
      setTicked((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return {
    ticked,
    items,
    selectable: selectable.length,
    toggle,
    start: () => setTicked(new Set()),
    tickAll: (all: boolean) => setTicked(new Set(all ? selectable.map(({ id }) => id) : [])),
    leave: () => setTicked(null),
  }
}
