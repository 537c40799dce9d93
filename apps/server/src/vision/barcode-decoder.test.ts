import { readCodes } from '@larder/sight/barcode/read-codes'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadBarcodeDecoder } from './barcode-decoder'
import { decodePicture } from './picture-codec'

/** 'EAN-13 4006381333931', drawn as wide as it is printed: two pixels a module. */
const bars =
  '000000000010100011010100111010111101111010001001011001101010' +
  '1000010100001010000101110100100001011001101010000000000'

function picture(signs: string, { turn = 0, blur = 0.3 } = {}) {
  const rects = [...signs].map((sign, at) =>
    sign === '1' ? `<rect x="${at * 2}" y="20" width="2" height="80"/>` : '',
  )
  const width = signs.length * 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="120">
    <rect width="100%" height="100%" fill="#eee"/>${rects.join('')}</svg>`
  return sharp(Buffer.from(svg)).rotate(turn, { background: '#eee' }).blur(blur).png().toBuffer()
}

test.each([
  ['as printed', {}],
  ['on its side', { turn: 90 }],
  ['held askew', { turn: 12 }],
  ['out of focus', { blur: 1.6 }],
])('reads a code %s, without a network', async (_, how) => {
  const decode = await loadBarcodeDecoder()
  const photo = await decodePicture(await picture(bars, how), { longest: 1000 })
  expect(await readCodes(photo, decode)).toMatchObject([{ text: '4006381333931', format: 'EAN-13' }])
})

test('finds nothing without a code', async () => {
  const decode = await loadBarcodeDecoder()
  const photo = await decodePicture(await picture('0101'.repeat(25)), { longest: 1000 })
  expect(await readCodes(photo, decode)).toEqual([])
})
