import { solveLinear } from '../image/solve-linear'
import type { ColourPlanes, ImagePlane } from './image-plane'
import { mapPlane } from './image-plane'

/** Bounds the logarithm of dark pixels, which is mostly noise. */
const dark = 12

/** Returns lightness in logarithms, where a lamp twice as bright adds a constant. Example: `toLogPlane(red)`. */
function toLogPlane(source: ImagePlane): ImagePlane {
  return mapPlane(source, (value) => Math.log(Math.max(0, value) + dark))
}

/** Returns the logarithm of each colour. Example: `toLogPlanes(planes).red`. */
export function toLogPlanes({ red, green, blue }: ColourPlanes): ColourPlanes {
  return { red: toLogPlane(red), green: toLogPlane(green), blue: toLogPlane(blue) }
}

/**
 * Adapts the earlier picture to the later one's light: a brighter lamp, another tint, a gradient or dark corners are a
 * smooth factor, fitted robustly to most pixels.
 * Example: a shelf by day laid over the same by lamplight differs nowhere.
 */
export function matchLighting(before: ColourPlanes, after: ColourPlanes, seen: ImagePlane): ColourPlanes {
  return {
    red: relitPlane(before.red, after.red, seen),
    green: relitPlane(before.green, after.green, seen),
    blue: relitPlane(before.blue, after.blue, seen),
  }
}

const terms = 6

function termsAt(u: number, v: number): number[] {
  return [1, u, v, u * u, u * v, v * v]
}

function relitPlane(before: ImagePlane, after: ImagePlane, seen: ImagePlane): ImagePlane {
  const { width, height } = before
  const points: { row: number[]; step: number }[] = []
  for (let y = 2; y < height; y += 4)
    for (let x = 2; x < width; x += 4) {
      const at = y * width + x
      if ((seen.data[at] ?? 0) < 1) continue
      points.push({
        row: termsAt((2 * x) / width - 1, (2 * y) / height - 1),
        step: (after.data[at] ?? 0) - (before.data[at] ?? 0),
      })
    }
  let factor = [medianOf(points.map(({ step }) => step)), 0, 0, 0, 0, 0]
  for (const scale of [0.6, 0.4, 0.25, 0.15, 0.1, 0.1]) factor = fitTerms(points, factor, scale)
  return mapPlane(before, (value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return value + dot(termsAt((2 * x) / width - 1, (2 * y) / height - 1), factor)
  })
}

function fitTerms(
  points: readonly { row: number[]; step: number }[],
  old: readonly number[],
  scale: number,
): number[] {
  const rows = Array.from({ length: terms }, (_, at) => {
    const line = new Float64Array(terms + 1)
    line[at] = 0.5
    line[terms] = 0.5 * (old[at] ?? 0)
    return line
  })
  for (const { row, step } of points) {
    const off = Math.min(1, Math.abs(step - dot(row, old)) / scale)
    const weight = (1 - off * off) ** 2
    if (weight === 0) continue
    for (const [i, line] of rows.entries()) {
      const left = weight * (row[i] ?? 0)
      for (let j = 0; j < terms; j += 1) line[j] = (line[j] ?? 0) + left * (row[j] ?? 0)
      line[terms] = (line[terms] ?? 0) + left * step
    }
  }
  return solveLinear(rows)
}

function dot(row: readonly number[], factor: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < terms; at += 1) sum += (row[at] ?? 0) * (factor[at] ?? 0)
  return sum
}

function medianOf(values: number[]): number {
  values.sort((a, b) => a - b)
  return values[values.length >> 1] ?? 0
}
