import { resized } from './grey-sizing'
import { isText, printedArea } from './page-area'
import { blobsOf, inkOf } from './page-ink'
import { evenLight } from './page-light'
import { cropped, textHeightOf } from './page-size'
import { levelled, pointsOf, type Skew, skewOf } from './page-skew'
import { softened } from './page-strokes'
import { quarterTurned } from './page-turns'
import type { Area, GreyPicture } from './picture'

/** On evenly lit paper (255) print is darker than this once softened, even faint print. */
export const inkIsBelow = 205
/** How high the letters of a page that was made ready are, more or less. */
export const readyHeight = 32

const longestToMeasure = 1800
const largestStretch = 3
/** More than on any sheet: gravel, cloth, leaves. */
const mostBlobs = 40_000
/** Enough for a sheet full of small print. */
const mostPixels = 12_000_000
/** Figures stand in columns, too: rows must be so much clearer the other way. */
const surelySideways = 1.15

interface Measured {
  readonly isSideways: boolean
  readonly textHeight: number
  readonly skew: Skew
  readonly area: Area
}

/**
 * Makes a picture of printed paper ready to be read: cut to where print stands, its letters about 32 pixels high, shadows taken off,
 * lines made level; if they stand upright, it is turned by a quarter first. Nothing when there is no print. Example: of a slip on a
 * table it is the slip, straight and white.
 */
export function readyPage(grey: GreyPicture): GreyPicture | undefined {
  const measured = measure(grey)
  if (!measured) return undefined
  if (!measured.isSideways) return made(grey, measured)
  const turned = quarterTurned(grey, 1)
  const again = measure(turned)
  return again && made(turned, again)
}

function made(grey: GreyPicture, { textHeight, skew, area }: Measured): GreyPicture {
  const part = cropped(grey, area)
  const fitting = Math.sqrt(mostPixels / (part.width * part.height))
  const page = resized(part, Math.min(largestStretch, fitting, readyHeight / textHeight))
  return levelled(evenLight(page), skew)
}

function measure(whole: GreyPicture): Measured | undefined {
  const shrunk = Math.min(1, longestToMeasure / Math.max(whole.width, whole.height))
  const ink = inkOf(softened(evenLight(resized(whole, shrunk))), inkIsBelow)
  const marks = new Uint32Array(ink.data.length)
  const blobs = blobsOf(ink, marks)
  const textHeight = textHeightOf(blobs)
  const area = textHeight && printedArea(blobs, textHeight)
  if (!textHeight || !area || blobs.length > mostBlobs) return undefined
  const { x, y } = pointsOf(ink, marks, blobs, (blob) => isText(blob, textHeight) && isWithin(blob, area))
  const moved = { x: x.map((at) => at - area.left), y: y.map((at) => at - area.top) }
  const skew = skewOf(moved, area.width, area.height, textHeight)
  const upright = skewOf({ x: moved.y, y: moved.x }, area.height, area.width, textHeight)
  return {
    textHeight: textHeight / shrunk,
    skew,
    isSideways: upright.clearness > skew.clearness * surelySideways,
    area: {
      left: area.left / shrunk,
      top: area.top / shrunk,
      width: area.width / shrunk,
      height: area.height / shrunk,
    },
  }
}

function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  )
}
