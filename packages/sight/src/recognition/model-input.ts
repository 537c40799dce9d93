import type { PixelArea, RgbaImage } from '../image/image'

/** Width and height in pixels. Example: `{ width: 320, height: 224 }`. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

interface Taps {
  /** For each target pixel: the first source pixel, and the number of source pixels. */
  readonly first: Int32Array
  readonly count: Int32Array
  /** Their weights, `maxCount` per pixel. */
  readonly share: Float32Array
  readonly maxCount: number
}

/** Red, green and blue. */
const colours = 3

/**
 * Resizes a part of a picture to the model's input: all red values row by row, then all green, then all blue, 0 … 255.
 * Reducing averages, enlarging interpolates.
 * Example: `toModelInput(photo, { left: 0, top: 0, width: 900, height: 900 }, { width: 224, height: 224 })` has 3 × 224
 * × 224 values.
 */
export function toModelInput(
  picture: RgbaImage,
  area: PixelArea,
  { width, height }: ImageSize,
  into: Float32Array = new Float32Array(colours * width * height),
): Float32Array {
  const across = tapsOf(area.left, area.width, width, picture.width)
  const down = tapsOf(area.top, area.height, height, picture.height)
  const firstRow = Math.min(...down.first)
  const rows = Math.max(...down.first.map((first, at) => first + (down.count[at] ?? 0))) - firstRow
  const narrow = resizeRows(picture, across, width, firstRow, rows)
  const plane = width * height
  for (let y = 0; y < height; y += 1) {
    const from = (down.first[y] ?? 0) - firstRow
    const count = down.count[y] ?? 0
    for (let colour = 0; colour < colours; colour += 1) {
      const row = into.subarray(colour * plane + y * width, colour * plane + (y + 1) * width)
      row.fill(0)
      for (let tap = 0; tap < count; tap += 1) {
        const share = down.share[y * down.maxCount + tap] ?? 0
        const at = (colour * rows + from + tap) * width
        for (let x = 0; x < width; x += 1) row[x] = (row[x] ?? 0) + share * (narrow[at + x] ?? 0)
      }
    }
  }
  return into
}

/** The required rows, each resized horizontally. */
function resizeRows(picture: RgbaImage, across: Taps, width: number, firstRow: number, rows: number) {
  const { data } = picture
  const { first, count, share, maxCount } = across
  const narrow = new Float32Array(colours * rows * width)
  for (let y = 0; y < rows; y += 1) {
    const row = (firstRow + y) * picture.width
    for (let x = 0; x < width; x += 1) {
      let red = 0
      let green = 0
      let blue = 0
      const begin = first[x] ?? 0
      const end = count[x] ?? 0
      for (let tap = 0, at = (row + begin) * 4; tap < end; tap += 1, at += 4) {
        const part = share[x * maxCount + tap] ?? 0
        red += part * (data[at] ?? 0)
        green += part * (data[at + 1] ?? 0)
        blue += part * (data[at + 2] ?? 0)
      }
      const to = y * width + x
      narrow[to] = red
      narrow[rows * width + to] = green
      narrow[2 * rows * width + to] = blue
    }
  }
  return narrow
}

/** The resampling weights of a row: a triangle filter as wide as the step, at least a pixel either way. */
function tapsOf(start: number, length: number, pixels: number, limit: number): Taps {
  const step = length / pixels
  const reach = Math.max(1, step) / 2 + (step < 1 ? 0.5 : 0)
  const maxCount = Math.ceil(2 * reach) + 2
  const first = new Int32Array(pixels)
  const count = new Int32Array(pixels)
  const share = new Float32Array(pixels * maxCount)
  for (let at = 0; at < pixels; at += 1) {
    const middle = start + (at + 0.5) * step
    const from = clamp(Math.floor(middle - reach), limit)
    const to = clamp(Math.ceil(middle + reach) - 1, limit)
    let sum = 0
    for (let pixel = from; pixel <= to; pixel += 1) {
      const part =
        step < 1 ? Math.max(0, 1 - Math.abs(pixel + 0.5 - middle)) : coveredLength(pixel, middle, reach)
      share[at * maxCount + pixel - from] = part
      sum += part
    }
    // Outside the picture its last pixel is repeated.
    if (sum === 0) share[at * maxCount] = 1
    else
      for (let tap = 0; tap <= to - from; tap += 1)
        share[at * maxCount + tap] = (share[at * maxCount + tap] ?? 0) / sum
    first[at] = from
    count[at] = sum === 0 ? 1 : to - from + 1
  }
  return { first, count, share, maxCount }
}

function coveredLength(pixel: number, middle: number, reach: number): number {
  return Math.max(0, Math.min(pixel + 1, middle + reach) - Math.max(pixel, middle - reach))
}

function clamp(pixel: number, limit: number): number {
  return Math.max(0, Math.min(limit - 1, pixel))
}
