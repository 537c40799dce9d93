import { backgroundIndex, labels } from '../data/labels'
import type { PixelArea } from '../image/image'
import { averageWindows, type ClassMap } from './class-map'
import { softmaxOf } from './classification'
import type { FoodPlace } from './food-places'
import type { FoodEvidence } from './food-presence'
import type { ImageSize } from './model-input'

/** A food that may be in the picture: what the views say of it, and where it is. Example: bananas in the left half. */
export interface FoodRegion extends FoodEvidence {
  /** Its index among the labels. */
  readonly label: number
  readonly area: PixelArea
  /** All that shows the food: the detector's area is that of one piece, where several lie apart. */
  readonly around: PixelArea
}

/** Nearly half of a picture's shorter side in the distant view, a third of it in the close one. */
const coarseWindow = 3
const fineWindow = 5
/** Foods that no view gives more than this are not considered. */
const minProbability = 0.05
/** The probability from which a neighbouring window belongs to the same region. */
const sameRegion = 0.3
/** From this probability on the detector's area is used: it is closer than a window. */
const placedFrom = 0.1

/**
 * Finds the foods that the whole picture, the distant or the close view shows or the detector finds; each food once.
 * `places` holds one place a food, in the order of labels.
 * Example: eggs beside bananas give two regions.
 */
export function findFoodRegions(
  coarse: ClassMap,
  fine: ClassMap,
  whole: Float32Array,
  places: readonly FoodPlace[],
  size: ImageSize,
): FoodRegion[] {
  const close = toProbabilities(averageWindows(fine, fineWindow))
  const distant = toProbabilities(averageWindows(coarse, coarseWindow))
  return labels.flatMap((_, label): FoodRegion[] => {
    const place = places[label - 1]
    if (label === backgroundIndex || !place) return []
    const farPlane = planeOf(distant, label)
    const nearPlane = planeOf(close, label)
    const near = Math.max(...nearPlane)
    const evidence = { whole: whole[label] ?? 0, far: Math.max(...farPlane), placed: place.placed }
    if (Math.max(near, ...Object.values(evidence)) < minProbability) return []
    const windows = areaAround(nearPlane.indexOf(near), nearPlane, close, size)
    const area = place.placed >= placedFrom ? place.area : windows
    return [{ label, ...evidence, area, around: areaOfBoth(area, windows) }]
  })
}

/** The map with probabilities instead of the model's values. */
function toProbabilities({ columns, rows, answers }: ClassMap): ClassMap {
  const chances = new Float32Array(answers.length)
  for (let start = 0; start < answers.length; start += labels.length)
    chances.set(softmaxOf(answers.subarray(start, start + labels.length)), start)
  return { columns, rows, answers: chances }
}

/** The values of one label, position by position. */
function planeOf({ columns, rows, answers }: ClassMap, label: number): Float32Array {
  return Float32Array.from(
    { length: columns * rows },
    (_, position) => answers[position * labels.length + label] ?? 0,
  )
}

/** Grows the region from the strongest position to neighbours that show the food, too. */
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
      if (!inside || seen.has(next) || (positions[next] ?? 0) < sameRegion) continue
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

function areaOfBoth(one: PixelArea, other: PixelArea): PixelArea {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}
