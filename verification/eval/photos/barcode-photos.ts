import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BarcodeFormat, parseBarcode } from '@larder/kitchen/scan/barcode'
import { readPrintedDigits } from '@larder/sight/barcode/digits/read-printed-digits'
import { readCodes } from '@larder/sight/barcode/read-codes'
import { readBarcodes } from 'zxing-wasm/reader'
import { loadBarcodeDecoder } from '../../../apps/server/src/vision/barcode-decoder'
import { loadOcrModel } from '../../../apps/server/src/vision/onnx-models'
import { decodePicture } from '../../../apps/server/src/vision/picture-codec'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { listFolders } from '../list-folders'
import { createPassedOver, type PassedOver } from '../pass-over'

/** Larger than any phone's photo is looked at. */
const longest = 2400

/**
 * Photographed codes, read by us and by the plain library with its defaults, and the digits under all bars by themselves. Where a
 * picture holds several codes the first that is told counts.
 */
export const barcodePhotos: Evaluation = {
  name: 'barcode photos',
  reads: 'barcodes',
  async measure(folder) {
    const decode = await loadBarcodeDecoder()
    const run = await loadOcrModel('lines')
    const ours = emptyBarcodeTally()
    const plain = emptyBarcodeTally()
    const digits = emptyBarcodeTally()
    const passed = createPassedOver()
    for (const { path, gold } of await findBarcodePhotos(folder, passed)) {
      const picture = await passed.attempt(path, async () => decodePicture(await readFile(path), { longest }))
      if (!picture) continue
      const data = new Uint8ClampedArray(picture.data)
      const [printed] = await countCode(digits, path, gold, () => readPrintedDigits(picture, run))
      // As in the app: the digits count only where the bars cannot be read.
      await countCode(ours, path, gold, async () => {
        const codes = await readCodes(picture, decode)
        return codes.length > 0 || !printed ? codes : [printed]
      })
      const { width, height } = picture
      await countCode(plain, path, gold, () => readBarcodes({ width, height, data, colorSpace: 'srgb' }))
    }
    return [
      ...toBarcodeScores(ours, ''),
      ...toBarcodeScores(digits, 'digits alone, '),
      ...toBarcodeScores(plain, 'zxing alone, '),
      ...passed.scores(),
    ]
  },
}

interface BarcodeTally {
  right: number
  wrong: number
  cases: number
  ms: number
  /** Whether the code is right, of every photo. */
  each: Record<string, [right: number, cases: number]>
}

function emptyBarcodeTally(): BarcodeTally {
  return { right: 0, wrong: 0, cases: 0, ms: 0, each: {} }
}

/** Counts the first code that is read, and returns all. */
async function countCode<Code extends { text: string; format: string }>(
  into: BarcodeTally,
  path: string,
  gold: string,
  read: () => Promise<readonly Code[]>,
): Promise<readonly Code[]> {
  const before = performance.now()
  const codes = await read()
  const [code] = codes
  into.ms += performance.now() - before
  into.cases += 1
  const gtin = code && gtinOf(code.text, /ean-?8/i.test(code.format) ? 'GTIN-8' : undefined)
  into.each[path] = [gtin === gold ? 1 : 0, 1]
  if (!code) return codes
  if (gtin === gold) into.right += 1
  else into.wrong += 1
  return codes
}

function toBarcodeScores({ right, wrong, cases, ms, each }: BarcodeTally, who: string): EvaluationScore[] {
  return [
    { of: `${who}right`, right, cases, note: `${(ms / cases).toFixed(0)} ms each`, each },
    { of: `${who}wrong`, right: wrong, cases, note: 'fewer is better' },
    { of: `${who}unread`, right: cases - right - wrong, cases, note: 'fewer is better' },
  ]
}

function gtinOf(text: string, format?: BarcodeFormat): string | undefined {
  const reading = parseBarcode(text, format)
  return reading.ok ? reading.barcode.gtin : undefined
}

/** Returns the photos with the code that is written beside each; one without a valid code is passed over. */
export async function findBarcodePhotos(
  folder: string,
  passed: PassedOver,
): Promise<{ path: string; gold: string }[]> {
  const photos: { path: string; gold: string }[] = []
  for (const kind of await listFolders(folder))
    for (const file of (await readdir(join(folder, kind))).sort()) {
      if (!file.endsWith('.png')) continue
      const path = join(folder, kind, file)
      const text = (await readFile(path.replace(/png$/, 'txt'), 'utf8').catch(() => '')).trim()
      const gold = gtinOf(text, kind.startsWith('ean8') ? 'GTIN-8' : undefined)
      if (gold) photos.push({ path, gold })
      else passed.note(path, text === '' ? 'no code beside it' : `no valid code: ${text.slice(0, 40)}`)
    }
  return photos
}
