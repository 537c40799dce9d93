import type { GreyImage, PixelArea } from '../image/image'
import { resizeGrey } from '../image/resize-grey'
import { deepenPrint } from './deepen-print'
import { findPrintedArea, isTextBlob } from './page-area'
import { findInkBlobs, toInkMask } from './page-ink'
import { deskewPage, estimateSkew, type Skew, sampleInkPoints } from './page-skew'
import { blurPage } from './page-strokes'
import { removeShadows } from './remove-shadows'
import { rotateQuarterTurns } from './rotate-page'
import { cropPage, textHeightOf } from './text-height'

/** On evenly lit paper (255), print is darker than this after blurring, even faint print. */
export const inkThreshold = 205
/** The approximate letter height of a prepared page. */
export const preparedLetterHeight = 32

const longestToMeasure = 1800
const largestStretch = 3
/** More than on any sheet: gravel, cloth, leaves. */
const maxBlobs = 40_000
/** Enough for a sheet full of small print. */
const maxPixels = 12_000_000
/** Figures stand in columns, too: rows must be clearer by this factor in the other direction. */
const surelySideways = 1.15

interface Measured {
  readonly isSideways: boolean
  readonly textHeight: number
  readonly skew: Skew
  readonly area: PixelArea
}

/**
 * Prepares a picture of printed paper for reading: crops it to the print, scales its letters to about 32 pixels,
 * removes shadows and levels its lines; upright lines are rotated by a quarter first. Returns undefined without print.
 * Example: of a slip on a table it is the slip, straight and white.
 */
export function preparePage(grey: GreyImage): GreyImage | undefined {
  const measured = measure(grey)
  if (!measured) return undefined
  if (!measured.isSideways) return buildPage(grey, measured)
  const turned = rotateQuarterTurns(grey, 1)
  const again = measure(turned)
  return again && buildPage(turned, again)
}

function buildPage(grey: GreyImage, { textHeight, skew, area }: Measured): GreyImage {
  const part = cropPage(grey, area)
  const fitting = Math.sqrt(maxPixels / (part.width * part.height))
  const page = resizeGrey(part, Math.min(largestStretch, fitting, preparedLetterHeight / textHeight))
  return deskewPage(deepenPrint(removeShadows(page)), skew)
}

function measure(whole: GreyImage): Measured | undefined {
  const shrunk = Math.min(1, longestToMeasure / Math.max(whole.width, whole.height))
  const ink = toInkMask(blurPage(deepenPrint(removeShadows(resizeGrey(whole, shrunk)))), inkThreshold)
  const marks = new Uint32Array(ink.data.length)
  const blobs = findInkBlobs(ink, marks)
  const textHeight = textHeightOf(blobs)
  const area = textHeight && findPrintedArea(blobs, textHeight)
  if (!textHeight || !area || blobs.length > maxBlobs) return undefined
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
