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

/** Draws a chicken leg: crisp skin browned in patches, the end of its bone bare. */
export function drawDrumstick(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const s = size
  const own = c.lit(colour)
  c.shadow(x + s * 0.06, y + s * 0.16, s * 0.58, s * 0.42, 0.42)
  const bone = placed(
    [
      [s * 0.16, -s * 0.055],
      [s * 0.44, -s * 0.045],
      [s * 0.5, -s * 0.105],
      [s * 0.585, -s * 0.075],
      [s * 0.565, 0],
      [s * 0.585, s * 0.075],
      [s * 0.5, s * 0.105],
      [s * 0.44, s * 0.045],
      [s * 0.16, s * 0.055],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(bone, 0.8), c.light.shade, ' opacity=".25" transform="translate(1.5 3)"')
  c.path(smooth(bone, 0.8), c.body('#f1e2c2', 1.2))
  const shape: readonly Point[] = [
    [-s * 0.5, s * 0.02],
    [-s * 0.42, -s * 0.23],
    [-s * 0.14, -s * 0.3],
    [s * 0.12, -s * 0.17],
    [s * 0.34, -s * 0.075],
    [s * 0.4, 0],
    [s * 0.34, s * 0.07],
    [s * 0.12, s * 0.19],
    [-s * 0.16, s * 0.29],
    [-s * 0.43, s * 0.22],
  ]
  const d = smooth(placed(shape, x, y, turn))
  c.path(smooth(placed(shape, x + 0.6, y + s * 0.035, turn)), tone(own, -0.17, 1.06))
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.15, 1.04)],
        [0.4, tone(own, 0.05)],
        [0.75, own],
        [1, tone(own, -0.12, 1.08)],
      ],
      [0.4, 0.34, 0.72],
    ),
  )
  c.inside(d, () => {
    // The skin is darkest where it stood out to the heat.
    for (let spot = 0; spot < 7; spot += 1) {
      const reach = Math.sqrt(c.random())
      const angle = c.random() * Math.PI * 2
      const [at = [x, y] as Point] = placed(
        [[-s * 0.1 + Math.cos(angle) * reach * s * 0.36, Math.sin(angle) * reach * s * 0.24]],
        x,
        y,
        turn,
      )
      c.path(
        blob(c.random, at[0], at[1], s * between(c.random, 0.03, 0.1), s * between(c.random, 0.02, 0.05), {
          turn: turn + between(c.random, -0.6, 0.6),
          wobble: 0.35,
          points: 7,
        }),
        spot % 3 === 2 ? tone(own, 0.1, 1.06) : c.lit(inside),
        ' opacity=".4"',
      )
    }
    const wrinkles = [0.16, 0.22, 0.28]
      .map((at) =>
        smoothLine(
          placed(
            [
              [at * s, -s * 0.14],
              [(at + 0.03) * s, 0],
              [at * s, s * 0.14],
            ],
            x,
            y,
            turn,
          ),
        ),
      )
      .join('')
    c.line(wrinkles, tone(own, -0.12), s * 0.014, ' opacity=".5"')
  })
  const [gleam = [x, y] as Point] = placed([[-s * 0.18, -s * 0.15]], x, y, turn)
  c.gleam(gleam[0], gleam[1], s * 0.11, s * 0.03, 0.55, (turn * 180) / Math.PI)
  c.gleam(x - s * 0.02, y - s * 0.1, s * 0.04, s * 0.015, 0.4)
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

/** Draws a round patty, fritter or flat cake: a craggy crust, golden on top and darker where it stands out. */
export function drawPatty(c: Canvas, { x, y, size, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  c.shadow(x + size * 0.08, y + size * 0.17, r * 1.14, r * 0.98, 0.42)
  const outline = blobPoints(c.random, x, y, r, r * 0.88, { wobble: 0.055, points: 14 })
  c.path(smooth(outline.map(([px, py]): Point => [px, py + size * 0.085])), tone(own, -0.15, 1.05))
  const d = smooth(outline)
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.1)],
        [0.5, tone(own, 0.03)],
        [0.82, own],
        [1, tone(own, -0.11, 1.06)],
      ],
      [0.42, 0.36, 0.66],
    ),
  )
  const isGrilled = lightnessOf(colour) < 0.56
  c.inside(d, () => {
    let [toasted, crests, specks] = ['', '', '']
    for (let spot = 0; spot < 15; spot += 1) {
      const [angle, reach] = [spot * 2.4 + c.random() * 0.8, Math.sqrt((spot + 0.5) / 15) * 0.92]
      const [bx, by] = [x + Math.cos(angle) * reach * r, y + Math.sin(angle) * reach * r * 0.86]
      const wide = r * between(c.random, 0.07, 0.2)
      const turn = c.random() * 3
      if (spot % 3 === 0)
        toasted += blob(c.random, bx, by, wide * 1.3, wide * 0.7, { turn, wobble: 0.35, points: 7 })
      else crests += blob(c.random, bx, by, wide * 0.8, wide * 0.42, { turn, wobble: 0.3, points: 6 })
      specks += `M${pt(bx + wide, by + wide * 0.6)}h.1`
    }
    c.path(toasted, c.lit(inside), ' opacity=".34"')
    c.path(crests, tone(own, -0.09, 1.06), ' opacity=".45" transform="translate(.8 1.5)"')
    c.path(crests, tone(own, 0.13), ' opacity=".5"')
    c.line(specks, c.lit(inside), Math.max(1, r * 0.06), ' opacity=".55"')
    // Minced meat comes from the grill.
    if (isGrilled)
      for (const at of [-0.62, -0.22, 0.18, 0.58]) {
        const mark = `M${pt(x + at * r - r * 0.3, y - r)}l${pt(r * 0.6, r * 2)}`
        c.line(mark, tone(own, -0.2), r * 0.11, ' opacity=".7"')
        c.line(mark, tone(own, 0.12), r * 0.04, ` opacity=".5" transform="translate(${num(r * 0.08)} 0)"`)
      }
  })
  c.gleam(x - r * 0.36, y - r * 0.44, r * 0.26, r * 0.07, 0.36)
}
