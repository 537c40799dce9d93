import { blobsOf, inkOf } from './page-ink'
import { type SpeltLine, spelt } from './page-letters'
import { lineStrip, linesOf, type PrintedLine } from './page-lines'
import { inkIsBelow, readyHeight, readyPage } from './page-ready'
import { textHeightOf } from './page-size'
import { softened } from './page-strokes'
import type { GreyPicture, Picture } from './picture'

/**
 * Runs the model that reads printed lines: a strip of 40 rows, row by row, 0 for paper to 1 for ink; the answer holds the chances of
 * every letter for every fourth column. Example: a strip 400 wide has 100 × 132 chances.
 */
export type RunReader = (strip: Float32Array, width: number) => Promise<Float32Array>

export interface PageWatch {
  /** Told how far it is, 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly isStopped?: () => boolean
}

const rows = 40
const capital = 24
const leastSure = 0.55

/**
 * Reads the printed lines of a photo, top to bottom. Example: `readPage(photo, run)` of a till's slip has one line for each of its
 * lines, name and price together.
 */
export async function readPage(picture: Picture, run: RunReader, watch: PageWatch = {}): Promise<SpeltLine[]> {
  const page = readyPage(picture)
  if (!page) return []
  const blobs = blobsOf(inkOf(softened(softened(page)), inkIsBelow))
  const lines = linesOf(blobs, textHeightOf(blobs) ?? readyHeight)
  const read: SpeltLine[] = []
  for (const [at, line] of lines.entries()) {
    if (watch.isStopped?.()) return []
    read.push(await readLine(page, line, run))
    watch.onProgress?.((at + 1) / lines.length)
  }
  return read.filter(({ text, confidence }) => confidence >= leastSure && /[\p{L}\p{N}]/u.test(text))
}

async function readLine(page: GreyPicture, line: PrintedLine, run: RunReader): Promise<SpeltLine> {
  const strip = inkStrip(lineStrip(page, line, rows, capital))
  return spelt(await run(strip, strip.length / rows))
}

// As the model learnt it: the darkest place of a line is 1, whatever the printer and the light; its width a multiple of four.
function inkStrip({ width, data }: GreyPicture): Float32Array {
  const wide = Math.max(32, Math.ceil(width / 4) * 4)
  const strip = new Float32Array(wide * rows)
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < width; x += 1) strip[y * wide + x] = 1 - (data[y * width + x] ?? 255) / 255
  const darkest = darkestPlace(strip, wide)
  return strip.map((ink) => Math.min(1, ink / darkest))
}

function darkestPlace(strip: Float32Array, width: number): number {
  let darkest = 0.05
  for (let y = 1; y < rows - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0
      for (let at = (y - 1) * width + x; at <= (y + 1) * width + x; at += width)
        sum += (strip[at - 1] ?? 0) + (strip[at] ?? 0) + (strip[at + 1] ?? 0)
      if (sum / 9 > darkest) darkest = sum / 9
    }
  }
  return darkest
}
