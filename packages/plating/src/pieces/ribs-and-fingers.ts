import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, num, type Point, placed, smooth, smoothLine } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** The outline of a long piece with blunt ends, not quite straight. */
function longOutline(c: Canvas, { x, y, turn }: PieceAt, w: number, h: number): Point[] {
  const jag = () => between(c.random, 0.94, 1.05)
  const corners: readonly Point[] = [
    [-w * 0.92, -h * 0.86],
    [-w * 0.4, -h],
    [w * 0.36, -h],
    [w * 0.92, -h * 0.84],
    [w, h * 0.1],
    [w * 0.9, h * 0.86],
    [w * 0.3, h],
    [-w * 0.44, h],
    [-w * 0.92, h * 0.84],
    [-w, 0],
  ]
  return placed(
    corners.map(([px, py]): Point => [px * jag(), py * jag()]),
    x,
    y,
    turn,
  )
}

/** Draws a rib from the barbecue: lacquered meat along a bone whose ends show. */
export function drawRib(c: Canvas, piece: PieceAt): void {
  const { x, y, size, turn, colour, inside } = piece
  const [w, h] = [size * 0.44, size * 0.155]
  const own = c.lit(colour)
  c.shadow(x + size * 0.05, y + size * 0.1, w * 1.12, h * 2, 0.4)
  const bone = smoothLine(
    placed(
      [
        [-w * 1.16, 0],
        [0, h * 0.1],
        [w * 1.16, 0],
      ],
      x,
      y,
      turn,
    ),
  )
  c.line(bone, c.lit('#b99c72'), h * 0.84)
  c.line(bone, c.lit('#efe2c6'), h * 0.62)
  const outline = longOutline(c, piece, w, h)
  c.path(smooth(outline.map(([px, py]): Point => [px + 1, py + size * 0.045])), tone(own, -0.15, 1.1))
  const d = smooth(outline, 0.7)
  c.path(
    d,
    c.linear([
      [0, tone(c.lit(mix(colour, inside, 0.7)), 0.06, 1.1)],
      [0.45, own],
      [1, tone(own, -0.1, 1.1)],
    ]),
  )
  let charred = ''
  for (let spot = 0; spot < 7; spot += 1) {
    const [at] = placed([[between(c.random, -0.8, 0.8) * w, between(c.random, -0.7, 0.7) * h]], x, y, turn)
    if (at)
      charred += blob(c.random, at[0], at[1], size * 0.05, size * 0.024, { turn, wobble: 0.35, points: 6 })
  }
  c.path(charred, tone(own, -0.16), ' opacity=".6"')
  const shine = smoothLine(
    placed(
      [
        [-w * 0.7, -h * 0.46],
        [0, -h * 0.56],
        [w * 0.6, -h * 0.44],
      ],
      x,
      y,
      turn,
    ),
  )
  c.line(shine, '#ffffff', h * 0.2, ` opacity="${num(0.46 * c.light.shine)}"`)
}

/** Draws a finger in breadcrumbs: straight, golden, rough. */
export function drawFinger(c: Canvas, piece: PieceAt): void {
  const { x, y, size, turn, colour, inside } = piece
  const [w, h] = [size * 0.5, size * 0.165]
  const own = c.lit(colour)
  c.shadow(x + size * 0.05, y + size * 0.11, w * 1.1, h * 1.9, 0.44)
  const outline = longOutline(c, piece, w, h)
  c.path(
    smooth(
      outline.map(([px, py]): Point => [px + 1, py + size * 0.075]),
      0.55,
    ),
    tone(own, -0.17, 1.05),
  )
  const d = smooth(outline, 0.55)
  c.path(
    d,
    c.linear([
      [0, tone(own, 0.09)],
      [0.5, own],
      [1, tone(own, -0.06, 1.06)],
    ]),
  )
  c.inside(d, () => {
    let [dark, pale] = ['', '']
    for (let crumb = 0; crumb < 40; crumb += 1) {
      const [at] = placed([[between(c.random, -1, 1) * w, between(c.random, -1, 1) * h]], x, y, turn)
      if (!at) continue
      const r = size * between(c.random, 0.01, 0.022)
      const bit = blob(c.random, at[0], at[1], r * 1.3, r, { wobble: 0.35, points: 5 })
      if (crumb % 3 === 0) dark += bit
      else pale += bit
    }
    c.path(pale, tone(own, 0.13), ' opacity=".55"')
    c.path(dark, c.lit(inside), ' opacity=".55"')
    c.path(d, 'none', ` stroke="${c.lit(inside)}" stroke-width="${num(size * 0.03)}" opacity=".5"`)
  })
}
