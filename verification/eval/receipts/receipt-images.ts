import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseReceipt } from '@larder/kitchen/receipt/receipt'
import { readPage } from '@larder/sight/page/read-page'
import { loadOcrModel } from '../../../apps/server/src/vision/onnx-models'
import { decodePicture } from '../../../apps/server/src/vision/picture-codec'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { createPassedOver } from '../pass-over'
import { createBaselineTesseract } from './baseline-tesseract'
import { boxesToWords } from './receipt-boxes'
import {
  checkReceiptKey,
  compareSilverLabels,
  emptyItemTally,
  type ItemTally,
  type ReceiptKey,
} from './receipt-matching'

/** As large as the page reader looks at a picture. */
const longest = 3600

interface ReceiptTally {
  words: { right: number; cases: number }
  items: ItemTally
  company: number
  date: number
  total: number
  cases: number
  ms: number
}

/**
 * Photographed receipts, read by us and by plain Tesseract without any preparation; the same receipt engine makes goods and a total
 * of both. A word of the human transcription counts as recalled when the same word, in small letters and otherwise letter by letter
 * and mark by mark, is among the words that were read; each of those serves once. Words are what white space parts.
 */
export const receiptImages: Evaluation = {
  name: 'receipt images',
  reads: 'receipts/images',
  async measure(folder) {
    const ids = (await readdir(folder))
      .filter((name) => name.endsWith('.jpg'))
      .map((name) => name.slice(0, -4))
      .sort()
    const run = await loadOcrModel('lines')
    const tesseract = await createBaselineTesseract()
    const [ours, plain] = [emptyReceiptTally(), emptyReceiptTally()]
    const passed = createPassedOver()
    for (const id of ids) {
      const bytes = await readFile(join(folder, `${id}.jpg`))
      const picture = await passed.attempt(id, () => decodePicture(bytes, { longest }))
      if (!picture) continue
      await count(ours, folder, id, async () => {
        const lines = await readPage(picture, run)
        return lines.map(({ text }) => text).join('\n')
      })
      await count(plain, folder, id, () => tesseract.read(bytes))
    }
    await tesseract.close()
    return [...scoresOf(ours, ''), ...scoresOf(plain, 'Tesseract alone, '), ...passed.scores()]
  },
}

function emptyReceiptTally(): ReceiptTally {
  return {
    words: { right: 0, cases: 0 },
    items: emptyItemTally(),
    company: 0,
    date: 0,
    total: 0,
    cases: 0,
    ms: 0,
  }
}

async function count(
  into: ReceiptTally,
  folder: string,
  id: string,
  read: () => Promise<string>,
): Promise<void> {
  const label = (ending: string) => readFile(join(folder, `${id}.${ending}`), 'utf8')
  const before = performance.now()
  const text = await read()
  into.ms += performance.now() - before
  into.cases += 1
  countWords(boxesToWords(await label('box.csv')), text, into.words)
  const receipt = parseReceipt(text)
  const { company, date, total } = checkReceiptKey(receipt, JSON.parse(await label('key.json')) as ReceiptKey)
  if (company) into.company += 1
  if (date) into.date += 1
  if (total) into.total += 1
  const silver = await label('items_silver.json').catch(() => undefined)
  if (silver) compareSilverLabels(receipt, silver, into.items)
}

/** How many of the words stand in the text, each word of which serves once. */
export function countWords(
  words: readonly string[],
  text: string,
  into: { right: number; cases: number },
): void {
  const free = new Map<string, number>()
  for (const word of text.toLowerCase().split(/\s+/)) free.set(word, (free.get(word) ?? 0) + 1)
  for (const word of words) {
    const left = free.get(word.toLowerCase()) ?? 0
    into.cases += 1
    if (left === 0) continue
    into.right += 1
    free.set(word.toLowerCase(), left - 1)
  }
}

function scoresOf(
  { words, items, company, date, total, cases, ms }: ReceiptTally,
  who: string,
): EvaluationScore[] {
  const note = `${(ms / Math.max(1, cases) / 1000).toFixed(1)} s a page`
  return [
    { of: `${who}word recall`, ...words, note },
    {
      of: `${who}item F1`,
      right: 2 * items.right,
      cases: items.found + items.expected,
      note: 'silver labels, by name',
    },
    { of: `${who}total right`, right: total, cases },
    { of: `${who}date right`, right: date, cases },
    { of: `${who}store right`, right: company, cases, note: 'the name as printed, letter by letter' },
  ]
}
