/** A span of a scan line that may be a code: from the outer edge of its first bar to that of its last, in pixels. */
export interface BarSpan {
  readonly from: number
  readonly to: number
  readonly edges: number
  /** The narrower of the two quiet zones, as a part of the width. */
  readonly quiet: number
}

interface Edge {
  readonly place: number
  /** Positive where it gets lighter. */
  readonly rise: number
}

interface End {
  readonly edge: Edge
  readonly index: number
  /** The quiet zone beside it. */
  readonly gap: number
}

/** A scan line over printed text has hundreds of candidate starts and ends; a code is among those with the widest quiet zones. */
const maxPairs = 24
/** A smaller step than this is noise. */
const grain = 3
/** Minimum quiet zone beside a code, as a part of its width: printers leave less than the standard requires. */
const quiet = 0.03

/**
 * Finds spans of bars with quiet zones on both sides.
 * Example: in a line over a whole shelf label, the code but not the words beside it.
 */
export function findBarSpans(
  line: Float32Array,
  minEdges: number,
  maxEdges: number,
  minWidth: number,
): BarSpan[] {
  const edges = edgesOf(line)
  const left: End[] = []
  const right: End[] = []
  edges.forEach((edge, index) => {
    const size = Math.abs(edge.rise)
    const step = edge.rise < 0 ? -1 : 1
    let other = index + step
    while (other >= 0 && other < edges.length && Math.abs(edges[other]?.rise ?? 0) < 0.35 * size)
      other += step
    const end = step < 0 ? 0 : line.length
    const gap = Math.abs(edge.place - (edges[other]?.place ?? end))
    ;(edge.rise < 0 ? left : right).push({ edge, index, gap })
  })
  const pairs: { start: End; end: End; quiet: number }[] = []
  for (const start of left)
    for (const end of right) {
      const width = end.edge.place - start.edge.place
      const beside = Math.min(start.gap, end.gap) / width
      if (width >= minWidth && beside >= quiet && end.index - start.index + 1 >= minEdges)
        pairs.push({ start, end, quiet: beside })
    }
  return pairs
    .sort((a, b) => b.quiet - a.quiet)
    .slice(0, maxPairs)
    .map(({ start, end, quiet: beside }) => ({
      from: start.edge.place,
      to: end.edge.place,
      edges: countBetween(edges, start.index, end.index),
      quiet: beside,
    }))
    .filter(({ edges: count }) => count >= minEdges && count <= maxEdges)
}

function countBetween(edges: readonly Edge[], from: number, to: number): number {
  let strongest = 0
  for (let at = from; at <= to; at += 1) strongest = Math.max(strongest, Math.abs(edges[at]?.rise ?? 0))
  let count = 0
  for (let at = from; at <= to; at += 1) if (Math.abs(edges[at]?.rise ?? 0) >= strongest * 0.08) count += 1
  return count
}

/** Finds the edges: the half-height crossings between successive extrema. */
function edgesOf(line: Float32Array): Edge[] {
  const turns: number[] = [0]
  for (let at = 1; at < line.length; at += 1) {
    const last = turns.at(-1) ?? 0
    const before = turns.at(-2)
    const rise = (line[at] ?? 0) - (line[last] ?? 0)
    const up = before === undefined ? rise > 0 : (line[last] ?? 0) > (line[before] ?? 0)
    // Still in the same direction: the extremum moves on.
    if (before !== undefined && (up ? rise >= 0 : rise <= 0)) turns[turns.length - 1] = at
    else if (Math.abs(rise) >= grain) turns.push(at)
    else if (before === undefined && Math.abs(rise) < grain) turns[0] = at
  }
  const edges: Edge[] = []
  for (let index = 1; index < turns.length; index += 1) {
    const from = turns[index - 1] ?? 0
    const to = turns[index] ?? 0
    const rise = (line[to] ?? 0) - (line[from] ?? 0)
    edges.push({ place: findCrossing(line, from, to), rise })
  }
  return edges
}

function findCrossing(line: Float32Array, from: number, to: number): number {
  const half = ((line[from] ?? 0) + (line[to] ?? 0)) / 2
  for (let at = from; at < to; at += 1) {
    const a = line[at] ?? 0
    const b = line[at + 1] ?? 0
    if (a !== b && (a - half) * (b - half) <= 0) return at + 0.5 + (half - a) / (b - a)
  }
  return (from + to) / 2 + 0.5
}
