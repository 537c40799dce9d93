import type { DecodeBars } from '@larder/sight/code-tries'
import { zxingAnswer, zxingInput, zxingOptions } from '@larder/sight/zxing-bars'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { detectBars } from './bar-detector'

/** zxing in WebAssembly, from our own server, and the browser's own reader beside it where there is one. */
export async function openBarDecoder(): Promise<DecodeBars> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const detect = await detectBars()
  return async (picture) => {
    const input = zxingInput(picture)
    const [read, detected] = await Promise.all([
      readBarcodes(input, zxingOptions),
      detect ? detect(new ImageData(input.data, picture.width, picture.height)) : [],
    ])
    return [...read.map(zxingAnswer), ...detected]
  }
}
