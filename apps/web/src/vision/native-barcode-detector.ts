import { expandUpcE } from '@larder/kitchen/scan/barcode'
import type { DecodedBars } from '@larder/sight/barcode/read-codes'

interface DetectedBarcode {
  readonly rawValue: string
  readonly format: string
  readonly boundingBox: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

interface Detector {
  detect(picture: ImageData): Promise<readonly DetectedBarcode[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e']
/** It does not say how many lines agree: as much as is believed of a long code at once, and of a short one not. */
const assumedLines = 8

/** The browser's own reader, where it has one that knows the codes on food. */
export async function createNativeBarcodeDetector(): Promise<
  ((picture: ImageData) => Promise<DecodedBars[]>) | undefined
> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const known = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  const wanted = formats.filter((format) => known?.includes(format))
  if (!BarcodeDetector || wanted.length === 0) return undefined
  const detector = new BarcodeDetector({ formats: wanted })
  // Where it fails on a frame the other reader still has it.
  return (picture) =>
    detector.detect(picture).then(
      (found) => found.map(toBarReading),
      () => [],
    )
}

function toBarReading({
  rawValue,
  format,
  boundingBox: { x, y, width, height },
}: DetectedBarcode): DecodedBars {
  const text = format === 'upc_e' && rawValue.length <= 8 ? (expandUpcE(rawValue) ?? rawValue) : rawValue
  return { text, format, lines: assumedLines, area: { left: x, top: y, width, height } }
}
