import type { DetectedCode } from '@larder/sight/barcode/code-votes'
import type { ReadingEffort } from '@larder/sight/barcode/read-codes'
import { type DecodeBars, readCodes } from '@larder/sight/barcode/read-codes'
import { fromZxingResult, toZxingInput, zxingOptions } from '@larder/sight/barcode/zxing-adapter'
import type { RgbaImage } from '@larder/sight/image/image'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { createNativeBarcodeDetector } from './native-barcode-detector'

/**
 * Loads zxing as WebAssembly from our own server, combined with the browser's own detector if there is one.
 */
async function loadBrowserBarcodeDecoder(): Promise<DecodeBars> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const detect = await createNativeBarcodeDetector()
  return async (picture) => {
    const input = toZxingInput(picture)
    const [read, detected] = await Promise.all([
      readBarcodes(input, zxingOptions),
      detect ? detect(new ImageData(input.data, picture.width, picture.height)) : [],
    ])
    return [...read.map(fromZxingResult), ...detected]
  }
}

const decoder = loadBrowserBarcodeDecoder()

addEventListener('message', async ({ data: { id, picture, effort } }: MessageEvent<BarcodeRequest>) => {
  postMessage(await handleRequest(id, picture, effort))
})

async function handleRequest(
  id: number,
  picture: BarcodeRequest['picture'],
  effort: BarcodeRequest['effort'],
): Promise<BarcodeResponse> {
  try {
    return { id, codes: await readCodes(picture, await decoder, { effort }) }
  } catch (error) {
    return { id, failed: String(error) }
  }
}

export interface BarcodeRequest {
  readonly id: number
  readonly picture: RgbaImage
  readonly effort: ReadingEffort
}

export type BarcodeResponse =
  | { readonly id: number; readonly codes: readonly DetectedCode[] }
  | { readonly id: number; readonly failed: string }
