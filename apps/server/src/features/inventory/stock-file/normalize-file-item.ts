import { categories } from '@larder/kitchen/food/categories'
import type { RawFileItem, StockColumn } from './stock-columns'

/** Names of locations in other programs. */
const placeAliases = new Map<string, string>([
  ['refrigerator', 'fridge'],
  ['deep freezer', 'freezer'],
  ['cupboard', 'pantry'],
  ['larder', 'pantry'],
])

const categoriesByName = new Map<string, string>(categories.map((name) => [name.toLowerCase(), name]))

/** Grocy's value for 'no date'. */
const noExpiryDate = '2999-12-31'

const lowerCase = (text: string) => text.toLowerCase()

/** Parsers by column for what people and other programs write; unknown text stays as it is. */
const columnParsers: Partial<Record<StockColumn, (text: string) => unknown>> = {
  category: (text) => categoriesByName.get(lowerCase(text)) ?? text,
  location: (text) => placeAliases.get(lowerCase(text)) ?? lowerCase(text),
  expiryDate: (text) => (/^(?:none|never|-)$/i.test(text) || text === noExpiryDate ? null : parseDay(text)),
  expirySource: lowerCase,
  expiryKind: (text) => lowerCase(text).replace(' ', '-'),
  since: parseDay,
  openedOn: parseDay,
  frozenOn: parseDay,
  thawedOn: parseDay,
  source: lowerCase,
  price: withDecimalPoint,
  unitPrice: withDecimalPoint,
  foodId: (text) => (lowerCase(text) === 'none' ? null : text),
  leftWhenFrozen: (text) => (/^-?\d{1,7}$/.test(text) ? Number(text) : text),
}

function withDecimalPoint(text: string): string {
  return text.replace(',', '.')
}

/** Maps a file item to values of the contract; empty values are left out. */
export function normalizeFileItem(values: RawFileItem['values']): Record<string, unknown> {
  const normalized: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(values) as [StockColumn, unknown][]) {
    const text =
      typeof value === 'number' && columnParsers[column] === withDecimalPoint ? String(value) : value
    const parsed = typeof text === 'string' ? parseColumn(column, text.trim()) : text
    const isNullable = column === 'expiryDate' || column === 'foodId'
    if (parsed !== undefined && (parsed !== null || isNullable)) normalized[column] = parsed
  }
  return normalized
}

function parseColumn(column: StockColumn, text: string): unknown {
  if (text === '') return undefined
  const parser = columnParsers[column]
  return parser ? parser(text) : text
}

/** Parses unambiguous dates: 2026-12-31, with or without a time, 2026/12/31 and 31.12.2026. */
function parseDay(text: string): string {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ][\d:.,Z+\- ]*)?$/.exec(text)
  if (iso) return formatDay(iso[1], iso[2], iso[3])
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text)
  return dotted ? formatDay(dotted[3], dotted[2], dotted[1]) : text
}

function formatDay(year = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
