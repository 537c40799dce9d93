import type { InkBlob } from './page-ink'
import { isLetter } from './text-height'

/** A gap between columns is at least this many text heights wide. */
const minGutter = 1.4
/** A column is at least this many text heights wide: amounts before their ingredients are no column. */
const minColumnWidth = 7
/** Columns stand beside each other for at least this many text heights. */
const minColumnHeight = 8

interface Band {
  readonly top: number
  readonly bottom: number
}

/**
 * Separates the columns of a level page, in reading order: what spans the page, then column after column.
 * Example: the title of a cookbook page, its ingredients on the left, its method on the right, the note below both.
 */
export function splitColumns(blobs: readonly InkBlob[], textHeight: number): InkBlob[][] {
  const letters = blobs.filter((blob) => isLetter(blob) && blob.height >= textHeight * 0.5)
  const found = findColumnBand(letters, textHeight)
  if (!found) return [[...blobs]]
  const { band, gutters } = found
  const inBand = blobs.filter((blob) => middleY(blob) >= band.top && middleY(blob) <= band.bottom)
  const edges = [Number.NEGATIVE_INFINITY, ...gutters, Number.POSITIVE_INFINITY]
  const columns = edges
    .slice(1)
    .map((right, at) => inBand.filter((blob) => middleX(blob) <= right && middleX(blob) > (edges[at] ?? 0)))
  return [
    blobs.filter((blob) => middleY(blob) < band.top),
    ...columns,
    ...splitColumns(
      blobs.filter((blob) => middleY(blob) > band.bottom),
      textHeight,
    ),
  ].filter((part) => part.length > 0)
}

/** Finds the tallest band with a gap from top to bottom; a title above and a note below may span the page. */
function findColumnBand(
  letters: readonly InkBlob[],
  textHeight: number,
): { band: Band; gutters: number[] } | undefined {
  const sorted = [...letters].sort((a, b) => a.top - b.top)
  const breaks = rowBreaks(sorted, textHeight)
  for (const top of breaks) {
    for (const bottom of breaks.toReversed()) {
      if (bottom - top < minColumnHeight * textHeight) break
      const inside = sorted.filter((blob) => middleY(blob) > top && middleY(blob) < bottom)
      const gutters = findGutters(inside, textHeight)
      if (gutters.length > 0) return { band: { top, bottom }, gutters }
    }
  }
  return undefined
}

/** The heights at which a band may begin or end: between rows, and where a letter's foot is another's head. */
function rowBreaks(sorted: readonly InkBlob[], textHeight: number): number[] {
  const breaks: number[] = []
  for (const blob of sorted) {
    const last = breaks.at(-1)
    if (last === undefined || blob.top - last > textHeight * 0.8) breaks.push(blob.top - 1)
  }
  const end = Math.max(0, ...sorted.map(({ top, height }) => top + height)) + 1
  return [...breaks, end].slice(0, maxBreaks)
}

/** More rows than on any page. */
const maxBreaks = 120

/** The middles of the gaps that reach through all of these letters, with a column on either side. */
function findGutters(letters: readonly InkBlob[], textHeight: number): number[] {
  const spans = [...letters].sort((a, b) => a.left - b.left)
  const gutters: number[] = []
  let [columnLeft, right] = [spans[0]?.left ?? 0, spans[0]?.left ?? 0]
  for (const [at, { left, width }] of spans.entries()) {
    const isGap = left - right >= minGutter * textHeight
    if (isGap && isColumn(spans.slice(0, at), columnLeft, right, textHeight)) {
      if (isColumn(spans.slice(at), left, Number.POSITIVE_INFINITY, textHeight)) {
        gutters.push((left + right) / 2)
        columnLeft = left
      }
    }
    right = Math.max(right, left + width)
  }
  return gutters
}

/** A column is wide, and has print over most of the height that it shares with its neighbour. */
function isColumn(letters: readonly InkBlob[], from: number, to: number, textHeight: number): boolean {
  const own = letters.filter(({ left }) => left >= from && left < to)
  const width = Math.max(0, ...own.map(({ left, width: wide }) => left + wide)) - from
  const height =
    Math.max(0, ...own.map(({ top, height: high }) => top + high)) - Math.min(...own.map(({ top }) => top))
  return width >= minColumnWidth * textHeight && height >= (minColumnHeight / 2) * textHeight
}

function middleX({ left, width }: InkBlob): number {
  return left + width / 2
}

function middleY({ top, height }: InkBlob): number {
  return top + height / 2
}
