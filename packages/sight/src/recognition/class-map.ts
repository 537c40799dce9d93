import { labels } from '../data/labels'

/** The output of a model by position: for each row and column one value per label. */
export interface ClassMap {
  readonly columns: number
  readonly rows: number
  readonly answers: Float32Array
}

/** Converts a model's planes, label by label, to values by position. Example: 7 × 7 places. */
export function toClassMap(map: Float32Array, columns: number, rows: number): ClassMap {
  const positions = columns * rows
  const answers = new Float32Array(positions * labels.length)
  for (let position = 0; position < positions; position += 1)
    for (let label = 0; label < labels.length; label += 1)
      answers[position * labels.length + label] = map[label * positions + position] ?? 0
  return { columns, rows, answers }
}

/** Returns the means over all square windows of a size. Example: 3 × 3 on a map of 7 × 7 gives 5 × 5 windows. */
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

/** Returns the mean over the largest square in the middle. Example: the middle 7 × 7 of 7 × 11. */
export function averageCentre(map: ClassMap): Float32Array {
  const wide = Math.min(map.columns, map.rows)
  const windows = averageWindows(map, wide)
  const position = (windows.rows >> 1) * windows.columns + (windows.columns >> 1)
  return windows.answers.slice(position * labels.length, (position + 1) * labels.length)
}

/** Means over `wide` neighbours, from one line of positions into another. */
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
