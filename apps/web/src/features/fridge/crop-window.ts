import type { ScanArea } from '@larder/contract/scan'

/** A square part of a picture, in parts of the square's own side: how large the whole is drawn, and how far it is pushed. */
export interface CropWindow {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
}

/** So much is shown around the thing itself: one knows where on the shelf it stands. */
const cropMargin = 1.5

/**
 * Where to draw a picture so that a square shows one of its areas. Example: of a picture of 200 × 100 with something in its
 * left half the whole is drawn twice as wide as the square.
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
