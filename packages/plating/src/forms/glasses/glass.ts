import { type Colour, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { num, pt } from '../../drawing/geometry'
import type { Piece } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'

const x = 240

/** The outline of a glass: its height, its width above and below. */
export interface GlassShape {
  readonly top: number
  readonly bottom: number
  readonly wide: number
  readonly narrow: number
}

function glassPath({ top, bottom, wide, narrow }: GlassShape, inset = 0): string {
  const [w, n] = [wide - inset, narrow - inset]
  return `M${pt(x - w, top)}L${pt(x - n, bottom - 10)}Q${pt(x - n + 1, bottom)} ${pt(x - n + 12, bottom)}H${num(x + n - 12)}Q${pt(x + n - 1, bottom)} ${pt(x + n, bottom - 10)}L${pt(x + w, top)}Z`
}

/** The glass around a drink: thin walls, a thick foot, a long reflection. */
export function drawGlassWalls(c: Canvas, shape: GlassShape): void {
  const { top, bottom, wide, narrow } = shape
  const { shine } = c.light
  c.path(
    glassPath(shape, -4),
    '#ffffff',
    ` fill-opacity="${num(0.16 * shine)}" stroke="#ffffff" stroke-opacity="${num(0.75 * shine)}" stroke-width="2"`,
  )
  c.ellipse(
    x,
    top,
    wide + 4,
    (wide + 4) * 0.17,
    '#ffffff',
    ` fill-opacity=".14" stroke="#ffffff" stroke-opacity="${num(0.85 * shine)}" stroke-width="2.2"`,
  )
  c.path(
    `M${pt(x - wide + 9, top + 16)}L${pt(x - narrow + 8, bottom - 24)}`,
    'none',
    ` stroke="#ffffff" stroke-opacity="${num(0.5 * shine)}" stroke-width="7" stroke-linecap="round"`,
  )
  c.path(
    `M${pt(x + wide - 8, top + 22)}L${pt(x + narrow - 6, bottom - 34)}`,
    'none',
    ` stroke="#ffffff" stroke-opacity="${num(0.3 * shine)}" stroke-width="3" stroke-linecap="round"`,
  )
}

/** Draws the drink in a glass up to a level; returns its shape. */
export function drawDrinkBody(
  c: Canvas,
  shape: GlassShape,
  level: number,
  colour: Colour,
  opacity = 1,
): string {
  const share = (level - shape.top) / (shape.bottom - shape.top)
  const w = shape.wide + (shape.narrow - shape.wide) * share
  const body = { ...shape, top: level, wide: w }
  const own = c.lit(colour)
  const d = glassPath({ ...body, bottom: shape.bottom - 7 })
  c.path(
    d,
    c.linear(
      [
        [0, tone(own, -0.04)],
        [0.18, tone(own, 0.06)],
        [0.55, own],
        [1, tone(own, -0.13)],
      ],
      [0, 0, 1, 0.1],
    ),
    opacity < 1 ? ` opacity="${num(opacity)}"` : '',
  )
  if (opacity === 1) c.grain(d, tone(own, -0.1), 0.03, 0.16)
  c.ellipse(
    x,
    level,
    w,
    w * 0.17,
    c.linear([
      [0, tone(own, 0.08)],
      [1, tone(own, 0.02)],
    ]),
  )
  c.ellipse(
    x,
    level,
    w - 1,
    w * 0.165,
    'none',
    ` stroke="${tone(own, 0.14)}" stroke-width="1.6" opacity=".8"`,
  )
  return d
}

/** Draws a striped straw. */
export function drawStraw(c: Canvas, colour: Colour, top: number): void {
  const d = `M${pt(x + 14, 150)}L${pt(x + 52, top)}`
  c.line(d, c.lit('#fbf6ea'), 9)
  c.line(d, c.lit(colour), 9, ' stroke-dasharray="7 9" stroke-linecap="butt"')
  c.line(d, '#000000', 2.4, ' opacity=".12" transform="translate(3 1)"')
}

/** Draws what sits on the rim or floats on top. */
export function topGarnish(c: Canvas, garnish: readonly Piece[], y: number): void {
  const shown = garnish.filter(({ shape }) => shape !== 'seed' && shape !== 'chopped')
  shown.slice(0, 2).forEach((piece, index) => {
    if (piece.shape === 'citrus') {
      drawPiece(c, { ...piece, size: 64 }, x + 66, y - 2, { turn: 0.3 })
      return
    }
    const count = piece.shape === 'leaf' ? 3 : 2
    for (let at = 0; at < count; at += 1)
      drawPiece(
        c,
        { ...piece, size: Math.max(30, Math.min(44, piece.size)) },
        x - 26 + index * 34 + at * 17,
        y - 6 - (at % 2) * 7,
        { turn: -1.9 + at * 0.75 },
      )
  })
}
