import { equalizeContrast, sharpenGrey } from '../image/grey-contrast'
import type { GreyImage, PixelArea } from '../image/image'
import { resizeGrey } from '../image/resize-grey'
import { rotateGrey } from '../image/rotate-grey'
import { findBarDirections } from './bar-directions'

/** A preprocessing variant of a picture. Example: twice as large and sharpened. */
export interface ImageVariant {
  readonly make: (picture: GreyImage) => GreyImage
  /** Its rotation of the picture, in degrees. */
  readonly turn: number
}

/** Small pictures benefit from enlarging; large ones do not. */
const small = 400 * 400
/** A larger picture is scaled down first: a code that needs more pixels would fill the view many times over. */
const largest = 1600 * 1600

/** Scales a picture down to the maximum useful size. Example: a photo of 4000 × 3000 becomes 1847 × 1386. */
export function limitImageSize(picture: GreyImage): GreyImage {
  const pixels = picture.width * picture.height
  return pixels > largest ? resizeGrey(picture, Math.sqrt(largest / pixels)) : picture
}

function enlarge(picture: GreyImage): GreyImage {
  return picture.width * picture.height < small ? resizeGrey(picture, 2) : picture
}

/** The unchanged picture. Example: the first look at every frame. */
export const originalVariant: ImageVariant = { make: (picture) => picture, turn: 0 }

/**
 * Returns the other variants, most helpful first, the last with its bars rotated upright.
 * Example: `createVariants(grey)[0].make(grey)` is enlarged and sharpened.
 */
export function createVariants(picture: GreyImage): ImageVariant[] {
  const directions = findBarDirections(picture).filter((turn) => Math.abs(turn) > slight)
  return [
    { make: (whole) => sharpenGrey(enlarge(whole), 3, 2), turn: 0 },
    { make: (whole) => equalizeContrast(enlarge(whole), 24), turn: 0 },
    { make: enlarge, turn: 0 },
    ...directions.map((turn) => ({
      make: (whole: GreyImage) => sharpenGrey(rotateGrey(whole, turn), 2, 2),
      turn,
    })),
  ]
}

/** Bars that lean less than this are read without rotation. */
const slight = 3

/** Maps an area of a variant to the original picture. Example: half as far from the corner, when it was enlarged. */
export function toOriginalArea(area: PixelArea, look: GreyImage, turn: number, whole: GreyImage): PixelArea {
  const radians = (turn * Math.PI) / 180
  const cosine = Math.cos(radians)
  const sine = Math.sin(radians)
  const wide = Math.abs(whole.width * cosine) + Math.abs(whole.height * sine)
  const scale = wide / look.width
  const xs: number[] = []
  const ys: number[] = []
  for (const x of [area.left, area.left + area.width])
    for (const y of [area.top, area.top + area.height]) {
      const dx = (x - look.width / 2) * scale
      const dy = (y - look.height / 2) * scale
      xs.push(dx * cosine + dy * sine + whole.width / 2)
      ys.push(dy * cosine - dx * sine + whole.height / 2)
    }
  const left = Math.max(0, Math.min(...xs))
  const top = Math.max(0, Math.min(...ys))
  return {
    left,
    top,
    width: Math.max(0, Math.min(whole.width, Math.max(...xs)) - left),
    height: Math.max(0, Math.min(whole.height, Math.max(...ys)) - top),
  }
}
