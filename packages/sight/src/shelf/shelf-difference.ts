import type { ColourPlanes, ImagePlane } from './image-plane'
import { boxBlur, createPlane, dilatePlane, erodePlane, mapPlane } from './image-plane'

/** The tolerance for two pixels to count as the same, in logarithms of light, of colour, and of edges. */
const allowed = { light: 0.5, colour: 0.16, edges: 0.16 }

/**
 * Returns the difference of each pixel between two aligned pictures in one light: above 1 it is another thing. A pixel
 * may match its neighbour, so a tiny shift is no difference; edges and colour count more than lightness, so a shadow
 * counts little.
 * Example: a red apple on a white shelf is far above 1, its shadow below.
 */
export function pixelDifference(before: ColourPlanes, after: ColourPlanes, seen: ImagePlane): ImagePlane {
  const light = differenceIn(sumLogs(before), sumLogs(after), 3 * allowed.light)
  const warm = differenceIn(minus(before.red, before.green), minus(after.red, after.green), allowed.colour)
  const cold = differenceIn(minus(before.blue, before.green), minus(after.blue, after.green), allowed.colour)
  const edges = edgeDifference(edgeStrength(sumLogs(before)), edgeStrength(sumLogs(after)))
  const raw = mapPlane(light, (value, at) => {
    if ((seen.data[at] ?? 0) < 1) return 0
    const colour = Math.hypot(warm.data[at] ?? 0, cold.data[at] ?? 0)
    return Math.min(3, value) + Math.min(3, colour) + Math.min(3, edges.data[at] ?? 0)
  })
  return boxBlur(raw, 2)
}

/** Returns the gradient of lightness around each pixel. Example: a plain wall is near 0, a bunch of carrots above 0.3. */
export function edgeStrength({ width, height, data }: ImagePlane): ImagePlane {
  const out = createPlane(width, height)
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x
      const here = data[at] ?? 0
      out.data[at] = Math.hypot((data[at + 1] ?? 0) - here, (data[at + width] ?? 0) - here) / 3
    }
  return boxBlur(out, 2)
}

/** Returns the sum of the colours' logarithms: three times the lightness's. Example: `edgeStrength(sumLogs(logs))`. */
export function sumLogs({ red, green, blue }: ColourPlanes): ImagePlane {
  return mapPlane(red, (value, at) => value + (green.data[at] ?? 0) + (blue.data[at] ?? 0))
}

function minus(one: ImagePlane, other: ImagePlane): ImagePlane {
  return mapPlane(one, (value, at) => value - (other.data[at] ?? 0))
}

/** The distance of each pixel from the range around it in the other picture: the larger of both directions. */
function differenceIn(before: ImagePlane, after: ImagePlane, unit: number): ImagePlane {
  const [one, other] = [boxBlur(before, 1), boxBlur(after, 1)]
  const there = distanceOutside(one, other)
  const back = distanceOutside(other, one)
  return mapPlane(there, (value, at) => Math.max(value, back.data[at] ?? 0) / unit)
}

function distanceOutside(one: ImagePlane, other: ImagePlane): ImagePlane {
  const [low, high] = [erodePlane(other, 1), dilatePlane(other, 1)]
  return mapPlane(one, (value, at) => {
    const [above, below] = [value - (high.data[at] ?? 0), (low.data[at] ?? 0) - value]
    return above > 0 ? above : below > 0 ? below : 0
  })
}

function edgeDifference(before: ImagePlane, after: ImagePlane): ImagePlane {
  const [one, other] = [distanceOutside(before, after), distanceOutside(after, before)]
  return mapPlane(one, (value, at) => Math.max(value, other.data[at] ?? 0) / allowed.edges)
}
