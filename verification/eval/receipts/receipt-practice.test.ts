import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { receiptTexts, receiptTranscripts } from './receipt-texts'

const data = process.env.EVAL_DATA
const has = (path: string) => data !== undefined && existsSync(join(data, path))
const share = (scores: { of?: string; right: number; cases: number }[], of: string) => {
  const score = scores.find((each) => each.of === of)
  return score ? score.right / score.cases : 0
}

test.skipIf(!has(receiptTexts.reads))('real texts: items and prices (set EVAL_DATA to measure)', async () => {
  const scores = await receiptTexts.measure(join(data ?? '', receiptTexts.reads))
  expect(share(scores, 'item F1')).toBeGreaterThanOrEqual(0.85)
  expect(share(scores, 'price exact')).toBeGreaterThanOrEqual(0.95)
})

test.skipIf(!has(receiptTranscripts.reads))(
  'real transcripts: totals and dates (set EVAL_DATA to measure)',
  async () => {
    const scores = await receiptTranscripts.measure(join(data ?? '', receiptTranscripts.reads))
    expect(share(scores, 'total exact')).toBeGreaterThanOrEqual(0.9)
    expect(share(scores, 'date exact')).toBeGreaterThanOrEqual(0.9)
  },
)
