import type { GreyImage, PixelArea } from '../image/image'

/** The ink pixels: one byte per pixel, 1 for ink. Example: a page without print is all zeros. */
export interface InkMask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Connected ink: a letter, a part of one, a line, a stain. Example: the dot of an 'i' is one of its own. */
export interface InkBlob extends PixelArea {
  /** Its number of ink pixels. */
  readonly pixels: number
}

/** Returns the ink of an evenly lit page: pixels darker than a threshold. Example: `toInkMask(removeShadows(grey), 200)`. */
export function toInkMask(grey: GreyImage, threshold: number): InkMask {
  const { width, height, data } = grey
  return { width, height, data: data.map((light) => (light <= threshold ? 1 : 0)) }
}

/**
 * Finds the 8-connected components of a page; `marks`, if given, receives every pixel's component, counted from 1.
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
