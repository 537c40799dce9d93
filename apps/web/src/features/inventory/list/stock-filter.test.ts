import { parseCalendarDay } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import type { ShownItem } from '../optimistic-stock'
import { createSampleStock } from './sample-note'
import {
  countByCategory,
  filterStock,
  groupStock,
  parseStockFilter,
  type StockFilter,
  type StockSort,
  sortStock,
  toStockParams,
} from './stock-filter'
import { countColumns, toGridRows } from './virtual-grid'

const today = parseCalendarDay('2026-11-15') as NonNullable<ReturnType<typeof parseCalendarDay>>
const kitchen = createSampleStock(today)
const all: StockFilter = { q: '', category: null, place: null, state: null, sort: 'category' }
const found = (items: readonly ShownItem[], view: StockFilter) => filterStock(items, view, today)
const names = (items: readonly ShownItem[]) => items.map(({ name }) => name)
const item = (given: Partial<ShownItem>): ShownItem => ({ ...(kitchen[0] as ShownItem), ...given })

test('[INV-13] the sample kitchen: 20 items over seven categories, in the shape the calls speak', () => {
  expect(kitchen).toHaveLength(20)
  expect(new Set(kitchen.map(({ category }) => category)).size).toBe(7)
  for (const { id, amount, expiryDate, sample } of kitchen) {
    expect(typeof id).toBe('number')
    expect(amount).toMatch(/^\d+$/)
    if (expiryDate !== undefined) expect(expiryDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(sample).toBe(true)
  }
  expect(kitchen.every(({ expiryDate = '9' }) => expiryDate > today)).toBe(true)
})

describe('[INV-03] searching', () => {
  test('matches name or category, ignoring case and accents', () => {
    expect(names(found(kitchen, { ...all, q: ' SALM ' }))).toEqual(['Salmon Fillet'])
    expect(found(kitchen, { ...all, q: 'dairy' }).every(({ category }) => category === 'Dairy')).toBe(true)
    expect(names(found([item({ name: 'Crème fraîche' })], { ...all, q: 'creme' }))).toEqual(['Crème fraîche'])
  })

  test('combines with category and place', () => {
    const view: StockFilter = { ...all, q: 'f', category: 'Protein', place: 'fridge' }
    expect(names(found(kitchen, view))).toEqual(['Salmon Fillet', 'Tofu'])
    expect(found(kitchen, { ...view, place: 'freezer' })).toEqual([])
  })

  test('finds an item under its new name', () => {
    const before = item({ name: 'Tofu' })
    found([before], { ...all, q: 'tofu' })
    expect(found([{ ...before, name: 'Tempeh' }], { ...all, q: 'tempeh' })).toHaveLength(1)
  })
})

test('filters by state, with the kitchen’s counts, combined with other filters', () => {
  const until = (name: string, expiryDate: string, more: Partial<ShownItem> = {}) =>
    item({ name, expiryDate, expiryKind: 'best-before', amount: '1', ...more })
  const stock = [
    until('Rice', '2026-11-23'),
    until('Bread', '2026-11-22'),
    until('Ham', '2026-11-19', { expiryKind: 'use-by' }),
    until('Mince', '2026-11-18', { expiryKind: 'use-by' }),
    until('Fish', '2026-11-15', { expiryKind: 'use-by', location: 'freezer' }),
    until('Yoghurt', '2026-11-14'),
    until('Finished', '2026-11-14', { amount: '0' }),
  ]
  const shown = (state: StockFilter['state'], more: Partial<StockFilter> = {}) =>
    names(found(stock, { ...all, state, ...more }))
  expect(shown('soon')).toEqual(['Bread', 'Mince', 'Fish'])
  expect(shown('expired')).toEqual(['Yoghurt'])
  expect(shown('out')).toEqual(['Finished'])
  expect(shown('soon', { place: 'freezer' })).toEqual(['Fish'])
  expect(shown('soon', { q: 'min' })).toEqual(['Mince'])
})

describe('[INV-04] order', () => {
  test('all items are grouped by category; one category or another order is one group', () => {
    const shelves = groupStock(kitchen, all)
    expect(shelves.map(({ category }) => category)).toEqual([
      'Vegetables',
      'Fruits',
      'Protein',
      'Dairy',
      'Grains',
      'Nuts',
      'Oils',
    ])
    expect(shelves.reduce((sum, { items }) => sum + items.length, 0)).toBe(20)
    expect(groupStock(kitchen, { ...all, category: 'Dairy' })).toHaveLength(1)
    expect(groupStock(kitchen, { ...all, sort: 'expiry' })[0]?.category).toBeNull()
  })

  test.each<[StockSort, string[]]>([
    ['name', ['Apples', 'jar 9', 'Jar 10', 'Zest']],
    ['expiry', ['Zest', 'jar 9', 'Apples', 'Jar 10']],
    ['newest', ['Jar 10', 'Apples', 'jar 9', 'Zest']],
  ])('by %s', (sort, order) => {
    const items = [
      item({
        id: 3,
        name: 'Apples',
        since: '2026-11-14',
        expiryDate: '2026-11-20',
        expiryKind: 'best-before',
      }),
      item({ id: -5, name: 'Jar 10', since: '2026-11-14', expiryDate: undefined as never }),
      item({ id: 2, name: 'jar 9', since: '2026-11-14', expiryDate: '2026-11-20', expiryKind: 'use-by' }),
      item({ id: 9, name: 'Zest', since: '2026-11-01', expiryDate: '2026-11-16' }),
    ]
    expect(names(sortStock(items, sort))).toEqual(order)
  })

  test('counts items', () => {
    expect(countByCategory(kitchen, ({ category }) => category).get('Protein')).toBe(4)
    expect([...countByCategory([], () => 'x')]).toEqual([])
  })
})

describe('the address', () => {
  test('parses the URL and ignores invalid values', () => {
    const read = (text: string) => parseStockFilter(new URLSearchParams(text))
    expect(read('')).toEqual(all)
    expect(read('q=milk&category=Herbs+%26+Spices&place=freezer&sort=expiry')).toEqual({
      q: 'milk',
      category: 'Herbs & Spices',
      place: 'freezer',
      state: null,
      sort: 'expiry',
    })
    expect(read('show=expired').state).toBe('expired')
    expect(read('category=Shoes&place=attic&show=everything&sort=toString')).toEqual(all)
    for (const text of ['', 'q=a+b', 'q=x&category=Dairy&place=fridge&show=soon&sort=newest'])
      expect(toStockParams(read(text)).toString()).toBe(text)
  })
})

describe('rows', () => {
  test('has a heading for each category and as many cards as fit per row', () => {
    const rows = toGridRows(groupStock(kitchen, all), 3)
    expect(rows[0]).toEqual({ kind: 'heading', category: 'Vegetables', count: 4 })
    expect(rows[1]).toMatchObject({ kind: 'cards', first: 0, of: 4 })
    expect(rows[2]).toMatchObject({ kind: 'cards', first: 3, of: 4 })
    expect(toGridRows([{ category: null, items: [] }], 3)).toEqual([])
  })

  test.each([
    [288, 1],
    [358, 1],
    [560, 2],
    [1136, 4],
  ])('in %d pixels %d columns', (width, columns) => expect(countColumns(width)).toBe(columns))
})
