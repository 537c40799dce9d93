import { hueOf, lightnessOf, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, num, placed, pt, smooth } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a bean: a kidney with a gleam. */
export function drawBean(c: Canvas, { x, y, size, turn, colour }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.1, y + size * 0.18, r * 1.15, r * 0.85, 0.3)
  const outline = placed(
    [
      [-r, 0],
      [-r * 0.6, -r * 0.55],
      [0, -r * 0.62],
      [r * 0.62, -r * 0.52],
      [r, 0.05 * r],
      [r * 0.55, r * 0.5],
      [0, r * 0.3],
      [-r * 0.55, r * 0.5],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(outline), c.body(colour, 1.2))
  c.gleam(x - r * 0.25, y - r * 0.25, r * 0.3, r * 0.12, 0.42)
}

/** Draws a ball: pea, chickpea, cherry tomato, meatball. */
export function drawBall(c: Canvas, { x, y, size, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  c.shadow(x + size * 0.12, y + size * 0.22, r * 1.12, r * 0.86, 0.36)
  const paint = c.radial(
    [
      [0, tone(c.lit(inside), 0.07)],
      [0.5, own],
      [1, tone(own, -0.15)],
    ],
    [0.36, 0.32, 0.75],
  )
  // Large brown balls are meat: rough, with toasted and paler crumbs instead of a gloss.
  const isMeat = size > 24 && lightnessOf(colour) < 0.62 && hueOf(colour) > 38 && hueOf(colour) < 90
  c.path(blob(c.random, x, y, r, r * 0.94, isMeat ? { wobble: 0.05, points: 11 } : { wobble: 0.03 }), paint)
  if (!isMeat) {
    c.gleam(x - r * 0.34, y - r * 0.4, r * 0.22, r * 0.12, 0.5)
    return
  }
  for (let crumb = 0; crumb < 13; crumb += 1) {
    const [angle, reach] = [crumb * 2.4, Math.sqrt((crumb + 0.6) / 13) * r * 0.84]
    c.path(
      blob(
        c.random,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach * 0.92,
        r * between(c.random, 0.1, 0.22),
        r * 0.09,
        { turn: c.random() * 3, wobble: 0.3, points: 5 },
      ),
      tone(own, crumb % 3 === 0 ? -0.12 : crumb % 3 === 1 ? 0.1 : 0.04, 1.1),
      ' opacity=".6"',
    )
  }
  c.gleam(x - r * 0.3, y - r * 0.42, r * 0.2, r * 0.07, 0.36)
}

/** Draws a raspberry or blackberry: a cluster of drupelets. */
export function drawBerry(c: Canvas, { x, y, size, colour }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  c.shadow(x + size * 0.12, y + size * 0.22, r * 1.15, r * 0.9)
  c.ellipse(x, y, r, r * 0.95, tone(own, -0.12))
  const paint = c.radial(
    [
      [0, tone(own, 0.13)],
      [0.6, own],
      [1, tone(own, -0.12)],
    ],
    [0.35, 0.3, 0.8],
  )
  for (const [ring, count] of [
    [0.72, 8],
    [0.34, 5],
    [0, 1],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      const angle = (at / count) * Math.PI * 2 + ring
      c.ellipse(
        x + Math.cos(angle) * r * ring,
        y + Math.sin(angle) * r * ring * 0.94,
        r * 0.27,
        r * 0.26,
        paint,
      )
    }
  c.gleam(x - r * 0.3, y - r * 0.36, r * 0.14, r * 0.08, 0.5)
}

/** Draws a pinch of seeds. */
export function drawSeed(c: Canvas, { x, y, size, colour }: PieceAt): void {
  let d = ''
  for (let seed = 0; seed < 4; seed += 1) {
    const angle = c.random() * Math.PI
    const [sx, sy] = [x + between(c.random, -0.6, 0.6) * size, y + between(c.random, -0.6, 0.6) * size]
    d += `M${pt(sx, sy)}l${pt(Math.cos(angle) * size * 0.16, Math.sin(angle) * size * 0.16)}`
  }
  const width = Math.max(1.3, size * 0.16)
  c.line(d, c.light.shade, width, ' opacity=".3" transform="translate(.6 1)"')
  c.line(d, c.lit(colour), width)
}

/** Draws a nut: an almond-shaped kernel with grooves. */
export function drawNut(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.1, y + size * 0.18, r * 1.1, r * 0.8, 0.34)
  const outline = placed(
    [
      [-r, 0],
      [-r * 0.5, -r * 0.5],
      [r * 0.2, -r * 0.52],
      [r, 0],
      [r * 0.25, r * 0.5],
      [-r * 0.5, r * 0.48],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(outline, 0.85), c.body(colour, 1.1))
  for (const side of [-0.2, 0.14]) {
    const [from, middle, to] = placed(
      [
        [-r * 0.6, side * r],
        [0, side * r * 1.7],
        [r * 0.6, side * r],
      ],
      x,
      y,
      turn,
    )
    if (from && middle && to)
      c.line(
        `M${pt(...from)}Q${pt(...middle)} ${pt(...to)}`,
        c.lit(inside),
        Math.max(0.7, size * 0.06),
        ' opacity=".7"',
      )
  }
}

/** Draws a few crumbs: breadcrumbs, mince, crumbled cheese. */
export function drawCrumb(c: Canvas, { x, y, size, colour, inside }: PieceAt): void {
  c.shadow(x + size * 0.1, y + size * 0.16, size * 0.66, size * 0.5, 0.26)
  for (let crumb = 0; crumb < 3; crumb += 1) {
    const r = size * between(c.random, 0.16, 0.3)
    const [bx, by] = [x + between(c.random, -0.32, 0.32) * size, y + between(c.random, -0.26, 0.26) * size]
    c.path(
      blob(c.random, bx, by, r, r * 0.82, { wobble: 0.24, points: 6 }),
      c.body(crumb % 2 ? inside : colour, 1.1),
    )
  }
}

/** Draws a thin flake: coconut, almond, Parmesan. */
export function drawFlake(c: Canvas, { x, y, size, turn, colour }: PieceAt): void {
  const r = size / 2
  const d = blob(c.random, x, y, r, r * between(c.random, 0.36, 0.55), { turn, wobble: 0.14, points: 7 })
  c.shadow(x + size * 0.07, y + size * 0.12, r * 1.05, r * 0.62, 0.28)
  c.path(d, c.body(colour, 0.7), ` stroke="${tone(c.lit(colour), -0.13)}" stroke-width=".5"`)
}

/** Draws an olive with its hole. */
export function drawOlive(c: Canvas, { x, y, size, turn, colour }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  c.shadow(x + size * 0.12, y + size * 0.2, r * 1.15, r * 0.9)
  c.path(
    blob(c.random, x, y, r, r * 0.82, { turn, wobble: 0.03 }),
    c.radial(
      [
        [0, tone(own, 0.14)],
        [0.6, own],
        [1, tone(own, -0.13)],
      ],
      [0.35, 0.3, 0.8],
    ),
  )
  const [hole] = placed([[r * 0.45, 0]], x, y, turn)
  if (hole) c.ellipse(hole[0], hole[1], r * 0.26, r * 0.24, tone(own, -0.22))
  c.gleam(x - r * 0.3, y - r * 0.36, r * 0.26, r * 0.11, 0.5)
}

/** Draws a mushroom slice with cap, stem and gills. */
export function drawMushroom(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  c.shadow(x + size * 0.08, y + size * 0.16, r * 1.1, r * 0.95, 0.3)
  const cap = placed(
    [
      [-r, r * 0.16],
      [-r * 0.86, -r * 0.42],
      [-r * 0.3, -r * 0.82],
      [r * 0.3, -r * 0.82],
      [r * 0.86, -r * 0.42],
      [r, r * 0.16],
      [r * 0.5, r * 0.2],
      [r * 0.24, r * 0.12],
      [r * 0.26, r * 0.72],
      [0, r * 0.84],
      [-r * 0.26, r * 0.72],
      [-r * 0.24, r * 0.12],
      [-r * 0.5, r * 0.2],
    ],
    x,
    y,
    turn,
  )
  c.path(
    smooth(cap, 0.8),
    c.body(inside, 0.9),
    ` stroke="${c.lit(colour)}" stroke-width="${num(Math.max(1, size * 0.09))}"`,
  )
  const [from, middle, to] = placed(
    [
      [-r * 0.58, -r * 0.02],
      [0, -r * 0.26],
      [r * 0.58, -r * 0.02],
    ],
    x,
    y,
    turn,
  )
  if (from && middle && to)
    c.line(
      `M${pt(...from)}Q${pt(...middle)} ${pt(...to)}`,
      tone(c.lit(colour), -0.06),
      Math.max(0.8, size * 0.055),
      ' opacity=".7"',
    )
}
