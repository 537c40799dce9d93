import { labels } from '../data/labels'
import { balanceLogits } from './classification'

/** What a model answers place by place: for each row and column as many answers as there are labels, one after the other. */
export interface ClassMap {
  readonly columns: number
  readonly rows: number
  readonly answers: Float32Array
}

/** A model's own order, label by label, turned into place by place, with every food heard alike. Example: 7 × 7 places. */
export function toClassMap(map: Float32Array, columns: number, rows: number): ClassMap {
  const places = columns * rows
  const answers = new Float32Array(places * labels.length)
  const one = new Float32Array(labels.length)
  for (let place = 0; place < places; place += 1) {
    for (let label = 0; label < labels.length; label += 1) one[label] = map[label * places + place] ?? 0
    answers.set(balanceLogits(one), place * labels.length)
  }
  return { columns, rows, answers }
}

/** The means over all squares of so many places. Example: 3 × 3 on a map of 7 × 7 gives 5 × 5 windows. */
export function averageWindows(map: ClassMap, wide: number): ClassMap {
  const width = Math.min(wide, map.columns)
  const height = Math.min(wide, map.rows)
  const size = labels.length
  const columns = map.columns - width + 1
  const rows = map.rows - height + 1
  const answers = new Float32Array(columns * rows * size)
  const across = new Float32Array(columns * map.rows * size)
  for (let row = 0; row < map.rows; row += 1)
    slide(map.answers, row * map.columns * size, size, width, across, row * columns * size, columns, size)
  for (let column = 0; column < columns; column += 1)
    slide(across, column * size, columns * size, height, answers, column * size, rows, columns * size)
  return { columns, rows, answers }
}

/** The mean over a square of places in the middle, as large as fits. Example: the middle 7 × 7 of 7 × 11. */
export function averageCentre(map: ClassMap): Float32Array {
  const wide = Math.min(map.columns, map.rows)
  const windows = averageWindows(map, wide)
  const place = (windows.rows >> 1) * windows.columns + (windows.columns >> 1)
  return windows.answers.slice(place * labels.length, (place + 1) * labels.length)
}

/** Means over `wide` neighbours, from one line of places into another. */
function slide(
  from: Float32Array,
  start: number,
  step: number,
  wide: number,
  to: Float32Array,
  begin: number,
  count: number,
  stride: number,
): void {
  for (let at = 0; at < count; at += 1)
    for (let label = 0; label < labels.length; label += 1) {
      let sum = 0
      for (let next = 0; next < wide; next += 1) sum += from[start + (at + next) * step + label] ?? 0
      to[begin + at * stride + label] = sum / wide
    }
}
