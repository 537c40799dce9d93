import type { RgbaImage } from '../image/image'
import type { ImagePlane } from './image-plane'
import { toColourPlanes, toLuminance } from './image-plane'

/** The width to which a shelf picture is scaled before comparison: a food is still fifty pixels wide. */
export const workingWidth = 320

/**
 * Returns whether a picture shows a shelf: not the dark behind a closed door, not blank or blurred. Keep only clear
 * pictures for the next comparison.
 * Example: `isClearShelf(dark)` is false.
 */
export function isClearShelf(picture: RgbaImage): boolean {
  return isClearPlane(toLuminance(toColourPlanes(picture, workingWidth)))
}

const minLight = 30
const minRange = 20
/** The sharpest hundredth of a picture changes by this part of its range from one pixel to the next; blurred ones by a tenth. */
const minStep = 0.14

/** The same for the lightness of a small picture. Example: `isClearPlane(toLuminance(planes))`. */
export function isClearPlane(light: ImagePlane): boolean {
  const at = quantilesOf(light.data)
  const range = at(0.98) - at(0.02)
  return at(0.5) >= minLight && range >= minRange && quantilesOf(stepsOf(light))(0.99) >= minStep * range
}

function quantilesOf(values: Float32Array): (share: number) => number {
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
