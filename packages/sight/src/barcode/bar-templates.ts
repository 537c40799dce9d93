import type { BarCell } from './bar-layouts'

/** Samples per module: enough to detect an offset of half a module. */
export const samplesPerModule = 4

/** The signs of a cell as blurred curves of mean 0 and length 1, with one module of context on either side. */
export interface CellTemplates {
  readonly modules: number
  readonly samples: number
  readonly count: number
  /** One after the other. */
  readonly curves: Float32Array
}

const kept = new Map<string, CellTemplates>()

/** Returns the curves of a blurred cell. Example: with a blur of 1 module, two neighbouring thin bars are one hump. */
export function buildTemplates(cell: BarCell, blur: number): CellTemplates {
  const key = `${cell.patterns.join()} ${cell.before}${cell.after} ${blur}`
  let templates = kept.get(key)
  if (!templates) {
    const modules = cell.patterns[0]?.length ?? 0
    const samples = (modules + 2) * samplesPerModule
    const curves = new Float32Array(cell.patterns.length * samples)
    for (const [at, pattern] of cell.patterns.entries())
      curves.set(curveOf(cell, pattern, samples, blur), at * samples)
    templates = { modules, samples, count: cell.patterns.length, curves }
    kept.set(key, templates)
  }
  return templates
}

const context = 4

function curveOf(cell: BarCell, pattern: string, samples: number, blur: number): Float32Array {
  const signs = cell.before.repeat(context) + pattern + cell.after.repeat(context)
  const curve = new Float32Array(samples)
  for (let at = 0; at < samples; at += 1) {
    const position = context - 1 + (at + 0.5) / samplesPerModule
    let dark = 0
    for (let module = 0; module < signs.length; module += 1)
      if (signs[module] === '1')
        dark += below((module + 1 - position) / blur) - below((module - position) / blur)
    curve[at] = 1 - dark
  }
  return standardizeValues(curve, samples)
}

/** An approximation of the normal cumulative distribution function. */
function below(deviations: number): number {
  return 1 / (1 + Math.exp(-1.702 * deviations))
}

/** Normalises the first values to mean 0 and length 1; flat ones stay flat. Example: `[1, 3]` becomes `[-0.71, 0.71]`. */
export function standardizeValues(curve: Float32Array, count: number): Float32Array {
  let sum = 0
  let squares = 0
  for (let at = 0; at < count; at += 1) {
    const value = curve[at] as number
    sum += value
    squares += value * value
  }
  const mean = sum / count
  const length = Math.sqrt(Math.max(0, squares - sum * mean))
  const scale = length > 1e-3 ? 1 / length : 0
  for (let at = 0; at < count; at += 1) curve[at] = ((curve[at] as number) - mean) * scale
  return curve
}
