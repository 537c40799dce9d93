import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Receipt, readReceipt } from '@larder/kitchen/receipt'
import type { ReceiptItem } from '@larder/kitchen/receipt/item'
import type { Kind, Score } from './kind'
import { linesOfBoxes } from './receipt-boxes'

interface ExpectedItem {
  name: string
  price: string | null
  line?: number
}

interface Tally {
  found: number
  expected: number
  right: number
  priced: number
  priceRight: number
}

/**
 * Raw texts of photographed grocery receipts against another parser's accepted items. An item is right when one of ours stands
 * on its line, or within two lines under nearly the same name; names alone never match twice. Deposits and recycling fees are
 * charged and so are items of ours, but the labels list them only here and there: they count where the labels have them. Voided
 * lines count, as the labels list them.
 */
export const receiptTexts: Kind = {
  name: 'receipt texts',
  reads: 'receipts/texts',
  measure: async (folder) => {
    const expected = JSON.parse(await readFile(join(folder, 'expected-items.json'), 'utf8')) as {
      file: string
      items: ExpectedItem[]
    }[]
    const tally: Tally = { found: 0, expected: 0, right: 0, priced: 0, priceRight: 0 }
    let strictFound = 0
    const sums = { agree: 0, known: 0 }
    for (const { file, items } of expected) {
      const receipt = readReceipt(await readFile(join(folder, file), 'utf8'))
      const ours = [...receipt.items, ...receipt.voided]
      strictFound += ours.length
      compare(ours, items, tally)
      count(receipt, sums)
    }
    return [
      { of: 'item precision', right: tally.right, cases: tally.found },
      { of: 'item recall', right: tally.right, cases: tally.expected },
      {
        of: 'item F1',
        right: 2 * tally.right,
        cases: tally.found + tally.expected,
        note: 'silver labels; deposits only where labelled',
      },
      {
        of: 'item F1 strict',
        right: 2 * tally.right,
        cases: strictFound + tally.expected,
        note: 'every deposit counted as found',
      },
      {
        of: 'price exact',
        right: tally.priceRight,
        cases: tally.priced,
        note: "labels' third decimal, a tax letter read as a digit, cut off",
      },
      {
        of: 'adds up',
        right: sums.agree,
        cases: sums.known,
        note: 'goods less discounts agree with the printed total',
      },
    ]
  },
}

/** The human transcription of photographed receipts against company, date, total and, where labelled, items. */
export const receiptTranscripts: Kind = {
  name: 'receipt transcripts',
  reads: 'receipts/images',
  measure: async (folder) => {
    const ids = (await readdir(folder))
      .filter((name) => name.endsWith('.box.csv'))
      .map((name) => name.slice(0, -8))
    const right = { company: 0, date: 0, total: 0 }
    const tally: Tally = { found: 0, expected: 0, right: 0, priced: 0, priceRight: 0 }
    for (const id of ids) {
      const read = (ending: string) => readFile(join(folder, `${id}.${ending}`), 'utf8')
      const key = JSON.parse(await read('key.json')) as { company: string; date: string; total: string }
      const receipt = readReceipt(linesOfBoxes(await read('box.csv')).join('\n'))
      if (plain(receipt.storePrinted ?? '') === plain(key.company)) right.company += 1
      if (receipt.day !== undefined && receipt.day === isoDate(key.date)) right.date += 1
      if (receipt.total === cents(key.total)) right.total += 1
      const silver = await read('items_silver.json').catch(() => undefined)
      if (silver) {
        const { items } = JSON.parse(silver) as { items: { name: string; total_price: number }[] }
        const expected = items.map(({ name, total_price }) => ({ name, price: total_price.toFixed(2) }))
        compare(receipt.items.map(paid), expected, tally)
      }
    }
    const exact = (of: keyof typeof right): Score => ({
      of: `${of} exact`,
      right: right[of],
      cases: ids.length,
    })
    return [
      exact('company'),
      exact('date'),
      exact('total'),
      {
        of: 'item F1',
        right: 2 * tally.right,
        cases: tally.found + tally.expected,
        note: 'silver labels, by name',
      },
      {
        of: 'price exact',
        right: tally.priceRight,
        cases: tally.priced,
        note: 'after discounts, as labelled',
      },
    ]
  },
}

function paid(item: ReceiptItem): ReceiptItem {
  return item.price === undefined ? item : { ...item, price: item.price - (item.discount ?? 0) }
}

function compare(ours: readonly ReceiptItem[], expected: readonly ExpectedItem[], tally: Tally): void {
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

function count({ total, difference }: Receipt, sums: { agree: number; known: number }): void {
  if (total === undefined) return
  sums.known += 1
  if (difference === 0) sums.agree += 1
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
