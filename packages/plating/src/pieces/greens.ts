import { type Colour, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, num, type Point, placed, pt, smooth, smoothLine } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a leaf with its midrib and a light and a dark half: basil, mint, spinach, lettuce. */
export function drawLeaf(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const wide = size * between(c.random, 0.24, 0.32)
  const sway = size * between(c.random, -0.08, 0.08)
  const tip: Point = [size / 2, sway]
  const upper: Point[] = [
    [-size * 0.5, 0],
    [-size * 0.25, -wide * 0.85],
    [size * 0.08, -wide],
    [size * 0.34, -wide * 0.5],
    tip,
  ]
  const lower: Point[] = [
    tip,
    [size * 0.32, wide * 0.55 + sway],
    [size * 0.05, wide],
    [-size * 0.28, wide * 0.8],
    [-size * 0.5, 0],
  ]
  const own = c.lit(colour)
  c.shadow(x + size * 0.07, y + size * 0.13, size * 0.5, size * 0.34, 0.32)
  c.path(
    `${smoothLine(placed(upper, x, y, turn))}L${pt(...first(placed([[-size * 0.5, 0]], x, y, turn)))}Z`,
    c.linear([
      [0, tone(own, 0.1)],
      [1, tone(own, 0.01)],
    ]),
  )
  c.path(
    `${smoothLine(placed(lower, x, y, turn))}Z`,
    c.linear([
      [0, own],
      [1, tone(own, -0.1)],
    ]),
  )
  const [from, middle, to] = placed(
    [
      [-size * 0.56, 0],
      [0, sway * 0.6],
      [size * 0.44, sway],
    ],
    x,
    y,
    turn,
  )
  if (from && middle && to)
    c.line(
      `M${pt(...from)}Q${pt(...middle)} ${pt(...to)}`,
      c.lit(inside),
      Math.max(0.7, size * 0.032),
      ' opacity=".75"',
    )
}

/** Draws a leaf that cooking has softened: limp, folded over itself, its creases dark, its folds glossy. */
export function drawWilted(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  const lobe = (along: number, across: number, reach: number, lean: number) => {
    const [at = [x, y] as Point] = placed([[along * r, across * r]], x, y, turn)
    return blob(c.random, at[0], at[1], r * reach, r * reach * between(c.random, 0.42, 0.58), {
      turn: turn + lean,
      wobble: 0.16,
      points: 9,
    })
  }
  c.shadow(x + size * 0.06, y + size * 0.13, r * 1.2, r * 0.84, 0.36)
  const back = lobe(0, 0.16, 1.12, between(c.random, -0.3, 0.3))
  c.path(back, c.body(tone(colour, -0.06), 1.1))
  c.path(lobe(-0.26, -0.06, 0.82, between(c.random, 0.3, 0.8)), c.body(tone(colour, 0.02, 1.06), 1.3))
  const fold = lobe(0.28, -0.2, 0.68, between(c.random, -0.9, -0.4))
  c.path(fold, tone(own, -0.14), ' opacity=".5" transform="translate(.8 1.8)"')
  c.path(fold, c.body(tone(colour, 0.07, 1.06), 1.2))
  const crease = (from: Point, over: Point, to: Point) => smoothLine(placed([from, over, to], x, y, turn))
  c.line(
    crease([-r * 0.95, r * 0.12], [-r * 0.3, -r * 0.16], [r * 0.34, r * 0.04]),
    c.lit(inside),
    Math.max(0.9, size * 0.04),
    ' opacity=".65"',
  )
  c.line(
    crease([-r * 0.6, -r * 0.36], [-r * 0.1, -r * 0.3], [r * 0.5, -r * 0.42]),
    tone(own, 0.16),
    Math.max(0.8, size * 0.035),
    ' opacity=".55"',
  )
  const [gloss = [x, y] as Point] = placed([[r * 0.26, -r * 0.34]], x, y, turn)
  c.gleam(gloss[0], gloss[1], r * 0.24, Math.max(0.9, r * 0.08), 0.6, ((turn - 0.5) * 180) / Math.PI)
}

function first(points: readonly Point[]): Point {
  return points[0] ?? [0, 0]
}

/** Draws a feathery herb: dill, fennel, carrot tops. */
export function drawFrond(c: Canvas, { x, y, size, turn, colour }: PieceAt): void {
  let d = ''
  const spine = placed(
    [
      [-size / 2, 0],
      [0, -size * 0.08],
      [size / 2, 0],
    ],
    x,
    y,
    turn,
  )
  const [from, middle, to] = spine
  if (!from || !middle || !to) return
  d += `M${pt(...from)}Q${pt(...middle)} ${pt(...to)}`
  for (let at = -0.34; at < 0.5; at += 0.14)
    for (const side of [-1, 1]) {
      const [root, end] = placed(
        [
          [at * size, -size * 0.04],
          [(at + 0.2) * size, side * size * between(c.random, 0.14, 0.26)],
        ],
        x,
        y,
        turn,
      )
      if (root && end) d += `M${pt(...root)}L${pt(...end)}`
    }
  c.line(d, c.light.shade, Math.max(0.9, size * 0.05), ' opacity=".25" transform="translate(.8 1.4)"')
  c.line(d, c.lit(colour), Math.max(0.9, size * 0.05))
}

/** Draws a sprig with small leaves: thyme, rosemary, parsley. */
export function drawSprig(c: Canvas, { x, y, size, turn, colour }: PieceAt): void {
  const own = c.lit(colour)
  const [from, middle, to] = placed(
    [
      [-size / 2, 0],
      [0, -size * 0.12],
      [size / 2, 0],
    ],
    x,
    y,
    turn,
  )
  if (!from || !middle || !to) return
  c.shadow(x + 2, y + 3, size * 0.5, size * 0.24, 0.2)
  c.line(`M${pt(...from)}Q${pt(...middle)} ${pt(...to)}`, tone(own, -0.12), Math.max(1, size * 0.035))
  for (let at = 0; at < 6; at += 1)
    for (const side of [-1, 1]) {
      const along = -0.4 + at * 0.17
      const [leaf] = placed(
        [[along * size, side * size * 0.1 - size * 0.08 * (1 - (along * 2) ** 2)]],
        x,
        y,
        turn,
      )
      if (!leaf) continue
      const angle = ((turn + side * 0.8) * 180) / Math.PI
      c.ellipse(
        leaf[0],
        leaf[1],
        size * 0.11,
        size * 0.045,
        side < 0 ? tone(own, 0.06) : own,
        ` transform="rotate(${num(angle)} ${pt(...leaf)})"`,
      )
    }
}

/** Draws a pinch of chopped herbs. */
export function drawChopped(c: Canvas, { x, y, size, colour }: PieceAt): void {
  const own = c.lit(colour)
  for (let bit = 0; bit < 5; bit += 1) {
    const [bx, by] = [x + between(c.random, -0.5, 0.5) * size, y + between(c.random, -0.5, 0.5) * size]
    const r = size * between(c.random, 0.09, 0.17)
    c.path(
      blob(c.random, bx, by, r, r * 0.6, { turn: c.random() * 3, wobble: 0.3, points: 5 }),
      tone(own, between(c.random, -0.07, 0.08)),
    )
  }
}

/** Draws a floret: a cloud of small buds on a stalk. */
export function drawFloret(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  c.shadow(x + size * 0.1, y + size * 0.2, r * 1.15, r * 0.9)
  const stalk = placed(
    [
      [-r * 0.2, 0],
      [-r * 0.26, r * 0.95],
      [r * 0.26, r * 0.95],
      [r * 0.2, 0],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(stalk, 0.5), c.body(inside))
  const buds: Point[] = []
  for (let bud = 0; bud < 7; bud += 1) {
    const angle = Math.PI + (bud / 6) * Math.PI
    buds.push([Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.5 + r * 0.05])
  }
  buds.push([-r * 0.28, -r * 0.22], [r * 0.26, -r * 0.18], [0, r * 0.06])
  placed(buds, x, y, turn).forEach(([bx, by], index) => {
    const br = r * between(c.random, 0.3, 0.38)
    c.path(
      blob(c.random, bx, by, br, br * 0.92, { wobble: 0.12, points: 6 }),
      c.body(colour, index > 6 ? 1.1 : 0.9),
    )
  })
  speckle(c, x, y - r * 0.15, r * 0.6, tone(own, 0.1), 7)
}

function speckle(c: Canvas, x: number, y: number, reach: number, colour: Colour, count: number): void {
  let d = ''
  for (let dot = 0; dot < count; dot += 1) {
    const angle = c.random() * Math.PI * 2
    const far = Math.sqrt(c.random()) * reach
    d += `M${pt(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8)}h.1`
  }
  c.line(d, colour, Math.max(1, reach * 0.14), ' opacity=".8"')
}
