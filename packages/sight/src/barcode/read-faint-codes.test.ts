import { expect, test } from 'vitest'
import type { GreyImage } from '../image/image'
import { rotateGrey } from '../image/rotate-grey'
import { createNoise, drawCode } from '../testing/drawn-code'
import { readFaintCodes } from './read-faint-codes'

function textsIn(picture: GreyImage): string[] {
  return readFaintCodes(picture).map(({ text, format }) => `${format} ${text}`)
}

test.each([
  ['4006381333931', 'EAN-13', 'EAN-13 4006381333931'],
  ['9780201310054', 'EAN-13', 'EAN-13 9780201310054'],
  ['036000291452', 'UPC-A', 'UPC-A 036000291452'],
  ['96385074', 'EAN-8', 'EAN-8 96385074'],
  ['04963406', 'UPC-E', 'UPC-E 049000006346'],
] as const)('%s, %s', (text, format, read) => {
  expect(textsIn(drawCode(text, format))).toEqual([read])
})

test('reads thin bars that blur together', () => {
  expect(textsIn(drawCode('4006381333931', 'EAN-13', { blur: 1.2, grain: 4 }))).toEqual([
    'EAN-13 4006381333931',
  ])
})

test('reads a pale and noisy code', () => {
  const picture = drawCode('5000112637922', 'EAN-13', { dark: 140, light: 180, grain: 12, module: 2.5 })
  expect(textsIn(picture)).toEqual(['EAN-13 5000112637922'])
})

test.each([14, -33, 90, 180])('reads a code rotated by %i degrees', (degrees) => {
  const picture = rotateGrey(drawCode('4006381333931', 'EAN-13', { module: 2.5, grain: 4 }), degrees, 230)
  expect(textsIn(picture)).toEqual(['EAN-13 4006381333931'])
})

test('returns the area', () => {
  const [code] = readFaintCodes(drawCode('4006381333931', 'EAN-13'))
  const { left = 0, width = 0 } = code?.area ?? {}
  expect(left).toBeCloseTo(20, -1)
  expect(width).toBeCloseTo(190, -1)
})

test('finds nothing in noise, in stripes, and in a code with a wrong check digit', () => {
  const chance = createNoise(3)
  const noise = { width: 240, height: 160, data: new Uint8Array(240 * 160).map(() => chance() * 255) }
  const stripes = {
    ...noise,
    data: noise.data.map((_, at) => (Math.floor((at % 240) / 3) % 2 === 0 ? 40 : 220)),
  }
  expect(textsIn(noise)).toEqual([])
  expect(textsIn(stripes)).toEqual([])
  expect(textsIn(drawCode('4006381333932', 'EAN-13'))).toEqual([])
})
