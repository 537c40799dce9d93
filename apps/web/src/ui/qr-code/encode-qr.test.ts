import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { encodeQr, type QrModules } from './encode-qr'

const bytesPerPixel = 4

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
    fireImmediately: true,
  })
})

/** Draws it with four pixels for each module and a quiet zone of four modules. */
function toImage(modules: QrModules): ImageData {
  const width = 4 * (modules.length + 8)
  const data = new Uint8ClampedArray(width * width * bytesPerPixel).fill(255)
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (modules[Math.floor(y / 4) - 4]?.[Math.floor(x / 4) - 4])
        data.fill(0, (y * width + x) * bytesPerPixel, (y * width + x) * bytesPerPixel + 3)
  return { data, width, height: width, colorSpace: 'srgb' } as ImageData
}

const read = async (modules: QrModules) =>
  (await readBarcodes(toImage(modules), { formats: ['QRCode'] })).map(({ text }) => text)

test.each([
  'K',
  'http://localhost:5173/household#join=K7QXM-2PD9R',
  'https://kitchen.example.org/a/longer/base/household#join=K7QXM-2PD9R',
  'Grüße aus der Küche 🍲',
])('a reader reads %s', async (text) => {
  expect(await read(encodeQr(text) ?? [])).toEqual([text])
})

test('every version is read, and the longest text has 180 bytes', async () => {
  for (const length of [14, 26, 42, 62, 84, 106, 122, 152, 180]) {
    const text = 'a1#'.repeat(60).slice(0, length)
    expect(await read(encodeQr(text) ?? [])).toEqual([text])
  }
  expect(encodeQr('a'.repeat(181))).toBeNull()
})
