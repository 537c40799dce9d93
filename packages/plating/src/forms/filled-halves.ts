import { mix } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, type Point, placed, pt, smooth, smoothLine } from '../drawing/geometry'
import { drawLiquid } from '../drawing/surfaces'
import { drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws halved fruits in their juice. */
export function drawFruitHalves(c: Canvas, { main, pieces, garnish, base }: PictureDescription): void {
  const well = drawPlate(c)
  const { x, y } = middle
  const half: Piece = main ?? {
    shape: 'fruit-half',
    colour: '#c9a24a',
    inside: '#f0deac',
    size: 60,
    share: 1,
  }
  const pool = blob(c.random, x, y + 4, well * 0.96, well * 0.92, { wobble: 0.04, points: 12 })
  drawLiquid(c, pool, mix(base, half.inside, 0.35), 1)
  const filling = pieces
    .filter(({ shape }) => shape !== 'fruit-half' && shape !== 'round-half' && shape !== 'leaf')
    .map((piece) => ({ ...piece, size: Math.min(piece.size, 20) }))
    .slice(0, 3)
  const leaves = pieces.filter(({ shape }) => shape === 'leaf')
  if (leaves.length > 0)
    drawHeap(c, { x, y, rx: well * 0.9, ry: well * 0.86 }, leaves, { cover: 1, scale: 1.3 })
  const places: readonly Point[] = [
    [x - 50, y - 52],
    [x + 46, y - 48],
    [x - 54, y + 44],
    [x + 50, y + 50],
  ]
  for (const [px, py] of places) {
    drawPiece(c, { ...half, size: Math.max(98, half.size) }, px, py, { turn: between(c.random, -0.3, 0.3) })
    drawHeap(c, { x: px, y: py + 10, rx: 24, ry: 26 }, filling, { cover: 1.1 })
  }
  drawGarnish(
    c,
    { x, y, rx: well * 0.5, ry: well * 0.46 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

/** Draws halved vegetables as boats with their filling: long ones such as aubergines, round ones such as peppers. */
export function drawFilled(c: Canvas, { main, pieces, garnish, base, accent }: PictureDescription): void {
  const well = drawPlate(c, 154)
  const { x, y } = middle
  const skin = main?.colour ?? '#5a3050'
  const flesh = main?.inside ?? '#d3b27e'
  const filling = pieces
    .filter(({ colour }) => colour !== skin)
    .map((piece) => ({ ...piece, size: Math.min(piece.size, 20) }))
    .slice(0, 5)
  const [long, wide] = main && main.size < 80 ? [70, 54] : [112, 43]
  for (const [px, py, turn] of [
    [x - 4, y - 52, -0.16],
    [x + 6, y + 50, -0.1],
  ] as const) {
    const outline = (reach: number): Point[] =>
      placed(
        [
          [-long, 4],
          [-long * 0.7, -wide * 0.8],
          [0, -wide],
          [long * 0.62, -wide * 0.66],
          [long, 0],
          [long * 0.62, wide * 0.7],
          [0, wide],
          [-long * 0.7, wide * 0.84],
        ].map(([ax = 0, ay = 0]): Point => [ax * reach, ay * reach]),
        px,
        py,
        turn,
      )
    c.shadow(px + 8, py + 16, long * 1.12, wide * 1.3, 0.46)
    c.path(smooth(outline(1)), c.body(skin, 1.2), ' transform="translate(0 7)"')
    c.path(smooth(outline(1)), c.body(skin, 1.2))
    const face = smooth(outline(0.9))
    c.path(face, c.body(flesh, 0.9))
    const stalk = placed(
      [
        [long * 0.96, -6],
        [long * 1.2, -9],
        [long * 1.22, 6],
        [long * 0.96, 8],
      ],
      px,
      py,
      turn,
    )
    c.path(smooth(stalk, 0.5), c.body('#6d7f3c'))
    c.inside(face, () => {
      c.path(smooth(outline(0.74)), c.body(mix(base, flesh, 0.25), 1))
      drawHeap(c, { x: px, y: py, rx: long * 0.76, ry: wide * 0.72 }, filling, { cover: 1.25 })
    })
    c.line(
      smoothLine(
        placed(
          [
            [-long * 0.6, -10],
            [-long * 0.3, 14],
            [0, -14],
            [long * 0.3, 14],
            [long * 0.6, -8],
          ],
          px,
          py,
          turn,
        ),
      ),
      c.lit(accent),
      5,
      ' opacity=".92"',
    )
    drawGarnish(
      c,
      { x: px, y: py, rx: long * 0.6, ry: wide * 0.5 },
      garnish.filter(({ shape }) => shape !== 'dollop' && shape !== 'citrus'),
      { scale: well > 0 ? 0.9 : 1 },
    )
  }
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
