/** Pixels, row by row: red, green, blue and opacity, one byte each. Example: 2 × 1 pixels have a `data` of eight bytes. */
export interface RgbaImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** One byte of lightness per pixel. Example: 2 × 1 pixels have a `data` of two bytes. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** An area of a picture in pixels. Example: `{ left: 0, top: 0, width: 224, height: 224 }`. */
export interface PixelArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Returns the lightness of every pixel, with the eye's weights of colours. Example: pure green is lighter than pure blue. */
export function toGreyImage({ width, height, data }: RgbaImage): GreyImage {
  const grey = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return { width, height, data: grey }
}
