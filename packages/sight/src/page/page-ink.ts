import type { GreyImage, PixelArea } from '../image/image'

/** Which pixels are ink: one byte a pixel, 1 for ink. Example: a page without print is all zeros. */
export interface InkMask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Ink that hangs together: a letter, a part of one, a line, a stain. Example: the dot of an 'i' is one of its own. */
export interface InkBlob extends PixelArea {
  /** How many pixels of it are ink. */
  readonly pixels: number
}

/** The ink of an evenly lit page: what is darker than a threshold. Example: `inkOf(evenLight(grey), 200)`. */
export function toInkMask(grey: GreyImage, threshold: number): InkMask {
  const { width, height, data } = grey
  return { width, height, data: data.map((light) => (light <= threshold ? 1 : 0)) }
}

/**
 * All blobs of a page, touching corners counted as touching; `marks`, when given, is told every pixel's blob, counted from 1.
 * Example: 'i' and '=' are two blobs each.
 */
export function findInkBlobs(ink: InkMask, marks?: Uint32Array): InkBlob[] {
  const { width, height, data } = ink
  const seen = marks ?? new Uint32Array(data.length)
  const blobs: InkBlob[] = []
  const stack: number[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (data[start] !== 1 || seen[start] !== 0) continue
    const number = blobs.length + 1
    let [left, right, top, bottom, pixels] = [width, 0, height, 0, 0]
    seen[start] = number
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width
      const y = (at - x) / width
      pixels += 1
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx
          if (data[next] === 1 && seen[next] === 0) {
            seen[next] = number
            stack.push(next)
          }
        }
      }
    }
    blobs.push({ left, top, width: right - left + 1, height: bottom - top + 1, pixels })
  }
  return blobs
}
