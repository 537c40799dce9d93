import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, num, type Point, pt, smooth, smoothLine } from '../drawing/geometry'
import { scatter } from '../drawing/scatter'
import { drawStandPlate } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'

const x = 240

/** Draws a row of filling as it shows at an edge. */
function drawEdge(c: Canvas, y: number, half: number, pieces: readonly Piece[], size: number): void {
  const shown = pieces.length > 0 ? pieces : []
  const count = Math.round((half * 2) / (size * 0.66))
  for (let at = 0; at <= count && shown.length > 0; at += 1) {
    const piece = shown[at % shown.length]
    if (piece)
      drawPiece(c, { ...piece, size }, x - half + (at / count) * half * 2, y + between(c.random, -2.5, 2.5))
  }
}

function lettuceFrill(c: Canvas, y: number, half: number, colour: PictureDescription['base']): void {
  const points: Point[] = []
  for (let step = 0; step <= 16; step += 1)
    points.push([x - half + (step / 16) * half * 2, y + (step % 2 ? 11 : 1) + between(c.random, -2, 2)])
  const d = smooth([...points, [x + half - 6, y - 8], [x - half + 6, y - 8]], 0.9)
  c.path(d, c.light.shade, ' opacity=".25" transform="translate(1 4)"')
  c.path(d, c.body(colour, 1.2))
  c.line(
    smoothLine(points.map(([px, py]): Point => [px, py - 2])),
    tone(c.lit(colour), 0.12),
    1.6,
    ' opacity=".7"',
  )
}

function slab(c: Canvas, y: number, half: number, height: number, colour: PictureDescription['base']): void {
  const d = smooth(
    [
      [x - half, y],
      [x - half + 8, y - height * 0.5],
      [x, y - height * 0.56],
      [x + half - 8, y - height * 0.5],
      [x + half, y],
      [x + half - 8, y + height * 0.5],
      [x, y + height * 0.56],
      [x - half + 8, y + height * 0.5],
    ],
    0.7,
  )
  c.path(d, c.body(colour, 1.2))
}

/** Draws a burger from the side. */
export function drawBurger(c: Canvas, { pieces, base, main, accent }: PictureDescription): void {
  drawStandPlate(c, 288, 178)
  const bun = mix(base, '#cc8a3e', 0.5)
  const own = c.lit(bun)
  c.shadow(x + 8, 286, 138, 24, 0.5)
  c.path(
    smooth(
      [
        [x - 112, 252],
        [x - 104, 280],
        [x - 60, 288],
        [x + 60, 288],
        [x + 104, 280],
        [x + 112, 252],
        [x, 244],
      ],
      0.6,
    ),
    c.linear(
      [
        [0, tone(own, 0.06)],
        [0.6, own],
        [1, tone(own, -0.16)],
      ],
      [0.2, 0, 0.6, 1],
    ),
  )
  const patty =
    main && main.shape !== 'chunk' && main.shape !== 'meat'
      ? main.colour
      : pieces.some(({ shape }) => shape === 'bean')
        ? '#6b4a30'
        : '#5b3018'
  const layer = (y: number) => {
    slab(c, y, 118, 30, patty)
    for (const [px, py] of scatter(c.random, { x, y, rx: 104, ry: 11, isSquare: true }, 26, 9))
      c.path(
        blob(c.random, px, py, 6, 3.4, { wobble: 0.3 }),
        tone(c.lit(patty), between(c.random, -0.1, 0.09)),
        ' opacity=".7"',
      )
    const cheese = smooth(
      [
        [x - 118, y - 14],
        [x - 60, y - 19],
        [x + 118, y - 14],
        [x + 96, y - 4],
        [x + 70, y + 14],
        [x + 44, y - 6],
        [x - 16, y - 7],
        [x - 44, y + 11],
        [x - 74, y - 5],
      ],
      0.5,
    )
    c.path(cheese, c.body('#f0b23c', 0.9))
  }
  lettuceFrill(c, 244, 122, '#7faa46')
  layer(226)
  layer(194)
  drawEdge(
    c,
    170,
    96,
    [
      { shape: 'coin', colour: '#c8341f', inside: '#e2694b', size: 30, share: 1 },
      { shape: 'coin', colour: '#6b7d2e', inside: '#a6b45c', size: 26, share: 1 },
    ],
    44,
  )
  lettuceFrill(c, 164, 118, '#8ab54e')
  c.path(
    smooth(
      [
        [x - 100, 160],
        [x - 50, 168],
        [x + 10, 160],
        [x + 60, 169],
        [x + 104, 160],
        [x, 150],
      ],
      0.8,
    ),
    c.body(mix(accent, '#e59a78', 0.6), 0.8),
  )
  const top = smooth(
    [
      [x - 118, 152],
      [x - 112, 112],
      [x - 68, 74],
      [x, 62],
      [x + 68, 74],
      [x + 112, 112],
      [x + 118, 152],
      [x + 60, 162],
      [x - 60, 162],
    ],
    0.9,
  )
  c.path(top, c.light.shade, ' opacity=".2" transform="translate(0 5)"')
  c.path(
    top,
    c.radial(
      [
        [0, tone(own, 0.14)],
        [0.45, tone(own, 0.02)],
        [1, tone(own, -0.16)],
      ],
      [0.34, 0.22, 0.85],
    ),
  )
  c.grain(top, '#8a4f1a', 0.05, 0.24)
  for (const [px, py] of scatter(c.random, { x: x - 4, y: 106, rx: 84, ry: 34 }, 26, 16))
    c.ellipse(
      px,
      py,
      4.4,
      2.7,
      c.lit('#f8e9c4'),
      ` stroke="${tone(own, -0.15)}" stroke-width=".7" transform="rotate(${num(between(c.random, -40, 40))} ${pt(px, py)})"`,
    )
  c.gleam(x - 52, 96, 24, 9, 0.4, -30)
}
