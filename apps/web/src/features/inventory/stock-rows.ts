import type { Category } from '@larder/kitchen/categories'
import type { Shelf } from './stock-view'

/** One line of the page: the name of a shelf, or as many cards as fit beside each other. */
export type StockRow<Item> =
  | { readonly kind: 'heading'; readonly category: Category; readonly count: number }
  | { readonly kind: 'cards'; readonly items: readonly Item[]; readonly first: number; readonly of: number }

export function rowsOf<Item>(shelves: readonly Shelf<Item>[], columns: number): StockRow<Item>[] {
  return shelves.flatMap(({ category, items }): StockRow<Item>[] => {
    const rows: StockRow<Item>[] =
      category === null ? [] : [{ kind: 'heading', category, count: items.length }]
    for (let first = 0; first < items.length; first += columns)
      rows.push({ kind: 'cards', items: items.slice(first, first + columns), first, of: items.length })
    return rows
  })
}

/** How many cards stand beside each other in so many pixels. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + gap) / (narrowest + gap)))
}

/** Of a card, and between two, in pixels. */
export const narrowest = 272
export const gap = 16
