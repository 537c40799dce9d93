import type { Random } from '../random'

/** A point of the picture, or relative to a piece's middle. */
export type Point = readonly [x: number, y: number]

const most = 6_000
const texts: string[] = []
const spaced: string[] = []

/** Writes a coordinate with one decimal, as short as it gets. The coordinates of a picture come again and again: each is written once. */
export function num(value: number): string {
  const tenths = Math.round(value * 10)
  const at = tenths + most
  if (!(at >= 0 && at <= 2 * most)) return written(tenths)
  const known = texts[at]
  if (known !== undefined) return known
  const text = written(tenths)
  texts[at] = text
  return text
}

function written(tenths: number): string {
  if (tenths === 0 || !(Math.abs(tenths) < 1e9)) return '0'
  const size = tenths < 0 ? -tenths : tenths
  const [whole, digit] = [(size / 10) | 0, size % 10]
  const text = digit === 0 ? `${whole}` : whole === 0 ? `.${digit}` : `${whole}.${digit}`
  return tenths < 0 ? `-${text}` : text
}

/** A number after another one: a minus separates as well as a space does. */
function next(value: number): string {
  const at = Math.round(value * 10) + most
  if (!(at >= 0 && at <= 2 * most)) return ` ${num(value)}`
  const known = spaced[at]
  if (known !== undefined) return known
  const text = num(value)
  const apart = text.charCodeAt(0) === 45 ? text : ` ${text}`
  spaced[at] = apart
  return apart
}

/** Writes a point. */
export function pt(x: number, y: number): string {
  return num(x) + next(y)
}

/** Turns and moves points from a piece's own coordinates into the picture. */
export function placed(points: readonly Point[], x: number, y: number, turn = 0, scale = 1): Point[] {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos])
}

// Curves through points (Catmull-Rom): each control point mirrors the one before, so all but the first are left out. Plain numbers,
// no arrays: half of the time of a picture is spent here.
function curve(points: readonly Point[], isClosed: boolean, pull: number): string {
  const count = points.length
  if (count === 0) return 'M0 0'
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point
  let [before, from, to] = [at(-1), at(0), at(1)]
  let x = Math.round(from[0] * 10) / 10
  let y = Math.round(from[1] * 10) / 10
  let path = `M${num(x)}${next(y)}`
  const segments = isClosed ? count : count - 1
  for (let index = 0; index < segments; index += 1) {
    const after = at(index + 2)
    const toX = Math.round((to[0] - x) * 10) / 10
    const toY = Math.round((to[1] - y) * 10) / 10
    const endX = to[0] - (after[0] - from[0]) * pull - x
    const endY = to[1] - (after[1] - from[1]) * pull - y
    path +=
      index === 0
        ? `c${num(from[0] + (to[0] - before[0]) * pull - x)}${next(from[1] + (to[1] - before[1]) * pull - y)}${next(endX)}${next(endY)}${next(toX)}${next(toY)}`
        : `s${num(endX)}${next(endY)}${next(toX)}${next(toY)}`
    x += toX
    y += toY
    before = from
    from = to
    to = after
  }
  return path
}

/** Draws a smooth closed line through points. */
export function smooth(points: readonly Point[], tension = 1): string {
  return `${curve(points, true, tension / 6)}Z`
}

/** Draws a smooth open line through points. */
export function smoothLine(points: readonly Point[]): string {
  return curve(points, false, 1 / 6)
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
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const around: Point[] = []
  for (let index = 0; index < points; index += 1) {
    const angle = start + (index / points) * Math.PI * 2
    const reach = 1 + (random() * 2 - 1) * wobble
    const [px, py] = [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
    around.push([x + px * cos - py * sin, y + px * sin + py * cos])
  }
  return around
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
