import type { ScanArea } from '@larder/contract/scan'

/**
 * A square section of a picture, in units of the square's side: the drawn size of the whole picture, and its offset.
 */
export interface CropWindow {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
}

/** The margin around the object, so that its position on the shelf is recognisable. */
const cropMargin = 1.5

/**
 * Computes how to draw a picture so that a square shows one of its areas. Example: for an area in the left half of a
 * 200 × 100 picture, the picture is drawn twice as wide as the square.
 */
export function computeCropWindow(
  { left, top, width, height }: ScanArea,
  picture: { width: number; height: number },
): CropWindow {
  const wide = width * picture.width
  const high = height * picture.height
  const side = Math.max(1, Math.min(Math.max(wide, high) * cropMargin, picture.width, picture.height))
  const from = (start: number, length: number, whole: number) =>
    Math.min(Math.max(0, start * whole + length / 2 - side / 2), whole - side)
  return {
    width: picture.width / side,
    height: picture.height / side,
    left: from(left, wide, picture.width) / side,
    top: from(top, high, picture.height) / side,
  }
}
