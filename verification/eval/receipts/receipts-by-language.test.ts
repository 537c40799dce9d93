import { expect, test } from 'vitest'
import { freshReceipts } from './fresh-receipts'
import { mendedReceipts } from './mended-receipts'
import { toLanguageScores } from './receipts-by-language'

test('the written receipts stay understood', () => {
  const [totals, recall, precision] = toLanguageScores('', mendedReceipts)
  expect(totals).toMatchObject({ right: 40, cases: 40 })
  expect(recall).toMatchObject({ right: 87, cases: 87 })
  expect(precision).toMatchObject({ right: 87, cases: 87 })
  expect(toLanguageScores('', freshReceipts)[0]?.right).toBeGreaterThanOrEqual(39)
})
