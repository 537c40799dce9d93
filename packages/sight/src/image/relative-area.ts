import type { PixelArea } from './image'

/** An area of a picture of any size, in fractions of its width and height. Example: the left half has a `width` of 0.5. */
export type RelativeArea = PixelArea

/**
 * Converts an area to fractions of a picture of this size, to a ten-thousandth and clipped at its edges.
 * Example: `toRelativeArea({ left: 50, top: 0, width: 50, height: 80 }, { width: 100, height: 80 })` is the right half.
 */
export function toRelativeArea(
  { left, top, width, height }: PixelArea,
  size: { width: number; height: number },
): RelativeArea {
  const [x, y] = [share(left, size.width), share(top, size.height)]
  const [right, bottom] = [share(left + width, size.width), share(top + height, size.height)]
  return { left: x, top: y, width: roundShare(right - x), height: roundShare(bottom - y) }
}

function share(of: number, whole: number): number {
  return roundShare(Math.min(1, Math.max(0, of / whole)))
}

function roundShare(part: number): number {
  return Math.round(part * 10_000) / 10_000
}
