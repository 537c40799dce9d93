import { categories } from '@larder/kitchen/food/categories'
import type { RawFileItem, StockColumn } from './stock-columns'

/** What other programs write for the same place. */
const placeAliases = new Map<string, string>([
  ['refrigerator', 'fridge'],
  ['deep freezer', 'freezer'],
  ['cupboard', 'pantry'],
  ['larder', 'pantry'],
])

const categoriesByName = new Map<string, string>(categories.map((name) => [name.toLowerCase(), name]))

/** Grocy's way to say that something has no date. */
const noExpiryDate = '2999-12-31'

const lowerCase = (said: string) => said.toLowerCase()

/** How each column reads what people and other programs write; what it does not understand stays as it is. */
const columnParsers: Partial<Record<StockColumn, (said: string) => unknown>> = {
  category: (said) => categoriesByName.get(lowerCase(said)) ?? said,
  location: (said) => placeAliases.get(lowerCase(said)) ?? lowerCase(said),
  expiryDate: (said) => (/^(?:none|never|-)$/i.test(said) || said === noExpiryDate ? null : parseDay(said)),
  expirySource: lowerCase,
  expiryKind: (said) => lowerCase(said).replace(' ', '-'),
  since: parseDay,
  openedOn: parseDay,
  frozenOn: parseDay,
  thawedOn: parseDay,
  source: lowerCase,
  price: withDecimalPoint,
  unitPrice: withDecimalPoint,
  foodId: (said) => (lowerCase(said) === 'none' ? null : said),
  leftWhenFrozen: (said) => (/^-?\d{1,7}$/.test(said) ? Number(said) : said),
}

function withDecimalPoint(said: string): string {
  return said.replace(',', '.')
}

/** What an item of a file says, in the words the contract knows; what it leaves open is left out. */
export function normalizeFileItem(says: RawFileItem['values']): Record<string, unknown> {
  const plain: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(says) as [StockColumn, unknown][]) {
    const said =
      typeof value === 'number' && columnParsers[column] === withDecimalPoint ? String(value) : value
    const read = typeof said === 'string' ? parseColumn(column, said.trim()) : said
    const mayBeNone = column === 'expiryDate' || column === 'foodId'
    if (read !== undefined && (read !== null || mayBeNone)) plain[column] = read
  }
  return plain
}

function parseColumn(column: StockColumn, said: string): unknown {
  if (said === '') return undefined
  const read = columnParsers[column]
  return read ? read(said) : said
}

/** Days that can be read in one way only: 2026-12-31, with or without a time, 2026/12/31 and 31.12.2026. */
function parseDay(said: string): string {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ][\d:.,Z+\- ]*)?$/.exec(said)
  if (iso) return formatDay(iso[1], iso[2], iso[3])
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(said)
  return dotted ? formatDay(dotted[3], dotted[2], dotted[1]) : said
}

function formatDay(year = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
