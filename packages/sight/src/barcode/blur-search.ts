import { checkDigitOf } from './bar-digits'
import { type BarLayout, leadingParities } from './bar-layouts'
import type { BarProfile } from './bar-profile'
import { type BlurFit, blurOf, lightAt, placesOf, riseAt } from './blur-model'

/** Paths that are followed at once. */
const beam = 200
/** Codes that are told. */
const told = 4

/** Whether the check digit must fit: with a poor fit of the blur a code with one wrong digit is the better next step. */
export type CodeRule = 'valid' | 'any'

/**
 * Finds the valid codes whose bars, smeared as a fit says, are most like a profile, best first. Every digit is judged
 * together with its neighbours, because their bars run into it.
 * Example: `likelyCodes(profile, layout, fit, 'valid')` is `['4006381333931', …]`.
 */
export function likelyCodes(profile: BarProfile, layout: BarLayout, fit: BlurFit, rule: CodeRule): string[] {
  const cells = cellsOf(layout)
  const costs = cells.map((_, at) => costsOf(profile, layout, fit, cells, at))
  let paths: Path[] = [{ cost: 0, sign: 0, before: undefined, order: '' }]
  // The cost of a cell is known once the sign after it is.
  for (let at = 1; at <= cells.length; at += 1) {
    const next: Path[] = []
    const count = cells[at]?.shapes.length ?? 1
    const isOrdered = layout.format === 'EAN-13' && count > 10
    for (const path of paths)
      for (let sign = 0; sign < count; sign += 1) {
        const order = isOrdered ? path.order + (sign < 10 ? 'L' : 'G') : path.order
        if (isOrdered && !orderStarts.has(order)) continue
        const cost = path.cost + (costs[at - 1]?.(path.before?.sign ?? 0, path.sign, sign) ?? 0)
        next.push({ cost, sign, before: path, order })
      }
    paths = next.sort((a, b) => a.cost - b.cost).slice(0, beam)
  }
  return paths.flatMap((path) => textOf(path, cells, layout, rule) ?? []).slice(0, told)
}

/** Returns where the bars of a code begin and end, in modules, in turn. Example: a guard begins at 0 and ends at 1. */
export function edgesOfCode(text: string, layout: BarLayout): number[] {
  const parity = layout.format === 'EAN-13' ? (leadingParities[Number(text[0])] ?? '') : ''
  const digits = layout.format === 'EAN-13' ? text.slice(1) : text
  let next = 0
  const modules = layout.cells
    .map(({ patterns, isDigit }) => {
      if (!isDigit) return patterns[0] ?? ''
      const at = next
      next += 1
      return patterns[Number(digits[at]) + (parity[at] === 'G' ? 10 : 0)] ?? ''
    })
    .join('')
  return edgesOfModules(modules, 0)
}

interface Path {
  readonly cost: number
  readonly sign: number
  readonly before: Path | undefined
  readonly order: string
}

interface Cell {
  readonly isDigit: boolean
  readonly start: number
  readonly length: number
  /** The edges of each of its signs, in turn dark and light, in modules of the whole code. */
  readonly shapes: readonly (readonly number[])[]
}

function cellsOf(layout: BarLayout): Cell[] {
  let start = 0
  return layout.cells.map(({ patterns, isDigit }) => {
    const from = start
    const length = patterns[0]?.length ?? 0
    start += length
    return { isDigit, start: from, length, shapes: patterns.map((pattern) => edgesOfModules(pattern, from)) }
  })
}

function edgesOfModules(modules: string, start: number): number[] {
  const edges: number[] = []
  for (let at = 0; at <= modules.length; at += 1)
    if ((modules[at] ?? '0') !== (modules[at - 1] ?? '0')) edges.push(start + at)
  return edges
}

type CellCost = (before: number, sign: number, after: number) => number

/** How unlike the profile a cell is, with each sign of its own and of its neighbours. */
function costsOf(
  profile: BarProfile,
  layout: BarLayout,
  fit: BlurFit,
  cells: readonly Cell[],
  at: number,
): CellCost {
  const cell = cells[at]
  if (!cell) return () => 0
  const places = placesOf(fit.model, profile, layout.modules)
  const from = at === 0 ? Number.NEGATIVE_INFINITY : cell.start
  const to = at === cells.length - 1 ? Number.POSITIVE_INFINITY : cell.start + cell.length
  const samples: number[] = []
  places.forEach((place, index) => {
    if (place >= from && place < to) samples.push(index)
  })
  const ink = samples.map((index) => lightAt(fit, places[index] ?? 0, layout.modules))
  const shadesOf = (other: Cell | undefined) =>
    (other?.shapes ?? [[]]).map((edges) =>
      Float64Array.from(
        samples,
        (index, order) => (ink[order]?.ink ?? 0) * darknessOf(edges, places[index] ?? 0, fit),
      ),
    )
  const [before, own, after] = [shadesOf(cells[at - 1]), shadesOf(cell), shadesOf(cells[at + 1])]
  const seen = Float64Array.from(
    samples,
    (index, order) => (profile.light[index] ?? 0) - (ink[order]?.paper ?? 0),
  )
  const known = new Float64Array(before.length * own.length * after.length).fill(-1)
  return (a, b, c) => {
    const key = (a * own.length + b) * after.length + c
    let cost = known[key] as number
    if (cost < 0) {
      cost = 0
      const [x, y, z] = [before[a], own[b], after[c]] as [Float64Array, Float64Array, Float64Array]
      for (let index = 0; index < seen.length; index += 1) {
        const gap =
          (seen[index] as number) - (x[index] as number) - (y[index] as number) - (z[index] as number)
        cost += gap * gap
      }
      known[key] = cost
    }
    return cost
  }
}

function darknessOf(edges: readonly number[], place: number, { model }: BlurFit): number {
  const blur = blurOf(model)
  const growth = model.values[5] ?? 0
  let sum = 0
  edges.forEach((edge, at) => {
    const sign = at % 2 === 0 ? 1 : -1
    sum += sign * riseAt(model.shape, (place - edge + sign * growth) / blur)
  })
  return sum
}

/** Only ten of the 64 orders of left signs lead with a digit. */
const orderStarts = new Set(
  leadingParities.flatMap((parity) => [...parity].map((_, at) => parity.slice(0, at + 1))),
)

function textOf(path: Path, cells: readonly Cell[], layout: BarLayout, rule: CodeRule): string | undefined {
  const signs: number[] = []
  for (let at: Path | undefined = path.before; at; at = at.before) signs.unshift(at.sign)
  const digits = signs.filter((_, at) => cells[at]?.isDigit).map((sign) => sign % 10)
  const lead = layout.format === 'EAN-13' ? [leadingParities.indexOf(path.order)] : []
  const text = [...lead, ...digits].join('')
  return rule === 'any' || checkDigitOf(text.slice(0, -1)) === Number(text.at(-1)) ? text : undefined
}
