import { lightnessOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, type Point, placed, pt, smooth, smoothLine } from '../drawing/geometry'
import type { PieceAt } from './piece-at'

/** Draws a slice of citrus with its segments. */
export function drawCitrus(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.08, y + size * 0.14, r * 1.12, r, 0.32)
  c.path(blob(c.random, x, y + size * 0.03, r, r * 0.9, { wobble: 0.02 }), tone(c.lit(colour), -0.07))
  c.path(blob(c.random, x, y, r, r * 0.9, { wobble: 0.02 }), c.body(colour, 0.7))
  c.ellipse(x, y, r * 0.85, r * 0.76, c.lit('#fdf8e4'))
  for (let segment = 0; segment < 8; segment += 1) {
    const angle = turn + (segment / 8) * Math.PI * 2
    const [from, to] = [angle + 0.07, angle + Math.PI / 4 - 0.07]
    const at = (a: number, reach: number): Point => [
      x + Math.cos(a) * r * reach,
      y + Math.sin(a) * r * reach * 0.9,
    ]
    c.path(
      smooth([at((from + to) / 2, 0.12), at(from, 0.72), at((from + to) / 2, 0.78), at(to, 0.72)], 0.35),
      c.body(inside, 0.7),
    )
  }
  c.gleam(x - r * 0.3, y - r * 0.36, r * 0.26, r * 0.08, 0.45)
}

/** Draws a fan of avocado slices. */
export function drawAvocado(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  c.shadow(x + size * 0.06, y + size * 0.16, size * 0.56, size * 0.42, 0.34)
  for (let slice = 0; slice < 4; slice += 1) {
    const [px, py] = placed([[0, (slice - 1.5) * size * 0.17]], x, y, turn)[0] ?? [x, y]
    const angle = turn + (slice - 1.5) * 0.13
    const crescent: Point[] = [
      [-size * 0.46, size * 0.06],
      [-size * 0.2, -size * 0.12],
      [size * 0.2, -size * 0.13],
      [size * 0.46, size * 0.04],
      [size * 0.2, size * 0.1],
      [-size * 0.2, size * 0.1],
    ]
    c.path(smooth(placed(crescent, px, py + 1, angle)), tone(c.lit(colour), -0.14))
    c.path(
      smooth(placed(crescent, px, py, angle)),
      c.linear([
        [0, c.lit(colour)],
        [0.45, c.lit(inside)],
        [1, tone(c.lit(inside), 0.02)],
      ]),
    )
    c.line(
      smoothLine(
        placed(
          [
            [-size * 0.3, -size * 0.05],
            [0, -size * 0.1],
            [size * 0.3, -size * 0.06],
          ],
          px,
          py,
          angle,
        ),
      ),
      '#fff',
      Math.max(0.7, size * 0.02),
      ' opacity=".35"',
    )
  }
}

/** Draws a strawberry, whole or halved. */
export function drawStrawberry(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.1, y + size * 0.2, r * 1.1, r, 0.36)
  const berry: Point[] = [
    [0, r * 1.05],
    [-r * 0.72, r * 0.2],
    [-r * 0.76, -r * 0.5],
    [-r * 0.2, -r * 0.78],
    [r * 0.2, -r * 0.78],
    [r * 0.76, -r * 0.5],
    [r * 0.72, r * 0.2],
  ]
  c.path(smooth(placed(berry, x, y, turn), 0.9), c.body(colour, 1.1))
  c.path(
    smooth(
      placed(
        berry.map(([px, py]): Point => [px * 0.68, py * 0.7]),
        x,
        y,
        turn,
      ),
      0.9,
    ),
    c.body(inside, 0.7),
  )
  c.path(
    smooth(
      placed(
        berry.map(([px, py]): Point => [px * 0.26, py * 0.4]),
        x,
        y,
        turn,
      ),
      0.9,
    ),
    '#fff',
    ' opacity=".45"',
  )
  let seeds = ''
  for (const [px, py] of placed(
    [
      [-0.55, -0.3],
      [0.55, -0.3],
      [-0.5, 0.15],
      [0.5, 0.15],
      [-0.25, 0.55],
      [0.25, 0.55],
    ].map(([a, b]): Point => [(a ?? 0) * r, (b ?? 0) * r]),
    x,
    y,
    turn,
  ))
    seeds += `M${pt(px, py)}h.1`
  c.line(seeds, c.lit('#f6d27a'), Math.max(0.9, size * 0.05))
  for (const side of [-0.5, 0, 0.5]) {
    const tip = placed(
      [
        [side * r * 0.2, -r * 0.7],
        [side * r * 1.2, -r * 1.05],
        [side * r * 0.9 + r * 0.1, -r * 0.62],
      ],
      x,
      y,
      turn,
    )
    c.path(smooth(tip, 0.6), c.body('#5b8f3a'))
  }
}

/** Draws half a round fruit with its core: apple, plum. */
export function drawRoundHalf(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.08, y + size * 0.17, r * 1.14, r * 0.98, 0.4)
  const outline: Point[] = [
    [0, -r * 0.8],
    [r * 0.5, -r * 0.92],
    [r * 0.96, -r * 0.3],
    [r * 0.84, r * 0.5],
    [r * 0.3, r * 0.88],
    [-r * 0.3, r * 0.88],
    [-r * 0.84, r * 0.5],
    [-r * 0.96, -r * 0.3],
    [-r * 0.5, -r * 0.92],
  ]
  const at = (scale: number) => smooth(placed(outline, x, y, turn, scale))
  c.path(smooth(placed(outline, x, y + size * 0.05, turn)), tone(c.lit(colour), -0.12))
  c.path(at(1), c.body(colour, 1.1))
  c.path(at(0.86), c.body(inside, 0.9))
  c.path(at(0.34), tone(c.lit(inside), -0.1), ' opacity=".7"')
  const stem = placed(
    [
      [0, -r * 0.8],
      [r * 0.08, -r * 1.02],
      [r * 0.16, -r * 1.16],
    ],
    x,
    y,
    turn,
  )
  c.line(smoothLine(stem), c.lit('#5a3a1c'), Math.max(1.6, size * 0.045))
  c.gleam(x - r * 0.4, y - r * 0.4, r * 0.18, r * 0.08, 0.5)
}

/** Draws half a fruit or vegetable with its skin, flesh and heart: fig, apple, pear, peach, aubergine. */
export function drawFruitHalf(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.08, y + size * 0.17, r * 1.12, r * 0.95, 0.4)
  const outline: Point[] = [
    [0, -r * 1.06],
    [r * 0.3, -r * 0.78],
    [r * 0.44, -r * 0.28],
    [r * 0.8, r * 0.26],
    [r * 0.64, r * 0.78],
    [0, r * 0.96],
    [-r * 0.64, r * 0.78],
    [-r * 0.8, r * 0.26],
    [-r * 0.44, -r * 0.28],
    [-r * 0.3, -r * 0.78],
  ]
  c.path(smooth(placed(outline, x, y + size * 0.04, turn)), tone(c.lit(colour), -0.12))
  c.path(smooth(placed(outline, x, y, turn)), c.body(colour))
  const flesh = outline.map(([px, py]): Point => [px * 0.84, py * 0.86])
  // Fruit with a dark skin, such as figs, has a pale rind around its flesh.
  const hasRind = lightnessOf(colour) < 0.42 && lightnessOf(inside) - lightnessOf(colour) > 0.22
  c.path(smooth(placed(flesh, x, y, turn)), c.body(hasRind ? mix(inside, '#f4e2c4', 0.72) : inside, 0.9))
  if (hasRind) {
    const pulp = outline.map(([px, py]): Point => [px * 0.66, py * 0.68 + r * 0.04])
    c.path(smooth(placed(pulp, x, y, turn)), c.body(inside, 1))
  }
  const heart = outline.map(([px, py]): Point => [px * 0.42, py * 0.42 + r * 0.1])
  c.path(smooth(placed(heart, x, y, turn)), tone(c.lit(inside), -0.11, 1.15), ' opacity=".75"')
  let seeds = ''
  const count = hasRind ? 9 : 4
  for (let seed = 0; seed < count; seed += 1) {
    const angle = (seed / count) * Math.PI * 2
    const [px, py] = placed(
      [[Math.cos(angle) * r * 0.24, Math.sin(angle) * r * 0.28 + r * 0.1]],
      x,
      y,
      turn,
    )[0] ?? [x, y]
    seeds += `M${pt(px, py)}h.1`
  }
  c.line(seeds, c.lit('#f2dca4'), Math.max(1, size * 0.04), ' opacity=".8"')
  c.gleam(x - r * 0.3, y - r * 0.4, r * 0.16, r * 0.07, 0.5)
}
