import { lightnessOf, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import {
  blob,
  blobPoints,
  ellipsePath,
  num,
  type Point,
  placed,
  polygon,
  pt,
  ribbon,
  smooth,
} from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a die: a top face and two darker sides. Where skin and flesh differ, the skin is on its side. */
export function drawDice(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const half = size * 0.4
  const corner = () => half * between(c.random, 0.86, 1.12)
  const top = placed(
    [
      [-corner(), -corner()],
      [corner(), -corner()],
      [corner(), corner()],
      [-corner(), corner()],
    ],
    x,
    y - size * 0.1,
    turn,
  )
  const own = c.lit(colour)
  const drop = size * 0.24
  c.shadow(x + size * 0.12, y + size * 0.3, size * 0.62, size * 0.42)
  const lower = top.map(([px, py]): Point => [px, py + drop])
  // Fried or roasted, it is browner at its edges than on its face.
  const isTwoToned = lightnessOf(inside) - lightnessOf(colour) > 0.12
  c.path(smooth([...hull([...top, ...lower])], 0.35), isTwoToned ? own : tone(own, -0.13))
  c.path(
    smooth(top, 0.4),
    c.body(isTwoToned ? inside : colour, 0.8),
    isTwoToned ? ` stroke="${own}" stroke-width="${num(size * 0.07)}" stroke-opacity=".7"` : '',
  )
  if (!isTwoToned || size < 20) return
  // One patch along an edge: two in the middle would look like eyes.
  const [edge] = placed([[-size * 0.04, size * 0.24]], x, y - size * 0.1, turn)
  if (edge)
    c.path(
      blob(c.random, edge[0], edge[1], size * 0.26, size * 0.1, { turn, wobble: 0.3, points: 6 }),
      own,
      ' opacity=".5"',
    )
}

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (list: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      while (kept.length > 1) {
        const [a, b] = [kept[kept.length - 2], kept[kept.length - 1]]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** Draws an irregular lump: potato, squash, fruit. */
export function drawChunk(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const flat = between(c.random, 0.62, 0.88)
  c.shadow(x + size * 0.1, y + size * 0.2, r * 1.15, r * (flat + 0.1))
  const outline = blobPoints(c.random, x, y, r, r * flat, { turn, wobble: 0.15, points: 6 })
  c.path(
    smooth(
      outline.map(([px, py]): Point => [px + size * 0.02, py + size * 0.09]),
      0.55,
    ),
    tone(c.lit(colour), -0.13, 1.06),
  )
  c.path(smooth(outline, 0.55), c.body(colour, 1.1))
  // The facet towards the light.
  const facet = outline.map(
    ([px, py]): Point => [x - size * 0.07 + (px - x) * 0.72, y - size * 0.09 + (py - y) * 0.6],
  )
  c.path(smooth(facet, 0.5), c.body(inside, 0.8), ' opacity=".8"')
  c.gleam(x - r * 0.34, y - r * 0.36, r * 0.26, r * 0.11, 0.3)
}

/** Draws a round slice with its rind and its middle: carrot, courgette, cucumber, radish. */
export function drawCoin(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const squash = 0.86
  c.shadow(x + size * 0.09, y + size * 0.16, r * 1.12, r * 0.98, 0.3)
  c.path(blob(c.random, x, y + size * 0.05, r, r * squash, { turn, wobble: 0.03 }), tone(c.lit(colour), -0.1))
  c.path(blob(c.random, x, y, r, r * squash, { turn, wobble: 0.03 }), c.body(colour, 0.8))
  c.path(
    blob(c.random, x - 0.3, y - 0.4, r * 0.8, r * 0.8 * squash, { turn, wobble: 0.04 }),
    c.body(inside, 0.6),
  )
  // A root has a ring around its core; what has a skin has a paler middle.
  if (lightnessOf(inside) - lightnessOf(colour) < 0.14) {
    c.ellipse(
      x,
      y,
      r * 0.5,
      r * 0.46,
      tone(c.lit(inside), 0.05),
      ` stroke="${tone(c.lit(colour), -0.06)}" stroke-width="${num(Math.max(0.8, size * 0.05))}" stroke-opacity=".8"`,
    )
  } else c.ellipse(x, y, r * 0.34, r * 0.32, tone(c.lit(inside), -0.06), ' opacity=".55"')
  c.gleam(x - r * 0.3, y - r * 0.34, r * 0.3, r * 0.12, 0.3)
}

/** Draws a wedge with rind and flesh: tomato, potato, peach. */
export function drawWedge(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const h = size * 0.24
  c.shadow(x + size * 0.08, y + size * 0.16, size * 0.58, size * 0.36)
  const skin = placed(
    [
      [-size / 2, -h * 0.4],
      [-size * 0.26, h * 1.1],
      [size * 0.24, h * 1.15],
      [size / 2, -h * 0.4],
      [0, -h * 0.9],
    ],
    x,
    y,
    turn,
  )
  const flesh = placed(
    [
      [-size * 0.46, -h * 0.5],
      [-size * 0.22, h * 0.62],
      [size * 0.2, h * 0.66],
      [size * 0.46, -h * 0.5],
      [0, -h * 0.95],
    ],
    x,
    y - size * 0.02,
    turn,
  )
  c.path(smooth(skin, 0.7), c.body(colour))
  c.path(smooth(flesh, 0.7), c.body(inside, 0.8))
  const [from, middle, to] = placed(
    [
      [-size * 0.3, -h * 0.1],
      [0, h * 0.2],
      [size * 0.28, -h * 0.1],
    ],
    x,
    y,
    turn,
  )
  if (from && middle && to)
    c.line(
      `M${pt(...from)}Q${pt(...middle)} ${pt(...to)}`,
      tone(c.lit(inside), 0.1),
      size * 0.05,
      ' opacity=".6"',
    )
}

/** Draws a long thin vegetable: asparagus, green bean, chip. */
export function drawSpear(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const bend = between(c.random, -0.1, 0.1) * size
  const [from, middle, to] = placed(
    [
      [-size / 2, 0],
      [0, bend],
      [size / 2, 0],
    ],
    x,
    y,
    turn,
  )
  if (!from || !middle || !to) return
  const d = `M${pt(...from)}Q${pt(...middle)} ${pt(...to)}`
  const width = Math.max(2.4, size * 0.12)
  c.line(d, c.light.shade, width, ' opacity=".28" transform="translate(1.6 2.6)"')
  c.line(d, tone(c.lit(colour), -0.1), width)
  c.line(d, c.lit(colour), width * 0.72, ' transform="translate(-.4 -.5)"')
  c.line(d, c.lit(inside), width * 0.24, ' opacity=".65" transform="translate(-.8 -1)"')
}

/** Draws a short tube of pasta, bent like macaroni, with its open end. */
export function drawTube(c: Canvas, { x, y, size, turn, colour }: PieceAt): void {
  const w = size * 0.36
  const bend = size * between(c.random, 0.06, 0.26)
  const line = placed(
    [
      [-size * 0.46, bend * 0.9],
      [-size * 0.2, -bend * 0.1],
      [size * 0.16, -bend * 0.2],
      [size * 0.45, bend * 0.6],
    ],
    x,
    y,
    turn,
  )
  const own = c.lit(colour)
  const outline = ribbon(line, w, 0.94)
  c.path(smooth(outline, 0.5), c.light.shade, ' opacity=".26" transform="translate(1.4 3)"')
  c.path(smooth(outline, 0.5), c.body(colour, 1.35))
  c.path(
    smooth(
      ribbon(
        line.map(([px, py]): Point => [px - w * 0.09, py - w * 0.14]),
        w * 0.26,
        0.5,
      ),
      0.8,
    ),
    tone(own, 0.1),
    ' opacity=".75"',
  )
  const [end, before] = [line[3], line[2]]
  if (!end || !before) return
  const angle = num((Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI)
  c.group(`transform="rotate(${angle} ${pt(...end)})"`, () => {
    c.ellipse(end[0], end[1], w * 0.3, w * 0.48, tone(own, 0.08))
    c.ellipse(end[0] + 0.3, end[1], w * 0.2, w * 0.34, tone(own, -0.17, 1.15))
  })
}

/** Draws a crisp triangle: tortilla chip, pitta, toast. */
export function drawChip(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const corners = placed(
    [
      [0, -size * 0.5],
      [size * 0.48, size * 0.34],
      [-size * 0.46, size * 0.36],
    ],
    x,
    y,
    turn,
  )
  c.shadow(x + size * 0.1, y + size * 0.16, size * 0.6, size * 0.5, 0.3)
  c.path(smooth(corners, 0.3), c.body(colour), ` stroke="${tone(c.lit(colour), -0.12)}" stroke-width="1"`)
  for (let spot = 0; spot < 5; spot += 1)
    c.ellipse(
      x + between(c.random, -0.2, 0.2) * size,
      y + between(c.random, -0.12, 0.28) * size,
      size * 0.035,
      size * 0.025,
      c.lit(inside),
      ' opacity=".6"',
    )
}

/** Draws a slab with sharp edges: feta, tofu, halloumi. */
export function drawSlab(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size * 0.5, size * 0.32]
  const top = placed(
    [
      [-w, -h],
      [w, -h * 0.9],
      [w * 0.96, h],
      [-w * 0.98, h * 0.95],
    ],
    x,
    y - size * 0.08,
    turn,
  )
  c.shadow(x + size * 0.08, y + size * 0.22, size * 0.64, size * 0.46)
  c.path(
    polygon(hull([...top, ...top.map(([px, py]): Point => [px, py + size * 0.16])])),
    tone(c.lit(colour), -0.13),
  )
  c.path(polygon(top), c.body(inside, 0.5))
  for (let mark = 0; mark < 5; mark += 1)
    c.ellipse(
      x + between(c.random, -0.3, 0.3) * size,
      y - size * 0.08 + between(c.random, -0.16, 0.16) * size,
      size * 0.03,
      size * 0.02,
      tone(c.lit(colour), -0.08),
    )
}

/** Draws a spoonful of cream: a soft round with a curl. */
export function drawDollop(c: Canvas, { x, y, size, colour }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.1, y + size * 0.16, r * 1.2, r)
  c.path(blob(c.random, x, y, r, r * 0.85, { wobble: 0.09, points: 9 }), c.body(colour, 0.8))
  const own = c.lit(colour)
  c.path(
    blob(c.random, x - r * 0.08, y - r * 0.14, r * 0.62, r * 0.5, { wobble: 0.1 }),
    tone(own, 0.03),
    ' opacity=".9"',
  )
  c.line(
    `M${pt(x - r * 0.5, y + r * 0.1)}Q${pt(x - r * 0.1, y + r * 0.45)} ${pt(x + r * 0.35, y)}T${pt(x - r * 0.1, y - r * 0.3)}`,
    tone(own, -0.09),
    Math.max(1, size * 0.06),
    ' opacity=".55"',
  )
  c.gleam(x - r * 0.35, y - r * 0.4, r * 0.2, r * 0.1, 0.7)
}

/** Draws a slice of a sweetcorn cob. */
export function drawCob(c: Canvas, { x, y, size, colour, inside }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.1, y + size * 0.2, r * 1.2, r * 0.95)
  c.path(ellipsePath(x, y, r, r * 0.9), c.body(colour))
  for (let kernel = 0; kernel < 12; kernel += 1) {
    const angle = (kernel / 12) * Math.PI * 2
    c.ellipse(
      x + Math.cos(angle) * r * 0.78,
      y + Math.sin(angle) * r * 0.7,
      r * 0.2,
      r * 0.18,
      tone(c.lit(colour), kernel % 2 ? 0.07 : 0.03),
      ` stroke="${tone(c.lit(colour), -0.12)}" stroke-width=".5"`,
    )
  }
  c.ellipse(x, y, r * 0.5, r * 0.44, c.body(inside, 0.7))
}
