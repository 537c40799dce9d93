import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { RgbaImage } from '../image/image'
import { type ReceiptPose, sampleReceiptLines, sampleReceiptSvg } from '../testing/sample-receipt'
import { readerAlphabet, readerClassCount } from './decode-line'
import { type RunReader, readPack, readPage } from './read-page'

async function photo(look: ReceiptPose = {}): Promise<RgbaImage> {
  const { data, info } = await sharp(Buffer.from(sampleReceiptSvg(sampleReceiptLines, look)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A model that returns the same for every line and records the widths. */
function saying(text: string, sure = 0.99) {
  const widths: number[] = []
  const run: RunReader = async (strip, width) => {
    expect(strip.length).toBe(width * 40)
    expect(Math.max(...strip)).toBe(1)
    widths.push(width)
    const chances = new Float32Array((width / 4) * readerClassCount)
    ;[...text].forEach((letter, at) => {
      chances[at * 2 * readerClassCount + readerAlphabet.indexOf(letter) + 1] = sure
    })
    return chances
  }
  return { run, widths }
}

test('every line is read once, with progress', async () => {
  const { run } = saying('AB')
  const told: number[] = []
  const lines = await readPage(await photo({ turn: 2 }), run, { onProgress: (done) => told.push(done) })
  expect(lines.map(({ text }) => text)).toEqual(sampleReceiptLines.map(() => 'AB'))
  expect(told).toHaveLength(sampleReceiptLines.length)
  expect(told.at(-1)).toBe(1)
})

test('uncertain lines and non-letters are left out', async () => {
  expect(await readPage(await photo(), saying('AB', 0.4).run)).toEqual([])
  expect(await readPage(await photo(), saying('-.').run)).toEqual([])
})

test('a cancelled call reads nothing more', async () => {
  const { run, widths } = saying('AB')
  expect(await readPage(await photo(), run, { isStopped: () => true })).toEqual([])
  expect(widths.length).toBeLessThan(sampleReceiptLines.length)
})

test('a pack is read in both polarities', async () => {
  const light = await photo({ ink: '#fff', paper: '#234', table: { colour: '#234', around: 0.2 } })
  expect((await readPack(light, saying('AB').run)).length).toBeGreaterThanOrEqual(sampleReceiptLines.length)
})

test('an empty picture has no lines', async () => {
  const data = new Uint8Array(200 * 300 * 4).fill(255)
  expect(await readPage({ width: 200, height: 300, data }, saying('AB').run)).toEqual([])
})
