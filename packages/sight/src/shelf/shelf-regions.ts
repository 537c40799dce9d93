import type { PixelArea } from '../image/image'
import type { ImagePlane } from './image-plane'
import { dilatePlane, erodePlane, mapPlane } from './image-plane'

/** A part of the picture that differs. Example: `{ area, strength: 2.4, filled: 0.8 }`. */
export interface DifferenceRegion {
  readonly area: PixelArea
  /** The mean difference within. */
  readonly strength: number
  /** The share of its box that differs. */
  readonly filled: number
}

/** The minimum size of a food, as a part of the picture. */
const smallest = 0.003

/**
 * Returns the differing parts that are large enough to be a food and not mere lines: touching parts are one, holes are
 * closed.
 * Example: one apple that came is one region.
 */
export function findDifferenceRegions(difference: ImagePlane): DifferenceRegion[] {
  const { width, height } = difference
  const mask = mapPlane(difference, (value) => (value > 1 ? 1 : 0))
  const closed = erodePlane(dilatePlane(mask, 3), 3)
  // A part thinner than a finger is the edge of something that stayed.
  const cleaned = dilatePlane(erodePlane(closed, 3), 3)
  const found = connectedPixels(cleaned).filter(({ length }) => length >= smallest * width * height)
  return mergeParts(found.map((pixels) => ({ area: boxOf(pixels, width), pixels }))).map(
    ({ area, pixels }) => ({
      area,
      strength: pixels.reduce((total, at) => total + (difference.data[at] ?? 0), 0) / pixels.length,
      filled: pixels.length / (area.width * area.height),
    }),
  )
}

function connectedPixels({ width, height, data }: ImagePlane): number[][] {
  const seen = new Uint8Array(width * height)
  const parts: number[][] = []
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || !data[start]) continue
    const pixels = [start]
    seen[start] = 1
    for (let next = 0; next < pixels.length; next += 1) {
      const at = pixels[next] ?? 0
      const x = at % width
      for (const to of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]) {
        if (to < 0 || to >= data.length || seen[to] || !data[to]) continue
        seen[to] = 1
        pixels.push(to)
      }
    }
    parts.push(pixels)
  }
  return parts
}

/** The box that holds nearly all pixels: outliers do not widen it. */
function boxOf(pixels: readonly number[], width: number): PixelArea {
  const span = (values: number[]) => {
    values.sort((a, b) => a - b)
    const spare = Math.floor(values.length * 0.01)
    const [first, last] = [values[spare] ?? 0, values[values.length - 1 - spare] ?? 0]
    return [first, last - first + 1] as const
  }
  const [left, wide] = span(pixels.map((at) => at % width))
  const [top, high] = span(pixels.map((at) => Math.floor(at / width)))
  return { left, top, width: wide, height: high }
}

interface Part {
  area: PixelArea
  pixels: number[]
}

function mergeParts(parts: readonly Part[]): Part[] {
  const left = [...parts]
  const done: Part[] = []
  for (let part = left.pop(); part; part = left.pop()) {
    const { area, pixels } = part
    const other = left.findIndex((one) => areaOverlap(area, one.area) > 0.25)
    const [match] = other < 0 ? [] : left.splice(other, 1)
    if (match) left.push({ area: around(area, match.area), pixels: [...pixels, ...match.pixels] })
    else done.push(part)
  }
  return done
}

/** Returns the share of the smaller area within the other. Example: 1 when one holds the other. */
function areaOverlap(one: PixelArea, other: PixelArea): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  if (wide <= 0 || high <= 0) return 0
  return (wide * high) / Math.min(one.width * one.height, other.width * other.height)
}

function around(one: PixelArea, other: PixelArea): PixelArea {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}
