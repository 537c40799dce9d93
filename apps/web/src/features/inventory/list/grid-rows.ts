import type { Category } from '@larder/kitchen/food/categories'
import type { StockGroup } from './stock-filter'

/** One line of the page: the name of a shelf, or as many cards as fit beside each other. */
export type GridRow<Item> =
  | { readonly kind: 'heading'; readonly category: Category; readonly count: number }
  | { readonly kind: 'cards'; readonly items: readonly Item[]; readonly first: number; readonly of: number }

export function toGridRows<Item>(shelves: readonly StockGroup<Item>[], columns: number): GridRow<Item>[] {
  return shelves.flatMap(({ category, items }): GridRow<Item>[] => {
    const rows: GridRow<Item>[] =
      category === null ? [] : [{ kind: 'heading', category, count: items.length }]
    for (let first = 0; first < items.length; first += columns)
      rows.push({ kind: 'cards', items: items.slice(first, first + columns), first, of: items.length })
    return rows
  })
}

/** How many cards stand beside each other in so many pixels. */
export function countColumns(width: number): number {
  return Math.max(1, Math.floor((width + cardGap) / (minCardWidth + cardGap)))
}

/** Of a card, and between two, in pixels. */
export const minCardWidth = 272
export const cardGap = 16
