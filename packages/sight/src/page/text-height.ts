import type { GreyImage, PixelArea } from '../image/image'
import type { InkBlob } from './page-ink'

/**
 * Returns the height of most of the print in pixels: between lower case and capitals. Undefined if there is too little
 * print.
 * Example: a receipt of capitals 30 pixels high has 30.
 */
export function textHeightOf(blobs: readonly InkBlob[]): number | undefined {
  const letters = blobs.filter(isLetter).sort((a, b) => a.height - b.height)
  if (letters.length < 8) return undefined
  // Weighted by height, not by count: dots, commas and specks are many but low.
  const all = letters.reduce((sum, { height }) => sum + height, 0)
  let below = 0
  for (const { height } of letters) {
    below += height
    if (below >= all / 2) return height
  }
  return undefined
}

/**
 * Returns whether a component may be a letter, a part of one or a few that touch.
 * Example: a ruled line or the paper's edge is none.
 */
export function isLetter({ width, height, pixels }: InkBlob): boolean {
  return (
    height >= 5 &&
    width >= 2 &&
    width <= height * 8 &&
    height <= width * 12 &&
    pixels >= width * height * 0.08
  )
}

/** Crops a page, clipped at its edges. Example: `cropPage(page, { left: 10, top: 0, width: 300, height: 800 })`. */
export function cropPage(grey: GreyImage, area: PixelArea): GreyImage {
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
