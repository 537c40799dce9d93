import type { PixelArea } from '../image/image'
import type { InkBlob } from './page-ink'
import { isLetter } from './text-height'

/**
 * Returns the area of a page's print, with some margin: specks and marks far from it do not count. Undefined if there
 * is none.
 * Example: a till's slip scanned on a whole sheet is cut out of the sheet.
 */
export function findPrintedArea(blobs: readonly InkBlob[], textHeight: number): PixelArea | undefined {
  const letters = blobs.filter((blob) => isTextBlob(blob, textHeight))
  const groups = groupsOf(letters, textHeight)
  const largestGroup = groups.reduce((best, group) => Math.max(best, group.length), 0)
  // A group of print counts unless it is a speck beside the real one.
  const kept = groups.filter((group) => group.length >= Math.max(3, largestGroup * 0.02)).flat()
  if (kept.length === 0) return undefined
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (const blob of kept) {
    left = Math.min(left, blob.left)
    top = Math.min(top, blob.top)
    right = Math.max(right, blob.left + blob.width)
    bottom = Math.max(bottom, blob.top + blob.height)
  }
  return {
    left: left - textHeight,
    top: top - textHeight,
    width: right - left + 2 * textHeight,
    height: bottom - top + 2 * textHeight,
  }
}

/**
 * Returns whether a component has the size of this page's print.
 * Example: in print of 20 pixels a blob of 15 × 25, but none of 300 × 40.
 */
export function isTextBlob(blob: InkBlob, textHeight: number): boolean {
  return isLetter(blob) && blob.height >= textHeight * 0.4 && blob.height <= textHeight * 4
}

// Letters within a few letters' distance belong together. A coarse grid finds them in one pass.
function groupsOf(letters: readonly InkBlob[], textHeight: number): InkBlob[][] {
  const size = textHeight * 3
  const cells = new Map<string, InkBlob[]>()
  for (const blob of letters) {
    const key = `${Math.floor((blob.left + blob.width / 2) / size)} ${Math.floor((blob.top + blob.height / 2) / size)}`
    const cell = cells.get(key)
    if (cell) cell.push(blob)
    else cells.set(key, [blob])
  }
  const groups: InkBlob[][] = []
  while (cells.size > 0) {
    const [first] = cells.keys()
    if (first === undefined) break
    const group: InkBlob[] = []
    const stack = [first]
    for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
      const cell = cells.get(key)
      if (!cell) continue
      cells.delete(key)
      group.push(...cell)
      const [column = 0, row = 0] = key.split(' ').map(Number)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (let x = column - 1; x <= column + 1; x += 1) stack.push(`${x} ${y}`)
    }
    groups.push(group)
  }
  return groups
}
