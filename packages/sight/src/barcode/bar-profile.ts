import type { GreyImage } from '../image/image'
import type { BarStack } from './bar-stacks'

/** The mean light across a code, by module. */
export interface BarProfile {
  readonly light: Float64Array
  /** The module of its first sample, before the code, and the step from one sample to the next. */
  readonly first: number
  readonly step: number
  /** The sum of squares around its mean. */
  readonly variation: number
}

const perModule = 4
/** Modules of paper on either side. */
const beside = 2
/** Rows less alike than this to the mean of all have a scratch, glare or print. */
const alike = 0.8

/**
 * The mean over rows of a code whose bars lean or fan out: its ends are drawn as straight lines through all of its rows.
 * Example: `profileOf(picture, stack, 95, 0, 0.5)` for the upper half of a code.
 */
export function profileOf(
  picture: GreyImage,
  { lines }: BarStack,
  modules: number,
  from: number,
  to: number,
): BarProfile | undefined {
  const rows = lines.map(({ top, span }) => ({ y: top + 2.5, ...span }))
  const left = straightLine(rows.map(({ y, from: x }) => ({ x: y, y: x })))
  const right = straightLine(rows.map(({ y, to: x }) => ({ x: y, y: x })))
  const top = (rows[0]?.y ?? 0) - 2.5
  const height = (rows.at(-1)?.y ?? 0) + 2.5 - top
  const count = (modules + 2 * beside) * perModule
  const step = 1 / perModule
  const first = -beside + step / 2
  const sampled: Float64Array[] = []
  for (let y = Math.round(top + from * height); y < top + to * height; y += 1) {
    const start = left(y)
    const scale = (right(y) - start) / modules
    if (y < 0 || y >= picture.height || scale <= 0.5) continue
    sampled.push(
      Float64Array.from({ length: count }, (_, at) =>
        lightAtColumn(picture, y, start + (first + at * step) * scale),
      ),
    )
  }
  if (sampled.length < fewest) return undefined
  const mean = meanOf(sampled)
  const good = sampled.filter((row) => likeness(row, mean) > alike)
  const light = good.length < fewest ? mean : meanOf(good)
  const middle = light.reduce((sum, value) => sum + value, 0) / count
  const variation = light.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return variation > 0 ? { light, first, step, variation } : undefined
}

const fewest = 4

interface Point {
  readonly x: number
  readonly y: number
}

/** The line whose slope is the median of all pairs' slopes, so that a few wrong ends do not bend it. */
function straightLine(points: readonly Point[]): (x: number) => number {
  const slopes = points.flatMap((a, at) =>
    points.slice(at + 1).map((b) => (b.x === a.x ? 0 : (b.y - a.y) / (b.x - a.x))),
  )
  const slope = medianOf(slopes)
  const offset = medianOf(points.map(({ x, y }) => y - slope * x))
  return (x) => offset + slope * x
}

function medianOf(values: number[]): number {
  const sorted = values.sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

function lightAtColumn({ width, data }: GreyImage, y: number, place: number): number {
  const x = Math.min(width - 1, Math.max(0, place - 0.5))
  const left = Math.floor(x)
  const start = y * width
  const value = data[start + left] ?? 0
  return value + ((data[start + Math.min(width - 1, left + 1)] ?? 0) - value) * (x - left)
}

function meanOf(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(rows[0]?.length ?? 0)
  for (const row of rows)
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] as number) + (row[at] as number) / rows.length
  return mean
}

/** The correlation of two rows. */
function likeness(a: Float64Array, b: Float64Array): number {
  const middle = (row: Float64Array) => row.reduce((sum, value) => sum + value, 0) / row.length
  const [meanA, meanB] = [middle(a), middle(b)]
  let both = 0
  let squaresA = 0
  let squaresB = 0
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [(a[at] as number) - meanA, (b[at] as number) - meanB]
    both += x * y
    squaresA += x * x
    squaresB += y * y
  }
  return both / Math.sqrt(squaresA * squaresB || 1)
}
