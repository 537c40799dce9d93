import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blobsOf, inkOf } from './page-ink'
import { linesOf } from './page-lines'
import { inkIsBelow, readyHeight, readyPage } from './page-ready'
import { textHeightOf } from './page-size'
import { softened } from './page-strokes'
import { quarterTurned } from './page-turns'
import type { GreyPicture } from './picture'
import { type SlipLook, slipLines, slipSvg } from './testing/slip'

async function photo(look: SlipLook, grain = 0): Promise<GreyPicture> {
  const image = sharp(Buffer.from(slipSvg(slipLines, look))).greyscale()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  // The same grain every time.
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

function linesIn(page: GreyPicture | undefined) {
  if (!page) throw new Error('there is print')
  const blobs = blobsOf(inkOf(softened(softened(page)), inkIsBelow))
  const textHeight = textHeightOf(blobs) ?? 0
  const lines = linesOf(blobs, textHeight).filter(({ knots }) => knots.length > 3)
  const falls = lines.map(({ knots, left, right }) => {
    const [first, last] = [knots[0]?.middle ?? 0, knots.at(-1)?.middle ?? 0]
    return Math.abs(last - first) / (right - left)
  })
  return { count: lines.length, steepest: Math.max(...falls), textHeight }
}

const wood = { colour: '#7a5433', around: 0.8 }

test.each<[string, SlipLook, number]>([
  ['flat', {}, 0],
  ['turned to the right', { turn: 6 }, 0],
  ['turned to the left, in shadow and grainy', { turn: -4, shade: true, paper: '#f4f1ea' }, 26],
  ['on a dark table', { turn: 5, table: wood }, 10],
  ['small on a large sheet', { table: { colour: '#fff', around: 3 } }, 8],
  ['faint', { ink: '#a8a8a8', paper: '#eee' }, 8],
  ['small print', { size: 13, turn: 2 }, 8],
])('a slip %s has its eleven lines level and of one size', async (_, look, grain) => {
  const page = readyPage(await photo(look, grain))
  const { count, steepest, textHeight } = linesIn(page)
  expect(count).toBe(slipLines.length)
  expect(steepest).toBeLessThan(0.012)
  expect(Math.abs(textHeight - readyHeight)).toBeLessThan(8)
})

test('a slip on its side is turned', async () => {
  const page = readyPage(quarterTurned(await photo({ turn: 3 }), 3))
  expect(linesIn(page).count).toBe(slipLines.length)
})

test('paper without print is no page', async () => {
  const paper = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#eee' } })
    .greyscale()
    .raw()
    .toBuffer()
  expect(readyPage({ width: 500, height: 700, data: new Uint8Array(paper) })).toBeUndefined()
  expect(readyPage({ width: 1, height: 1, data: Uint8Array.of(0) })).toBeUndefined()
})
