import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blobPoints, num, type Point, placed, pt, ribbon, smooth } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a slice of something hollow: spring onion small and whole, onion and pepper as rings or parts of them. */
export function drawRing(c: Canvas, piece: PieceAt): void {
  if (piece.size < 15) drawStalkSlice(c, piece)
  else if (c.random() < 0.3) drawWholeRing(c, piece)
  else drawPartRing(c, piece)
}

/** A slice of a stalk: green rim, pale layers, a small hollow. */
function drawStalkSlice(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [rx, ry] = [size * 0.5, size * between(c.random, 0.3, 0.44)]
  const own = c.lit(colour)
  c.group(`transform="rotate(${num((turn * 57.3) % 70)} ${pt(x, y)})"`, () => {
    c.ellipse(x + 0.6, y + size * 0.17, rx, ry, tone(own, -0.15))
    c.ellipse(x, y, rx, ry, c.body(colour, 0.9))
    c.ellipse(x - 0.2, y - 0.2, rx * 0.72, ry * 0.7, c.lit(inside))
    c.ellipse(x, y, rx * 0.36, ry * 0.36, own, ' opacity=".75"')
  })
}

/** A whole ring with thickness and the next layer lying in it. */
function drawWholeRing(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size * 0.5
  const squash = between(c.random, 0.66, 0.9)
  const own = c.lit(colour)
  const layer = (reach: number, thick: number, dx: number) => {
    const outer = blobPoints(c.random, x + dx, y + dx * 0.6, r * reach, r * reach * squash, {
      turn,
      wobble: 0.06,
    })
    const hole = outer.map(
      ([px, py]): Point => [
        x + dx + (px - x - dx) * (1 - thick),
        y + dx * 0.6 + (py - y - dx * 0.6) * (1 - thick),
      ],
    )
    const band = `${smooth(outer)}${smooth(hole)}`
    c.path(band, c.light.shade, ' fill-rule="evenodd" opacity=".24" transform="translate(1 2)"')
    c.path(band, c.body(inside, 0.7), ' fill-rule="evenodd"')
    c.path(smooth(outer), 'none', ` stroke="${own}" stroke-width="${num(Math.max(1, size * 0.07))}"`)
  }
  layer(1, 0.3, 0)
  if (size > 19 && c.random() < 0.4) layer(0.5, 0.42, size * between(c.random, 0.02, 0.12))
}

/** A part of a ring, as sliced onion falls: an arc with pointed ends, its skin side dark, its cut side pale. */
function drawPartRing(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size * between(c.random, 0.4, 0.58)
  const sweep = between(c.random, 1.9, 3.4)
  const arc = (reach: number): Point[] =>
    Array.from({ length: 5 }, (_, step): Point => {
      const angle = turn + (step / 4 - 0.5) * sweep
      return [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach * 0.86]
    })
  const width = Math.max(3, size * 0.24)
  const d = smooth(ribbon(arc(1), width, 0.3), 0.9)
  c.path(d, c.light.shade, ' opacity=".26" transform="translate(1 2)"')
  c.path(d, c.body(colour, 1))
  c.path(smooth(ribbon(arc(0.93), width * 0.66, 0.25), 0.9), c.body(inside, 0.6))
  if (size > 19)
    c.path(smooth(ribbon(arc(0.58), width * 0.7, 0.3), 0.9), c.body(mix(inside, colour, 0.28), 0.9))
}

/** Draws a flat strip: pepper, onion, meat cut for the wok, bacon. */
export function drawStrip(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const long = size * between(c.random, 0.62, 1.12)
  const bend = between(c.random, -0.16, 0.2) * size
  const sway = between(c.random, -0.08, 0.08) * size
  const line: Point[] = placed(
    [
      [-long / 2, bend],
      [-long * 0.2, -bend * 0.3 + sway],
      [long * 0.18, -bend * 0.3 - sway],
      [long / 2, bend * 0.7],
    ],
    x,
    y,
    turn,
  )
  const width = Math.max(3.8, size * 0.34)
  const outline = ribbon(line, width, 0.72)
  const d = smooth(outline, 0.7)
  c.path(d, c.light.shade, ' opacity=".34" transform="translate(1.4 2.8)"')
  c.path(d, c.body(c.random() < 0.4 ? tone(colour, -0.05, 1.05) : colour, 1.5))
  // The side towards the light: one edge of the strip, thin.
  const isLeftLit = (outline[1]?.[1] ?? 0) < (outline[6]?.[1] ?? 0)
  const edge = isLeftLit ? outline.slice(0, 4) : outline.slice(4)
  const rim = edge.map(([px, py], at): Point => {
    const [mx, my] = (isLeftLit ? line[at] : line[3 - at]) ?? [px, py]
    return [px + (mx - px) * 0.42, py + (my - py) * 0.42]
  })
  c.path(smooth(ribbon(rim, width * 0.3, 0.2), 0.8), c.lit(inside), ' opacity=".75"')
  if (size < 18) return
  // Browned at one end, glossy along the other.
  const [from = [x, y] as Point, over = from, to = from, end = to] = line
  c.line(
    `M${pt(...over)}Q${pt(...to)} ${pt(...end)}`,
    mix(c.lit(colour), c.lit('#4a2010'), 0.6),
    width * 0.28,
    ` opacity=".4" transform="translate(.6 ${num(width * 0.24)})"`,
  )
  c.line(
    `M${pt((from[0] + over[0]) / 2, (from[1] + over[1]) / 2)}L${pt(...over)}`,
    '#ffffff',
    width * 0.14,
    ` opacity=".5" transform="translate(-.6 ${num(-width * 0.1)})"`,
  )
}

/** Draws a few thin shreds: cabbage, carrot, cheese. Each is a blade that ends in points. */
export function drawShred(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const blades: [string, string] = ['', '']
  for (let strand = 0; strand < 4; strand += 1) {
    const long = (size / 2) * between(c.random, 0.62, 1.1)
    const shift = between(c.random, -0.26, 0.26) * size
    const bend = between(c.random, -0.24, 0.24) * size
    const thick = Math.max(1.8, size * 0.15)
    const [from, over, to, under] = placed(
      [
        [-long, shift],
        [0, shift + bend - thick],
        [long, shift * 0.6],
        [0, shift + bend + thick],
      ],
      x,
      y,
      turn + between(c.random, -0.7, 0.7),
    )
    if (from && over && to && under)
      blades[strand % 2 ? 1 : 0] +=
        `M${pt(...from)}Q${pt(...over)} ${pt(...to)}Q${pt(...under)} ${pt(...from)}Z`
  }
  c.path(blades.join(''), c.light.shade, ' opacity=".25" transform="translate(.9 1.7)"')
  c.path(blades[0], tone(c.lit(colour), -0.03))
  c.path(blades[1], c.lit(inside))
}
