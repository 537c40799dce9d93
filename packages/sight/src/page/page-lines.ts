import type { GreyImage } from '../image/image'
import type { InkBlob } from './page-ink'
import { isLetter } from './text-height'

/** A point on a printed line: the middle of its capitals there. Example: `{ x: 120, middle: 48 }`. */
interface LinePoint {
  readonly x: number
  readonly middle: number
}

/**
 * A printed line: its ends, the height of its capitals, and its course.
 * Example: on a page that was not quite flat its knots rise and fall a little.
 */
export interface TextLine {
  readonly left: number
  readonly right: number
  readonly height: number
  /** From left to right, at least one. */
  readonly knots: readonly LinePoint[]
}

/** Maximum height relative to most of the print: a heading, a sum in double height. */
const tallest = 2.6
/** More than on any sheet: a pattern, not print. */
const maxRows = 400
/** The number of neighbours a letter is compared with. */
const neighbours = 9

/** From top to bottom. */
type Reach = readonly [number, number]

interface Row {
  readonly blobs: InkBlob[]
  /** The position of its last letters: a line may rise or fall. */
  end: Reach
}

/**
 * Finds the printed lines of a level page, top to bottom, from the components of its ink: adjacent components form one
 * line, so that a price stays with its name.
 * Example: 'MILK 4.99' is one line though its halves are far apart.
 */
export function findTextLines(blobs: readonly InkBlob[], textHeight: number): TextLine[] {
  const isTall = (blob: InkBlob) =>
    isLetter(blob) && blob.height >= textHeight * 0.5 && blob.height <= textHeight * tallest
  const rows: Row[] = []
  for (const blob of blobs.filter(isTall).sort((a, b) => a.left - b.left)) {
    const reach: Reach = [blob.top, blob.top + blob.height]
    let [best, nearest] = [undefined as Row | undefined, 0.45]
    for (const row of rows) {
      const common = overlap(reach, row.end)
      if (common > nearest) [best, nearest] = [row, common]
    }
    if (best) {
      best.blobs.push(blob)
      best.end = reachOf(best.blobs.slice(-4))
    } else rows.push({ blobs: [blob], end: reach })
    if (rows.length > maxRows) return []
  }
  const rest = blobs.filter((blob) => !isTall(blob))
  return mergeRows(rows.map((row) => row.blobs))
    .filter((row) => row.length > 1 || (row[0]?.width ?? 0) > textHeight * 0.4)
    .map((row) => extendLine(lineOf(row, textHeight), rest, textHeight))
    .sort((a, b) => middleOf(a) - middleOf(b))
}

/** Returns the height of a line on its page, whatever single letters do. Example: `middleOf(line)` is 48. */
export function middleOf({ knots }: TextLine): number {
  return median(knots.map(({ middle }) => middle))
}

// The overlap as a share of the smaller height.
function overlap([top, bottom]: Reach, [otherTop, otherBottom]: Reach): number {
  const common = Math.min(bottom, otherBottom) - Math.max(top, otherTop)
  return common / Math.max(1, Math.min(bottom - top, otherBottom - otherTop))
}

function reachOf(blobs: readonly InkBlob[]): Reach {
  return [median(blobs.map(({ top }) => top)), median(blobs.map(({ top, height }) => top + height))]
}

// Merges rows split by a broken letter: they have the same height at their nearest points.
function mergeRows(rows: readonly InkBlob[][]): InkBlob[][] {
  const kept: InkBlob[][] = []
  for (const row of [...rows].sort((a, b) => b.length - a.length)) {
    const same = kept.find((other) => overlap(reachOf(row), reachOf(nearestBlobs(row, other))) > 0.6)
    if (same) same.push(...row)
    else kept.push([...row])
  }
  return kept
}

function nearestBlobs(row: readonly InkBlob[], other: readonly InkBlob[]): InkBlob[] {
  const at = median(row.map(middleX))
  return [...other].sort((a, b) => Math.abs(middleX(a) - at) - Math.abs(middleX(b) - at)).slice(0, neighbours)
}

function middleX({ left, width }: InkBlob): number {
  return left + width / 2
}

function lineOf(row: readonly InkBlob[], textHeight: number): TextLine {
  const sorted = [...row].sort((a, b) => a.left - b.left)
  // Letters stand on the baseline: their lower edges show its course, and the few descenders do not affect a median.
  const feet = sorted.map((_, at) => median(around(sorted, at).map(({ top, height }) => top + height)))
  const heights = sorted.map(({ top }, at) => (feet[at] ?? 0) - top)
  const height = Math.max(textHeight * 0.6, quantile(heights, 0.7))
  return {
    left: Math.min(...sorted.map(({ left }) => left)),
    right: Math.max(...sorted.map(({ left, width }) => left + width)),
    height,
    knots: sorted.map((blob, at) => ({ x: middleX(blob), middle: (feet[at] ?? 0) - height / 2 })),
  }
}

function around(sorted: readonly InkBlob[], at: number): readonly InkBlob[] {
  const from = Math.min(Math.max(0, at - (neighbours >> 1)), Math.max(0, sorted.length - neighbours))
  return sorted.slice(from, from + neighbours)
}

// Points, dashes and remains of worn letters belong to the line as well, within its extent.
function extendLine(line: TextLine, blobs: readonly InkBlob[], textHeight: number): TextLine {
  let { left, right } = line
  for (const blob of blobs) {
    if (blob.height > textHeight * tallest || blob.pixels < 6) continue
    if (Math.abs(blob.top + blob.height / 2 - middleAt(line, middleX(blob))) > line.height * 0.6) continue
    left = Math.min(left, blob.left)
    right = Math.max(right, blob.left + blob.width)
  }
  return { ...line, left, right }
}

function middleAt({ knots }: TextLine, x: number): number {
  const after = knots.findIndex((knot) => knot.x >= x)
  const right = knots[after]
  const left = knots[after < 0 ? knots.length - 1 : after - 1]
  if (!left || !right) return (left ?? right)?.middle ?? 0
  return left.middle + ((right.middle - left.middle) * (x - left.x)) / Math.max(1, right.x - left.x)
}

/**
 * Extracts and straightens a line, its capitals `capital` rows high in the middle of `rows`.
 * Example: `extractLineStrip(page, line, 40, 24)` is 40 rows high.
 */
export function extractLineStrip(page: GreyImage, line: TextLine, rows: number, capital: number): GreyImage {
  const step = line.height / capital
  const from = line.left - line.height / 2
  const width = Math.max(1, Math.round((line.right - line.left + line.height) / step))
  const data = new Uint8Array(width * rows)
  for (let x = 0; x < width; x += 1) {
    const px = from + (x + 0.5) * step
    const top = middleAt(line, px) - (rows / 2) * step
    for (let y = 0; y < rows; y += 1)
      data[y * width + x] = lightAt(page, px - 0.5, top + (y + 0.5) * step - 0.5)
  }
  return { width, height: rows, data }
}

function lightAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255
  const at = top * width + left
  const [beside, below] = [x - left, y - top]
  const upper = (data[at] ?? 0) * (1 - beside) + (data[at + 1] ?? 0) * beside
  const lower = (data[at + width] ?? 0) * (1 - beside) + (data[at + width + 1] ?? 0) * beside
  return upper * (1 - below) + lower * below
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
