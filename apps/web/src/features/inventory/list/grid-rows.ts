import type { Category } from '@larder/kitchen/food/categories'
import type { StockGroup } from './stock-filter'

/** A row of the virtual grid: a category heading, or as many cards as fit side by side. */
export type GridRow<Item> =
  | { readonly kind: 'heading'; readonly category: Category; readonly count: number }
  | { readonly kind: 'cards'; readonly items: readonly Item[]; readonly first: number; readonly of: number }

export function toGridRows<Item>(groups: readonly StockGroup<Item>[], columns: number): GridRow<Item>[] {
  return groups.flatMap(({ category, items }): GridRow<Item>[] => {
    const rows: GridRow<Item>[] =
      category === null ? [] : [{ kind: 'heading', category, count: items.length }]
    for (let first = 0; first < items.length; first += columns)
      rows.push({ kind: 'cards', items: items.slice(first, first + columns), first, of: items.length })
    return rows
  })
}

/** Returns how many cards fit side by side in a width in pixels. */
export function countColumns(width: number): number {
  return Math.max(1, Math.floor((width + cardGap) / (minCardWidth + cardGap)))
}

/** The minimum card width and the gap between cards, in pixels. */
export const minCardWidth = 272
export const cardGap = 16
