import type { ItemLocation } from '@larder/contract/inventory'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import { createItem, showStockRejection, showUndoToast } from './stock'

/** Adds what a sentence or a pasted list named; it is undone as a whole. */
export function addTypedItems(items: readonly TypedItem[], to?: ItemLocation): void {
  const changes = items.map((item) => {
    const written = createItem({ ...item, ...(to && { location: to }) })
    written.response.catch(showStockRejection)
    return { written, restores: [], removes: [0] }
  })
  const names = items.map(({ name }) => name).join(', ')
  showUndoToast(items.length === 1 ? 'Item Added' : `${items.length} Items Added`, names, changes)
}
