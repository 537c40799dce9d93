import { backgroundIndex, labels } from '../data/labels'
import type { PixelArea } from '../image/image'
import { averageWindows, type ClassMap } from './class-map'
import { softmaxOf } from './classification'
import type { ImageSize } from './model-input'

/** Where one food was seen by two looks at once, and how much speaks for it. Example: bananas in the left half, 5.2. */
export interface FoodRegion {
  /** Its place among the labels. */
  readonly label: number
  readonly area: PixelArea
  /** What the weaker of the two looks says: just above 0 it is weak, above 3 strong. */
  readonly evidence: number
  /** What both looks answered there, on average. */
  readonly answers: Float32Array
}

/** Nearly half of a picture's shorter side in a look from afar, a third of it in a closer one. */
const coarseWindow = 3
const fineWindow = 5
/** In its window a food must stand out at least so much. */
const standsOut = 0.3
/** Less evidence than this speaks against a food, not for it. */
const leastEvidence = 0

/**
 * Foods on which a look from afar and a closer one agree, in the same place; each food once, the strongest first. One look alone
 * sees faces in clouds. Example: eggs beside bananas give two regions.
 */
export function findFoodRegions(coarse: ClassMap, fine: ClassMap, size: ImageSize): FoodRegion[] {
  const near = averageWindows(fine, fineWindow)
  const far = averageWindows(coarse, coarseWindow)
  const nearFoods = standingOut(near)
  const farFoods = standingOut(far)
  const evidence = new Map<number, Float32Array>()
  for (let row = 0; row < near.rows; row += 1)
    for (let column = 0; column < near.columns; column += 1) {
      const place = row * near.columns + column
      const opposite = oppositeOf(row, column, near, far)
      for (const [label, strength] of nearFoods[place] ?? []) {
        const other = farFoods[opposite]?.get(label)
        if (other === undefined) continue
        const both = Math.min(strength, other)
        if (both < leastEvidence) continue
        const places = evidence.get(label) ?? new Float32Array(near.columns * near.rows).fill(-Infinity)
        places[place] = both
        evidence.set(label, places)
      }
    }
  return [...evidence]
    .map(([label, places]): FoodRegion => {
      const peak = places.indexOf(Math.max(...places))
      const row = Math.floor(peak / near.columns)
      const opposite = oppositeOf(row, peak % near.columns, near, far)
      return {
        label,
        evidence: places[peak] ?? 0,
        area: areaAround(peak, places, near, size),
        answers: meanOf(near, peak, far, opposite),
      }
    })
    .sort((one, other) => other.evidence - one.evidence)
}

/** At each place the foods that stand out there, and what speaks for them. */
function standingOut({ columns, rows, answers }: ClassMap): Map<number, number>[] {
  return Array.from({ length: columns * rows }, (_, place) => {
    const here = answers.subarray(place * labels.length, (place + 1) * labels.length)
    const found = new Map<number, number>()
    const chances = softmaxOf(here)
    for (let label = 0; label < chances.length; label += 1)
      if (label !== backgroundIndex && (chances[label] ?? 0) > standsOut) found.set(label, here[label] ?? 0)
    return found
  })
}

/** The window from afar whose middle lies nearest. */
function oppositeOf(row: number, column: number, near: ClassMap, far: ClassMap): number {
  const across = between(column, near.columns, fineWindow, far.columns, coarseWindow)
  const down = between(row, near.rows, fineWindow, far.rows, coarseWindow)
  return down * far.columns + across
}

function between(at: number, windows: number, wide: number, others: number, otherWide: number): number {
  const middle = (at + wide / 2) / (windows + wide - 1)
  const there = Math.round(middle * (others + otherWide - 1) - otherWide / 2)
  return Math.max(0, Math.min(others - 1, there))
}

function meanOf(near: ClassMap, place: number, far: ClassMap, opposite: number): Float32Array {
  const size = labels.length
  return Float32Array.from(
    { length: size },
    (_, at) => ((near.answers[place * size + at] ?? 0) + (far.answers[opposite * size + at] ?? 0)) / 2,
  )
}

/** From the strongest place on, neighbour by neighbour, as long as the food is seen there. */
function areaAround(
  peak: number,
  places: Float32Array,
  { columns, rows }: ClassMap,
  size: ImageSize,
): PixelArea {
  const seen = new Set([peak])
  const waiting = [peak]
  let [left, right, top, bottom] = [columns, 0, rows, 0]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const row = Math.floor(place / columns)
    const column = place % columns
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
      if (!inside || seen.has(next) || (places[next] ?? -Infinity) === -Infinity) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  // A window sees more than the food in it: its outermost ring is left off, but at the picture's edge.
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
