import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseReceipt, type Receipt } from '@larder/kitchen/receipt/receipt'
import type { DataEvaluation, EvaluationScore } from '../evaluation'
import { createPassedOver } from '../pass-over'
import { boxesToLines } from './receipt-boxes'
import {
  checkReceiptKey,
  compareItems,
  compareSilverLabels,
  type ExpectedItem,
  emptyItemTally,
  type ReceiptKey,
} from './receipt-matching'

/**
 * Raw texts of photographed grocery receipts against another parser's accepted items. An item is right when one of ours stands
 * on its line, or within two lines under nearly the same name; names alone never match twice. Deposits and recycling fees are
 * charged and so are items of ours, but the labels list them only here and there: they count where the labels have them. Voided
 * lines count, as the labels list them.
 */
export const receiptTexts: DataEvaluation = {
  name: 'receipt texts',
  reads: 'receipts/texts',
  measure: async (folder) => {
    const expected = JSON.parse(await readFile(join(folder, 'expected-items.json'), 'utf8')) as {
      file: string
      items: ExpectedItem[]
    }[]
    const tally = emptyItemTally()
    let strictFound = 0
    const sums = { agree: 0, known: 0 }
    const passed = createPassedOver()
    for (const { file, items } of expected) {
      const receipt = await passed.attempt(file, async () => {
        if (!Array.isArray(items)) throw new Error('no items listed')
        return parseReceipt(await readFile(join(folder, file), 'utf8'))
      })
      if (!receipt) continue
      const ours = [...receipt.items, ...receipt.voided]
      strictFound += ours.length
      compareItems(ours, items, tally)
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
      ...passed.scores(),
    ]
  },
}

/** The human transcription of photographed receipts against company, date, total and, where labelled, items. */
export const receiptTranscripts: DataEvaluation = {
  name: 'receipt transcripts',
  reads: 'receipts/images',
  measure: async (folder) => {
    const ids = (await readdir(folder))
      .filter((name) => name.endsWith('.box.csv'))
      .map((name) => name.slice(0, -8))
    const right = { company: 0, date: 0, total: 0 }
    const tally = emptyItemTally()
    const passed = createPassedOver()
    let receipts = 0
    for (const id of ids) {
      const read = (ending: string) => readFile(join(folder, `${id}.${ending}`), 'utf8')
      const usable = await passed.attempt(id, async () => {
        const key = JSON.parse(await read('key.json')) as ReceiptKey
        const receipt = parseReceipt(boxesToLines(await read('box.csv')).join('\n'))
        return { receipt, checked: checkReceiptKey(receipt, key) }
      })
      if (!usable) continue
      receipts += 1
      const { receipt, checked } = usable
      const { company, date, total } = checked
      if (company) right.company += 1
      if (date) right.date += 1
      if (total) right.total += 1
      const silver = await read('items_silver.json').catch(() => undefined)
      if (silver)
        await passed.attempt(`${id}, its items`, async () => compareSilverLabels(receipt, silver, tally))
    }
    const exact = (of: keyof typeof right): EvaluationScore => ({
      of: `${of} exact`,
      right: right[of],
      cases: receipts,
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
      ...passed.scores(),
    ]
  },
}

function count({ total, difference }: Receipt, sums: { agree: number; known: number }): void {
  if (total === undefined) return
  sums.known += 1
  if (difference === 0) sums.agree += 1
}
