import { backgroundIndex, labels } from '../data/labels'
import type { PixelArea } from '../image/image'
import { averageWindows, type ClassMap } from './class-map'
import { softmaxOf } from './classification'
import type { ImageSize } from './model-input'

/** A region in which two views found the same food, with its evidence. Example: bananas in the left half, 5.2. */
export interface FoodRegion {
  /** Its index among the labels. */
  readonly label: number
  readonly area: PixelArea
  /** The evidence of the weaker of the two views: just above 0 is weak, above 3 strong. */
  readonly evidence: number
  /** The average output of both views there. */
  readonly answers: Float32Array
}

/** Nearly half of a picture's shorter side in the distant view, a third of it in the close one. */
const coarseWindow = 3
const fineWindow = 5
/** Minimum prominence of a food in its window. */
const standsOut = 0.3
/** Less evidence than this counts against a food. */
const minEvidence = 0

/**
 * Finds foods on which the distant and the close view agree at the same position; each food once, the strongest first.
 * A single view gives false positives.
 * Example: eggs beside bananas give two regions.
 */
export function findFoodRegions(coarse: ClassMap, fine: ClassMap, size: ImageSize): FoodRegion[] {
  const near = averageWindows(fine, fineWindow)
  const far = averageWindows(coarse, coarseWindow)
  const nearFoods = prominentFoods(near)
  const farFoods = prominentFoods(far)
  const evidence = new Map<number, Float32Array>()
  for (let row = 0; row < near.rows; row += 1)
    for (let column = 0; column < near.columns; column += 1) {
      const position = row * near.columns + column
      const opposite = oppositeOf(row, column, near, far)
      for (const [label, strength] of nearFoods[position] ?? []) {
        const other = farFoods[opposite]?.get(label)
        if (other === undefined) continue
        const both = Math.min(strength, other)
        if (both < minEvidence) continue
        const positions = evidence.get(label) ?? new Float32Array(near.columns * near.rows).fill(-Infinity)
        positions[position] = both
        evidence.set(label, positions)
      }
    }
  return [...evidence]
    .map(([label, positions]): FoodRegion => {
      const peak = positions.indexOf(Math.max(...positions))
      const row = Math.floor(peak / near.columns)
      const opposite = oppositeOf(row, peak % near.columns, near, far)
      return {
        label,
        evidence: positions[peak] ?? 0,
        area: areaAround(peak, positions, near, size),
        answers: meanOf(near, peak, far, opposite),
      }
    })
    .sort((one, other) => other.evidence - one.evidence)
}

/** The prominent foods at each position, with their evidence. */
function prominentFoods({ columns, rows, answers }: ClassMap): Map<number, number>[] {
  return Array.from({ length: columns * rows }, (_, position) => {
    const here = answers.subarray(position * labels.length, (position + 1) * labels.length)
    const found = new Map<number, number>()
    const chances = softmaxOf(here)
    for (let label = 0; label < chances.length; label += 1)
      if (label !== backgroundIndex && (chances[label] ?? 0) > standsOut) found.set(label, here[label] ?? 0)
    return found
  })
}

/** The window of the distant view with the nearest centre. */
function oppositeOf(row: number, column: number, near: ClassMap, far: ClassMap): number {
  const across = nearestWindow(column, near.columns, fineWindow, far.columns, coarseWindow)
  const down = nearestWindow(row, near.rows, fineWindow, far.rows, coarseWindow)
  return down * far.columns + across
}

function nearestWindow(at: number, windows: number, wide: number, others: number, otherWide: number): number {
  const middle = (at + wide / 2) / (windows + wide - 1)
  const there = Math.round(middle * (others + otherWide - 1) - otherWide / 2)
  return Math.max(0, Math.min(others - 1, there))
}

function meanOf(near: ClassMap, position: number, far: ClassMap, opposite: number): Float32Array {
  const size = labels.length
  return Float32Array.from(
    { length: size },
    (_, at) => ((near.answers[position * size + at] ?? 0) + (far.answers[opposite * size + at] ?? 0)) / 2,
  )
}

/** Grows the region from the strongest position to neighbours with the food. */
function areaAround(
  peak: number,
  positions: Float32Array,
  { columns, rows }: ClassMap,
  size: ImageSize,
): PixelArea {
  const seen = new Set([peak])
  const pending = [peak]
  let [left, right, top, bottom] = [columns, 0, rows, 0]
  for (let position = pending.pop(); position !== undefined; position = pending.pop()) {
    const row = Math.floor(position / columns)
    const column = position % columns
    left = Math.min(left, column)
    right = Math.max(right, column)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
    for (const [down, across] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      const next = (row + down) * columns + column + across
      const inside = row + down >= 0 && row + down < rows && column + across >= 0 && column + across < columns
      if (!inside || seen.has(next) || (positions[next] ?? -Infinity) === -Infinity) continue
      seen.add(next)
      pending.push(next)
    }
  }
  // A window covers more than the food in it: its outer ring is dropped, except at the picture's edge.
  const cell = {
    width: size.width / (columns + fineWindow - 1),
    height: size.height / (rows + fineWindow - 1),
  }
  const from = { x: left === 0 ? 0 : left + 1, y: top === 0 ? 0 : top + 1 }
  const to = {
    x: right === columns - 1 ? right + fineWindow : right + fineWindow - 1,
    y: bottom === rows - 1 ? bottom + fineWindow : bottom + fineWindow - 1,
  }
  return {
    left: Math.round(from.x * cell.width),
    top: Math.round(from.y * cell.height),
    width: Math.round((to.x - from.x) * cell.width),
    height: Math.round((to.y - from.y) * cell.height),
  }
}
