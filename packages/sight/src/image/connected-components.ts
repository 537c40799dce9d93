/** Connected pixels. Example: one of three eggs on a dark table. */
export interface ConnectedComponent {
  /** Their indexes, row by row. */
  readonly pixels: readonly number[]
  readonly touchesEdge: boolean
}

/** Finds the 4-connected components of a mask of the given width. Example: two discs apart are two blobs. */
export function findConnectedComponents(mask: Uint8Array, columns: number): ConnectedComponent[] {
  const seen = new Uint8Array(mask.length)
  const rows = mask.length / columns
  const blobs: ConnectedComponent[] = []
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || seen[start]) continue
    const pixels = [start]
    let touchesEdge = false
    seen[start] = 1
    for (let next = 0; next < pixels.length; next += 1) {
      const at = pixels[next] ?? 0
      const column = at % columns
      const row = (at - column) / columns
      if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) touchesEdge = true
      const neighbours = [
        column > 0 ? at - 1 : -1,
        column < columns - 1 ? at + 1 : -1,
        at - columns,
        at + columns,
      ]
      for (const neighbour of neighbours) {
        if (neighbour < 0 || neighbour >= mask.length || !mask[neighbour] || seen[neighbour]) continue
        seen[neighbour] = 1
        pixels.push(neighbour)
      }
    }
    blobs.push({ pixels, touchesEdge })
  }
  return blobs
}

/** Returns the share of its convex hull that a component fills. Example: 1 for a disc, less for two discs that touch. */
export function solidity({ pixels }: ConnectedComponent, columns: number): number {
  const ends = new Map<number, [number, number]>()
  for (const at of pixels) {
    const column = at % columns
    const row = (at - column) / columns
    const [left, right] = ends.get(row) ?? [column, column]
    ends.set(row, [Math.min(left, column), Math.max(right, column)])
  }
  // The corners of the pixels instead of their centres: otherwise a thin component would have an empty hull.
  const corners = [...ends].flatMap(([row, [left, right]]): [number, number][] => [
    [left, row],
    [right + 1, row],
    [left, row + 1],
    [right + 1, row + 1],
  ])
  return Math.min(1, pixels.length / areaOf(hullOf(corners)))
}

/** Returns the convex hull of points. */
function hullOf(points: [number, number][]): [number, number][] {
  points.sort(([x, y], [otherX, otherY]) => x - otherX || y - otherY)
  const half = (some: [number, number][]) => {
    const line: [number, number][] = []
    for (const point of some) {
      while (line.length > 1 && turn(line.at(-2), line.at(-1), point) <= 0) line.pop()
      line.push(point)
    }
    return line.slice(0, -1)
  }
  return [...half(points), ...half([...points].reverse())]
}

type Point = [number, number]

function turn([x, y]: Point = [0, 0], [nextX, nextY]: Point = [0, 0], [lastX, lastY]: Point): number {
  return (nextX - x) * (lastY - y) - (nextY - y) * (lastX - x)
}

function areaOf(hull: Point[]): number {
  const double = hull.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = hull[(at + 1) % hull.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(double) / 2
}
