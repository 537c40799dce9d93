import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BarcodeFormat } from '@larder/kitchen/scan/barcode'
import { parseBarcode } from '@larder/kitchen/scan/barcode'
import type { Evaluation, EvaluationScore } from '../evaluation'

/**
 * The rules alone, on the codes that were photographed: each is accepted as what its folder says, and refused with any one
 * digit changed. Reading the photos themselves is another kind.
 */
export const barcodeRules: Evaluation = {
  name: 'barcode rules',
  reads: 'barcodes',
  async measure(folder) {
    const accepted: EvaluationScore = { of: 'accepted', right: 0, cases: 0 }
    const refused: EvaluationScore = { of: 'slips refused', right: 0, cases: 0, note: 'one digit changed' }
    for (const { code, format } of await codesIn(folder)) {
      const reading = parseBarcode(code)
      accepted.cases += 1
      if (reading.ok && reading.barcode.format === format) accepted.right += 1
      for (const slip of withOneDigitChanged(code)) {
        refused.cases += 1
        if (!parseBarcode(slip, format).ok) refused.right += 1
      }
    }
    return [accepted, refused]
  },
}

const formats: readonly [RegExp, BarcodeFormat][] = [
  [/^ean13/, 'GTIN-13'],
  [/^ean8/, 'GTIN-8'],
  [/^upca/, 'GTIN-12'],
  [/^upce/, 'UPC-E'],
]

async function codesIn(folder: string): Promise<{ code: string; format: BarcodeFormat }[]> {
  const codes: { code: string; format: BarcodeFormat }[] = []
  for (const kind of (await readdir(folder)).sort()) {
    const format = formats.find(([name]) => name.test(kind))?.[1]
    if (!format) continue
    for (const file of (await readdir(join(folder, kind))).sort()) {
      if (!file.endsWith('.txt')) continue
      codes.push({ code: (await readFile(join(folder, kind, file), 'utf8')).trim(), format })
    }
  }
  return codes
}

function withOneDigitChanged(code: string): string[] {
  return [...code].map(
    (digit, place) => `${code.slice(0, place)}${(Number(digit) + 1) % 10}${code.slice(place + 1)}`,
  )
}
