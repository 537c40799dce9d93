import type { GreyImage } from './image'

/**
 * Rotates a picture clockwise about its centre, on a canvas that holds all of it.
 * Example: 240 × 240 pixels turned by 45 degrees take 340 × 340.
 */
export function rotateGrey(picture: GreyImage, degrees: number, paper = 128): GreyImage {
  const radians = (degrees * Math.PI) / 180
  const cosine = Math.cos(radians)
  const sine = Math.sin(radians)
  const { width, height, data } = picture
  const wide = Math.ceil(Math.abs(width * cosine) + Math.abs(height * sine) - 1e-6)
  const high = Math.ceil(Math.abs(width * sine) + Math.abs(height * cosine) - 1e-6)
  const result = new Uint8Array(wide * high).fill(paper)
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const dx = x + 0.5 - wide / 2
      const dy = y + 0.5 - high / 2
      const fromX = clampOrNaN(dx * cosine + dy * sine + width / 2 - 0.5, width - 1)
      const fromY = clampOrNaN(dy * cosine - dx * sine + height / 2 - 0.5, height - 1)
      if (Number.isNaN(fromX + fromY)) continue
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      const shareX = fromX - left
      const shareY = fromY - top
      const at = top * width + left
      const right = left + 1 < width ? 1 : 0
      const below = top + 1 < height ? width : 0
      const upper = (data[at] ?? 0) * (1 - shareX) + (data[at + right] ?? 0) * shareX
      const lower = (data[at + below] ?? 0) * (1 - shareX) + (data[at + below + right] ?? 0) * shareX
      result[y * wide + x] = upper * (1 - shareY) + lower * shareY + 0.5
    }
  return { width: wide, height: high, data: result }
}

/** Up to half a pixel outside still counts as inside; beyond that the value is NaN. */
function clampOrNaN(position: number, last: number): number {
  return position < -0.51 || position > last + 0.51 ? Number.NaN : Math.max(0, Math.min(last, position))
}
