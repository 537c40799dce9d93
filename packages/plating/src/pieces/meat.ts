import { lightnessOf, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, blobPoints, num, type Point, placed, pt, smooth, smoothLine } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a slice of a roast or steak: seared rim, pink-brown face with its grain, a gleam of juice. */
export function drawSlice(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size * 0.28, size * 0.5]
  c.shadow(x + size * 0.1, y + size * 0.14, w * 1.4, h * 1.1, 0.36)
  const outline = blobPoints(c.random, x, y, w, h, { turn, wobble: 0.06, points: 10 })
  c.path(
    smooth(outline.map(([px, py]): Point => [px + size * 0.06, py + size * 0.045])),
    tone(c.lit(colour), -0.06),
  )
  c.path(smooth(outline), c.body(colour, 1.1))
  const scaled = (across: number, along: number) =>
    outline.map(([px, py]): Point => [x + (px - x) * across, y + (py - y) * along])
  c.path(smooth(scaled(0.82, 0.88)), c.body(inside, 0.9))
  c.path(smooth(scaled(0.5, 0.66)), tone(c.lit(inside), 0.045, 1.08), ' opacity=".75"')
  let grain = ''
  for (const at of [-0.62, -0.36, -0.1, 0.16, 0.42, 0.64]) {
    const [from, over, to] = placed(
      [
        [-w * 0.5, at * h],
        [0, at * h + h * 0.1],
        [w * 0.55, at * h - h * 0.02],
      ],
      x,
      y,
      turn,
    )
    if (from && over && to) grain += `M${pt(...from)}Q${pt(...over)} ${pt(...to)}`
  }
  c.line(grain, tone(c.lit(inside), -0.1), Math.max(0.8, size * 0.018), ' opacity=".5"')
  c.gleam(x - w * 0.25, y - h * 0.4, w * 0.36, size * 0.03, 0.42)
}

/** Draws a piece of grilled or fried meat with browned marks. */
export function drawSteak(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size * 0.5, size * 0.33]
  c.shadow(x + size * 0.05, y + size * 0.13, w * 1.15, h * 1.3, 0.42)
  const outline = placed(
    [
      [-w, -h * 0.1],
      [-w * 0.7, -h * 0.8],
      [0, -h * 0.86],
      [w * 0.6, -h],
      [w, -h * 0.3],
      [w * 0.84, h * 0.5],
      [w * 0.3, h * 0.8],
      [-w * 0.3, h * 0.96],
      [-w * 0.85, h * 0.62],
    ],
    x,
    y,
    turn,
  )
  const d = smooth(outline)
  const own = c.lit(colour)
  c.path(smooth(outline.map(([px, py]): Point => [px, py + size * 0.06])), tone(own, -0.16))
  c.path(d, c.body(colour, 1.3), ` stroke="${tone(c.lit(inside), 0)}" stroke-width="${num(size * 0.02)}"`)
  c.inside(d, () => {
    for (let mark = -4; mark < 5; mark += 1) {
      const at = mark * size * 0.13
      c.line(
        smoothLine(
          placed(
            [
              [at - h * 0.5, -h * 1.1],
              [at + h * 0.5, h * 1.1],
            ],
            x,
            y,
            turn,
          ),
        ),
        tone(own, -0.17),
        size * 0.034,
        ' opacity=".62"',
      )
    }
  })
  c.gleam(x - w * 0.35, y - h * 0.45, size * 0.12, size * 0.035, 0.3)
}

/** Draws a chicken leg or thigh, browned, with its bone. */
export function drawDrumstick(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const s = size
  const own = c.lit(colour)
  c.shadow(x + s * 0.06, y + s * 0.16, s * 0.58, s * 0.42, 0.42)
  const bone = placed(
    [
      [s * 0.18, -s * 0.06],
      [s * 0.38, -s * 0.05],
      [s * 0.44, -s * 0.095],
      [s * 0.51, -s * 0.07],
      [s * 0.5, 0],
      [s * 0.51, s * 0.07],
      [s * 0.44, s * 0.095],
      [s * 0.38, s * 0.05],
      [s * 0.18, s * 0.06],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(bone, 0.8), c.body('#e8d2a6'))
  const meat = placed(
    [
      [-s * 0.5, s * 0.02],
      [-s * 0.4, -s * 0.24],
      [-s * 0.1, -s * 0.3],
      [s * 0.16, -s * 0.16],
      [s * 0.33, -s * 0.06],
      [s * 0.33, s * 0.06],
      [s * 0.14, s * 0.18],
      [-s * 0.14, s * 0.28],
      [-s * 0.42, s * 0.22],
    ],
    x,
    y,
    turn,
  )
  const d = smooth(meat)
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.13)],
        [0.5, own],
        [1, tone(own, -0.16)],
      ],
      [0.36, 0.3, 0.8],
    ),
  )
  c.inside(d, () => {
    for (let spot = 0; spot < 5; spot += 1)
      c.path(
        blob(
          c.random,
          x + between(c.random, -0.3, 0.2) * s,
          y + between(c.random, -0.16, 0.16) * s,
          s * between(c.random, 0.05, 0.11),
          s * 0.045,
          { turn: c.random() * 3, wobble: 0.35 },
        ),
        tone(c.lit(inside), -0.02),
        ' opacity=".38"',
      )
  })
  c.gleam(x - s * 0.2, y - s * 0.13, s * 0.1, s * 0.035, 0.5)
}

/** Draws a cutlet: an eye of meat on a long rib. */
export function drawCutlet(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const s = size
  const bone = placed(
    [
      [s * 0.02, -s * 0.05],
      [s * 0.5, -s * 0.15],
      [s * 0.54, -s * 0.09],
      [s * 0.5, -s * 0.06],
      [s * 0.08, s * 0.06],
    ],
    x,
    y,
    turn,
  )
  c.shadow(x + s * 0.04, y + s * 0.14, s * 0.56, s * 0.38, 0.4)
  c.path(smooth(bone, 0.6), c.body('#eadcc0'))
  drawSteak(c, {
    x: x - s * 0.17 * Math.cos(turn),
    y: y - s * 0.17 * Math.sin(turn),
    size: s * 0.62,
    turn: turn + 0.9,
    colour,
    inside,
  })
}

/** Draws a sausage: bent, with round ends, browned along its back. */
export function drawSausage(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const bend = size * between(c.random, 0.04, 0.1)
  const width = size * 0.23
  const line = placed(
    [
      [-size * 0.42, bend],
      [-size * 0.15, -bend * 0.4],
      [size * 0.15, -bend * 0.4],
      [size * 0.42, bend],
    ],
    x,
    y,
    turn,
  )
  const own = c.lit(colour)
  const d = smoothLine(line)
  c.line(
    d,
    c.light.shade,
    width,
    ` opacity=".32" transform="translate(${num(size * 0.03)} ${num(size * 0.06)})"`,
  )
  c.strokes(d, [
    [tone(own, -0.13, 1.1), width],
    [own, width * 0.84, ` transform="translate(${num(-size * 0.006)} ${num(-size * 0.014)})"`],
    [
      tone(own, 0.07),
      width * 0.46,
      ` opacity=".7" transform="translate(${num(-size * 0.014)} ${num(-size * 0.034)})"`,
    ],
    [
      '#ffffff',
      width * 0.09,
      ` opacity=".4" transform="translate(${num(-size * 0.02)} ${num(-size * 0.06)})"`,
    ],
  ])
  // Toasted where it lay on the pan: patches along the back, not across it.
  const along = (at: number, off: number): Point => {
    const [mx = x, my = y] =
      placed([[at * size, -bend * 0.3 * (1 - at * at * 8) + off * width]], x, y, turn)[0] ?? []
    return [mx, my]
  }
  for (const at of [-0.28, -0.08, 0.12, 0.3]) {
    const [px, py] = along(at, between(c.random, -0.16, 0.2))
    c.path(
      blob(c.random, px, py, size * between(c.random, 0.05, 0.09), width * 0.2, {
        turn,
        wobble: 0.25,
        points: 6,
      }),
      c.lit(inside),
      ' opacity=".5"',
    )
  }
}

/** Draws a round patty, fritter or flat cake with a browned crust. */
export function drawPatty(c: Canvas, { x, y, size, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  c.shadow(x + size * 0.09, y + size * 0.17, r * 1.14, r * 0.98, 0.42)
  const outline = blobPoints(c.random, x, y, r, r * 0.88, { wobble: 0.06, points: 11 })
  c.path(smooth(outline.map(([px, py]): Point => [px, py + size * 0.08])), tone(own, -0.14))
  const d = smooth(outline)
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.05)],
        [0.72, own],
        [1, tone(own, -0.1)],
      ],
      [0.42, 0.38, 0.66],
    ),
  )
  c.inside(d, () => {
    for (let spot = 0; spot < 9; spot += 1) {
      const [bx, by] = [x + between(c.random, -0.8, 0.8) * r, y + between(c.random, -0.7, 0.7) * r]
      c.path(
        blob(c.random, bx, by, r * between(c.random, 0.08, 0.26), r * 0.1, {
          turn: c.random() * 3,
          wobble: 0.35,
          points: 6,
        }),
        spot % 3 ? c.lit(inside) : tone(own, 0.1),
        ' opacity=".5"',
      )
    }
    // Minced meat comes from the grill.
    if (lightnessOf(colour) < 0.56)
      for (const at of [-0.62, -0.22, 0.18, 0.58]) {
        const mark = `M${pt(x + at * r - r * 0.3, y - r)}l${pt(r * 0.6, r * 2)}`
        c.line(mark, tone(own, -0.2), r * 0.11, ' opacity=".7"')
        c.line(mark, tone(own, 0.12), r * 0.04, ` opacity=".5" transform="translate(${num(r * 0.08)} 0)"`)
      }
  })
  c.gleam(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.08, 0.34)
}
