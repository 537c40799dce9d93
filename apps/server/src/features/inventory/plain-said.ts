import { categories } from '@larder/kitchen/categories'
import type { RawItem, StockColumn } from './stock-columns'

/** What other programs write for the same place. */
const places = new Map<string, string>([
  ['refrigerator', 'fridge'],
  ['deep freezer', 'freezer'],
  ['cupboard', 'pantry'],
  ['larder', 'pantry'],
])

const shelves = new Map<string, string>(categories.map((name) => [name.toLowerCase(), name]))

/** Grocy's way to say that something has no date. */
const never = '2999-12-31'

const small = (said: string) => said.toLowerCase()

/** How each column reads what people and other programs write; what it does not understand stays as it is. */
const readings: Partial<Record<StockColumn, (said: string) => unknown>> = {
  category: (said) => shelves.get(small(said)) ?? said,
  location: (said) => places.get(small(said)) ?? small(said),
  expiryDate: (said) => (/^(?:none|never|-)$/i.test(said) || said === never ? null : dayIn(said)),
  expirySource: small,
  expiryKind: (said) => small(said).replace(' ', '-'),
  since: dayIn,
  openedOn: dayIn,
  frozenOn: dayIn,
  thawedOn: dayIn,
  source: small,
  price: withPoint,
  unitPrice: withPoint,
  foodId: (said) => (small(said) === 'none' ? null : said),
  leftWhenFrozen: (said) => (/^-?\d{1,7}$/.test(said) ? Number(said) : said),
}

function withPoint(said: string): string {
  return said.replace(',', '.')
}

/** What an item of a file says, in the words the contract knows; what it leaves open is left out. */
export function plainSaid(says: RawItem['says']): Record<string, unknown> {
  const plain: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(says) as [StockColumn, unknown][]) {
    const said = typeof value === 'number' && readings[column] === withPoint ? String(value) : value
    const read = typeof said === 'string' ? textSaid(column, said.trim()) : said
    const mayBeNone = column === 'expiryDate' || column === 'foodId'
    if (read !== undefined && (read !== null || mayBeNone)) plain[column] = read
  }
  return plain
}

function textSaid(column: StockColumn, said: string): unknown {
  if (said === '') return undefined
  const read = readings[column]
  return read ? read(said) : said
}

/** Days that can be read in one way only: 2026-12-31, with or without a time, 2026/12/31 and 31.12.2026. */
function dayIn(said: string): string {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ][\d:.,Z+\- ]*)?$/.exec(said)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(said)
  return dotted ? dayOf(dotted[3], dotted[2], dotted[1]) : said
}

function dayOf(year = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
