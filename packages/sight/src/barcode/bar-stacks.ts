import type { GreyImage } from '../image/image'
import { type BarSpan, findBarSpans } from './bar-spans'

/** The mean of a few rows, and where bars lie in it. */
export interface BarLine {
  readonly top: number
  readonly light: Float32Array
  readonly span: BarSpan
}

/** Lines above each other whose bars begin and end at the same places: what a code looks like and a word does not. */
export interface BarStack {
  readonly lines: readonly BarLine[]
}

/** Rows taken together: their grain goes, and a bar that leans a little stays sharp. */
export const averageRows = 6
const fewestEdges = 16
const mostEdges = 76
const fewestLines = 2
/** A scratch may hide so many. */
const mostMissing = 3
const drift = 0.04
/** Paper beside a code beyond this share of its width says nothing more. */
const amply = 0.1

/** The stacks of a picture whose bars stand upright, the likeliest first. Example: a book's back has its ISBN and its price. */
export function findBarStacks(picture: GreyImage, shortest: number, most = 3): BarStack[] {
  const open: BarLine[][] = []
  for (let top = 0; top + averageRows <= picture.height; top += averageRows) {
    const light = meanRow(picture, top)
    const near = open.filter((lines) => top - (lines.at(-1)?.top ?? 0) <= mostMissing * averageRows)
    for (const span of findBarSpans(light, fewestEdges, mostEdges, shortest)) {
      const line = { top, light, span }
      const stack = near.find((lines) => continues(lines, line))
      if (stack) stack.push(line)
      else open.push([line])
    }
  }
  return open
    .filter((lines) => lines.length >= fewestLines)
    .map((lines) => ({ lines, worth: worthOf(lines) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
}

function continues(lines: readonly BarLine[], { top, span }: BarLine): boolean {
  const last = lines.at(-1)
  if (!last || top === last.top) return false
  const allowed = drift * (span.to - span.from) + 2
  return Math.abs(last.span.from - span.from) < allowed && Math.abs(last.span.to - span.to) < allowed
}

/** A code has many bars over many lines, and more paper beside it than between any two of its bars. */
function worthOf(lines: readonly BarLine[]): number {
  return lines.reduce((sum, { span }) => sum + Math.min(span.edges, 60) * Math.min(span.quiet, amply), 0)
}

function meanRow({ width, data }: GreyImage, top: number): Float32Array {
  const line = new Float32Array(width)
  for (let y = top; y < top + averageRows; y += 1)
    for (let x = 0; x < width; x += 1) line[x] = (line[x] ?? 0) + (data[y * width + x] ?? 0) / averageRows
  return line
}
