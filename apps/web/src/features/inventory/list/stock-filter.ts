import type { InventoryItem, ItemLocation } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { type StockState, stockState } from '@larder/kitchen/expiry/freshness'
import { type Category, categories } from '@larder/kitchen/food/categories'
import { toItemExpiry } from '../../../food/expiry/item-expiry'
import { places } from '../../../food/places'
import { useViewInUrl } from '../../../ui/use-view-in-url'
import { createResort } from './resort'

export const stockSorts = {
  category: 'By category',
  expiry: 'Expires first',
  name: 'Name',
  newest: 'Newest',
} as const

export type StockSort = keyof typeof stockSorts

/** The filter and order of the stock list, kept in the URL. */
export interface StockFilter {
  readonly q: string
  readonly category: Category | null
  readonly place: ItemLocation | null
  /** Only items in this state. The URL parameter is 'show'. */
  readonly state: StockState | null
  readonly sort: StockSort
}

export type { StockState }

export const expiryStatuses = ['soon', 'expired', 'out'] as const satisfies readonly StockState[]

export const expiryStatusLabels: Record<StockState, string> = {
  soon: 'To use soon',
  expired: 'Expired',
  out: 'Out of stock',
}

/** An item that is used up has no expiry status. */
export function getExpiryStatus(item: InventoryItem, today: Day): StockState | null {
  if (item.amount === '0') return 'out'
  return item.expiryDate === undefined ? null : getStatusByDate(item, today)
}

let cachedDay: Day | null = null
const statusByDate = new Map<string, StockState | null>()

/** Thousands of items share a few dates, so the status is cached by date. */
function getStatusByDate(item: InventoryItem, today: Day): StockState | null {
  if (cachedDay !== today) statusByDate.clear()
  cachedDay = today
  const key = `${item.expiryDate} ${item.expiryKind}`
  let state = statusByDate.get(key)
  if (state === undefined) {
    state = stockState({ held: true, expiry: toItemExpiry(item) ?? undefined }, today) ?? null
    statusByDate.set(key, state)
  }
  return state
}

export function parseStockFilter(params: URLSearchParams): StockFilter {
  const [category, place, state, sort] = ['category', 'place', 'show', 'sort'].map((name) => params.get(name))
  return {
    q: params.get('q') ?? '',
    category: categories.find((known) => known === category) ?? null,
    place: places.find((known) => known === place) ?? null,
    state: expiryStatuses.find((known) => known === state) ?? null,
    sort: typeof sort === 'string' && Object.hasOwn(stockSorts, sort) ? (sort as StockSort) : 'category',
  }
}

/** Only values that differ from the defaults are in the URL. */
export function toStockParams({ q, category, place, state, sort }: StockFilter): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(place && { place }),
    ...(state && { show: state }),
    ...(sort !== 'category' && { sort }),
  })
}

interface SortKeys {
  /** Name and category for searching: lower case, without accents. */
  readonly search: string
  /** The same with padded numbers, so that 'Jar 9' sorts before 'Jar 10'. */
  readonly order: string
}

const keysByItem = new WeakMap<InventoryItem, SortKeys>()

function getKeys(item: InventoryItem): SortKeys {
  const cached = keysByItem.get(item)
  if (cached) return cached
  const search = normalizeText(`${item.name}\n${item.category}`)
  const keys = { search, order: search.replace(/\d+/g, (digits) => digits.padStart(9, '0')) }
  keysByItem.set(item, keys)
  return keys
}

function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function filterStock<Item extends InventoryItem>(
  items: readonly Item[],
  view: StockFilter,
  today: Day,
): readonly Item[] {
  const searchText = normalizeText(view.q.trim())
  if (!view.category && !view.place && !view.state && searchText === '') return items
  return items.filter(
    (item) =>
      (view.category === null || item.category === view.category) &&
      (view.place === null || item.location === view.place) &&
      (view.state === null || getExpiryStatus(item, today) === view.state) &&
      (searchText === '' || getKeys(item).search.includes(searchText)),
  )
}

const compareValues = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
// Compares cached keys, which is many times faster than a locale comparison of each pair.
const compareByName = (a: InventoryItem, b: InventoryItem) =>
  compareValues(getKeys(a).order, getKeys(b).order) || a.id - b.id
/** Sorts after every date. */
const noDateKey = '~'

const comparators: Record<StockSort, (a: InventoryItem, b: InventoryItem) => number> = {
  category: compareByName,
  name: compareByName,
  // On the same day 'use by' comes before 'best before', as it is about safety.
  expiry: (a, b) =>
    compareValues(a.expiryDate ?? noDateKey, b.expiryDate ?? noDateKey) ||
    compareValues(a.expiryKind === 'use-by' ? 0 : 1, b.expiryKind === 'use-by' ? 0 : 1) ||
    compareByName(a, b),
  // Unsent items have a negative id and count as the newest.
  newest: (a, b) =>
    compareValues(b.since, a.since) || compareValues(Math.sign(a.id), Math.sign(b.id)) || b.id - a.id,
}

export function sortStock<Item extends InventoryItem>(
  items: readonly Item[],
  sort: StockSort,
): readonly Item[] {
  return items.toSorted(comparators[sort])
}

/**
 * Sorts and groups a list that changes a little at a time. What a change leaves as it was is neither computed nor
 * rendered again.
 */
export function createStockOrder<Item extends InventoryItem>() {
  const resort = createResort<Item>()
  let groups: readonly StockGroup<Item>[] = []
  return {
    sort: (items: readonly Item[], sort: StockSort) => resort(items, comparators[sort]),
    group(items: readonly Item[], view: Pick<StockFilter, 'category' | 'sort'>) {
      groups = groupStock(items, view, groups)
      return groups
    },
  }
}

export interface StockGroup<Item> {
  /** Null when all items are in one group. */
  readonly category: Category | null
  readonly items: readonly Item[]
}

/**
 * Groups the unfiltered list by category. Filtered or reordered lists are one group. A group with the same items as before is
 * the same object.
 */
export function groupStock<Item extends InventoryItem>(
  items: readonly Item[],
  { category, sort }: Pick<StockFilter, 'category' | 'sort'>,
  before: readonly StockGroup<Item>[] = [],
): readonly StockGroup<Item>[] {
  if (category !== null || sort !== 'category') return [{ category: null, items }]
  const groups = new Map<Category, Item[]>(categories.map((name) => [name, []]))
  for (const item of items) groups.get(item.category)?.push(item)
  return [...groups].flatMap(([name, groupItems]) => {
    if (groupItems.length === 0) return []
    const known = before.find((group) => group.category === name)
    return [known && sameElements(known.items, groupItems) ? known : { category: name, items: groupItems }]
  })
}

function sameElements(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}

/** Counts the items of each kind. */
export function countByCategory<Kind extends string>(
  items: readonly InventoryItem[],
  kindOf: (item: InventoryItem) => Kind,
): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>()
  for (const item of items) counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1)
  return counts
}

const searchDebounceMs = 200

/** The stock filter, kept in the URL. */
export function useStockFilter() {
  const { view, look } = useViewInUrl({ viewFrom: parseStockFilter, paramsFor: toStockParams })
  return {
    view,
    search: (q: string) => look({ q }, searchDebounceMs),
    show: (part: Partial<StockFilter>) => look(part),
    showAll: () => look({ q: '', category: null, place: null, state: null }),
  }
}
