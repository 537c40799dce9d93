import { type RgbaImage, toGreyImage } from '../image/image'
import type { DecodedLine } from './decode-line'
import { middleOf, type TextLine } from './page-lines'
import { printAtEdge } from './print-at-edge'
import {
  type DocumentLine,
  linesIn,
  linesInColumns,
  type ReadPageOptions,
  type RunReader,
  readLine,
  startsBlock,
  uprightPage,
} from './read-page'

/** A line of a label; `mayMiss` where some of its print, or a line above it, may have been lost. */
interface LabelLine extends DocumentLine {
  readonly mayMiss: boolean
}

/** The print of a label, unreadable lines included. Example: `print.isCut` if it reaches the edge of the picture. */
export interface LabelPrint {
  /** Column by column. */
  readonly lines: readonly LabelLine[]
  /** From edge to edge, for tables. */
  readonly rows: readonly DecodedLine[]
  readonly isCut: boolean
}

/** More than on any pack. */
const maxLines = 120

/**
 * Reads the print of a label. Unlike `readDocument` it keeps what it could not read, and marks where print may be missing: a
 * list of ingredients with a hole must not pass for a whole one.
 * Example: a glare over the middle of a line sets its `mayMiss`.
 */
export async function readLabel(
  picture: RgbaImage,
  run: RunReader,
  watch: ReadPageOptions = {},
): Promise<LabelPrint> {
  const grey = toGreyImage(picture)
  const { page, lines } = await uprightPage(grey, run, linesInColumns)
  const wide = linesIn(page)
  const inColumns = wide.length !== lines.length
  const all = lines.length + (inColumns ? wide.length : 0)
  let done = 0
  const read = async (some: readonly TextLine[]): Promise<DecodedLine[]> => {
    const decoded: DecodedLine[] = []
    for (const line of some.slice(0, maxLines)) {
      if (watch.isStopped?.()) return []
      decoded.push(await readLine(page, line, run))
      done += 1
      watch.onProgress?.(done / all)
    }
    return decoded
  }
  const decoded = await read(lines)
  const holes = findHoles(lines, decoded)
  const marked = decoded.map((one, at) => {
    const line = lines[at]
    return { ...one, startsBlock: !line || startsBlock(lines[at - 1], line), mayMiss: holes[at] ?? true }
  })
  return {
    lines: marked,
    rows: inColumns ? await read(wide) : decoded,
    isCut: lines.length > maxLines || printAtEdge(grey),
  }
}

/** A gap inside a line, as the decoder writes it. */
const wideGap = / {3}/
/** Lines of one paragraph are at most this many times as far apart as the others. */
const widestPitch = 1.6
/** A line begins at most this many letter heights right of its neighbour. */
const widestIndent = 1.5
/** Room for so many letters more than the next word needs is no ragged edge. */
const spareLetters = 5

/**
 * Returns for each line whether print may be missing: a gap inside it, a line lost above it, a beginning further right than the
 * lines around it, or an end so early that the next word would have fitted.
 */
export function findHoles(lines: readonly TextLine[], decoded: readonly DecodedLine[]): boolean[] {
  const blocks = blocksOf(lines)
  return decoded.map(({ text }, at) => {
    const line = lines[at]
    const block = blocks.find((one) => one.includes(at)) ?? []
    if (!line || wideGap.test(text.trim())) return true
    const rows = block.flatMap((row) => lines[row] ?? [])
    const left = Math.min(...rows.map((one) => one.left))
    if (line.left - left > widestIndent * line.height) return true
    const before = lines[at - 1]
    if (before && block.includes(at - 1) && middleOf(line) - middleOf(before) > widestPitch * pitchOf(rows))
      return true
    const next = decoded[at + 1]
    if (!next || !block.includes(at + 1) || /[.:!?]\s*$/.test(text)) return false
    const letter = (line.right - line.left) / Math.max(1, text.length)
    const room = Math.max(...rows.map((one) => one.right)) - line.right
    const [word = ''] = next.text.trim().split(' ')
    return room > letter * (word.length + spareLetters)
  })
}

function blocksOf(lines: readonly TextLine[]): number[][] {
  const blocks: number[][] = []
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1)
    if (!last || startsBlock(lines[at - 1], line)) blocks.push([at])
    else last.push(at)
  }
  return blocks
}

function pitchOf(rows: readonly TextLine[]): number {
  const pitches = rows
    .slice(1)
    .map((row, at) => middleOf(row) - middleOf(rows[at] ?? row))
    .sort((a, b) => a - b)
  return pitches[pitches.length >> 1] ?? Number.POSITIVE_INFINITY
}
