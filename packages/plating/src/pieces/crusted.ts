import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, blobPoints, num, type Point, placed, ribbon, smooth, smoothLine } from '../drawing/geometry'
import { drawBrowning } from '../drawing/surfaces'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a breaded cutlet: one wide thin slab with a ragged golden crust that stands off in ripples. */
export function drawBreaded(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size * 0.5, size * 0.33]
  const own = c.lit(colour)
  c.shadow(x + size * 0.04, y + size * 0.1, w * 1.14, h * 1.3, 0.46)
  const outline = blobPoints(c.random, x, y, w, h, { turn, wobble: 0.085, points: 17 })
  c.path(smooth(outline.map(([px, py]): Point => [px + 1, py + size * 0.045])), tone(own, -0.17, 1.05))
  const d = smooth(outline)
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.1)],
        [0.6, own],
        [0.88, tone(own, -0.05, 1.06)],
        [1, tone(own, -0.13, 1.06)],
      ],
      [0.42, 0.36, 0.66],
    ),
  )
  c.inside(d, () => {
    drawBrowning(c, { x, y, rx: w * 0.92, ry: h * 0.92 }, 16, size * 0.16, '#a85a1c')
    // Ripples where the crust stands off from the meat.
    for (let ripple = 0; ripple < 6; ripple += 1) {
      const [rx, ry] = [between(c.random, -0.7, 0.7) * w, between(c.random, -0.6, 0.6) * h]
      const line = placed(
        [
          [rx - size * 0.1, ry + size * 0.02],
          [rx, ry - size * 0.03],
          [rx + size * 0.11, ry + size * 0.015],
        ],
        x,
        y,
        turn,
      )
      c.line(smoothLine(line), tone(own, -0.1, 1.1), size * 0.024, ' opacity=".5"')
      c.line(smoothLine(line), tone(own, 0.13), size * 0.018, ' opacity=".6" transform="translate(-1 -2.6)"')
    }
    let [dark, pale] = ['', '']
    for (let crumb = 0; crumb < 46; crumb += 1) {
      const [angle, reach] = [crumb * 2.4, Math.sqrt((crumb + 0.5) / 46)]
      const [point] = placed([[Math.cos(angle) * reach * w, Math.sin(angle) * reach * h]], x, y, turn)
      if (!point) continue
      const r = size * between(c.random, 0.009, 0.022)
      const bit = blob(c.random, point[0], point[1], r * 1.3, r, { wobble: 0.35, points: 5 })
      if (crumb % 3 === 0) dark += bit
      else pale += bit
    }
    c.path(pale, tone(own, 0.14), ' opacity=".55"')
    c.path(dark, c.lit(inside), ' opacity=".6"')
  })
  c.gleam(x - w * 0.34, y - h * 0.44, size * 0.1, size * 0.02, 0.34)
}

/** Draws a thin slice of meat from the pan: pale and juicy in its middle, gold and brown at its edge, glossy with sauce. */
export function drawEscalope(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size * 0.5, size * 0.34]
  const own = c.lit(colour)
  const brown = c.lit(mix(colour, '#7d3f12', 0.7))
  c.shadow(x + size * 0.04, y + size * 0.12, w * 1.16, h * 1.36, 0.5)
  const outline = blobPoints(c.random, x, y, w, h, { turn, wobble: 0.1, points: 9 })
  c.path(smooth(outline.map(([px, py]): Point => [px + 1, py + size * 0.06])), tone(own, -0.2, 1.05))
  const d = smooth(outline)
  c.path(
    d,
    c.radial(
      [
        [0, tone(c.lit(inside), 0.03)],
        [0.5, tone(own, 0.07)],
        [0.8, own],
        [1, brown],
      ],
      [0.42, 0.36, 0.6],
    ),
    ` stroke="${brown}" stroke-width="${num(size * 0.024)}" stroke-opacity=".8"`,
  )
  c.inside(d, () => {
    drawBrowning(c, { x, y, rx: w * 0.9, ry: h * 0.9 }, 9, size * 0.2, '#9a5218')
    // The fibres run along it and tear at the ends.
    let fibres = ''
    for (const off of [-0.6, -0.3, 0, 0.3, 0.6]) {
      const slide = between(c.random, -0.3, 0.3) * w
      fibres += smoothLine(
        placed(
          [
            [slide - w * 0.4, off * h],
            [slide, off * h * 1.12],
            [slide + w * 0.4, off * h],
          ],
          x,
          y,
          turn,
        ),
      )
    }
    c.line(fibres, tone(own, -0.13), size * 0.012, ' opacity=".45"')
    c.line(fibres, tone(c.lit(inside), 0.05), size * 0.016, ' opacity=".5" transform="translate(0 1.8)"')
  })
  const angle = (turn * 180) / Math.PI
  const [gloss = [x, y] as Point, second = gloss] = placed(
    [
      [-w * 0.4, -h * 0.5],
      [w * 0.24, -h * 0.62],
    ],
    x,
    y,
    turn,
  )
  c.gleam(gloss[0], gloss[1], size * 0.12, size * 0.026, 0.65, angle)
  c.gleam(second[0], second[1], size * 0.06, size * 0.018, 0.5, angle)
}

/** Draws a rasher of bacon: wavy, with streaks of fat and a crisp edge. */
export function drawRasher(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const wave = size * 0.06
  const line: Point[] = placed(
    [-0.5, -0.34, -0.17, 0, 0.17, 0.34, 0.5].map(
      (at, step): Point => [at * size, (step % 2 ? wave : -wave) * between(c.random, 0.7, 1.2)],
    ),
    x,
    y,
    turn,
  )
  const width = size * 0.27
  const own = c.lit(colour)
  const d = smooth(ribbon(line, width, 0.86), 0.8)
  c.path(d, c.light.shade, ' opacity=".36" transform="translate(2 4)"')
  c.path(d, c.body(colour, 1.3), ` stroke="${tone(own, -0.12)}" stroke-width="${num(size * 0.02)}"`)
  c.inside(d, () => {
    const streak = (off: number) =>
      smoothLine(
        line.map(([px, py]): Point => [px - Math.sin(turn) * off * width, py + Math.cos(turn) * off * width]),
      )
    c.line(streak(-0.34), c.lit(inside), width * 0.24)
    c.line(streak(0.12), c.lit(inside), width * 0.15, ' opacity=".85"')
    c.line(streak(0.4), c.lit(mix(inside, colour, 0.4)), width * 0.12, ' opacity=".8"')
    c.line(streak(-0.14), tone(own, -0.1, 1.1), width * 0.1, ' opacity=".7"')
  })
  for (const at of [1, 3, 5]) {
    const [px, py] = line[at] ?? [x, y]
    c.gleam(px, py - width * 0.2, size * 0.05, size * 0.014, 0.5, (turn * 180) / Math.PI)
  }
}

/** Draws a thin slice of ham, folded over itself, with its rim of fat. */
export function drawHamSlice(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  const fold = (reach: number, off: number, lean: number) =>
    smooth(
      blobPoints(
        c.random,
        x + Math.cos(turn) * off * r,
        y + Math.sin(turn) * off * r,
        r * reach,
        r * reach * 0.62,
        {
          turn: turn + lean,
          wobble: 0.1,
          points: 10,
        },
      ),
    )
  c.shadow(x + size * 0.05, y + size * 0.1, r * 1.1, r * 0.85, 0.36)
  for (const [reach, off, lean, lift] of [
    [1, -0.1, 0, -0.03],
    [0.84, 0.16, 0.3, 0.02],
    [0.6, -0.16, -0.25, 0.05],
  ] as const)
    c.path(
      fold(reach, off, lean),
      c.body(tone(colour, lift), 0.9),
      ` stroke="${c.lit(inside)}" stroke-width="${num(size * 0.035)}"`,
    )
  c.line(
    smoothLine(
      placed(
        [
          [-r * 0.5, r * 0.16],
          [0, r * 0.3],
          [r * 0.5, r * 0.1],
        ],
        x,
        y,
        turn,
      ),
    ),
    tone(own, -0.1),
    size * 0.03,
    ' opacity=".5"',
  )
  c.gleam(x - r * 0.3, y - r * 0.2, r * 0.22, r * 0.05, 0.5)
}
