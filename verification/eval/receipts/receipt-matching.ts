import type { ReceiptItem } from '@larder/kitchen/receipt/item'
import type { Receipt } from '@larder/kitchen/receipt/receipt'

/** An item as a label has it. */
export interface ExpectedItem {
  name: string
  price: string | null
  line?: number
}

/** How many items were found, expected and right, and how many of those had the right price. */
export interface ItemTally {
  found: number
  expected: number
  right: number
  priced: number
  priceRight: number
}

export function emptyItemTally(): ItemTally {
  return { found: 0, expected: 0, right: 0, priced: 0, priceRight: 0 }
}

/** Company, date and total of a receipt, as a person wrote them down. */
export interface ReceiptKey {
  company: string
  date: string
  total: string
}

/** Which of them were read rightly. */
export function checkReceiptKey(
  receipt: Receipt,
  key: ReceiptKey,
): { company: boolean; date: boolean; total: boolean } {
  return {
    company: plain(receipt.storePrinted ?? '') === plain(key.company),
    date: receipt.day !== undefined && receipt.day === isoDate(key.date),
    total: receipt.total === cents(key.total),
  }
}

/** The items of a receipt against those that another model was believed to see: name and what was paid. */
export function compareSilverLabels(receipt: Receipt, silver: string, tally: ItemTally): void {
  const { items } = JSON.parse(silver) as { items: { name: string; total_price: number }[] }
  const expected = items.map(({ name, total_price }) => ({ name, price: total_price.toFixed(2) }))
  compareItems(receipt.items.map(paid), expected, tally)
}

function paid(item: ReceiptItem): ReceiptItem {
  return item.price === undefined ? item : { ...item, price: item.price - (item.discount ?? 0) }
}

/** Counts which of the expected items are among ours: by their line, otherwise by nearly the same name. */
export function compareItems(
  ours: readonly ReceiptItem[],
  expected: readonly ExpectedItem[],
  tally: ItemTally,
): void {
  const free = new Set(ours)
  const match = (wanted: ExpectedItem, test: (item: ReceiptItem) => boolean): boolean => {
    const item = [...free].find(test)
    if (!item) return false
    free.delete(item)
    tally.right += 1
    const money = wanted.price === null ? undefined : cents(wanted.price)
    if (money === undefined) return true
    tally.priced += 1
    if (item.price !== undefined && Math.abs(item.price) === Math.abs(money)) tally.priceRight += 1
    return true
  }
  const rest = expected.filter((wanted) => !match(wanted, ({ line }) => line === wanted.line))
  for (const wanted of rest) {
    match(wanted, ({ line, name }) => {
      const isNear = wanted.line === undefined || Math.abs(line - wanted.line) <= 2
      return isNear && alike(name, wanted.name) >= 0.8
    })
  }
  const spare = [...free].filter(({ kind }) => kind === 'deposit').length
  tally.found += ours.length - spare
  tally.expected += expected.length
}

/** Cents of a label's price, its third decimal cut off; nothing when the label holds no price. */
function cents(text: string): number | undefined {
  const parts = /^(?:RM|[$£€])?\s?(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(text.trim())
  if (!parts) return undefined
  const [, minus, whole = '', decimals = ''] = parts
  return Number(`${minus}${whole}${decimals.slice(0, 2).padEnd(2, '0')}`)
}

function isoDate(text: string): string | undefined {
  const block = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (block) return `${block[1]}-${block[2]}-${block[3]}`
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})$/.exec(text)
  if (!parts) return undefined
  const [, date = '', month = '', year = ''] = parts
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** How alike two names are, by the letter pairs they share, 0 to 1. */
function alike(a: string, b: string): number {
  const [x, y] = [pairsOf(plain(a)), pairsOf(plain(b))]
  if (x.length === 0 || y.length === 0) return plain(a) === plain(b) ? 1 : 0
  const rest = [...y]
  let shared = 0
  for (const pair of x) {
    const place = rest.indexOf(pair)
    if (place >= 0) {
      rest.splice(place, 1)
      shared += 1
    }
  }
  return (2 * shared) / (x.length + y.length)
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, place) => text.slice(place, place + 2))
}
