import type { GreyImage } from '../image/image'
import { resizeGrey } from '../image/resize-grey'
import { findPrintedArea, isTextBlob } from './page-area'
import { findInkBlobs, toInkMask } from './page-ink'
import { blurPage } from './page-strokes'
import { inkThreshold } from './prepare-page'
import { removeShadows } from './remove-shadows'
import { textHeightOf } from './text-height'

const longest = 1800
/** Print nearer to the edge than this many letter heights may go on beyond it: more than a space between words. */
const margin = 1.2

/**
 * Returns whether the print of a picture reaches its edge, so that some of it may be missing.
 * Example: a list whose right side is cut off; a page with a white margin is not.
 */
export function printAtEdge(whole: GreyImage): boolean {
  const grey = resizeGrey(whole, Math.min(1, longest / Math.max(whole.width, whole.height)))
  const blobs = findInkBlobs(toInkMask(blurPage(removeShadows(grey)), inkThreshold))
  const textHeight = textHeightOf(blobs)
  const area = textHeight === undefined ? undefined : findPrintedArea(blobs, textHeight)
  if (textHeight === undefined || !area) return false
  const near = margin * textHeight
  return blobs.some(
    (blob) =>
      isTextBlob(blob, textHeight) &&
      blob.left >= area.left &&
      blob.top >= area.top &&
      blob.left + blob.width <= area.left + area.width &&
      blob.top + blob.height <= area.top + area.height &&
      (blob.left < near ||
        blob.top < near ||
        blob.left + blob.width > grey.width - near ||
        blob.top + blob.height > grey.height - near),
  )
}
