import type { GreyImage, RgbaImage } from '../image/image'
import { toGreyImage } from '../image/image'
import { type DecodedLine, decodeLine } from './decode-line'
import { splitColumns } from './page-columns'
import { findInkBlobs, toInkMask } from './page-ink'
import { extractLineStrip, findTextLines, middleOf, type TextLine } from './page-lines'
import { blurPage, invertPage } from './page-strokes'
import { inkThreshold, preparedLetterHeight, preparePage } from './prepare-page'
import { rotateQuarterTurns } from './rotate-page'
import { textHeightOf } from './text-height'

/**
 * Runs the line reader model: a strip of 40 rows, row by row, 0 for paper to 1 for ink; the result holds the
 * probabilities of every letter for every fourth column.
 * Example: a strip 400 wide has 100 × 132 chances, or 100 × 214 of the reader of pages.
 */
export type RunReader = (strip: Float32Array, width: number) => Promise<Float32Array>

/** Receives progress from 0 to 1 and can cancel. Example: `{ isStopped: () => signal.aborted }`. */
export interface ReadPageOptions {
  readonly onProgress?: (done: number) => void
  readonly isStopped?: () => boolean
}

const rows = 40
/** How high the capitals of a strip are. Example: a line of capitals 48 pixels high is halved. */
export const capitalRows = 24
/** A line with less confidence is dirt, a drawing or handwriting. */
const minConfidence = 0.55
/** Print that is upside down or sideways is read with less confidence: then the other orientations are tried. */
const surelyUpright = 0.92
const fewLines = 6
/** Maximum columns of print per picture: several sheets' worth. */
const maxColumns = 150_000

/**
 * Reads the printed lines of a photo, top to bottom.
 * Example: `readPage(photo, run)` of a till's slip has one line for each of its lines, name and price together.
 */
export async function readPage(
  picture: RgbaImage,
  run: RunReader,
  watch: ReadPageOptions = {},
): Promise<DecodedLine[]> {
  return readGrey(toGreyImage(picture), run, watch)
}

/** Reads the print of a pack, dark on light and light on dark. Example: 'BEST BEFORE 12 MAR 2027' in white on a blue lid. */
export async function readPack(
  picture: RgbaImage,
  run: RunReader,
  watch: ReadPageOptions = {},
): Promise<DecodedLine[]> {
  const grey = toGreyImage(picture)
  const half = (from: number): ReadPageOptions => ({
    ...watch,
    onProgress: (done) => watch.onProgress?.(from + done / 2),
  })
  const read: DecodedLine[] = []
  for (const [at, side] of [grey, invertPage(grey)].entries()) {
    read.push(...(await readGrey(side, run, half(at / 2))))
  }
  return watch.isStopped?.() ? [] : read
}

/** A line of a document; `startsBlock` when a gap separates it from the line before. */
export interface DocumentLine extends DecodedLine {
  readonly startsBlock: boolean
}

/**
 * Reads a page of a book or a magazine in reading order, column by column.
 * Example: the ingredients of a recipe on the left come before the method on the right.
 */
export async function readDocument(
  picture: RgbaImage,
  run: RunReader,
  watch: ReadPageOptions = {},
): Promise<DocumentLine[]> {
  return readGrey(toGreyImage(picture), run, watch, linesInColumns)
}

async function readGrey(
  grey: GreyImage,
  run: RunReader,
  watch: ReadPageOptions,
  findLines: FindLines = linesIn,
): Promise<DocumentLine[]> {
  const { page, lines } = await uprightPage(grey, run, findLines)
  const read: DocumentLine[] = []
  let columns = 0
  for (const [at, line] of lines.entries()) {
    if (watch.isStopped?.()) return []
    columns += ((line.right - line.left) * capitalRows) / line.height
    if (columns > maxColumns) break
    read.push({ ...(await readLine(page, line, run)), startsBlock: startsBlock(lines[at - 1], line) })
    watch.onProgress?.((at + 1) / lines.length)
  }
  return read.filter(({ text, confidence }) => confidence >= minConfidence && /[\p{L}\p{N}]/u.test(text))
}

/** A page the right way up, with its lines. Example: `upright.lines.length`. */
interface Upright {
  readonly page: GreyImage
  readonly lines: readonly TextLine[]
  readonly sure: number
}

/** Finds the lines of a prepared page. Example: `linesInColumns`. */
type FindLines = (page: GreyImage) => TextLine[]

/** A line further below than this many line heights, or above, begins a new block. */
const blockGap = 3

/** Returns whether a line begins a new block. Example: the first line of a page does. */
export function startsBlock(before: TextLine | undefined, line: TextLine): boolean {
  if (!before) return true
  const down = middleOf(line) - middleOf(before)
  return down < 0 || down > blockGap * Math.max(before.height, line.height)
}

/** Prepares a picture of print and turns it upright. Example: a page on its head is turned. */
export async function uprightPage(grey: GreyImage, run: RunReader, findLines: FindLines): Promise<Upright> {
  let best: Upright = { page: grey, lines: [], sure: 0 }
  for (const turn of [() => grey, () => rotateQuarterTurns(grey, 1)]) {
    const page = preparePage(turn())
    if (!page) continue
    for (const way of [page, rotateQuarterTurns(page, 2)]) {
      const lines = findLines(way)
      const sure = await meanConfidence(way, lines, run)
      if (sure > best.sure) best = { page: way, lines, sure }
      if (sure >= surelyUpright) return best
    }
  }
  return best
}

// Its longest lines suffice to decide, and they are words rather than dirt.
async function meanConfidence(page: GreyImage, lines: readonly TextLine[], run: RunReader): Promise<number> {
  const longest = [...lines].sort((a, b) => b.knots.length - a.knots.length).slice(0, fewLines)
  let sum = 0
  for (const line of longest) sum += (await readLine(page, line, run)).confidence
  return longest.length === 0 ? 0 : sum / longest.length
}

/** Finds the lines of a page from edge to edge. Example: a name and its price are one line. */
export function linesIn(page: GreyImage): TextLine[] {
  const blobs = findInkBlobs(toInkMask(blurPage(blurPage(page)), inkThreshold))
  return findTextLines(blobs, textHeightOf(blobs) ?? preparedLetterHeight)
}

/** Finds the lines of a page column by column. Example: those of the left column come first. */
export function linesInColumns(page: GreyImage): TextLine[] {
  const blobs = findInkBlobs(toInkMask(blurPage(blurPage(page)), inkThreshold))
  const textHeight = textHeightOf(blobs) ?? preparedLetterHeight
  return splitColumns(blobs, textHeight).flatMap((column) => findTextLines(column, textHeight))
}

/** Reads one line of a page. Example: `{ text: 'MILK   4.99', confidence: 0.97 }`. */
export async function readLine(page: GreyImage, line: TextLine, run: RunReader): Promise<DecodedLine> {
  const { chances, steps } = await runOnLine(page, line, run)
  return decodeLine(chances, chances.length / steps)
}

/** Runs the model on one line of a page. Example: a line 400 wide has 100 steps. */
export async function runOnLine(
  page: GreyImage,
  line: TextLine,
  run: RunReader,
): Promise<{ chances: Float32Array; steps: number }> {
  const strip = inkStrip(extractLineStrip(page, line, rows, capitalRows))
  const width = strip.length / rows
  return { chances: await run(strip, width), steps: width / 4 }
}

// As in training: the darkest pixel of a line is 1, whatever the printer and the light; its width is a multiple of
// four.
function inkStrip({ width, data }: GreyImage): Float32Array {
  const wide = Math.max(32, Math.ceil(width / 4) * 4)
  const strip = new Float32Array(wide * rows)
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < width; x += 1) strip[y * wide + x] = 1 - (data[y * width + x] ?? 255) / 255
  const darkest = darkestValue(strip, wide)
  return strip.map((ink) => Math.min(1, ink / darkest))
}

function darkestValue(strip: Float32Array, width: number): number {
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
