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
/**
 * The detector does not report how many lines agree. This many confirm a long code at once, but not a short
 * one.
 */
const assumedLines = 8

/** Creates the browser's own detector if it supports the codes on food. */
export async function createNativeBarcodeDetector(): Promise<
  ((picture: ImageData) => Promise<DecodedBars[]>) | undefined
> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const supported = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  const usable = formats.filter((format) => supported?.includes(format))
  if (!BarcodeDetector || usable.length === 0) return undefined
  const detector = new BarcodeDetector({ formats: usable })
  // If it fails on a frame, the other reader still reads it.
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
