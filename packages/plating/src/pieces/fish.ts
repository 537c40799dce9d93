import { lightnessOf, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, type Point, placed, smooth, smoothLine } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a fish fillet: rounded, with the lines of its flakes and browned edges. */
export function drawFillet(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size / 2, size * 0.24]
  c.shadow(x + size * 0.05, y + size * 0.13, w * 1.15, h * 1.5, 0.42)
  const outline: Point[] = [
    [-w, h * 0.1],
    [-w * 0.8, -h * 0.75],
    [-w * 0.2, -h * 1.02],
    [w * 0.45, -h * 0.86],
    [w * 0.96, -h * 0.3],
    [w, h * 0.35],
    [w * 0.5, h * 0.9],
    [-w * 0.25, h],
    [-w * 0.85, h * 0.7],
  ]
  const under = smooth(placed(outline, x, y + size * 0.05, turn))
  const d = smooth(placed(outline, x, y, turn))
  const own = c.lit(colour)
  c.path(under, tone(own, -0.15))
  c.path(d, c.body(colour, 1.2))
  c.inside(d, () => {
    for (let flake = -4; flake < 5; flake += 1) {
      const at = flake * w * 0.24 + between(c.random, -2, 2)
      const arc = placed(
        [
          [at - w * 0.1, -h * 1.1],
          [at + w * 0.1, -h * 0.1],
          [at - w * 0.06, h * 1.1],
        ],
        x,
        y,
        turn,
      )
      c.line(smoothLine(arc), tone(own, flake % 2 ? -0.09 : 0.09), size * 0.022, ' opacity=".6"')
    }
    // A dark inside is a crust of spices; else it is browned in a few places.
    const isSpiced = lightnessOf(inside) < 0.4
    for (let spot = 0; spot < (isSpiced ? 22 : 4); spot += 1) {
      const [angle, reach] = [spot * 2.4, isSpiced ? Math.sqrt((spot + 0.5) / 22) * 0.82 : 0.42]
      const [at] = placed([[Math.cos(angle) * reach * w, Math.sin(angle) * reach * h]], x, y, turn)
      if (!at) continue
      const r = isSpiced ? size * between(c.random, 0.025, 0.06) : size * 0.12
      c.path(
        blob(c.random, at[0], at[1], r, r * 0.55, { turn, wobble: 0.35, points: 6 }),
        c.lit(inside),
        ` opacity="${isSpiced ? '.72' : '.3'}"`,
      )
    }
  })
  const [gx, gy] = placed([[-w * 0.3, -h * 0.5]], x, y, turn)[0] ?? [x, y]
  c.gleam(gx, gy, size * 0.12, size * 0.028, 0.4, (turn * 180) / Math.PI)
}

/** Draws a whole fish with head, eye, fins and tail. */
export function drawFish(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size / 2, size * 0.15]
  const own = c.lit(colour)
  c.shadow(x + size * 0.04, y + size * 0.12, w * 1.05, h * 1.8, 0.42)
  const tail = placed(
    [
      [w * 0.6, 0],
      [w, -h * 1.1],
      [w * 0.9, 0],
      [w, h * 1.1],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(tail, 0.5), tone(own, -0.1))
  const fin = placed(
    [
      [-w * 0.1, -h * 0.8],
      [w * 0.1, -h * 1.5],
      [w * 0.35, -h * 0.7],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(fin, 0.5), tone(own, -0.12))
  const d = smooth(
    placed(
      [
        [-w, 0],
        [-w * 0.75, -h * 0.7],
        [-w * 0.2, -h * 1.05],
        [w * 0.35, -h * 0.65],
        [w * 0.7, -h * 0.16],
        [w * 0.7, h * 0.16],
        [w * 0.35, h * 0.7],
        [-w * 0.2, h * 1.05],
        [-w * 0.75, h * 0.72],
      ],
      x,
      y,
      turn,
    ),
  )
  c.path(d, c.body(colour, 1.3))
  c.inside(d, () => {
    const belly = placed(
      [
        [-w, h * 0.4],
        [0, h * 0.5],
        [w * 0.7, h * 0.2],
        [w * 0.7, h * 1.4],
        [-w, h * 1.4],
      ],
      x,
      y,
      turn,
    )
    c.path(smooth(belly, 0.5), c.lit(inside), ' opacity=".6"')
    for (const at of [-0.2, 0.05, 0.3])
      c.line(
        smoothLine(
          placed(
            [
              [at * w, -h],
              [at * w + h * 0.3, 0],
              [at * w, h],
            ],
            x,
            y,
            turn,
          ),
        ),
        tone(own, -0.18),
        size * 0.012,
        ' opacity=".7"',
      )
    c.line(
      smoothLine(
        placed(
          [
            [-w * 0.56, -h],
            [-w * 0.46, 0],
            [-w * 0.58, h],
          ],
          x,
          y,
          turn,
        ),
      ),
      tone(own, -0.2),
      size * 0.014,
      ' opacity=".8"',
    )
  })
  const [eye] = placed([[-w * 0.76, -h * 0.2]], x, y, turn)
  if (eye) {
    c.ellipse(eye[0], eye[1], size * 0.02, size * 0.02, '#f7f3ea')
    c.ellipse(eye[0], eye[1], size * 0.011, size * 0.011, '#2a2320')
  }
  const [gleam] = placed([[-w * 0.1, -h * 0.55]], x, y, turn)
  if (gleam) c.gleam(gleam[0], gleam[1], size * 0.16, size * 0.016, 0.5, (turn * 180) / Math.PI)
}
