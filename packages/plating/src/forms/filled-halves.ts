import { mix } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, type Point, pt, smoothLine } from '../drawing/geometry'
import type { Region } from '../drawing/scatter'
import { drawLiquid } from '../drawing/surfaces'
import { drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws halved vegetables or fruits with their filling. */
export function drawFilled(
  c: Canvas,
  { form, main, pieces, garnish, base, accent }: PictureDescription,
): void {
  const well = drawPlate(c)
  const { x, y } = middle
  const isFruit = form === 'fruit-dessert'
  const half: Piece = main ?? {
    shape: 'fruit-half',
    colour: '#5a3050',
    inside: '#c9a26a',
    size: 92,
    share: 1,
  }
  const pool = blob(c.random, x, y, well * 0.86, well * 0.8, { wobble: 0.06, points: 12 })
  if (isFruit) drawLiquid(c, pool, mix(base, half.inside, 0.2), 1)
  const size = Math.max(isFruit ? 78 : 118, half.size)
  const places: readonly Point[] =
    size > 100
      ? [
          [x - 58, y - 6],
          [x + 58, y + 4],
        ]
      : [
          [x - 48, y - 48],
          [x + 44, y - 44],
          [x - 50, y + 46],
          [x + 48, y + 50],
        ]
  const filling = pieces
    .filter(({ colour, shape }) => colour !== half.colour && shape !== 'fruit-half')
    .map((piece) => ({ ...piece, size: Math.min(piece.size, 20) }))
    .slice(0, 4)
  for (const [px, py] of places) {
    drawPiece(c, { ...half, shape: 'fruit-half', size: size * (size > 100 ? 1.5 : 1) }, px, py, {
      turn: between(c.random, -0.25, 0.25),
    })
    const inner: Region = {
      x: px,
      y: py + size * 0.06,
      rx: size * (size > 100 ? 0.42 : 0.26),
      ry: size * (size > 100 ? 0.56 : 0.3),
    }
    if (!isFruit)
      c.path(
        blob(c.random, inner.x, inner.y, inner.rx, inner.ry, { wobble: 0.1 }),
        c.body(mix(base, half.inside, 0.3), 0.9),
      )
    drawHeap(c, { ...inner, rx: inner.rx * 0.9, ry: inner.ry * 0.9 }, filling, { cover: isFruit ? 0.7 : 1.1 })
  }
  if (!isFruit)
    for (const [px, py] of places)
      c.line(
        smoothLine([
          [px - 20, py - 34],
          [px + 10, py - 10],
          [px - 12, py + 16],
          [px + 12, py + 44],
        ]),
        c.lit(accent),
        5,
        ' opacity=".9"',
      )
  drawGarnish(
    c,
    { x, y, rx: well * 0.62, ry: well * 0.56 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

/** Draws lettuce leaves as cups with their filling. */
export function drawLettuceCups(c: Canvas, { pieces, garnish, base, main }: PictureDescription): void {
  drawPlate(c, 152)
  const { x, y } = middle
  const filling = (main ? [main, ...pieces] : pieces)
    .filter(({ colour }) => colour !== '#86b04c')
    .map((piece) => ({
      ...piece,
      shape: piece.shape === 'avocado' ? ('dice' as const) : piece.shape,
      colour: piece.shape === 'avocado' ? ('#b5c265' as const) : piece.colour,
      size: Math.min(piece.size, 24),
    }))
  for (const [px, py, turn] of [
    [x - 58, y - 44, -0.5],
    [x + 60, y - 46, 0.5],
    [x - 4, y + 56, 1.5],
  ] as const) {
    const leaf = (reach: number) =>
      blob(c.random, px, py, 74 * reach, 54 * reach, { turn, wobble: 0.1, points: 13 })
    c.shadow(px + 6, py + 12, 84, 66, 0.4)
    c.path(leaf(1), c.body('#7aa744', 1.1))
    c.path(
      leaf(0.9),
      c.linear([
        [0, c.lit('#a9c765')],
        [1, c.lit('#c5da8c')],
      ]),
    )
    for (const side of [-1, 0, 1]) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      c.line(
        `M${pt(px - cos * 62, py - sin * 62)}Q${pt(px - sin * side * 26, py + cos * side * 26)} ${pt(px + cos * 52 - sin * side * 34, py + sin * 52 + cos * side * 34)}`,
        c.lit('#e4efbf'),
        side === 0 ? 4 : 2,
        ' opacity=".7"',
      )
    }
    c.shadow(px + 3, py + 6, 48, 34, 0.34)
    c.path(blob(c.random, px, py, 44, 30, { turn, wobble: 0.1 }), c.body(mix(base, '#8a5a34', 0.3), 1))
    drawHeap(c, { x: px, y: py - 2, rx: 46, ry: 32 }, filling, { cover: 1.25 })
    drawGarnish(
      c,
      { x: px, y: py, rx: 34, ry: 24 },
      garnish.filter(({ shape, size }) => shape !== 'dollop' && size < 28).slice(0, 1),
      { scale: 0.8 },
    )
  }
}
