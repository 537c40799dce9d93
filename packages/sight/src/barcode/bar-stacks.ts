import type { GreyImage, PixelArea } from '../image/image'
import { type BarSpan, findBarSpans } from './bar-spans'

/** The mean of a few rows, and the bar spans in it. */
export interface BarLine {
  readonly top: number
  readonly light: Float32Array
  readonly span: BarSpan
}

/** Adjacent scan lines whose bars begin and end at the same columns, as in a code and unlike in text. */
export interface BarStack {
  readonly lines: readonly BarLine[]
}

/** Number of rows averaged: noise is reduced, and a slightly tilted bar stays sharp. */
const averageRows = 6
const fewestEdges = 16
const maxEdges = 76
const fewestLines = 2
/** Number of lines a scratch may hide. */
const maxMissing = 3
const drift = 0.04
/** A quiet zone beyond this share of the width carries no further information. */
const amply = 0.1

/** Returns the stacks of a picture with upright bars, likeliest first. Example: a book's back has its ISBN and its price. */
export function findBarStacks(picture: GreyImage, shortest: number, maxStacks = 3): BarStack[] {
  const open: BarLine[][] = []
  for (let top = 0; top + averageRows <= picture.height; top += averageRows) {
    const light = meanRow(picture, top)
    const near = open.filter((lines) => top - (lines.at(-1)?.top ?? 0) <= maxMissing * averageRows)
    for (const span of findBarSpans(light, fewestEdges, maxEdges, shortest)) {
      const line = { top, light, span }
      const stack = near.find((lines) => continuesStack(lines, line))
      if (stack) stack.push(line)
      else open.push([line])
    }
  }
  return open
    .filter((lines) => lines.length >= fewestLines)
    .map((lines) => ({ lines, worth: stackScore(lines) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxStacks)
}

/** Returns the area of a stack's bars. Example: `stackArea(stack).height` is 6 rows for each of its lines. */
export function stackArea({ lines }: BarStack): PixelArea {
  const left = Math.min(...lines.map(({ span }) => span.from))
  const right = Math.max(...lines.map(({ span }) => span.to))
  const top = lines[0]?.top ?? 0
  return { left, top, width: right - left, height: (lines.at(-1)?.top ?? top) + averageRows - top }
}

function continuesStack(lines: readonly BarLine[], { top, span }: BarLine): boolean {
  const last = lines.at(-1)
  if (!last || top === last.top) return false
  const allowed = drift * (span.to - span.from) + 2
  return Math.abs(last.span.from - span.from) < allowed && Math.abs(last.span.to - span.to) < allowed
}

/** A code has many bars over many lines, and wider quiet zones than any space between its bars. */
function stackScore(lines: readonly BarLine[]): number {
  return lines.reduce((sum, { span }) => sum + Math.min(span.edges, 60) * Math.min(span.quiet, amply), 0)
}

function meanRow({ width, data }: GreyImage, top: number): Float32Array {
  const line = new Float32Array(width)
  for (let y = top; y < top + averageRows; y += 1)
    for (let x = 0; x < width; x += 1) line[x] = (line[x] ?? 0) + (data[y * width + x] ?? 0) / averageRows
  return line
}
