import { mix, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { blob, ellipsePath, num, type Point, pt, smooth } from '../../drawing/geometry'
import { type Region, scatter } from '../../drawing/scatter'
import { drawBrowning, drawLiquid } from '../../drawing/surfaces'
import { middle } from '../../drawing/vessels'
import type { PictureDescription, Piece } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'
import { between } from '../../random'
import { drawGarnish, drawHeap } from '../arrange'

/** Draws a pie, quiche or tart from above in its tin: crust, filling, a cut slice. */
export function drawPie(c: Canvas, description: PictureDescription): void {
  const { form, base, accent, pieces, garnish } = description
  const { x, y } = middle
  const r = 146
  // The crust of a quiche is as brown as that of a pie, whatever its filling.
  const crust = c.lit(form === 'quiche' ? mix(base, '#b9732c', 0.7) : mix(base, '#b9732c', 0.22))
  // Its tin shows below it.
  c.shadow(x + 16, y + 22, r * 1.2, r * 1.2, 0.4)
  c.ellipse(x, y, r + 9, r + 9, c.body('#6b6660', 1.2))
  c.ellipse(x, y, r + 9, r + 9, 'none', ` stroke="${c.lit('#a39d95')}" stroke-width="1.6"`)
  c.shadow(x + 14, y + 20, r * 1.16, r * 1.16, 0.5)
  const edge: Point[] = Array.from({ length: 44 }, (_, step) => {
    const angle = (step / 44) * Math.PI * 2
    const reach = r * (step % 2 ? 0.965 : 1.01)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  c.path(
    smooth(edge),
    c.linear([
      [0, tone(crust, 0.08)],
      [0.5, crust],
      [1, tone(crust, -0.14)],
    ]),
  )
  c.line(
    smooth(edge.map(([px, py]): Point => [x + (px - x) * 0.95, y + (py - y) * 0.95])),
    tone(crust, -0.14),
    2,
    ' opacity=".6"',
  )
  drawBrowning(c, { x, y, rx: r * 0.98, ry: r * 0.98, hole: 0.92 }, 40, 17, '#8f4d18')
  const inner: Region = { x, y, rx: r * 0.86, ry: r * 0.86 }
  const d = ellipsePath(x, y, inner.rx)
  const isClosed = form === 'pie'
  if (isClosed) {
    c.path(
      d,
      c.radial(
        [
          [0, tone(crust, 0.07)],
          [0.7, crust],
          [1, tone(crust, -0.1)],
        ],
        [0.4, 0.36, 0.66],
      ),
    )
    c.inside(d, () => {
      for (let at = 0; at < 7; at += 1) {
        const off = (at - 3) * 38
        for (const way of [1, -1])
          c.line(
            `M${pt(x - 160, y + off - way * 60)}L${pt(x + 160, y + off + way * 60)}`,
            tone(crust, -0.17),
            1.8,
            ' opacity=".55"',
          )
      }
      for (const [px, py] of scatter(c.random, inner, 40, 20))
        c.path(
          blob(c.random, px, py, 17, 7, { turn: c.random() * 3, wobble: 0.3 }),
          tone(crust, between(c.random, -0.06, 0.1)),
          ' opacity=".55"',
        )
      drawBrowning(c, inner, 44, 28, '#a85a1c')
      // Brushed with egg: it shines between the cuts.
      for (const [px, py] of scatter(c.random, { ...inner, rx: inner.rx * 0.8, ry: inner.ry * 0.8 }, 9, 44))
        c.gleam(px, py, between(c.random, 7, 14), 3, 0.3)
    })
    slice(c, x, y, inner.rx, accent, pieces)
  } else {
    drawLiquid(c, d, form === 'quiche' ? mix('#eebf5a', accent, 0.25) : accent, 0.8)
    c.inside(d, () => {
      if (form === 'tart') rings(c, inner, pieces)
      else
        drawHeap(
          c,
          { ...inner, rx: inner.rx * 0.94, ry: inner.ry * 0.94 },
          pieces.map((piece) => ({ ...piece, size: Math.min(34, piece.size) })),
          { cover: 0.7 },
        )
      if (form === 'quiche') {
        drawBrowning(c, inner, 34, 26, '#b4631f')
        c.path(d, 'none', ` stroke="${c.lit('#8a4a18')}" stroke-width="12" opacity=".3"`)
      }
    })
  }
  drawGarnish(
    c,
    { ...inner, rx: inner.rx * 0.56, ry: inner.ry * 0.56 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

function rings(c: Canvas, { x, y, rx }: Region, pieces: readonly Piece[]): void {
  const fruit = pieces[0]
  if (!fruit) return
  const piece: Piece =
    fruit.shape === 'fruit-half'
      ? { ...fruit, shape: 'wedge', size: 38 }
      : { ...fruit, size: Math.max(26, Math.min(fruit.size, 38)) }
  for (const reach of [0.84, 0.56, 0.28, 0]) {
    const count = Math.max(1, Math.round((reach * rx * 6.28) / (piece.size * 0.9)))
    for (let at = 0; at < count; at += 1) {
      const angle = (at / count) * Math.PI * 2
      drawPiece(c, piece, x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * rx * reach, {
        turn: angle + 1.57,
      })
    }
  }
}

/** The gap of a slice that is taken out: the filling shows at the cut. */
function slice(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  accent: PictureDescription['accent'],
  pieces: readonly Piece[],
): void {
  const at = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * reach,
    y + Math.sin(angle) * reach,
  ]
  const [a, b] = [0.62, 1.32]
  const far = r * 1.04
  const gap = `M${pt(x, y)}L${pt(...at(a, far))}A${num(far)} ${num(far)} 0 0 1 ${pt(...at(b, far))}Z`
  const tin = c.lit('#4a453f')
  const crust = c.lit('#c07c34')
  c.path(
    gap,
    c.linear([
      [0, tone(tin, -0.12)],
      [1, tone(tin, 0.12)],
    ]),
  )
  c.inside(gap, () => {
    const high = 34
    const [right = 0, low = 0] = at(a, far)
    const side = (from: number, to: number) =>
      `M${pt(x, y + from)}L${pt(right, low + from)}L${pt(right, low + to)}L${pt(x, y + to)}Z`
    c.path(side(0, high), c.lit(accent), ' opacity=".3" transform="translate(0 9)"')
    c.path(side(0, high), c.body(accent, 1.2))
    c.inside(side(4, high - 4), () => {
      for (let step = 0; step < 3; step += 1)
        drawHeap(
          c,
          {
            x: x + (right - x) * (0.26 + step * 0.28),
            y: y + (low - y) * (0.26 + step * 0.28) + high / 2,
            rx: r * 0.2,
            ry: high * 0.4,
          },
          pieces.map((piece) => ({ ...piece, size: Math.min(17, piece.size) })),
          { cover: 0.9 },
        )
    })
    // The lid above the filling, the floor of pastry below it.
    c.path(side(0, 5), tone(crust, 0.06))
    c.path(side(high - 6, high), tone(crust, -0.06))
    c.line(`M${pt(x, y)}L${pt(...at(b, far))}`, c.light.shade, 9, ' opacity=".4"')
    for (const [px, py] of scatter(
      c.random,
      { x: at(1.05, r * 0.7)[0], y: at(1.05, r * 0.7)[1], rx: 24, ry: 20 },
      9,
      7,
    ))
      c.path(blob(c.random, px, py, between(c.random, 1.6, 3.4), 1.8, { wobble: 0.3, points: 5 }), crust)
  })
  c.line(`M${pt(...at(a, far))}L${pt(x, y)}L${pt(...at(b, far))}`, tone(crust, 0.1), 2.2, ' opacity=".8"')
}
