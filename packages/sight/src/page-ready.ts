import { isText, printedArea } from './page-area'
import { blobsOf, inkOf } from './page-ink'
import { evenLight } from './page-light'
import { cropped, resized, textHeightOf } from './page-size'
import { levelled, pointsOf, type Skew, skewOf } from './page-skew'
import { softened } from './page-strokes'
import type { Area, GreyPicture, Picture } from './picture'
import { greyOf } from './picture'

/** On evenly lit paper (255) print is darker than this once softened, even faint print. */
export const inkIsBelow = 205
/** How high the letters of a page that was made ready are, more or less. */
export const readyHeight = 26

const longestToMeasure = 1800
const largestStretch = 3

interface Measured {
  readonly textHeight: number
  readonly skew: Skew
  readonly area: Area
}

/**
 * Makes a photo of printed paper ready to be read: cut to where print stands, its letters about 26 pixels high, shadows taken off,
 * lines made level. Nothing when there is no print. Example: `readyPage(photo)` of a slip on a table is the slip, upright and white.
 */
export function readyPage(picture: Picture): GreyPicture | undefined {
  const grey = greyOf(picture)
  const shrunk = Math.min(1, longestToMeasure / Math.max(grey.width, grey.height))
  const measured = measure(resized(grey, shrunk))
  if (!measured) return undefined
  const { textHeight, skew, area } = measured
  const part = cropped(grey, {
    left: area.left / shrunk,
    top: area.top / shrunk,
    width: area.width / shrunk,
    height: area.height / shrunk,
  })
  const page = resized(part, Math.min(largestStretch, (readyHeight * shrunk) / textHeight))
  return levelled(evenLight(page), skew)
}

function measure(grey: GreyPicture): Measured | undefined {
  const ink = inkOf(softened(evenLight(grey)), inkIsBelow)
  const marks = new Uint32Array(ink.data.length)
  const blobs = blobsOf(ink, marks)
  const textHeight = textHeightOf(blobs)
  if (textHeight === undefined) return undefined
  const area = printedArea(blobs, textHeight)
  if (!area) return undefined
  const points = pointsOf(ink, marks, blobs, (blob) => isText(blob, textHeight))
  const moved = { x: points.x.map((x) => x - area.left), y: points.y.map((y) => y - area.top) }
  return { textHeight, area, skew: skewOf(moved, area.width, area.height, textHeight) }
}
