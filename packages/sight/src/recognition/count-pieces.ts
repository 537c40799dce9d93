import { type ConnectedComponent, findConnectedComponents, solidity } from '../image/connected-components'
import type { PixelArea } from '../image/image'
import type { ImageSize } from './model-input'

type Colour = readonly [red: number, green: number, blue: number]

/** A part of a picture, one colour plane after the other. */
interface Cut {
  readonly width: number
  readonly pixels: number
  readonly colours: Float32Array
}

/** The share of the ground around the pieces that must have one colour. */
const groundShare = 0.85
const groundReach = 45
const smallest = 0.01
/** Two touching pieces leave a notch between them. */
const minSolidity = 0.92
/** Maximum ratio of the largest piece to the smallest: beyond, they are different things. */
const maxSizeRatio = 2.5
const colourReach = 70
const maxPieces = 12

/**
 * Counts the pieces in an area if that is reliable: separate on a plain ground, whole, similar in size and colour.
 * Otherwise returns undefined. The picture is given as colour planes.
 * Example: 3 for three apples on a white table, nothing for a bowl of cherries.
 */
export function countPieces(planes: Float32Array, size: ImageSize, area: PixelArea): number | undefined {
  const cut = cropPlanes(planes, size, expandArea(area, size))
  const ground = groundOf(cut)
  if (!ground) return undefined
  const mask = new Uint8Array(cut.pixels)
  for (let at = 0; at < cut.pixels; at += 1) mask[at] = isGround(cut, at, ground) ? 0 : 1
  const pieces = findConnectedComponents(mask, cut.width).filter(
    ({ pixels }) => pixels.length > smallest * cut.pixels,
  )
  const isClear = pieces.every((piece) => !piece.touchesEdge && solidity(piece, cut.width) >= minSolidity)
  if (!isClear || pieces.length === 0 || pieces.length > maxPieces) return undefined
  return areAlike(pieces, cut) ? pieces.length : undefined
}

/** Slightly more than the area, so that the ground around it is included. */
function expandArea({ left, top, width, height }: PixelArea, size: ImageSize): PixelArea {
  const more = 0.1 * Math.max(width, height)
  const from = { x: Math.max(0, Math.floor(left - more)), y: Math.max(0, Math.floor(top - more)) }
  return {
    left: from.x,
    top: from.y,
    width: Math.min(size.width, Math.ceil(left + width + more)) - from.x,
    height: Math.min(size.height, Math.ceil(top + height + more)) - from.y,
  }
}

function cropPlanes(planes: Float32Array, size: ImageSize, { left, top, width, height }: PixelArea): Cut {
  const pixels = width * height
  const colours = new Float32Array(3 * pixels)
  for (let row = 0; row < 3 * height; row += 1) {
    const from = (Math.floor(row / height) * size.height + top + (row % height)) * size.width + left
    colours.set(planes.subarray(from, from + width), row * width)
  }
  return { width, pixels, colours }
}

/** The colour of the surroundings, if uniform. */
function groundOf(cut: Cut): Colour | undefined {
  const { width, pixels, colours } = cut
  const rim: number[] = []
  for (let at = 0; at < pixels; at += 1) {
    const column = at % width
    if (column < 2 || column > width - 3 || at < 2 * width || at >= pixels - 2 * width) rim.push(at)
  }
  const middle = (of: number) =>
    Float32Array.from(rim, (at) => colours[of * pixels + at] ?? 0).sort()[rim.length >> 1] ?? 0
  const ground: Colour = [middle(0), middle(1), middle(2)]
  return rim.filter((at) => isGround(cut, at, ground)).length >= groundShare * rim.length ? ground : undefined
}

function isGround({ pixels, colours }: Cut, at: number, [red, green, blue]: Colour): boolean {
  const across = (colours[at] ?? 0) - red
  const down = (colours[at + pixels] ?? 0) - green
  const deep = (colours[at + 2 * pixels] ?? 0) - blue
  return across * across + down * down + deep * deep <= groundReach * groundReach
}

function areAlike(pieces: readonly ConnectedComponent[], { pixels, colours }: Cut): boolean {
  const sizes = pieces.map((piece) => piece.pixels.length)
  if (Math.max(...sizes) > maxSizeRatio * Math.min(...sizes)) return false
  const means = pieces.map((piece) =>
    [0, 1, 2].map(
      (of) =>
        piece.pixels.reduce((sum, at) => sum + (colours[of * pixels + at] ?? 0), 0) / piece.pixels.length,
    ),
  )
  return means.every(
    (mean) => Math.hypot(...mean.map((value, of) => value - (means[0]?.[of] ?? 0))) <= colourReach,
  )
}
