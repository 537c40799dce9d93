import type { Random } from '../random'
import type { Point } from './geometry'

/** Where pieces may lie: an ellipse, a ring of one, or a rectangle. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  /** The empty share of the middle, for a ring. */
  readonly hole?: number
  readonly isSquare?: boolean
}

function anyPoint(random: Random, { x, y, rx, ry, hole = 0, isSquare = false }: Region): Point {
  if (isSquare) return [x + (random() * 2 - 1) * rx, y + (random() * 2 - 1) * ry]
  const angle = random() * Math.PI * 2
  const reach = Math.sqrt(hole * hole + random() * (1 - hole * hole))
  return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
}

/**
 * Returns points at least a distance apart, as far as the tries allow, from the back to the front. Positions in
 * `taken` are respected and not returned.
 */
export function scatter(
  random: Random,
  region: Region,
  count: number,
  distance: number,
  taken: readonly Point[] = [],
): Point[] {
  const found: Point[] = []
  const all = [...taken]
  const nearest = distance * distance
  // Destructured points and iterators would take most of the time of a picture.
  const isFree = (point: Point) => {
    for (let at = all.length - 1; at >= 0; at -= 1) {
      const other = all[at] as Point
      const dx = other[0] - point[0]
      const dy = other[1] - point[1]
      if (dx * dx + dy * dy < nearest) return false
    }
    return true
  }
  for (let tries = 0; found.length < count && tries < count * 14 && tries < 2400; tries += 1) {
    const point = anyPoint(random, region)
    if (!isFree(point)) continue
    found.push(point)
    all.push(point)
  }
  return found.sort((one, other) => one[1] - other[1])
}

/** Returns points without regard to each other. */
export function sprinkle(random: Random, region: Region, count: number): Point[] {
  return Array.from({ length: count }, () => anyPoint(random, region))
}
