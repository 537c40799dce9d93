import { useCallback, useState } from 'react'
import { useCloseOnBack } from '../../../ui/overlays/use-close-on-back'
import type { ShownItem } from '../optimistic-stock'

/** The selected items, or null while not selecting. Items that are no longer shown are not selected. */
export function useSelection(shown: readonly ShownItem[]) {
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null)
  // Bulk actions need ids of the server, so unsent items cannot be selected.
  const selectable = selected ? shown.filter(({ draft }) => draft === undefined) : []
  const items = selected ? selectable.filter(({ id }) => selected.has(id)) : []
  const toggle = useCallback(
    ({ id }: ShownItem) =>
      setSelected((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const leave = () => setSelected(null)
  useCloseOnBack(selected !== null, leave)
  return {
    selected,
    items,
    selectable: selectable.length,
    toggle,
    start: () => setSelected(new Set()),
    selectAll: (all: boolean) => setSelected(new Set(all ? selectable.map(({ id }) => id) : [])),
    leave,
  }
}
