import type { GreyImage } from '../image/image'

/** Rotates a page clockwise by quarter turns. Example: `rotateQuarterTurns(page, 2)` stands on its head. */
export function rotateQuarterTurns(grey: GreyImage, quarters: 1 | 2 | 3): GreyImage {
  const { width, height, data } = grey
  if (quarters === 2) return { width, height, data: data.toReversed() }
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = quarters === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y
      turned[to] = data[y * width + x] ?? 0
    }
  }
  return { width: height, height: width, data: turned }
}
