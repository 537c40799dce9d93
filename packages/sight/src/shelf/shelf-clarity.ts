import type { RgbaImage } from '../image/image'
import type { ImagePlane } from './image-plane'
import { toColourPlanes, toLuminance } from './image-plane'

/** How small a shelf's picture is made before it is judged and compared: a food is still fifty pixels wide. */
export const workingWidth = 320

/**
 * Whether a picture shows a shelf at all: not the dark behind a closed door, not a blank or blurred one. Whoever keeps the last
 * picture for the next comparison keeps a clear one. Example: `isClearShelf(dark)` is false.
 */
export function isClearShelf(picture: RgbaImage): boolean {
  return isClearPlane(toLuminance(toColourPlanes(picture, workingWidth)))
}

const leastLight = 30
const leastRange = 20
/** The sharpest hundredth of a picture changes by so much of its range from one pixel to the next; blurred ones by a tenth. */
const leastStep = 0.14

/** The same of a small picture's lightness. Example: `isClear(lightOf(planes))`. */
export function isClearPlane(light: ImagePlane): boolean {
  const at = ranked(light.data)
  const range = at(0.98) - at(0.02)
  return at(0.5) >= leastLight && range >= leastRange && ranked(stepsOf(light))(0.99) >= leastStep * range
}

function ranked(values: Float32Array): (share: number) => number {
  const sorted = values.slice().sort()
  return (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

function stepsOf({ width, height, data }: ImagePlane): Float32Array {
  const steps = new Float32Array(data.length)
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x
      const here = data[at] ?? 0
      steps[at] = Math.hypot((data[at + 1] ?? 0) - here, (data[at + width] ?? 0) - here)
    }
  return steps
}
