import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { RgbaImage } from '../image/image'
import { sampleLabelSvg } from '../testing/sample-label'
import { readerAlphabet, readerClassCount } from './decode-line'
import type { TextLine } from './page-lines'
import { findHoles, readLabel } from './read-label'

async function decoded(picture: Sharp): Promise<RgbaImage> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const label = sampleLabelSvg([
  'Ingredients: sugar, palm oil, hazelnuts, milk, cocoa, emulsifier, vanilla, salt.',
])

const run = async (_: Float32Array, width: number) => {
  const chances = new Float32Array((width / 4) * readerClassCount)
  chances[readerAlphabet.indexOf('A') + 1] = 0.3
  return chances
}

test('what cannot be read is kept, with its confidence', async () => {
  const { lines, rows, isCut } = await readLabel(await decoded(sharp(Buffer.from(label))), run)
  expect(lines).toHaveLength(2)
  expect(lines[0]?.confidence).toBeCloseTo(0.3)
  expect(rows).toHaveLength(2)
  expect(isCut).toBe(false)
})

test('print at the edge of the picture may go on beyond it', async () => {
  const whole = await sharp(Buffer.from(label)).png().toBuffer()
  const { width = 0, height = 0 } = await sharp(whole).metadata()
  const part = sharp(whole).extract({ left: 0, top: 0, width: width / 2, height })
  expect((await readLabel(await decoded(part), run)).isCut).toBe(true)
})

const line = (left: number, right: number, middle: number): TextLine => ({
  left,
  right,
  height: 20,
  knots: [{ x: left, middle }],
})
const text = (words: string) => ({ text: words, confidence: 1 })

test('a paragraph without holes has none', () => {
  const lines = [line(0, 900, 20), line(0, 880, 50), line(0, 300, 80)]
  const read = [
    text('sugar, palm oil, hazelnuts, milk'),
    text('cocoa, emulsifier, vanilla, a'),
    text('salt.'),
  ]
  expect(findHoles(lines, read)).toEqual([false, false, false])
})

test('a gap, a lost line, an early end and a late beginning are holes', () => {
  const lines = [line(0, 900, 20), line(0, 400, 50), line(120, 900, 80), line(0, 900, 140)]
  const read = [text('sugar,   palm'), text('cocoa, e'), text('milk powder, salt, some'), text('rice.')]
  expect(findHoles(lines, read)).toEqual([true, true, true, true])
})
