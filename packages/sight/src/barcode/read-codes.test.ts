import { expect, test } from 'vitest'
import { equalizeContrast, sharpenGrey } from '../image/grey-contrast'
import type { GreyImage } from '../image/image'
import { resizeGrey } from '../image/resize-grey'
import { rotateGrey } from '../image/rotate-grey'
import { drawCode } from '../testing/drawn-code'
import { type DecodeBars, type DecodedBars, readCodes } from './read-codes'

const area = { left: 20, top: 12, width: 160, height: 60 }

/** A stub library that returns the test's results, variant by variant. */
function scripted(...answers: readonly (readonly Partial<DecodedBars>[])[]) {
  const looks: GreyImage[] = []
  const decode: DecodeBars = async (picture) => {
    looks.push(picture)
    const codes = answers[looks.length - 1] ?? []
    return codes.map((reading) => ({ text: '', format: 'EAN13', lines: 20, area, ...reading }))
  }
  return { decode, looks }
}

const blank: GreyImage = { width: 200, height: 100, data: new Uint8Array(20_000).fill(200) }

test('a certain result needs one variant', async () => {
  const { decode, looks } = scripted([{ text: '4006381333931' }])
  expect(await readCodes(blank, decode)).toMatchObject([{ text: '4006381333931', format: 'EAN-13', area }])
  expect(looks).toEqual([blank])
})

test.each([
  ['EAN13', '0036000291452', 'UPC-A', '036000291452'],
  ['UPC-A', '036000291452', 'UPC-A', '036000291452'],
  ['ean_13', '4006381333931', 'EAN-13', '4006381333931'],
])('a library’s %s %s is a %s', async (codes, text, format, told) => {
  const { decode } = scripted([{ text, format: codes }])
  expect(await readCodes(blank, decode)).toMatchObject([{ text: told, format }])
})

test('formats that are not on food are ignored', async () => {
  const { decode } = scripted([{ text: '4006381333931', format: 'QRCode' }])
  expect(await readCodes(blank, decode)).toEqual([])
})

test('a doubtful code is read again, enlarged, until it is certain', async () => {
  const doubtful = { text: '0049000006346', format: 'UPCE', lines: 7 }
  const { decode, looks } = scripted([doubtful], [doubtful])
  expect(await readCodes(blank, decode)).toMatchObject([{ text: '049000006346', format: 'UPC-E' }])
  expect(looks.map(({ width }) => width)).toEqual([200, 400])
})

test('the area is in pixels of the original picture for every variant', async () => {
  const twice = { left: 40, top: 24, width: 380, height: 120 }
  const { decode } = scripted([], [{ text: '4006381333931', area: twice }])
  const [code] = await readCodes(blank, decode)
  expect(code?.area).toEqual({ left: 20, top: 12, width: 180, height: 60 })
})

test('a glance ends where nothing is found, and never tries the slowest method', async () => {
  const nothing = scripted()
  const picture = drawCode('4006381333931', 'EAN-13')
  expect(await readCodes(picture, nothing.decode, { effort: 'glance' })).toEqual([])
  expect(nothing.looks).toHaveLength(1)
  const something = scripted([{ text: '4006381333931', lines: 1 }])
  expect(await readCodes(picture, something.decode, { effort: 'glance' })).toEqual([])
  expect(something.looks.length).toBeGreaterThan(1)
})

test('a code the library never finds is read bar by bar', async () => {
  const { decode } = scripted()
  const picture = drawCode('4006381333931', 'EAN-13', { blur: 1.2 })
  expect(await readCodes(picture, decode)).toMatchObject([{ text: '4006381333931' }])
})

test('only a patient reading takes seconds for bars that have run together', async () => {
  const { decode } = scripted()
  const picture = drawCode('4006381333931', 'EAN-13', { module: 1.5, height: 48, blur: 1.95 })
  expect(await readCodes(picture, decode, { effort: 'thorough' })).toEqual([])
  expect(await readCodes(picture, decode)).toMatchObject([{ text: '4006381333931' }])
})

test('colour pictures work like grey ones, and a cancelled call returns nothing', async () => {
  const grey = drawCode('4006381333931', 'EAN-13')
  const data = new Uint8Array(grey.data.length * 4).map((_, at) =>
    at % 4 === 3 ? 255 : (grey.data[at >> 2] ?? 0),
  )
  const picture = { ...grey, data }
  expect(await readCodes(picture, scripted().decode)).toMatchObject([{ text: '4006381333931' }])
  expect(await readCodes(picture, scripted().decode, { isStopped: () => true })).toEqual([])
})

test('a photo above the maximum useful size is scaled down', async () => {
  const { decode, looks } = scripted([
    { text: '4006381333931', area: { left: 0, top: 0, width: 800, height: 400 } },
  ])
  const large = { width: 3200, height: 1600, data: new Uint8Array(3200 * 1600) }
  const [code] = await readCodes(large, decode)
  expect(looks[0]?.width).toBeLessThan(2400)
  expect(code?.area.width).toBeGreaterThan(800)
})

test('rotating, resizing and contrast leave a plain picture plain', () => {
  for (const changed of [
    rotateGrey(blank, 90),
    resizeGrey(blank, 1.5),
    resizeGrey(blank, 0.3),
    sharpenGrey(blank, 3, 2),
  ])
    expect(new Set(changed.data)).toEqual(new Set([200]))
  expect(rotateGrey(blank, 90)).toMatchObject({ width: 100, height: 200 })
  expect(new Set(equalizeContrast(blank, 8).data)).toEqual(new Set([128]))
})
