import { type InventoryItem, ItemLocation } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { type Category, categories } from '@larder/kitchen/food/categories'
import { expiryStatuses, getExpiryStatus, type StockState } from './expiry-status'

export const stockSorts = {
  category: 'By category',
  expiry: 'Expires first',
  name: 'Name',
  newest: 'Newest',
} as const

export type StockSort = keyof typeof stockSorts

/** What part of the kitchen is looked at, and in which order; it lives in the address. */
export interface StockFilter {
  readonly q: string
  readonly category: Category | null
  readonly place: ItemLocation | null
  /** Only what wants attention in one way. In the address it is called 'show'. */
  readonly state: StockState | null
  readonly sort: StockSort
}

export function parseStockFilter(params: URLSearchParams): StockFilter {
  const [category, place, state, sort] = ['category', 'place', 'show', 'sort'].map((name) => params.get(name))
  return {
    q: params.get('q') ?? '',
    category: categories.find((known) => known === category) ?? null,
    place: ItemLocation.options.find((known) => known === place) ?? null,
    state: expiryStatuses.find((known) => known === state) ?? null,
    sort: typeof sort === 'string' && Object.hasOwn(stockSorts, sort) ? (sort as StockSort) : 'category',
  }
}

/** Only what is not as usual stands in the address. */
export function toStockParams({ q, category, place, state, sort }: StockFilter): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(place && { place }),
    ...(state && { show: state }),
    ...(sort !== 'category' && { sort }),
  })
}

interface Keys {
  /** Name and category as a search reads them: in lower case, without accents. */
  readonly search: string
  /** The same, so that 'Jar 9' comes before 'Jar 10'. */
  readonly order: string
}

const known = new WeakMap<InventoryItem, Keys>()

function keysOf(item: InventoryItem): Keys {
  const before = known.get(item)
  if (before) return before
  const search = plain(`${item.name}\n${item.category}`)
  const keys = { search, order: search.replace(/\d+/g, (digits) => digits.padStart(9, '0')) }
  known.set(item, keys)
  return keys
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function filterStock<Item extends InventoryItem>(
  items: readonly Item[],
  view: StockFilter,
  today: Day,
): readonly Item[] {
  const wanted = plain(view.q.trim())
  return items.filter(
    (item) =>
      (view.category === null || item.category === view.category) &&
      (view.place === null || item.location === view.place) &&
      (view.state === null || getExpiryStatus(item, today) === view.state) &&
      (wanted === '' || keysOf(item).search.includes(wanted)),
  )
}

const inOrder = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
// By keys that are made once: comparing them is many times faster than asking the language for each pair.
const byName = (a: InventoryItem, b: InventoryItem) =>
  inOrder(keysOf(a).order, keysOf(b).order) || a.id - b.id
/** After every day there is. */
const never = '~'

const orders: Record<StockSort, (a: InventoryItem, b: InventoryItem) => number> = {
  category: byName,
  name: byName,
  // Where two have one day, the one that is about safety goes first.
  expiry: (a, b) =>
    inOrder(a.expiryDate ?? never, b.expiryDate ?? never) ||
    inOrder(a.expiryKind === 'use-by' ? 0 : 1, b.expiryKind === 'use-by' ? 0 : 1) ||
    byName(a, b),
  // What is not on the server yet has a number below zero and is the newest of all.
  newest: (a, b) => inOrder(b.since, a.since) || inOrder(Math.sign(a.id), Math.sign(b.id)) || b.id - a.id,
}

export function sortStock<Item extends InventoryItem>(
  items: readonly Item[],
  sort: StockSort,
): readonly Item[] {
  return items.toSorted(orders[sort])
}

export interface StockGroup<Item> {
  /** Null for all of them together. */
  readonly category: Category | null
  readonly items: readonly Item[]
}

/** The whole kitchen stands by category; a part of it, or another order, stands in one piece. */
export function groupStock<Item extends InventoryItem>(
  items: readonly Item[],
  { category, sort }: Pick<StockFilter, 'category' | 'sort'>,
): readonly StockGroup<Item>[] {
  if (category !== null || sort !== 'category') return [{ category: null, items }]
  const shelves = new Map<Category, Item[]>(categories.map((name) => [name, []]))
  for (const item of items) shelves.get(item.category)?.push(item)
  return [...shelves].flatMap(([name, held]) => (held.length > 0 ? [{ category: name, items: held }] : []))
}

/** How many there are of each. */
export function countByCategory<Kind extends string>(
  items: readonly InventoryItem[],
  kindOf: (item: InventoryItem) => Kind,
): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>()
  for (const item of items) counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1)
  return counts
}
