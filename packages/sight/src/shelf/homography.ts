import { solveLinear } from '../image/solve-linear'
import type { ImagePlane } from './image-plane'
import { createPlane, sampleBilinear } from './image-plane'

/**
 * A homography from one picture to the other: eight numbers, all zero for no motion. Points are relative to the centre
 * of the picture in half widths, so a warp fits every size of the picture.
 * Example: `[0, 0, 0.1, 0, 0, 0, 0, 0]` lies a twentieth of the width further right.
 */
export type Homography = readonly number[]

/** A point, and its match in the other picture. Example: `{ from: [0, 0], to: [0.1, 0], weight: 1 }`. */
export interface PointMatch {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly weight: number
}

/** The identity warp. Example: `transformPoint(identityHomography, 0.3, 0.2)` is `[0.3, 0.2]`. */
export const identityHomography: Homography = [0, 0, 0, 0, 0, 0, 0, 0]

/**
 * Returns a warp of a rotation in degrees, a scale and a shift.
 * Example: `similarityTransform(0, 1, 0.1, 0)` shifts to the right.
 */
export function similarityTransform(degrees: number, scale: number, dx: number, dy: number): Homography {
  const [cos, sin] = [
    scale * Math.cos((degrees * Math.PI) / 180),
    scale * Math.sin((degrees * Math.PI) / 180),
  ]
  return [cos - 1, -sin, dx, sin, cos - 1, dy, 0, 0]
}

/** Maps a point to the other picture. Example: `transformPoint(identityHomography, 0, 0)` is `[0, 0]`. */
export function transformPoint(warp: Homography, u: number, v: number): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = warp
  const depth = 1 + g * u + h * v
  return [(u + a * u + b * v + c) / depth, (v + d * u + e * v + f) / depth]
}

/** Returns the inverse warp. Example: the inverse of a shift to the right is one to the left. */
export function invertHomography(warp: Homography): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = warp
  const [A, E] = [1 + a, 1 + e]
  const rows = [
    E - f * h,
    c * h - b,
    b * f - c * E,
    f * g - d,
    A - c * g,
    c * d - A * f,
    d * h - E * g,
    b * g - A * h,
  ]
  const last = A * E - b * d
  return rows.map((value, at) => value / last - (at === 0 || at === 4 ? 1 : 0))
}

/** Warps a plane, pixel for pixel. Example: `warpPlane(before, warp)` lies upon `after`. */
export function warpPlane(source: ImagePlane, warp: Homography): ImagePlane {
  const out = createPlane(source.width, source.height)
  eachPixelThrough(warp, source, (at, x, y) => {
    out.data[at] = sampleBilinear(source, x, y)
  })
  return out
}

/** Returns 1 where the other picture has content, 0 outside it. Example: all 1 when nothing moved. */
export function visibilityMask(warp: Homography, { width, height }: ImagePlane): ImagePlane {
  const out = createPlane(width, height)
  // A tenth of a pixel beyond the edge still counts as the edge.
  const [right, bottom] = [width - 0.9, height - 0.9]
  eachPixelThrough(warp, out, (at, x, y) => {
    out.data[at] = x > -0.1 && y > -0.1 && x < right && y < bottom ? 1 : 0
  })
  return out
}

/** Visits each pixel with its position in the other picture: `transformPoint` in pixels, without allocating pairs. */
function eachPixelThrough(
  warp: Homography,
  { width, height }: ImagePlane,
  visit: (at: number, x: number, y: number) => void,
): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = warp
  const half = width / 2
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2]
  for (let y = 0, at = 0; y < height; y += 1) {
    const v = (y - midY) / half
    for (let x = 0; x < width; x += 1, at += 1) {
      const u = (x - midX) / half
      const scale = half / (1 + g * u + h * v)
      visit(at, (u + a * u + b * v + c) * scale + midX, (v + d * u + e * v + f) * scale + midY)
    }
  }
}

/** Fits a warp to matches by least squares, regularised towards `prior`. Example: four corners moved alike give a shift. */
export function fitHomography(matches: readonly PointMatch[], prior: Homography, hold: number): Homography {
  const normal = Array.from({ length: 8 }, () => new Float64Array(9))
  const add = (row: readonly number[], value: number, weight: number) => {
    for (const [i, line] of normal.entries()) {
      const left = (row[i] ?? 0) * weight
      if (left === 0) continue
      for (let j = 0; j < 8; j += 1) line[j] = (line[j] ?? 0) + left * (row[j] ?? 0)
      line[8] = (line[8] ?? 0) + left * value
    }
  }
  for (const { from, to, weight } of matches) {
    const [[u, v], [x, y]] = [from, to]
    add([u, v, 1, 0, 0, 0, -u * x, -v * x], x - u, weight)
    add([0, 0, 0, u, v, 1, -u * y, -v * y], y - v, weight)
  }
  for (let at = 0; at < 8; at += 1) {
    const unit = Array.from({ length: 8 }, (_, other) => (other === at ? 1 : 0))
    // The perspective terms diverge first if only a part of the picture has marks.
    add(unit, prior[at] ?? 0, at > 5 ? 8 * hold : hold)
  }
  return solveLinear(normal)
}
