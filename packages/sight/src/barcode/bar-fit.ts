import type { BarCell, BarLayout } from './bar-layouts'
import { buildTemplates, type CellTemplates, samplesPerModule, standardizeValues } from './bar-templates'

/** The fit of a scan line to a code format. */
export interface BarFit {
  /** The mean similarity of all cells with their best sign, at most 1. */
  readonly likeness: number
  /** For every digit cell, the similarity of each of its signs. */
  readonly digits: readonly Float32Array[]
}

/**
 * A code may be bent or seen from the side: the maximum offset of a boundary in modules, and the maximum change of a
 * cell's width.
 */
const slack = 4 * samplesPerModule
const stretch = 3
const widths = 2 * stretch + 1
const cellSteps = 7 * samplesPerModule
/** The cost of each step of width between two neighbouring cells: a pack bends smoothly. */
const jolt = 0.015
/** A path this far behind the best one is pruned. */
const beam = 0.7

/**
 * Fits a code format to a scan line between two ends; every cell finds its own position and width (dynamic time
 * warping).
 * Example: the line over a tin's bent code fits with wide cells in the middle and narrow ones at the rim.
 */
export function fitBars(
  line: Float32Array,
  from: number,
  to: number,
  layout: BarLayout,
  blur: number,
): BarFit | undefined {
  const step = (to - from) / (layout.modules * samplesPerModule)
  const grid = gridOf(line, from, step, layout.modules * samplesPerModule)
  const cells = layout.cells.map((cell) => ({ cell, templates: buildTemplates(cell, blur) }))
  const positions = 2 * slack + 1
  let before = new Float32Array(positions * widths)
  const cameFrom: Int32Array[] = []
  const seen = new Map<CellTemplates, Float32Array>()
  const likenessAt = (templates: CellTemplates, at: number, width: number) => {
    let found = seen.get(templates)
    if (!found) {
      found = new Float32Array(grid.length * widths).fill(unknown)
      seen.set(templates, found)
    }
    const key = (at + margin) * widths + width
    let likeness = found[key] ?? unknown
    if (likeness === unknown) {
      likeness = bestSimilarity(grid, at, width, templates)
      found[key] = likeness
    }
    return likeness
  }
  let nominal = 0
  let worst = 0
  for (const { templates } of cells) {
    const after = new Float32Array(positions * widths).fill(Number.NEGATIVE_INFINITY)
    const back = new Int32Array(positions * widths).fill(-1)
    const nextNominal = nominal + templates.modules * samplesPerModule
    for (let position = 0; position < positions; position += 1) {
      const at = nominal + position - slack
      for (let width = 0; width < widths; width += 1) {
        let best = Number.NEGATIVE_INFINITY
        let origin = -1
        for (let last = Math.max(0, width - 1); last <= Math.min(widths - 1, width + 1); last += 1) {
          const value = (before[position * widths + last] ?? 0) - (last === width ? 0 : jolt)
          if (value > best) {
            best = value
            origin = position * widths + last
          }
        }
        if (best < worst) continue
        const length = Math.round(
          (templates.modules * samplesPerModule * (cellSteps + width - stretch)) / cellSteps,
        )
        const landed = at + length - nextNominal + slack
        if (landed < 0 || landed >= positions) continue
        const value = best + likenessAt(templates, at, width)
        const state = landed * widths + width
        if (value > (after[state] ?? 0)) {
          after[state] = value
          back[state] = origin
        }
      }
    }
    before = after
    worst = maxOf(after) - beam
    cameFrom.push(back)
    nominal = nextNominal
  }
  const total = maxOf(before)
  let state = before.indexOf(total)
  if (total === Number.NEGATIVE_INFINITY) return undefined
  const digits: Float32Array[] = []
  for (let index = cells.length - 1; index >= 0; index -= 1) {
    const { cell, templates } = cells[index] as { cell: BarCell; templates: CellTemplates }
    nominal -= templates.modules * samplesPerModule
    const width = state % widths
    state = cameFrom[index]?.[state] ?? 0
    const at = nominal + Math.floor(state / widths) - slack
    if (cell.isDigit) digits.unshift(similarities(grid, at, width, templates))
  }
  return { likeness: total / cells.length, digits }
}

const unknown = 9

function maxOf(values: Float32Array): number {
  let best = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > best) best = value
  return best
}
const margin = slack + 4 * samplesPerModule

function gridOf(line: Float32Array, from: number, step: number, length: number): Float32Array {
  const grid = new Float32Array(length + 2 * margin)
  const last = line.length - 1
  for (let at = 0; at < grid.length; at += 1) {
    const place = Math.min(last, Math.max(0, from + (at - margin + 0.5) * step - 0.5))
    const left = Math.floor(place)
    const share = place - left
    grid[at] = (line[left] ?? 0) * (1 - share) + (line[Math.min(last, left + 1)] ?? 0) * share
  }
  return grid
}

/** A buffer reused for every position, to avoid garbage collection. */
const curve = new Float32Array(64)

function takeCurve(grid: Float32Array, at: number, width: number, samples: number): void {
  const scale = (cellSteps + width - stretch) / cellSteps
  let place = at + margin - samplesPerModule * scale + 0.5 * scale - 0.5
  for (let sample = 0; sample < samples; sample += 1) {
    const left = Math.floor(place)
    const value = grid[left] as number
    curve[sample] = value + ((grid[left + 1] as number) - value) * (place - left)
    place += scale
  }
  standardizeValues(curve, samples)
}

function bestSimilarity(grid: Float32Array, at: number, width: number, templates: CellTemplates): number {
  takeCurve(grid, at, width, templates.samples)
  let best = -1
  for (let sign = 0; sign < templates.count; sign += 1) best = Math.max(best, similarityOf(sign, templates))
  return best
}

function similarities(grid: Float32Array, at: number, width: number, templates: CellTemplates): Float32Array {
  takeCurve(grid, at, width, templates.samples)
  return Float32Array.from({ length: templates.count }, (_, sign) => similarityOf(sign, templates))
}

function similarityOf(sign: number, { curves, samples }: CellTemplates): number {
  const start = sign * samples
  let sum = 0
  for (let at = 0; at < samples; at += 1) sum += (curve[at] as number) * (curves[start + at] as number)
  return sum
}
