import { expect, test } from 'vitest'
import { chainReceiptsLast } from './chain-receipts-last'
import { chainReceiptsOne } from './chain-receipts-one'
import { chainReceiptsThree } from './chain-receipts-three'
import { chainReceiptsTwo } from './chain-receipts-two'
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

test('receipts in the layouts of chains stay understood, names and prices', () => {
  const mended = toLanguageScores('', chainReceiptsOne + chainReceiptsTwo + chainReceiptsThree)
  expect(mended.map(({ right, cases }) => cases - right)).toEqual([0, 0, 0, 0])
  const [totals, recall, precision] = toLanguageScores('', chainReceiptsLast)
  expect(totals).toMatchObject({ right: 21, cases: 21 })
  expect(recall?.right).toBeGreaterThanOrEqual(70)
  expect(precision?.cases).toBeLessThanOrEqual(71)
})
