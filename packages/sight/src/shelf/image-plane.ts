import type { RgbaImage } from '../image/image'

/** One number per pixel. Example: 2 × 1 pixels have `data` of two numbers. */
export interface ImagePlane {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/** Red, green and blue planes, 0…255. Example: `toColourPlanes(picture, 320).green`. */
export interface ColourPlanes {
  readonly red: ImagePlane
  readonly green: ImagePlane
  readonly blue: ImagePlane
}

/** Creates an empty plane. Example: `createPlane(2, 2).data` holds four zeros. */
export function createPlane(width: number, height: number): ImagePlane {
  return { width, height, data: new Float32Array(width * height) }
}

/** Scales a picture down, each pixel the mean of those it covers. Example: 960 × 720 at width 320 is 320 × 240. */
export function toColourPlanes(picture: RgbaImage, width: number): ColourPlanes {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  const [red, green, blue] = [
    createPlane(width, height),
    createPlane(width, height),
    createPlane(width, height),
  ]
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * picture.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height))
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * picture.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width))
      let [r, g, b] = [0, 0, 0]
      for (let row = top; row < bottom; row += 1)
        for (
          let from = (row * picture.width + left) * 4, column = left;
          column < right;
          column += 1, from += 4
        ) {
          r += picture.data[from] ?? 0
          g += picture.data[from + 1] ?? 0
          b += picture.data[from + 2] ?? 0
        }
      const [at, count] = [y * width + x, (bottom - top) * (right - left)]
      red.data[at] = r / count
      green.data[at] = g / count
      blue.data[at] = b / count
    }
  }
  return { red, green, blue }
}

/** Maps a plane pixel by pixel. Example: `mapPlane(red, (value) => value / 255)`. */
export function mapPlane(
  { width, height, data }: ImagePlane,
  value: (old: number, at: number) => number,
): ImagePlane {
  return { width, height, data: data.map(value) }
}

/** Returns the lightness of colours. Example: pure green is lighter than pure blue. */
export function toLuminance({ red, green, blue }: ColourPlanes): ImagePlane {
  return mapPlane(red, (r, at) => 0.3 * r + 0.59 * (green.data[at] ?? 0) + 0.11 * (blue.data[at] ?? 0))
}

/** Returns the mean of the square around each pixel, clipped at the border. Example: radius 1 takes nine pixels. */
export function boxBlur(source: ImagePlane, radius: number): ImagePlane {
  return alongColumns(alongRows(source, radius), radius)
}

function alongRows({ width, height, data }: ImagePlane, radius: number): ImagePlane {
  const out = createPlane(width, height)
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    let [sum, count] = [0, 0]
    for (let x = 0; x < Math.min(radius, width); x += 1, count += 1) sum += data[row + x] ?? 0
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) {
        sum += data[row + x + radius] ?? 0
        count += 1
      }
      if (x - radius > 0) {
        sum -= data[row + x - radius - 1] ?? 0
        count -= 1
      }
      out.data[row + x] = sum / count
    }
  }
  return out
}

function alongColumns({ width, height, data }: ImagePlane, radius: number): ImagePlane {
  const out = createPlane(width, height)
  const sums = new Float64Array(width)
  let count = 0
  const add = (y: number, sign: number) => {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1)
      sums[x] = (sums[x] ?? 0) + sign * (data[at] ?? 0)
    count += sign
  }
  for (let y = 0; y < Math.min(radius, height); y += 1) add(y, 1)
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) add(y + radius, 1)
    if (y - radius > 0) add(y - radius - 1, -1)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) out.data[at] = (sums[x] ?? 0) / count
  }
  return out
}

/**
 * Returns lightness without slow illumination and contrast: the same under a lamp and by day.
 * Example: a plain wall is near zero everywhere, however bright.
 */
export function normalizeLighting(light: ImagePlane, radius: number, floor = 6): ImagePlane {
  const mean = boxBlur(light, radius)
  const apart = mapPlane(light, (value, at) => value - (mean.data[at] ?? 0))
  const spread = boxBlur(
    mapPlane(apart, (value) => value * value),
    radius,
  )
  return mapPlane(apart, (value, at) => value / Math.sqrt((spread.data[at] ?? 0) + floor * floor))
}

/** Interpolates between pixels; outside, the border's value. Example: halfway between 0 and 10 is 5. */
export function sampleBilinear({ width, height, data }: ImagePlane, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1)
  const cy = Math.min(Math.max(y, 0), height - 1)
  const left = Math.floor(cx)
  const top = Math.floor(cy)
  const fx = cx - left
  const fy = cy - top
  const at = top * width + left
  const right = left + 1 < width ? 1 : 0
  const below = top + 1 < height ? width : 0
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + right] ?? 0) * fx
  const lower = (data[at + below] ?? 0) * (1 - fx) + (data[at + below + right] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

/** Returns the maximum of the square around each pixel. Example: `dilatePlane(mask, 1)` widens what is 1. */
export function dilatePlane(source: ImagePlane, radius: number): ImagePlane {
  return extremaOf(extremaOf(source, radius, 1, 'across'), radius, 1, 'down')
}

/** Returns the minimum of the square around each pixel. Example: `erodePlane(mask, 1)` narrows what is 1. */
export function erodePlane(source: ImagePlane, radius: number): ImagePlane {
  return extremaOf(extremaOf(source, radius, -1, 'across'), radius, -1, 'down')
}

function extremaOf(
  { width, height, data }: ImagePlane,
  radius: number,
  sign: 1 | -1,
  way: 'across' | 'down',
): ImagePlane {
  const out = createPlane(width, height)
  const step = way === 'across' ? 1 : width
  const last = (way === 'across' ? width : height) - 1
  for (let at = 0; at < data.length; at += 1) {
    const position = way === 'across' ? at % width : Math.floor(at / width)
    const end = at + Math.min(radius, last - position) * step
    let best = Number.NEGATIVE_INFINITY
    for (let from = at - Math.min(radius, position) * step; from <= end; from += step) {
      const value = sign * (data[from] ?? 0)
      if (value > best) best = value
    }
    out.data[at] = sign * best
  }
  return out
}
