import { chromaOf, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, type Point, placed, smooth, smoothLine } from '../drawing/geometry'
import { drawBrowning } from '../drawing/surfaces'
import type { PieceAt } from './piece-at'

/** Draws a filled half-moon with its crimped edge: a dumpling, or baked, a turnover. */
export function drawDumpling(c: Canvas, { x, y, size, turn, colour }: PieceAt): void {
  const own = c.lit(colour)
  // It lies with its edge away from the viewer, so it is never turned by much.
  const lean = Math.sin(turn) * 0.5
  const at = (points: readonly Point[]) => placed(points, x, y, lean)
  c.shadow(x + size * 0.06, y + size * 0.12, size * 0.56, size * 0.38, 0.4)
  const edge: Point[] = []
  for (let step = 0; step <= 10; step += 1) {
    const angle = Math.PI + (step / 10) * Math.PI
    const reach = step % 2 ? 0.52 : 0.47
    edge.push([Math.cos(angle) * size * reach, Math.sin(angle) * size * reach * 0.86 + size * 0.095])
  }
  const rest: readonly Point[] = [
    [size * 0.3, size * 0.225],
    [0, size * 0.27],
    [-size * 0.3, size * 0.225],
  ]
  c.path(smooth(at([...edge, ...rest]), 0.8), c.body(tone(colour, -0.03), 0.9))
  const [[bx, by] = [x, y]] = at([[0, size * 0.024]])
  c.path(
    blob(c.random, bx, by, size * 0.36, size * 0.25, { turn: lean, wobble: 0.04 }),
    c.radial(
      [
        [0, tone(own, 0.07)],
        [0.6, tone(own, 0.01)],
        [1, tone(own, -0.08)],
      ],
      [0.4, 0.32, 0.75],
    ),
  )
  const isBaked = chromaOf(colour) > 0.09
  // Folded pleats along the edge.
  const pleats = edge
    .filter((_, step) => step % 2 === 1)
    .map(([ex, ey]) =>
      smoothLine(
        at([
          [ex, ey],
          [ex * 0.86, ey * 0.8 + size * 0.02],
        ]),
      ),
    )
    .join('')
  c.line(pleats, tone(own, -0.13, 1.08), size * (isBaked ? 0.016 : 0.022), ' opacity=".7"')
  if (isBaked) {
    const whole = smooth(at([...edge, ...rest]), 0.8)
    c.inside(whole, () =>
      drawBrowning(c, { x: bx, y: by, rx: size * 0.44, ry: size * 0.24 }, 15, size * 0.15, '#a3561c'),
    )
  } else drawBrowning(c, { x: bx, y: by, rx: size * 0.24, ry: size * 0.12 }, 5, size * 0.14, '#b9772c')
  c.gleam(bx - size * 0.11, by - size * 0.08, size * 0.095, size * 0.036, 0.6)
}
