import type { Homography, PointMatch } from './homography'
import {
  fitHomography,
  identityHomography,
  similarityTransform,
  transformPoint,
  warpPlane,
} from './homography'
import type { ImagePlane } from './image-plane'
import { createPlane, normalizeLighting } from './image-plane'

/** The alignment of two pictures of one shelf. Example: `agreement` 0.9: nine of ten marks are where they should be. */
export interface ShelfAlignment {
  /** From the later picture to the earlier one. */
  readonly warp: Homography
  /** The share of the picture's marks found at their expected position. */
  readonly agreement: number
  /** The sharpness of the later picture at those marks, relative to the earlier one. */
  readonly sharpness: number
}

const coarse = 80

/**
 * Aligns the earlier picture with the later one: first by trying rotations, scales and shifts on a tiny picture, then
 * by matching small blocks, most of which must agree. Items that came or went are outliers and have no influence.
 * Example: `alignShelves(toLuminance(before), toLuminance(after)).warp` is nearly the identity for a fixed camera.
 */
export function alignShelves(before: ImagePlane, after: ImagePlane): ShelfAlignment {
  const [earlier, later] = [normalizeLighting(before, 12), normalizeLighting(after, 12)]
  let warp = coarseAlignment(shrinkPlane(earlier, coarse), shrinkPlane(later, coarse))
  let matches: PointMatch[] = []
  for (const [reach, step] of [
    [6, 16],
    [3, 10],
    [2, 10],
  ] as const) {
    matches = blockMatches(warpPlane(earlier, warp), later, warp, reach, step)
    warp = fitRobustly(matches, warp)
  }
  const kept = matches.filter((match) => match.weight > 0 && errorOf(match, warp) < nearby(after))
  return {
    warp,
    agreement: kept.length / Math.max(1, matches.length),
    sharpness: sharpnessAt(kept, warp, before, after),
  }
}

function nearby({ width }: ImagePlane): number {
  return (2 * 1.5) / width
}

function coarseAlignment(before: ImagePlane, after: ImagePlane): Homography {
  let [best, warp] = [Number.NEGATIVE_INFINITY, identityHomography]
  const step = 2 / after.width
  const tryAll = (
    turns: readonly number[],
    scales: readonly number[],
    shifts: readonly (readonly [number, number])[],
  ) => {
    for (const turn of turns)
      for (const scale of scales)
        for (const [dx, dy] of shifts) {
          const candidate = similarityTransform(turn, scale, dx, dy)
          const size = Math.hypot(turn / 4, (scale - 1) / 0.04, dx / (6 * step), dy / (6 * step))
          // Of two equal fits the smaller motion wins: a plain shelf fits itself everywhere.
          const fit = imageSimilarity(before, after, candidate) - 0.01 * size
          if (fit > best) [best, warp] = [fit, candidate]
        }
  }
  const around = (reach: number, by: number, [x, y]: readonly [number, number]) => {
    const shifts: [number, number][] = []
    for (let dy = -reach; dy <= reach; dy += by)
      for (let dx = -reach; dx <= reach; dx += by) shifts.push([x + dx * step, y + dy * step])
    return shifts
  }
  tryAll([-3, -1.5, 0, 1.5, 3], [0.97, 1, 1.03], around(6, 2, [0, 0]))
  const turn = (Math.atan2(warp[3] ?? 0, 1 + (warp[0] ?? 0)) * 180) / Math.PI
  const scale = Math.hypot(1 + (warp[0] ?? 0), warp[3] ?? 0)
  tryAll(
    [turn - 0.7, turn, turn + 0.7],
    [scale - 0.015, scale, scale + 0.015],
    around(1.5, 0.75, [warp[2] ?? 0, warp[5] ?? 0]),
  )
  return warp
}

/** The correlation of the planes under a warp, from −1 to 1, on every other pixel. */
function imageSimilarity(before: ImagePlane, after: ImagePlane, warp: Homography): number {
  const { width, height } = after
  const half = width / 2
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2]
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = warp
  let [both, one, other] = [0, 1e-6, 1e-6]
  for (let y = 0; y < height; y += 2)
    for (let x = y & 2 ? 1 : 0; x < width; x += 2) {
      const [u, v] = [(x - midX) / half, (y - midY) / half]
      const column = Math.round((u + a * u + b * v + c) * half + midX)
      const row = Math.round((v + d * u + e * v + f) * half + midY)
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const p = before.data[row * width + column] ?? 0
      const q = after.data[y * width + x] ?? 0
      both += p * q
      one += p * p
      other += q * q
    }
  return both / Math.sqrt(one * other)
}

function shrinkPlane(source: ImagePlane, width: number): ImagePlane {
  const height = Math.max(1, Math.round((source.height * width) / source.width))
  const out = createPlane(width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * source.width) / width)
      const top = Math.floor((y * source.height) / height)
      const right = Math.max(left + 1, Math.floor(((x + 1) * source.width) / width))
      const bottom = Math.max(top + 1, Math.floor(((y + 1) * source.height) / height))
      let sum = 0
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          sum += source.data[row * source.width + column] ?? 0
      out.data[y * width + x] = sum / ((right - left) * (bottom - top))
    }
  return out
}

const radius = 6

/** Blocks of the later picture with corners, each searched for nearby in the earlier one. */
function blockMatches(
  before: ImagePlane,
  after: ImagePlane,
  warp: Homography,
  reach: number,
  step: number,
): PointMatch[] {
  const { width, height } = after
  const half = width / 2
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2]
  const border = radius + reach + 1
  const matches: PointMatch[] = []
  for (let y = border; y < height - border; y += step)
    for (let x = border; x < width - border; x += step) {
      if (cornerness(after, x, y) < 0.06) continue
      const found = findBlock(before, after, x, y, reach)
      const [u, v] = [(x - midX) / half, (y - midY) / half]
      const to = transformPoint(warp, u + found.dx / half, v + found.dy / half)
      matches.push({ from: [u, v], to, weight: found.fit > 0.6 ? found.fit : 0 })
    }
  return matches
}

/** The change of a block in its weakest direction: an edge slides along itself, a corner does not. */
function cornerness({ width, data }: ImagePlane, x: number, y: number): number {
  let [xx, yy, xy] = [0, 0, 0]
  for (let row = y - radius; row <= y + radius; row += 1)
    for (let at = row * width + x - radius, end = at + 2 * radius; at <= end; at += 1) {
      const gx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0)
      const gy = (data[at + width] ?? 0) - (data[at - width] ?? 0)
      xx += gx * gx
      yy += gy * gy
      xy += gx * gy
    }
  const count = (2 * radius + 1) ** 2
  return ((xx + yy) / 2 - Math.hypot((xx - yy) / 2, xy)) / count
}

function findBlock(before: ImagePlane, after: ImagePlane, x: number, y: number, reach: number) {
  const side = 2 * reach + 1
  const fits = new Float32Array(side * side)
  let best = 0
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const at = (dy + reach) * side + dx + reach
      fits[at] = blockSimilarity(before, after, x, y, dx, dy)
      if ((fits[at] ?? 0) > (fits[best] ?? 0)) best = at
    }
  const [row, column] = [Math.floor(best / side), best % side]
  const between = (less: number, peak: number, more: number) => {
    const bend = less - 2 * peak + more
    return bend < -1e-6 ? Math.min(0.5, Math.max(-0.5, (less - more) / (2 * bend))) : 0
  }
  const fit = (r: number, c: number) =>
    r < 0 || c < 0 || r >= side || c >= side ? -1 : (fits[r * side + c] ?? 0)
  const onEdge = row === 0 || column === 0 || row === side - 1 || column === side - 1
  return {
    dx: column - reach + between(fit(row, column - 1), fit(row, column), fit(row, column + 1)),
    dy: row - reach + between(fit(row - 1, column), fit(row, column), fit(row + 1, column)),
    fit: onEdge ? 0 : (fits[best] ?? 0),
  }
}

function blockSimilarity(
  before: ImagePlane,
  after: ImagePlane,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number {
  const { width } = after
  let [both, one, other] = [0, 1e-6, 1e-6]
  for (let row = -radius; row <= radius; row += 1) {
    const from = (y + row) * width + x
    const to = from + dy * width + dx
    for (let column = -radius; column <= radius; column += 1) {
      const p = before.data[to + column] ?? 0
      const q = after.data[from + column] ?? 0
      both += p * q
      one += p * p
      other += q * q
    }
  }
  return both / Math.sqrt(one * other)
}

function errorOf({ from, to }: PointMatch, warp: Homography): number {
  const [x, y] = transformPoint(warp, from[0], from[1])
  return Math.hypot(x - to[0], y - to[1])
}

/** Fits iteratively, with lower weights for outliers each time. */
function fitRobustly(matches: readonly PointMatch[], prior: Homography): Homography {
  const validMatches = matches.filter(({ weight }) => weight > 0)
  if (validMatches.length < 6) return prior
  let warp = prior
  for (const scale of [0.04, 0.025, 0.015, 0.01, 0.01]) {
    const reweighted = validMatches.map((match) => {
      const off = Math.min(1, errorOf(match, warp) / scale)
      return { ...match, weight: match.weight * (1 - off * off) ** 2 }
    })
    warp = fitHomography(reweighted, prior, 0.02 * validMatches.length * 0.1)
  }
  return warp
}

function sharpnessAt(
  matches: readonly PointMatch[],
  warp: Homography,
  before: ImagePlane,
  after: ImagePlane,
): number {
  const laid = warpPlane(before, warp)
  const { width, height } = after
  let [earlier, later] = [1, 1]
  for (const { from } of matches) {
    const x = Math.round((from[0] * width) / 2 + (width - 1) / 2)
    const y = Math.round((from[1] * width) / 2 + (height - 1) / 2)
    for (let row = y - radius; row <= y + radius; row += 1)
      for (let at = row * width + x - radius, end = at + 2 * radius; at <= end; at += 1) {
        const [p, q] = [laid.data[at + 1] ?? 0, after.data[at + 1] ?? 0]
        earlier += Math.abs(p - (laid.data[at] ?? 0)) / (p + 20)
        later += Math.abs(q - (after.data[at] ?? 0)) / (q + 20)
      }
  }
  return later / earlier
}
