import { type Colour, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { blobPoints, type Point, pt, smooth, smoothLine } from '../../drawing/geometry'
import { scatter } from '../../drawing/scatter'
import { drawBrowning, drawDust } from '../../drawing/surfaces'
import { drawPlate, drawStandPlate, middle } from '../../drawing/vessels'
import type { PictureDescription } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'
import { drawGarnish, drawHeap } from '../arrange'

const x = 240

/** Draws muffins or cupcakes in their paper cases. */
export function drawMuffins(
  c: Canvas,
  { base, pieces, hasTopping, accent, garnish }: PictureDescription,
): void {
  drawStandPlate(c, 276, 188)
  const own = c.lit(base)
  const bits = pieces
    .filter(({ shape, size }) => shape !== 'egg-half' && size < 44)
    .map((piece) => ({
      ...piece,
      shape: piece.shape === 'coin' || piece.shape === 'fruit-half' ? ('chunk' as const) : piece.shape,
      size: Math.min(16, piece.size),
    }))
  for (const [px, py] of [
    [x - 100, 206],
    [x + 100, 206],
    [x, 226],
  ] as const) {
    c.shadow(px + 6, py + 58, 66, 16, 0.5)
    const paper = c.lit('#e9d9bd')
    const cup = `M${pt(px - 58, py - 8)}L${pt(px - 42, py + 54)}Q${pt(px, py + 66)} ${pt(px + 42, py + 54)}L${pt(px + 58, py - 8)}Z`
    c.path(
      cup,
      c.linear(
        [
          [0, tone(paper, -0.02)],
          [0.25, tone(paper, 0.06)],
          [1, tone(paper, -0.17)],
        ],
        [0, 0, 1, 0],
      ),
    )
    let pleats = ''
    for (let at = -5; at <= 5; at += 1)
      pleats += `M${pt(px + at * 10.4, py - 2)}L${pt(px + at * 7.6, py + 58 - Math.abs(at))}`
    c.line(pleats, tone(paper, -0.13), 1.7, ' opacity=".7"')
    const dome = smooth(
      [
        [px - 66, py + 2],
        [px - 58, py - 34],
        [px - 26, py - 62],
        [px + 18, py - 64],
        [px + 56, py - 38],
        [px + 67, py],
        [px + 34, py + 10],
        [px - 30, py + 11],
      ],
      0.95,
    )
    c.path(
      dome,
      c.radial(
        [
          [0, tone(own, 0.12)],
          [0.5, own],
          [1, tone(own, -0.16)],
        ],
        [0.36, 0.28, 0.85],
      ),
    )
    c.grain(dome, tone(base, -0.2), 0.09, 0.36)
    c.inside(dome, () => {
      drawBrowning(c, { x: px, y: py - 30, rx: 56, ry: 30 }, 8, 20)
      drawHeap(c, { x: px, y: py - 26, rx: 54, ry: 32 }, bits, { cover: 0.5 })
    })
    if (hasTopping) {
      const cream = c.lit(accent)
      for (const [reach, up] of [
        [50, 44],
        [38, 66],
        [22, 86],
      ] as const)
        c.ellipse(
          px,
          py - up,
          reach,
          17,
          c.linear([
            [0, tone(cream, 0.05)],
            [1, tone(cream, -0.1)],
          ]),
        )
      const berry = [...garnish, ...bits][0]
      if (berry) drawPiece(c, { ...berry, size: 24 }, px, py - 104)
    }
    c.gleam(px - 26, py - 42, 14, 5, 0.34)
  }
}

/** Draws buns, rolls, scones or balls of bread. */
export function drawBuns(c: Canvas, { base, cut, pieces, garnish, form }: PictureDescription): void {
  const isTruffle = form === 'truffles'
  const well = drawPlate(c, 154)
  const { y } = middle
  const own = c.lit(base)
  const r = isTruffle ? 30 : cut === 'ball' ? 38 : 50
  const coats: readonly Colour[] = isTruffle ? [base, tone(base, -0.05), '#f4ecdc'] : [base]
  const specks = pieces.filter(
    ({ shape }) =>
      shape === 'shred' || shape === 'ring' || shape === 'seed' || shape === 'chopped' || shape === 'ball',
  )
  const spots = isTruffle
    ? scatter(c.random, { x, y, rx: well * 0.76, ry: well * 0.74 }, 12, r * 1.75)
    : scatter(c.random, { x, y, rx: well * 0.72, ry: well * 0.68 }, cut === 'ball' ? 11 : 7, r * 1.34)
  for (const [index, [px, py]] of spots.entries()) {
    const colour = c.lit(coats[index % coats.length] ?? base)
    c.shadow(px + 7, py + 13, r * 1.2, r * 1.06, 0.46)
    const outline = blobPoints(c.random, px, py, r, r * 0.94, { wobble: isTruffle ? 0.02 : 0.05, points: 11 })
    c.path(smooth(outline.map(([ax, ay]): Point => [ax, ay + 6])), tone(colour, -0.18))
    const d = smooth(outline)
    c.path(
      d,
      c.radial(
        [
          [0, tone(colour, 0.14)],
          [0.5, colour],
          [1, tone(colour, -0.15)],
        ],
        [0.36, 0.3, 0.78],
      ),
    )
    c.grain(d, '#7a4a1c', 0.08, 0.26)
    c.inside(d, () => {
      if (cut === 'ring') c.ellipse(px, py, r * 0.3, r * 0.28, tone(own, -0.26))
      if (isTruffle)
        drawDust(
          c,
          { x: px, y: py, rx: r, ry: r },
          index % 3 === 2 ? '#d9c6a4' : tone(base, index % 2 ? -0.14 : 0.14),
          60,
          2.2,
        )
      else {
        drawBrowning(c, { x: px - 4, y: py - 5, rx: r * 0.6, ry: r * 0.55 }, 6, r * 0.5, '#9c5a1e')
        if (specks.length > 0)
          drawHeap(
            c,
            { x: px, y: py, rx: r * 0.7, ry: r * 0.66 },
            specks.slice(0, 2).map((piece) => ({ ...piece, size: Math.min(13, piece.size) })),
            { cover: 0.24 },
          )
        c.line(
          smoothLine([
            [px - r * 0.5, py + r * 0.3],
            [px, py + r * 0.44],
            [px + r * 0.5, py + r * 0.26],
          ]),
          tone(own, -0.13),
          2,
          ' opacity=".4"',
        )
      }
    })
    if (isTruffle)
      c.ellipse(
        px,
        py + r * 0.86,
        r * 1.02,
        r * 0.3,
        'none',
        ` stroke="${c.lit('#e6d7bd')}" stroke-width="2.5" opacity=".7"`,
      )
    c.gleam(px - r * 0.36, py - r * 0.42, r * 0.2, r * 0.09, isTruffle ? 0.24 : 0.36)
  }
  drawGarnish(
    c,
    { x, y, rx: well * 0.4, ry: well * 0.4 },
    garnish.filter(({ shape }) => shape === 'leaf' || shape === 'sprig').slice(0, 1),
  )
}

/** Draws a pavlova or meringues: a crisp white base with cream and fruit. */
export function drawMeringue(c: Canvas, { pieces, garnish }: PictureDescription): void {
  drawStandPlate(c, 272, 190)
  const white = c.lit('#f8f0e2')
  c.shadow(x + 8, 266, 160, 34, 0.45)
  const base = smooth(
    [
      [x - 150, 226],
      [x - 132, 190],
      [x - 70, 178],
      [x, 172],
      [x + 70, 178],
      [x + 132, 190],
      [x + 150, 226],
      [x + 126, 262],
      [x, 274],
      [x - 126, 262],
    ],
    0.85,
  )
  c.path(
    base,
    c.linear([
      [0, tone(white, 0.02)],
      [0.5, white],
      [1, tone(white, -0.15)],
    ]),
  )
  c.inside(base, () => {
    for (let at = -5; at <= 5; at += 1)
      c.line(
        smoothLine([
          [x + at * 27, 188],
          [x + at * 30 + 6, 226],
          [x + at * 27, 270],
        ]),
        tone(white, -0.09),
        3,
        ' opacity=".5"',
      )
    drawBrowning(c, { x, y: 226, rx: 140, ry: 40, hole: 0.7 }, 12, 18, '#d9b27a')
  })
  const cream = smooth(
    [
      [x - 116, 186],
      [x - 92, 154],
      [x - 40, 146],
      [x + 6, 138],
      [x + 56, 148],
      [x + 100, 158],
      [x + 118, 188],
      [x + 70, 204],
      [x + 20, 196],
      [x - 30, 210],
      [x - 84, 200],
    ],
    0.9,
  )
  c.path(cream, c.light.shade, ' opacity=".16" transform="translate(1 5)"')
  c.path(cream, c.body('#fdf9f0', 0.8))
  const fruit = pieces
    .filter(({ shape }) => shape !== 'egg-half')
    .map((piece) => ({
      ...piece,
      shape: piece.shape === 'fruit-half' ? ('wedge' as const) : piece.shape,
      size: piece.shape === 'strawberry' ? 42 : Math.min(34, Math.max(15, piece.size)),
    }))
  drawHeap(c, { x, y: 160, rx: 92, ry: 28 }, fruit, { cover: 1.7 })
  drawHeap(c, { x, y: 138, rx: 56, ry: 18 }, fruit.slice(0, 1), { cover: 1.2 })
  drawGarnish(
    c,
    { x: x + 6, y: 138, rx: 60, ry: 20 },
    garnish.filter(({ shape }) => shape === 'leaf').slice(0, 1),
  )
}
