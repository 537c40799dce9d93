import type { InkBlob } from './page-ink'
import type { Area, GreyPicture } from './picture'

/**
 * How high most of the print is, in pixels: between small letters and capitals. Nothing when there is too little of it to say.
 * Example: a receipt of capitals 30 pixels high has 30.
 */
export function textHeightOf(blobs: readonly InkBlob[]): number | undefined {
  const letters = blobs.filter(isLetter).sort((a, b) => a.height - b.height)
  if (letters.length < 8) return undefined
  // By height, not by count: dots, commas and the specks of a bad print are many but low.
  const all = letters.reduce((sum, { height }) => sum + height, 0)
  let below = 0
  for (const { height } of letters) {
    below += height
    if (below >= all / 2) return height
  }
  return undefined
}

/** Whether a blob may be a letter, a part of one or a few that touch. Example: a ruled line or the paper's edge is none. */
export function isLetter({ width, height, pixels }: InkBlob): boolean {
  return (
    height >= 5 &&
    width >= 2 &&
    width <= height * 8 &&
    height <= width * 12 &&
    pixels >= width * height * 0.08
  )
}

/** A part of a page, no further than its edges. Example: `cropped(page, { left: 10, top: 0, width: 300, height: 800 })`. */
export function cropped(grey: GreyPicture, area: Area): GreyPicture {
  const left = Math.max(0, Math.floor(area.left))
  const top = Math.max(0, Math.floor(area.top))
  const width = Math.max(1, Math.min(grey.width - left, Math.ceil(area.left + area.width) - left))
  const height = Math.max(1, Math.min(grey.height - top, Math.ceil(area.top + area.height) - top))
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * grey.width + left
    data.set(grey.data.subarray(from, from + width), y * width)
  }
  return { width, height, data }
}

/**
 * A page made larger or smaller: smaller by averaging, larger by smooth curves, so that thin strokes stay whole. Example:
 * `resized(page, 0.5)` is half as wide and half as high.
 */
export function resized(grey: GreyPicture, factor: number): GreyPicture {
  const width = Math.max(1, Math.round(grey.width * factor))
  const height = Math.max(1, Math.round(grey.height * factor))
  if (width === grey.width && height === grey.height) return grey
  const columns = tapsOf(grey.width, width)
  const rows = tapsOf(grey.height, height)
  const wide = new Float32Array(width * grey.height)
  for (let y = 0; y < grey.height; y += 1) {
    const row = y * grey.width
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      const first = columns.first[x] ?? 0
      for (let tap = 0; tap < columns.taps; tap += 1) {
        const from = Math.min(Math.max(first + tap, 0), grey.width - 1)
        sum += (grey.data[row + from] ?? 0) * (columns.weights[x * columns.taps + tap] ?? 0)
      }
      wide[y * width + x] = sum
    }
  }
  const data = new Uint8Array(width * height)
  const sums = new Float32Array(width)
  for (let y = 0; y < height; y += 1) {
    sums.fill(0)
    const first = rows.first[y] ?? 0
    for (let tap = 0; tap < rows.taps; tap += 1) {
      const weight = rows.weights[y * rows.taps + tap] ?? 0
      if (weight === 0) continue
      const from = Math.min(Math.max(first + tap, 0), grey.height - 1) * width
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (wide[from + x] ?? 0) * weight
    }
    for (let x = 0; x < width; x += 1)
      data[y * width + x] = Math.min(255, Math.max(0, Math.round(sums[x] ?? 0)))
  }
  return { width, height, data }
}

interface Taps {
  readonly taps: number
  readonly first: Int32Array
  readonly weights: Float32Array
}

// Catmull-Rom, stretched when shrinking so that every old pixel counts.
function tapsOf(from: number, to: number): Taps {
  const stretch = Math.max(1, from / to)
  const taps = Math.ceil(4 * stretch) + 1
  const first = new Int32Array(to)
  const weights = new Float32Array(to * taps)
  for (let place = 0; place < to; place += 1) {
    const centre = ((place + 0.5) * from) / to - 0.5
    const start = Math.ceil(centre - 2 * stretch)
    first[place] = start
    let sum = 0
    for (let tap = 0; tap < taps; tap += 1) {
      const weight = curve(Math.abs(start + tap - centre) / stretch)
      weights[place * taps + tap] = weight
      sum += weight
    }
    for (let tap = 0; tap < taps; tap += 1)
      weights[place * taps + tap] = (weights[place * taps + tap] ?? 0) / sum
  }
  return { taps, first, weights }
}

function curve(away: number): number {
  if (away < 1) return 1.5 * away ** 3 - 2.5 * away ** 2 + 1
  if (away < 2) return -0.5 * away ** 3 + 2.5 * away ** 2 - 4 * away + 2
  return 0
}
