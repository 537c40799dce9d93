import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { GreyImage } from '../image/image'
import { type ReceiptPose, sampleReceiptLines, sampleReceiptSvg } from '../testing/sample-receipt'
import { findInkBlobs, toInkMask } from './page-ink'
import { findTextLines } from './page-lines'
import { blurPage } from './page-strokes'
import { inkThreshold, preparedLetterHeight, preparePage } from './prepare-page'
import { rotateQuarterTurns } from './rotate-page'
import { textHeightOf } from './text-height'

async function photo(look: ReceiptPose, grain = 0): Promise<GreyImage> {
  const image = sharp(Buffer.from(sampleReceiptSvg(sampleReceiptLines, look))).greyscale()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  // Deterministic noise.
  let seed = 7
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed / 2_147_483_647 - 0.5) * grain
  }
  return {
    width: info.width,
    height: info.height,
    data: data.map((light) => Math.min(255, Math.max(0, light + noise()))),
  }
}

function linesIn(page: GreyImage | undefined) {
  if (!page) throw new Error('there is print')
  const blobs = findInkBlobs(toInkMask(blurPage(blurPage(page)), inkThreshold))
  const textHeight = textHeightOf(blobs) ?? 0
  const lines = findTextLines(blobs, textHeight).filter(({ knots }) => knots.length > 3)
  const falls = lines.map(({ knots, left, right }) => {
    const [first, last] = [knots[0]?.middle ?? 0, knots.at(-1)?.middle ?? 0]
    return Math.abs(last - first) / (right - left)
  })
  return { count: lines.length, steepest: Math.max(...falls), textHeight }
}

const wood = { colour: '#7a5433', around: 0.8 }

test.each<[string, ReceiptPose, number]>([
  ['flat', {}, 0],
  ['turned to the right', { turn: 6 }, 0],
  ['turned to the left, in shadow and grainy', { turn: -4, shade: true, paper: '#f4f1ea' }, 26],
  ['on a dark table', { turn: 5, table: wood }, 10],
  ['small on a large sheet', { table: { colour: '#fff', around: 3 } }, 8],
  ['faint', { ink: '#a8a8a8', paper: '#eee' }, 8],
  ['small print', { size: 13, turn: 2 }, 8],
])('a receipt %s has its eleven lines level and of one size', async (_, look, grain) => {
  const page = preparePage(await photo(look, grain))
  const { count, steepest, textHeight } = linesIn(page)
  expect(count).toBe(sampleReceiptLines.length)
  expect(steepest).toBeLessThan(0.012)
  expect(Math.abs(textHeight - preparedLetterHeight)).toBeLessThan(8)
})

test('a receipt on its side is rotated', async () => {
  const page = preparePage(rotateQuarterTurns(await photo({ turn: 3 }), 3))
  expect(linesIn(page).count).toBe(sampleReceiptLines.length)
})

test('paper without print gives no page', async () => {
  const paper = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#eee' } })
    .greyscale()
    .raw()
    .toBuffer()
  expect(preparePage({ width: 500, height: 700, data: new Uint8Array(paper) })).toBeUndefined()
  expect(preparePage({ width: 1, height: 1, data: Uint8Array.of(0) })).toBeUndefined()
})
