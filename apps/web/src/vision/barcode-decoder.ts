import type { DecodeBars } from '@larder/sight/barcode/read-codes'
import { fromZxingResult, toZxingInput, zxingOptions } from '@larder/sight/barcode/zxing-adapter'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { createNativeBarcodeDetector } from './native-barcode-detector'

/**
 * Loads zxing as WebAssembly from our own server, combined with the browser's own detector if there is one.
 */
export async function loadBrowserBarcodeDecoder(): Promise<DecodeBars> {
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
