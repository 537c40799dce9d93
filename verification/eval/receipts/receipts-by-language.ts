import { parseReceipt } from '@larder/kitchen/receipt/receipt'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { chainReceiptsLast } from './chain-receipts-last'
import { chainReceiptsOne } from './chain-receipts-one'
import { chainReceiptsThree } from './chain-receipts-three'
import { chainReceiptsTwo } from './chain-receipts-two'
import { freshReceipts } from './fresh-receipts'
import { mendedReceipts } from './mended-receipts'

/** Written receipts in eight languages: the total, and every good with its price. It needs no data. */
export const receiptsByLanguage: Evaluation = {
  name: 'receipts by language',
  measure: async () => [
    ...toLanguageScores('rules mended on: ', mendedReceipts),
    ...toLanguageScores('written later: ', freshReceipts),
    ...toLanguageScores(
      'chain layouts, mended on: ',
      chainReceiptsOne + chainReceiptsTwo + chainReceiptsThree,
    ),
    ...toLanguageScores('chain layouts, unseen: ', chainReceiptsLast),
  ],
}

interface WrittenGood {
  readonly price: number
  /** Words that its name holds; none where only the price is compared. */
  readonly words: readonly string[]
}

interface WrittenReceipt {
  readonly total: number
  readonly goods: readonly WrittenGood[]
  readonly text: string
}

/** Counts totals, and goods by price and by the words of their names. */
export function toLanguageScores(which: string, written: string): EvaluationScore[] {
  let [totals, right, found, expected] = [0, 0, 0, 0]
  const receipts = parseWritten(written)
  for (const { total, goods, text } of receipts) {
    const receipt = parseReceipt(text)
    if (receipt.total === total) totals += 1
    const left = [...goods]
    const ours = receipt.items.filter(({ kind }) => kind === 'goods')
    for (const item of ours) {
      const name = item.name.toLowerCase()
      const at = left.findIndex(
        ({ price, words }) => price === item.price && words.every((word) => name.includes(word)),
      )
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
    {
      of: `${which}item F1`,
      right: 2 * right,
      cases: found + expected,
      note: 'by price; in chain layouts by name too',
    },
  ]
}

const goodMark = /^>([\d.,]+)([^|]*)\|/

function parseWritten(written: string): WrittenReceipt[] {
  return written
    .split(/^= /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n')
      const goods = lines.flatMap((line) => {
        const [, price, words = ''] = goodMark.exec(line) ?? []
        return price === undefined ? [] : [{ price: toCents(price), words: words.split(' ').filter(Boolean) }]
      })
      return {
        total: toCents(head.split(' ')[1] ?? ''),
        goods,
        text: lines.map((line) => line.replace(goodMark, '')).join('\n'),
      }
    })
}

function toCents(price: string): number {
  return Math.round(Number(price.replace(',', '.')) * 100)
}
