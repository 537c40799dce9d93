import { tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { num, pt, roundedRect, smooth, smoothLine } from '../../drawing/geometry'
import { scatter } from '../../drawing/scatter'
import type { PictureDescription, Piece } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'

const x = 240

/** Draws a preserve, sauce or dressing in a jar. */
export function drawJar(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  c.shadow(x + 20, 314, 120, 24, 0.55)
  const own = c.lit(base)
  const jar = smooth(
    [
      [x - 62, 100],
      [x - 86, 132],
      [x - 90, 210],
      [x - 86, 296],
      [x - 60, 314],
      [x + 60, 314],
      [x + 86, 296],
      [x + 90, 210],
      [x + 86, 132],
      [x + 62, 100],
    ],
    0.7,
  )
  c.inside(jar, () => {
    c.path(
      `M${pt(x - 100, 124)}h200v200h-200Z`,
      c.linear(
        [
          [0, tone(own, -0.02)],
          [0.22, tone(own, 0.1)],
          [0.6, own],
          [1, tone(own, -0.15)],
        ],
        [0, 0, 1, 0.1],
      ),
    )
    drawHeapOf(c, pieces)
    c.ellipse(x, 124, 90, 12, tone(own, 0.1))
  })
  c.grain(jar, tone(base, -0.2), 0.05, 0.34)
  c.path(
    jar,
    '#ffffff',
    ` fill-opacity=".1" stroke="#ffffff" stroke-opacity="${num(0.8 * c.light.shine)}" stroke-width="3"`,
  )
  c.line(
    smoothLine([
      [x - 74, 140],
      [x - 78, 210],
      [x - 74, 280],
    ]),
    '#ffffff',
    7,
    ` opacity="${num(0.45 * c.light.shine)}"`,
  )
  const lid = c.lit('#d9d2c4')
  c.path(
    roundedRect(x - 68, 66, 136, 36, 8),
    c.linear(
      [
        [0, tone(lid, -0.1)],
        [0.25, tone(lid, 0.1)],
        [0.6, lid],
        [1, tone(lid, -0.2)],
      ],
      [0, 0, 1, 0],
    ),
  )
  c.line(`M${pt(x - 66, 80)}H${x + 66}M${pt(x - 66, 90)}H${x + 66}`, tone(lid, -0.16), 1.6, ' opacity=".6"')
  const label = roundedRect(x - 52, 188, 104, 68, 7)
  c.path(label, c.body('#fbf5e6', 0.4))
  c.path(roundedRect(x - 46, 194, 92, 56, 4), 'none', ` stroke="${c.lit('#b9a884')}" stroke-width="1.4"`)
  const shown = [...pieces, ...garnish][0]
  if (shown) drawPiece(c, { ...shown, size: Math.min(40, Math.max(28, shown.size)) }, x, 222, { turn: -0.4 })
}

function drawHeapOf(c: Canvas, pieces: readonly Piece[]): void {
  const shown = pieces.slice(0, 2)
  for (const [index, [px, py]] of scatter(
    c.random,
    { x, y: 222, rx: 82, ry: 84, isSquare: true },
    26,
    24,
  ).entries()) {
    const piece = shown[index % Math.max(1, shown.length)]
    if (piece) drawPiece(c, { ...piece, size: Math.min(26, piece.size) }, px, py)
  }
}
