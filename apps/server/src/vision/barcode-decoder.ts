import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { DecodeBars } from '@larder/sight/barcode/read-codes'
import { fromZxingResult, toZxingInput, zxingOptions } from '@larder/sight/barcode/zxing-adapter'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let ready: Promise<unknown> | undefined

/** Loads zxing (WebAssembly) from the installed package, without a download, once on first use. */
export async function loadBarcodeDecoder(): Promise<DecodeBars> {
  ready ??= load()
  await ready
  return async (picture) => (await readBarcodes(toZxingInput(picture), zxingOptions)).map(fromZxingResult)
}

async function load() {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = await readFile(file)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength)
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}
