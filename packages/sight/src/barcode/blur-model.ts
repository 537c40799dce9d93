import { solveLinear } from '../image/solve-linear'
import type { BarProfile } from './bar-profile'

/** How a lens smears an edge: evenly out of focus, moved, or as many small errors do. */
export type SpreadShape = 'round' | 'disc' | 'moved'

/** How a code became the light of its profile. */
export interface BlurModel {
  readonly shape: SpreadShape
  /** Offset, stretch and two bends of its modules, the logarithm of the blur, and the growth of its bars; in modules. */
  readonly values: Float64Array
}

/** A code that was fitted to a profile. */
export interface BlurFit {
  readonly model: BlurModel
  /** The light that the fit does not explain, as a part of the variation of the profile. */
  readonly unexplained: number
  readonly paper: Float64Array
  readonly ink: Float64Array
}

const paperTerms = 4
const inkTerms = 3
const terms = paperTerms + inkTerms
const rounds = 8
const tries = [0.01, 0.01, 0.01, 0.01, 0.03, 0.02]

/**
 * A first model and light of a profile, without knowing its code: paper as light as both ends, and ink as dark as
 * the mean asks, because bars cover about half of every code.
 * Example: `guessBlur(profile, 1.3, -1, 1)` for a code that is a module wider on either side than its ends say.
 */
export function guessBlur(profile: BarProfile, blur: number, leftShift: number, rightShift: number): BlurFit {
  const { light } = profile
  const end = Math.round(1 / profile.step)
  const left = Math.max(...light.slice(0, end))
  const right = Math.max(...light.slice(-end))
  const inside = light.slice(2 * end, -2 * end)
  const mean = inside.reduce((sum, value) => sum + value, 0) / inside.length
  const middle = (brighter * (left + right)) / 2
  return {
    model: {
      shape: 'disc',
      values: Float64Array.from([
        (leftShift + rightShift) / 2,
        (rightShift - leftShift) / 2,
        0,
        0,
        Math.log(blur),
        0,
      ]),
    },
    unexplained: 1,
    paper: Float64Array.from([middle, (right - left) / 2, 0, 0]),
    ink: Float64Array.from([(mean - middle) / covered, 0, 0]),
  }
}

const covered = 0.48
/** Blur darkens narrow paper beside bars. */
const brighter = 1.08

/** Returns the blur of a model in modules. Example: 1.2 where thin bars run together. */
export function blurOf({ values }: BlurModel): number {
  return Math.exp(values[4] ?? 0)
}

/** Returns the module at every sample of a profile. Example: 47.5 in the middle of an EAN-13. */
export function placesOf(
  { values }: BlurModel,
  { light, first, step }: BarProfile,
  modules: number,
): Float64Array {
  const [offset = 0, stretch = 0, bend = 0, twist = 0] = values
  return Float64Array.from(light, (_, at) => {
    const module = first + at * step
    const x = (2 * module) / modules - 1
    return module + offset + x * (stretch + x * (bend + x * twist))
  })
}

/** Returns how much of a step's rise lies before a distance from it, 0 … 1. Example: one half at the step itself. */
export function riseAt(shape: SpreadShape, distance: number): number {
  if (shape === 'round') return 1 / (1 + Math.exp(-1.702 * distance))
  const reach = shape === 'disc' ? distance / 2 : distance / Math.sqrt(3)
  if (reach <= -1) return 0
  if (reach >= 1) return 1
  if (shape === 'moved') return (1 + reach) / 2
  return 0.5 + (reach * Math.sqrt(1 - reach * reach) + Math.asin(reach)) / Math.PI
}

/** Fits a model to a code of a profile, from a model near it. Example: `fitBlur(profile, edges, 95, start)`. */
export function fitBlur(
  profile: BarProfile,
  edges: readonly number[],
  modules: number,
  from: BlurModel,
  count = rounds,
): BlurFit {
  let best = explain(profile, edges, modules, from)
  let damping = 0.01
  for (let round = 0; round < count; round += 1) {
    const slopes = tries.map((size, at) => {
      const values = best.model.values.slice()
      values[at] = (values[at] ?? 0) + size
      const moved = explain(profile, edges, modules, { ...best.model, values })
      return moved.left.map((value, index) => (value - (best.left[index] ?? 0)) / size)
    })
    const equations = slopes.map((a) => [...slopes.map((b) => dot(a, b)), -dot(a, best.left)])
    let isBetter = false
    for (let retry = 0; retry < 4 && !isBetter; retry += 1) {
      const change = solveLinear(
        equations.map((row, at) =>
          Float64Array.from(row, (value, other) => (other === at ? value * (1 + damping) + 1e-9 : value)),
        ),
      )
      const values = best.model.values.map((value, at) => value + (change[at] ?? 0))
      const next = isSensible(values)
        ? explain(profile, edges, modules, { ...best.model, values })
        : undefined
      isBetter = next !== undefined && next.unexplained < best.unexplained
      damping *= isBetter ? 0.3 : 8
      if (next && isBetter) {
        const gain = best.unexplained - next.unexplained
        best = next
        if (gain < 1e-4 * best.unexplained) return best
      }
    }
    if (!isBetter) return best
  }
  return best
}

/** Beyond this the fit would explain anything: a shift of a module and a half, a blur of three, bars half as wide again. */
function isSensible([
  offset = 0,
  stretch = 0,
  bend = 0,
  twist = 0,
  blur = 0,
  growth = 0,
]: Float64Array): boolean {
  const warp = [offset, stretch, bend, twist].every((value) => Math.abs(value) < 3)
  return warp && blur > Math.log(0.3) && blur < Math.log(2.6) && Math.abs(growth) < 0.45
}

interface Explained extends BlurFit {
  /** What is left at every sample. */
  readonly left: Float64Array
}

function explain(
  profile: BarProfile,
  edges: readonly number[],
  modules: number,
  model: BlurModel,
): Explained {
  const { light } = profile
  const places = placesOf(model, profile, modules)
  const dark = darknessAt(places, edges, model)
  const equations = Array.from({ length: terms }, () => new Float64Array(terms + 1))
  const row = new Float64Array(terms + 1)
  for (let at = 0; at < light.length; at += 1) {
    setTerms(row, (2 * (places[at] as number)) / modules - 1, dark[at] as number)
    row[terms] = light[at] as number
    for (let a = 0; a < terms; a += 1) {
      const line = equations[a] as Float64Array
      const weight = row[a] as number
      for (let b = 0; b <= terms; b += 1) line[b] = (line[b] as number) + weight * (row[b] as number)
    }
  }
  equations.forEach((line, at) => {
    line[at] = (line[at] as number) + 1e-6
  })
  const shares = Float64Array.from(solveLinear(equations))
  const left = light.map((value, at) => {
    setTerms(row, (2 * (places[at] as number)) / modules - 1, dark[at] as number)
    let told = 0
    for (let a = 0; a < terms; a += 1) told += (row[a] as number) * (shares[a] as number)
    return value - told
  })
  return {
    model,
    left,
    unexplained: dot(left, left) / profile.variation,
    paper: shares.slice(0, paperTerms),
    ink: shares.slice(paperTerms),
  }
}

function setTerms(row: Float64Array, x: number, dark: number): void {
  row[0] = 1
  row[1] = x
  row[2] = x * x
  row[3] = x * x * x
  row[4] = dark
  row[5] = dark * x
  row[6] = dark * x * x
}

/** Returns the paper's light and the ink's at a module. Example: ink takes 150 of 220 away. */
export function lightAt(
  { paper, ink }: BlurFit,
  module: number,
  modules: number,
): { paper: number; ink: number } {
  const x = (2 * module) / modules - 1
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = paper
  const [i0 = 0, i1 = 0, i2 = 0] = ink
  return { paper: p0 + x * (p1 + x * (p2 + x * p3)), ink: i0 + x * (i1 + x * i2) }
}

function darknessAt(places: Float64Array, edges: readonly number[], model: BlurModel): Float64Array {
  const blur = blurOf(model)
  const growth = model.values[5] ?? 0
  const reach = model.shape === 'round' ? 4 * blur : 2.1 * blur
  const dark = new Float64Array(places.length)
  let first = 0
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    while (first < edges.length && (edges[first] ?? 0) < place - reach - 1) first += 1
    let sum = first % 2
    for (let edge = first; edge < edges.length && (edges[edge] ?? 0) < place + reach + 1; edge += 1) {
      const sign = edge % 2 === 0 ? 1 : -1
      sum += sign * riseAt(model.shape, (place - (edges[edge] ?? 0) + sign * growth) / blur)
    }
    dark[at] = sum
  }
  return dark
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number)
  return sum
}
