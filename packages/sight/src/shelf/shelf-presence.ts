import type { PixelArea } from '../image/image'
import type { ColourPlanes, ImagePlane } from './image-plane'
import { edgeStrength, sumLogs } from './shelf-difference'

/** The planes of one picture that show whether something stands somewhere. Example: `toPresenceFeatures(logs)`. */
export interface PresenceFeatures {
  readonly logs: ColourPlanes
  readonly edges: ImagePlane
}

/** Prepares a picture for presence tests. Example: `presenceScore(toPresenceFeatures(logs), area)`. */
export function toPresenceFeatures(logs: ColourPlanes): PresenceFeatures {
  return { logs, edges: edgeStrength(sumLogs(logs)) }
}

/**
 * Returns how much an area stands out from its surroundings by colour, lightness and edges. An empty area continues the
 * wall: near 0.
 * Example: an apple on a shelf has about 2.
 */
export function presenceScore({ logs, edges }: PresenceFeatures, area: PixelArea): number {
  const inner = expandArea(area, -0.12)
  const ring = ringOf(area, edges)
  const colours = [logs.red, logs.green, logs.blue].map((plane) => ({ plane, around: middleOf(ring, plane) }))
  const edgesAround = middleOf(ring, edges)
  let [total, count] = [0, 0]
  eachPixel(inner, edges, (at) => {
    const [r = 0, g = 0, b = 0] = colours.map(({ plane, around }) => (plane.data[at] ?? 0) - around)
    const light = Math.abs(r + g + b) / 3 / 0.5
    const colour = Math.hypot(r - g, b - g) / 0.16
    const lines = Math.max(0, (edges.data[at] ?? 0) - edgesAround) / 0.1
    total += Math.min(2, light) + Math.min(2, colour) + Math.min(2, lines)
    count += 1
  })
  return total / Math.max(1, count)
}

function expandArea({ left, top, width, height }: PixelArea, by: number): PixelArea {
  return {
    left: left - width * by,
    top: top - height * by,
    width: width * (1 + 2 * by),
    height: height * (1 + 2 * by),
  }
}

function eachPixel(
  { left, top, width, height }: PixelArea,
  within: ImagePlane,
  visit: (at: number, x: number, y: number) => void,
) {
  const [right, bottom] = [Math.min(within.width, left + width), Math.min(within.height, top + height)]
  for (let y = Math.max(0, Math.round(top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.round(left)); x < right; x += 1) visit(y * within.width + x, x, y)
}

/** The pixels beside and above an area: below it is the shelf it stands on, and its shadow. */
function ringOf(area: PixelArea, within: ImagePlane): number[] {
  const [near, far] = [expandArea(area, 0.06), expandArea(area, 0.22)]
  const ring: number[] = []
  eachPixel({ ...far, height: area.top + area.height - far.top }, within, (at, x, y) => {
    if (x < near.left || x >= near.left + near.width || y < near.top) ring.push(at)
  })
  return ring
}

function middleOf(pixels: readonly number[], { data }: ImagePlane): number {
  const values = pixels.map((at) => data[at] ?? 0).sort((a, b) => a - b)
  return values[values.length >> 1] ?? 0
}
