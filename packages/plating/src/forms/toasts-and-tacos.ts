import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, type Point, smooth, smoothLine } from '../drawing/geometry'
import { scatter } from '../drawing/scatter'
import { drawBrowning } from '../drawing/surfaces'
import { drawPlate, drawStandPlate, middle } from '../drawing/vessels'
import type { PictureDescription } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'
import { drawCurd } from './eggs-and-dumplings'

const x = 240

/** Draws slices of toast with their topping, from above. */
export function drawToast(c: Canvas, { base, accent, pieces, garnish }: PictureDescription): void {
  drawPlate(c, 152)
  const { y } = middle
  const crust = c.lit(mix(base, '#a8672c', 0.4))
  const isAvocado = pieces.some(({ shape }) => shape === 'avocado')
  const eggs = pieces.some(({ shape }) => shape === 'fried-egg')
  const curds = pieces.find(({ shape, colour }) => shape === 'chunk' && colour === '#f1c552')
  const spread = isAvocado ? '#a9b956' : curds ? '#f3d272' : mix(accent, '#f0e2c0', 0.2)
  const slices = pieces.filter(({ shape }) => shape === 'ham-slice' || shape === 'rasher')
  const rest = pieces
    .filter(
      (piece) =>
        piece.shape !== 'avocado' &&
        piece.shape !== 'fried-egg' &&
        piece !== curds &&
        !slices.includes(piece),
    )
    .map((piece) => ({ ...piece, size: Math.min(30, piece.size) }))
  for (const [px, py, turn] of [
    [x - 60, y - 18, -0.16],
    [x + 62, y + 20, 0.12],
  ] as const) {
    const outline: Point[] = [
      [-56, -58],
      [-20, -72],
      [20, -72],
      [56, -58],
      [60, -10],
      [54, 62],
      [0, 70],
      [-54, 62],
      [-60, -10],
    ]
    const at = (scale: number) =>
      smooth(
        outline.map(
          ([ax, ay]): Point => [
            px + (ax * Math.cos(turn) - ay * Math.sin(turn)) * scale,
            py + (ax * Math.sin(turn) + ay * Math.cos(turn)) * scale,
          ],
        ),
        0.75,
      )
    c.shadow(px + 8, py + 14, 76, 86, 0.42)
    c.path(at(1), tone(crust, -0.14), ' transform="translate(0 8)"')
    c.path(at(1), crust)
    c.path(at(0.93), c.body('#e6bd78', 0.9))
    c.inside(at(0.93), () => drawBrowning(c, { x: px, y: py, rx: 54, ry: 66 }, 10, 18, '#a8682a'))
    const top = at(0.82)
    c.path(top, c.light.shade, ' opacity=".22" transform="translate(1 4)"')
    c.path(top, c.body(spread, 0.9))
    c.inside(top, () => {
      for (const [bx, by] of scatter(c.random, { x: px, y: py, rx: 46, ry: 56 }, 22, 15))
        c.path(
          blob(c.random, bx, by, 12, 7, { turn: c.random() * 3, wobble: 0.3 }),
          tone(c.lit(spread), between(c.random, -0.05, 0.09)),
          ' opacity=".8"',
        )
      if (curds)
        for (const [ex, ey] of scatter(c.random, { x: px, y: py, rx: 40, ry: 50 }, 16, 18))
          drawCurd(c, ex, ey, c.lit(curds.colour))
      drawHeap(c, { x: px, y: py, rx: 44, ry: 54 }, rest, {
        cover: isAvocado ? 0.3 : curds ? 0.5 : 1.15,
      })
    })
    // Ham and bacon hang over the edge.
    for (const slice of slices)
      for (const side of [-1, 1])
        drawPiece(
          c,
          { ...slice, size: slice.shape === 'rasher' ? 104 : 92 },
          px + side * 16,
          py + side * 30,
          {
            turn: turn + side * 0.3,
          },
        )
    if (eggs)
      drawPiece(c, { shape: 'fried-egg', colour: '#fbf6ea', inside: '#f0a423', size: 84, share: 1 }, px, py)
    drawGarnish(
      c,
      { x: px + 6, y: py + (eggs ? 34 : 0), rx: 32, ry: eggs ? 16 : 42 },
      garnish.filter(({ shape }) => shape !== 'dollop'),
      { scale: 0.85 },
    )
  }
}

/** Draws three tacos standing in a row. */
export function drawTacos(c: Canvas, { base, pieces, garnish, main }: PictureDescription): void {
  drawStandPlate(c, 276, 186)
  const shell = mix(base, '#e8c170', 0.5)
  const own = c.lit(shell)
  const filling = (main ? [main, ...pieces] : pieces).map((piece) =>
    piece.shape === 'egg-half'
      ? {
          ...piece,
          shape: 'crumb' as const,
          colour: '#f1c552' as const,
          inside: '#f8dd8c' as const,
          size: 22,
        }
      : piece.shape === 'avocado'
        ? { ...piece, size: 38 }
        : {
            ...piece,
            size: Math.min(27, piece.size),
            shape: piece.shape === 'fillet' ? ('chunk' as const) : piece.shape,
          },
  )
  for (const left of [-96, 0, 96]) {
    const [px, py] = [x + left, 210]
    c.shadow(px + 6, py + 66, 70, 18, 0.45)
    const back = smooth(
      [
        [px - 66, py + 62],
        [px - 62, py - 6],
        [px - 18, py - 54],
        [px + 34, py - 54],
        [px + 72, py - 4],
        [px + 66, py + 62],
      ],
      0.8,
    )
    c.path(
      back,
      c.linear([
        [0, tone(own, -0.1)],
        [1, tone(own, -0.18)],
      ]),
    )
    drawHeap(c, { x: px, y: py - 38, rx: 56, ry: 34 }, filling, { cover: 1.4 })
    drawHeap(
      c,
      { x: px - 2, y: py - 54, rx: 42, ry: 20 },
      garnish
        .filter(({ shape }) => shape !== 'dollop' && shape !== 'citrus')
        .slice(0, 2)
        .map((piece) => ({ ...piece, share: 0.4, size: Math.max(16, Math.min(24, piece.size)) })),
      { cover: 0.5 },
    )
    const front = smooth(
      [
        [px - 70, py + 64],
        [px - 66, py + 16],
        [px - 24, py - 22],
        [px + 26, py - 20],
        [px + 62, py + 18],
        [px + 66, py + 64],
        [px, py + 70],
      ],
      0.8,
    )
    c.path(front, c.light.shade, ' opacity=".2" transform="translate(-1 -4)"')
    c.path(
      front,
      c.linear([
        [0, tone(own, 0.09)],
        [0.5, own],
        [1, tone(own, -0.1)],
      ]),
    )
    c.inside(front, () => drawBrowning(c, { x: px, y: py + 26, rx: 58, ry: 38 }, 9, 15, '#a5651f'))
    c.line(
      smoothLine([
        [px - 66, py + 16],
        [px - 24, py - 22],
        [px + 26, py - 20],
        [px + 62, py + 18],
      ]),
      tone(own, 0.13),
      2.6,
      ' opacity=".8"',
    )
  }
  const lime = garnish.find(({ shape }) => shape === 'citrus')
  if (lime) drawPiece(c, { ...lime, size: 46 }, x + 150, 282)
}
