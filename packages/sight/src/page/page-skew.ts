import type { GreyImage } from '../image/image'
import type { InkBlob, InkMask } from './page-ink'

/**
 * The slope of the print lines to the right, in degrees, at the top and at the foot of a page.
 * Example: a page photographed from the side has `{ top: -1, foot: 2 }`, one only turned the same at both.
 */
export interface Skew {
  readonly top: number
  readonly foot: number
}

/** A skew, and the contrast of the print rows at it: 1 means no rows. Example: a till's slip has 2 or more. */
export interface SkewEstimate extends Skew {
  readonly clearness: number
}

/** Points of print, by column and row. Example: some pixels of every letter. */
export interface InkPoints {
  readonly x: Float32Array
  readonly y: Float32Array
}

const steepest = 15
const maxPoints = 8000
const fewestPoints = 50
/**
 * After the rotation is known, top and foot are searched separately: steps in degrees, and the number of steps to
 * either side.
 */
const finer = [
  [0.5, 4],
  [0.25, 2],
  [0.1, 2],
] as const

/** Returns evenly sampled pixels of components. Example: the outline of all letters, to find the lines they stand on. */
export function sampleInkPoints(
  ink: InkMask,
  marks: Uint32Array,
  blobs: readonly InkBlob[],
  keep: (blob: InkBlob) => boolean,
): InkPoints {
  const isKept = blobs.map(keep)
  const places: number[] = []
  const all = blobs.reduce((sum, { pixels }, number) => (isKept[number] ? sum + pixels : sum), 0)
  const step = Math.max(1, all / maxPoints)
  let due = 0
  for (let at = 0; at < marks.length; at += 1) {
    const mark = marks[at] ?? 0
    if (mark === 0 || !isKept[mark - 1]) continue
    due += 1
    if (due >= step) {
      due -= step
      places.push(at)
    }
  }
  return {
    x: Float32Array.from(places, (at) => at % ink.width),
    y: Float32Array.from(places, (at) => Math.floor(at / ink.width)),
  }
}

/** Returns the skew with the clearest rows. Example: a page turned by two degrees clockwise has `{ top: 2, foot: 2 }`. */
export function estimateSkew(points: InkPoints, width: number, height: number, row: number): SkewEstimate {
  const clearness = (top: number, foot: number) => rowsAt(points, width, height, row, { top, foot })
  const asIs = clearness(0, 0)
  if (points.x.length < fewestPoints) return { top: 0, foot: 0, clearness: asIs }
  let best = { top: 0, foot: 0, clearness: asIs * 1.02 }
  const tryAt = (top: number, foot: number) => {
    if (Math.abs(top) > steepest || Math.abs(foot) > steepest) return
    const clear = clearness(top, foot)
    if (clear > best.clearness) best = { top, foot, clearness: clear }
  }
  for (let angle = -steepest; angle <= steepest; angle += 0.5) tryAt(angle, angle)
  for (const [step, reach] of finer) {
    const { top, foot } = best
    for (let a = -reach; a <= reach; a += 1)
      for (let b = -reach; b <= reach; b += 1) tryAt(top + a * step, foot + b * step)
  }
  return best
}

// Rows of print are dark and the gaps between them are not: the sum of squares is largest if they do not mix.
function rowsAt({ x, y }: InkPoints, width: number, height: number, row: number, skew: Skew): number {
  const slopes = slopesAt(height, skew)
  const size = Math.max(1, row / 6)
  const reach = (Math.tan((steepest * Math.PI) / 180) * width) / 2
  const counts = new Uint32Array(Math.ceil((height + 2 * reach) / size) + 2)
  for (let point = 0; point < x.length; point += 1) {
    const py = y[point] ?? 0
    const away = (x[point] ?? 0) - width / 2
    const middle = py - away * (slopes[py | 0] ?? 0)
    const level = py - away * (slopes[Math.min(Math.max(middle, 0), height - 1) | 0] ?? 0)
    const slot = Math.floor((level + reach) / size)
    if (slot >= 0 && slot < counts.length) counts[slot] = (counts[slot] ?? 0) + 1
  }
  let sum = 0
  for (const count of counts) sum += count * count
  return (sum * (height / size)) / Math.max(1, x.length) ** 2
}

function slopesAt(height: number, { top, foot }: Skew): Float32Array {
  return Float32Array.from({ length: Math.ceil(height) }, (_, y) =>
    Math.tan(((top + ((foot - top) * y) / Math.max(1, height - 1)) * Math.PI) / 180),
  )
}

/** Levels the lines of a page, with white where nothing was. Example: `deskewPage(page, estimateSkew(points, …))`. */
export function deskewPage(grey: GreyImage, skew: Skew): GreyImage {
  if (Math.abs(skew.top) < 0.05 && Math.abs(skew.foot) < 0.05) return grey
  const slopes = slopesAt(grey.height, skew)
  const upright = Math.tan((((skew.top + skew.foot) / 2) * Math.PI) / 180)
  const [reachX, reachY] = [
    Math.ceil((Math.abs(upright) * grey.height) / 2),
    Math.ceil((Math.max(...slopes.map(Math.abs)) * grey.width) / 2),
  ]
  const [width, height] = [grey.width + 2 * reachX, grey.height + 2 * reachY]
  const data = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y += 1) {
    const middle = y - reachY
    const slope = slopes[Math.min(Math.max(middle, 0), grey.height - 1)] ?? 0
    const aside = reachX + (middle - grey.height / 2) * upright
    for (let x = 0; x < width; x += 1) {
      const fromX = x - aside
      const fromY = middle + (fromX - grey.width / 2) * slope
      data[y * width + x] = between(grey, fromX, fromY)
    }
  }
  return { width, height, data }
}

function between({ width, height, data }: GreyImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255
  const [beside, below] = [x - left, y - top]
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - beside) + (data[at + 1] ?? 0) * beside
  const lower = (data[at + width] ?? 0) * (1 - beside) + (data[at + width + 1] ?? 0) * beside
  return upper * (1 - below) + lower * below
}
