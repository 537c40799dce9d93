import type { Random } from '../random'

/** A point of the picture, or relative to a piece's middle. */
export type Point = readonly [x: number, y: number]

/** Writes a coordinate with one decimal, as short as it gets. Whole numbers only: twice as fast as `String` of a fraction. */
export function num(value: number): string {
  const tenths = Math.round(value * 10)
  if (tenths === 0 || !(Math.abs(tenths) < 1e9)) return '0'
  const size = tenths < 0 ? -tenths : tenths
  const [whole, digit] = [(size / 10) | 0, size % 10]
  const text = digit === 0 ? `${whole}` : whole === 0 ? `.${digit}` : `${whole}.${digit}`
  return tenths < 0 ? `-${text}` : text
}

/** Writes a point. */
export function pt(x: number, y: number): string {
  return packed([x, y])
}

/** Turns and moves points from a piece's own coordinates into the picture. */
export function placed(points: readonly Point[], x: number, y: number, turn = 0, scale = 1): Point[] {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos])
}

/** Writes numbers after each other; a minus separates as well as a space does. */
function packed(values: readonly number[]): string {
  let text = ''
  for (const value of values) {
    const next = num(value)
    text += text === '' || next.charCodeAt(0) === 45 ? next : ` ${next}`
  }
  return text
}

// Curves through points (Catmull-Rom): each control point mirrors the one before, so all but the first are left out.
function curve(
  points: readonly Point[],
  at: (index: number) => Point,
  segments: number,
  pull: number,
): string {
  const [startX, startY] = points[0] ?? [0, 0]
  let [x, y] = [Math.round(startX * 10) / 10, Math.round(startY * 10) / 10]
  let path = `M${packed([x, y])}`
  for (let index = 0; index < segments; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const end = [to[0] - (after[0] - from[0]) * pull - x, to[1] - (after[1] - from[1]) * pull - y]
    const [toX, toY] = [Math.round((to[0] - x) * 10) / 10, Math.round((to[1] - y) * 10) / 10]
    const [endX = 0, endY = 0] = end
    path +=
      index === 0
        ? `c${packed([from[0] + (to[0] - before[0]) * pull - x, from[1] + (to[1] - before[1]) * pull - y, endX, endY, toX, toY])}`
        : `s${packed([endX, endY, toX, toY])}`
    x += toX
    y += toY
  }
  return path
}

/** Draws a smooth closed line through points. */
export function smooth(points: readonly Point[], tension = 1): string {
  const count = points.length
  const at = (index: number) => points[(index + count) % count] ?? [0, 0]
  return `${curve(points, at, count, tension / 6)}Z`
}

/** Draws a smooth open line through points. */
export function smoothLine(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  return curve(points, at, points.length - 1, 1 / 6)
}

/** Draws straight lines through points and closes them. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => pt(x, y)).join('L')}Z`
}

interface BlobShape {
  readonly turn?: number
  /** How far the edge leaves the ellipse, as a share of its radius. */
  readonly wobble?: number
  readonly points?: number
}

/** Returns the points of an irregular ellipse. */
export function blobPoints(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { turn = 0, wobble = 0.08, points = 8 }: BlobShape = {},
): Point[] {
  const start = random() * 0.8
  const around = Array.from({ length: points }, (_, index): Point => {
    const angle = start + (index / points) * Math.PI * 2
    const reach = 1 + (random() * 2 - 1) * wobble
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
  return placed(around, x, y, turn)
}

/** Draws an irregular ellipse. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  shape?: BlobShape,
): string {
  return smooth(blobPoints(random, x, y, rx, ry, shape))
}

/** Draws the outline of something poured: long soft swells, no corners. */
export function pool(random: Random, x: number, y: number, rx: number, ry: number, swell = 0.05): string {
  const [two, three, five] = [random() * 6.3, random() * 6.3, random() * 6.3]
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI * 2
    const reach =
      1 +
      swell *
        (Math.sin(2 * angle + two) * 0.7 +
          Math.sin(3 * angle + three) * 0.6 +
          Math.sin(5 * angle + five) * 0.3)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  return smooth(points)
}

/** Returns the outline of a flat strip along a line, as wide as told and narrower at its ends. */
export function ribbon(line: readonly Point[], width: number, ends = 0.5): Point[] {
  const [left, right]: [Point[], Point[]] = [[], []]
  const last = line.length - 1
  line.forEach(([px, py], index) => {
    const [fromX, fromY] = line[Math.max(0, index - 1)] ?? [px, py]
    const [toX, toY] = line[Math.min(last, index + 1)] ?? [px, py]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const share = Math.sin((index / last) * Math.PI)
    const half = ((ends + (1 - ends) * share) * width) / 2
    const [dx, dy] = [((toY - fromY) / length) * half, ((fromX - toX) / length) * half]
    left.push([px + dx, py + dy])
    right.unshift([px - dx, py - dy])
  })
  return [...left, ...right]
}

/** Draws an ellipse as a path. */
export function ellipsePath(x: number, y: number, rx: number, ry = rx): string {
  return `M${pt(x - rx, y)}a${pt(rx, ry)} 0 1 0 ${pt(rx * 2, 0)}a${pt(rx, ry)} 0 1 0 ${pt(-rx * 2, 0)}Z`
}

/** Draws a rectangle with round corners as a path. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${pt(x + r, y)}h${num(width - 2 * r)}a${pt(r, r)} 0 0 1 ${pt(r, r)}v${num(height - 2 * r)}a${pt(r, r)} 0 0 1 ${pt(-r, r)}h${num(2 * r - width)}a${pt(r, r)} 0 0 1 ${pt(-r, -r)}v${num(2 * r - height)}a${pt(r, r)} 0 0 1 ${pt(r, -r)}Z`
}
