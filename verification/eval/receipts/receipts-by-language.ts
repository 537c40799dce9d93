import { parseReceipt } from '@larder/kitchen/receipt/receipt'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { freshReceipts } from './fresh-receipts'
import { mendedReceipts } from './mended-receipts'

/** Written receipts in eight languages: the total, and every good with its price. It needs no data. */
export const receiptsByLanguage: Evaluation = {
  name: 'receipts by language',
  measure: async () => [
    ...toLanguageScores('rules mended on: ', mendedReceipts),
    ...toLanguageScores('written later: ', freshReceipts),
  ],
}

interface WrittenReceipt {
  readonly total: number
  readonly goods: readonly number[]
  readonly text: string
}

/** Counts totals and goods by price. */
export function toLanguageScores(which: string, written: string): EvaluationScore[] {
  let [totals, right, found, expected] = [0, 0, 0, 0]
  const receipts = parseWritten(written)
  for (const { total, goods, text } of receipts) {
    const receipt = parseReceipt(text)
    if (receipt.total === total) totals += 1
    const left = [...goods]
    const ours = receipt.items.filter(({ kind }) => kind === 'goods')
    for (const { price } of ours) {
      const at = price === undefined ? -1 : left.indexOf(price)
      if (at >= 0) left.splice(at, 1)
    }
    right += goods.length - left.length
    found += ours.length
    expected += goods.length
  }
  return [
    { of: `${which}total right`, right: totals, cases: receipts.length },
    { of: `${which}item recall`, right, cases: expected },
    { of: `${which}item precision`, right, cases: found },
    { of: `${which}item F1`, right: 2 * right, cases: found + expected, note: 'by price' },
  ]
}

function parseWritten(written: string): WrittenReceipt[] {
  return written
    .split(/^= /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n')
      const goods = lines.flatMap((line) => /^>([\d.,]+)\|/.exec(line)?.[1] ?? [])
      return {
        total: toCents(head.split(' ')[1] ?? ''),
        goods: goods.map(toCents),
        text: lines.map((line) => line.replace(/^>[\d.,]+\|/, '')).join('\n'),
      }
    })
}

function toCents(price: string): number {
  return Math.round(Number(price.replace(',', '.')) * 100)
}
