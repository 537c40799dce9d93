import type { GreyImage, PixelArea } from '../image/image'
import { resizeGrey } from '../image/resize-grey'
import { findPrintedArea, isTextBlob } from './page-area'
import { findInkBlobs, toInkMask } from './page-ink'
import { deskewPage, estimateSkew, type Skew, sampleInkPoints } from './page-skew'
import { blurPage } from './page-strokes'
import { removeShadows } from './remove-shadows'
import { rotateQuarterTurns } from './rotate-page'
import { cropPage, textHeightOf } from './text-height'

/** On evenly lit paper (255) print is darker than this once softened, even faint print. */
export const inkThreshold = 205
/** How high the letters of a page that was made ready are, more or less. */
export const preparedLetterHeight = 32

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
  readonly area: PixelArea
}

/**
 * Makes a picture of printed paper ready to be read: cut to where print stands, its letters about 32 pixels high, shadows taken off,
 * lines made level; if they stand upright, it is turned by a quarter first. Nothing when there is no print. Example: of a slip on a
 * table it is the slip, straight and white.
 */
export function preparePage(grey: GreyImage): GreyImage | undefined {
  const measured = measure(grey)
  if (!measured) return undefined
  if (!measured.isSideways) return made(grey, measured)
  const turned = rotateQuarterTurns(grey, 1)
  const again = measure(turned)
  return again && made(turned, again)
}

function made(grey: GreyImage, { textHeight, skew, area }: Measured): GreyImage {
  const part = cropPage(grey, area)
  const fitting = Math.sqrt(mostPixels / (part.width * part.height))
  const page = resizeGrey(part, Math.min(largestStretch, fitting, preparedLetterHeight / textHeight))
  return deskewPage(removeShadows(page), skew)
}

function measure(whole: GreyImage): Measured | undefined {
  const shrunk = Math.min(1, longestToMeasure / Math.max(whole.width, whole.height))
  const ink = toInkMask(blurPage(removeShadows(resizeGrey(whole, shrunk))), inkThreshold)
  const marks = new Uint32Array(ink.data.length)
  const blobs = findInkBlobs(ink, marks)
  const textHeight = textHeightOf(blobs)
  const area = textHeight && findPrintedArea(blobs, textHeight)
  if (!textHeight || !area || blobs.length > mostBlobs) return undefined
  const { x, y } = sampleInkPoints(
    ink,
    marks,
    blobs,
    (blob) => isTextBlob(blob, textHeight) && isWithin(blob, area),
  )
  const moved = { x: x.map((at) => at - area.left), y: y.map((at) => at - area.top) }
  const skew = estimateSkew(moved, area.width, area.height, textHeight)
  const upright = estimateSkew({ x: moved.y, y: moved.x }, area.height, area.width, textHeight)
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

function isWithin(inner: PixelArea, outer: PixelArea): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  )
}
