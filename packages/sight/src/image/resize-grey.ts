import type { GreyImage } from './image'

/** Resizes a picture: enlarging interpolates, reducing averages. Example: `resizeGrey(grey, 2)` is twice as wide. */
export function resizeGrey(picture: GreyImage, factor: number): GreyImage {
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  const half = new Float32Array(width * picture.height)
  const across = sharesOf(picture.width, width)
  for (let y = 0; y < picture.height; y += 1) mix(picture.data, y * picture.width, 1, across, half, y * width)
  const data = new Uint8Array(width * height)
  const down = sharesOf(picture.height, height)
  const column = new Float32Array(height)
  for (let x = 0; x < width; x += 1) {
    mix(half, x, width, down, column, 0)
    for (let y = 0; y < height; y += 1) data[y * width + x] = (column[y] ?? 0) + 0.5
  }
  return { width, height, data }
}

/** For each new pixel: the first source pixel, the number of source pixels, and their weights, `maxCount` per pixel. */
interface Shares {
  readonly first: Int32Array
  readonly count: Int32Array
  readonly share: Float32Array
  readonly maxCount: number
}

/** A triangle filter as wide as the larger of a source and a target pixel. */
function sharesOf(from: number, to: number): Shares {
  const scale = from / to
  const reach = Math.max(1, scale)
  const maxCount = Math.floor(2 * reach) + 1
  const shares = {
    first: new Int32Array(to),
    count: new Int32Array(to),
    share: new Float32Array(to * maxCount),
    maxCount,
  }
  for (let at = 0; at < to; at += 1) {
    const centre = (at + 0.5) * scale - 0.5
    const first = Math.max(0, Math.ceil(centre - reach))
    const last = Math.min(from - 1, Math.floor(centre + reach))
    let total = 0
    for (let old = first; old <= last; old += 1) total += reach - Math.abs(old - centre)
    for (let old = first; old <= last; old += 1)
      shares.share[at * maxCount + old - first] = (reach - Math.abs(old - centre)) / total
    shares.first[at] = first
    shares.count[at] = last - first + 1
  }
  return shares
}

function mix(
  from: Uint8Array | Float32Array,
  start: number,
  step: number,
  { first, count, share, maxCount }: Shares,
  into: Float32Array,
  offset: number,
): void {
  for (let at = 0; at < first.length; at += 1) {
    let sum = 0
    const begin = start + (first[at] as number) * step
    for (let each = 0; each < (count[at] as number); each += 1)
      sum += (from[begin + each * step] as number) * (share[at * maxCount + each] as number)
    into[offset + at] = sum
  }
}
