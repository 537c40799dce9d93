import { tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, num, type Point, placed, pt, smooth, smoothLine } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a cooked prawn: a curl of bands with its tail fan. */
export function drawPrawn(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size * 0.34
  const own = c.lit(colour)
  // Some lie curled up, some half open; some show the left side, some the right.
  const curl = between(c.random, 2.9, 4.4)
  const flip = c.random() < 0.5 ? -1 : 1
  const laid = (points: readonly Point[]) =>
    placed(
      points.map(([px, py]): Point => [px, py * flip]),
      x,
      y,
      turn,
    )
  const outer: Point[] = []
  const inner: Point[] = []
  for (let step = 0; step <= 8; step += 1) {
    const angle = 0.5 + (step / 8) * curl
    const thick = r * (1.2 - step * 0.095)
    outer.push([Math.cos(angle) * (r + thick * 0.5), Math.sin(angle) * (r + thick * 0.5)])
    inner.unshift([Math.cos(angle) * (r - thick * 0.5), Math.sin(angle) * (r - thick * 0.5)])
  }
  const d = smooth(laid([...outer, ...inner]), 0.9)
  c.castShadow(d, [size * 0.07, size * 0.12], 0.34)
  const end = 0.5 + curl
  const fan = (along: number, reach: number): Point => [
    Math.cos(end + along) * r * reach,
    Math.sin(end + along) * r * reach,
  ]
  const tail = laid([fan(-0.1, 0.86), fan(0.5, 0.66), fan(0.4, 1), fan(0.56, 1.42), fan(-0.06, 1.2)])
  c.path(smooth(tail, 0.5), tone(own, -0.08, 1.15))
  c.path(d, c.body(colour, 1))
  let bands = ''
  for (let step = 1; step < 8; step += 1) {
    const angle = 0.5 + (step / 8) * curl
    const thick = r * (1.2 - step * 0.095)
    const [from, to] = laid([
      [Math.cos(angle) * (r + thick * 0.46), Math.sin(angle) * (r + thick * 0.46)],
      [Math.cos(angle + 0.16) * (r - thick * 0.3), Math.sin(angle + 0.16) * (r - thick * 0.3)],
    ])
    if (from && to) bands += `M${pt(...from)}L${pt(...to)}`
  }
  c.line(bands, c.lit(inside), Math.max(1, size * 0.05), ' opacity=".75"')
  c.line(
    smoothLine(laid(outer.slice(1, 7).map(([px, py]): Point => [px * 0.9, py * 0.9]))),
    tone(own, 0.13),
    Math.max(0.9, size * 0.045),
    ' opacity=".7"',
  )
}

/** Draws an open mussel or clam. */
export function drawShell(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  c.shadow(x + size * 0.08, y + size * 0.18, r * 1.2, r * 0.9, 0.4)
  const half: Point[] = [
    [-r, 0],
    [-r * 0.4, -r * 0.56],
    [r * 0.4, -r * 0.6],
    [r * 0.96, -r * 0.1],
    [r * 0.6, r * 0.4],
    [-r * 0.3, r * 0.34],
  ]
  c.path(smooth(placed(half, x, y - r * 0.34, turn - 0.24)), c.body(colour, 1.3))
  c.path(smooth(placed(half, x, y, turn)), c.body(colour, 1.3))
  const hollow = half.map(([px, py]): Point => [px * 0.86, py * 0.8])
  c.path(
    smooth(placed(hollow, x, y, turn)),
    c.linear([
      [0, tone(own, 0.36, 0.4)],
      [1, tone(own, 0.24, 0.4)],
    ]),
  )
  const meat = half.map(([px, py]): Point => [px * 0.62, py * 0.52])
  c.path(smooth(placed(meat, x, y + r * 0.02, turn)), c.body(inside, 1.1))
  c.gleam(x - r * 0.15, y - r * 0.08, r * 0.16, r * 0.07, 0.55)
}

/** Draws a fried or poached egg. */
export function drawFriedEgg(c: Canvas, { x, y, size, colour, inside }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.05, y + size * 0.1, r * 1.12, r, 0.32)
  c.path(
    blob(c.random, x, y, r, r * 0.86, { wobble: 0.11, points: 9 }),
    c.radial(
      [
        [0, c.lit('#ffffff')],
        [0.7, c.lit(colour)],
        [1, tone(c.lit(colour), -0.12)],
      ],
      [0.46, 0.42, 0.62],
    ),
    ` stroke="${c.lit('#d3ab6b')}" stroke-width="${num(size * 0.02)}" stroke-opacity=".75"`,
  )
  const [yx, yy, yr] = [x + r * 0.06, y - r * 0.02, r * 0.37]
  c.shadow(yx + 1, yy + 2, yr * 1.2, yr * 1.1, 0.24)
  c.ellipse(
    yx,
    yy,
    yr,
    yr * 0.94,
    c.radial(
      [
        [0, tone(c.lit(inside), 0.1)],
        [0.6, c.lit(inside)],
        [1, tone(c.lit(inside), -0.11)],
      ],
      [0.38, 0.34, 0.72],
    ),
  )
  c.gleam(yx - yr * 0.34, yy - yr * 0.38, yr * 0.26, yr * 0.13, 0.75)
}

/** Draws half a boiled egg. */
export function drawEggHalf(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const egg: Point[] = [
    [-r, 0],
    [-r * 0.72, -r * 0.56],
    [0, -r * 0.76],
    [r * 0.72, -r * 0.62],
    [r * 0.98, 0],
    [r * 0.72, r * 0.62],
    [0, r * 0.76],
    [-r * 0.72, r * 0.56],
  ]
  c.shadow(x + size * 0.08, y + size * 0.16, r * 1.12, r * 0.92, 0.36)
  c.path(smooth(placed(egg, x, y + size * 0.05, turn)), tone(c.lit(colour), -0.13))
  c.path(smooth(placed(egg, x, y, turn)), c.body(colour, 0.6))
  const [yolk] = placed([[r * 0.12, 0]], x, y, turn)
  if (!yolk) return
  c.ellipse(
    yolk[0],
    yolk[1],
    r * 0.46,
    r * 0.44,
    c.radial(
      [
        [0, tone(c.lit(inside), 0.08)],
        [0.7, c.lit(inside)],
        [1, tone(c.lit(inside), -0.08)],
      ],
      [0.4, 0.36, 0.7],
    ),
  )
  c.gleam(yolk[0] - r * 0.14, yolk[1] - r * 0.16, r * 0.12, r * 0.06, 0.55)
}
