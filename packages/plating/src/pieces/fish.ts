import { lightnessOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, num, type Point, placed, smooth, smoothLine } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a fish fillet: thick at its back and thin at its belly, flaking in curves, golden where it was fried. */
export function drawFillet(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  // A small one is a piece cut from a fillet: shorter, with square ends.
  const isCut = size < 80
  const [w, h] = [size / 2, size * (isCut ? 0.33 : 0.25)]
  const own = c.lit(colour)
  const brown = c.lit(inside)
  c.shadow(x + size * 0.05, y + size * 0.13, w * 1.12, h * 1.5, 0.42)
  const jag = () => between(c.random, isCut ? 0.9 : 0.93, 1.05)
  const outline: Point[] = (
    isCut
      ? ([
          [-w * 0.94, -h * 0.7],
          [-w * 0.3, -h],
          [w * 0.4, -h * 0.92],
          [w * 0.96, -h * 0.8],
          [w, h * 0.2],
          [w * 0.86, h * 0.84],
          [w * 0.1, h],
          [-w * 0.7, h * 0.9],
          [-w, h * 0.3],
        ] as const)
      : ([
          [-w, -h * 0.3],
          [-w * 0.6, -h * 0.94],
          [0, -h * 1.04],
          [w * 0.55, -h * 0.84],
          [w * 0.97, -h * 0.34],
          [w * 0.98, h * 0.4],
          [w * 0.66, h * 0.86],
          [w * 0.2, h * 0.8],
          [-w * 0.3, h],
          [-w * 0.78, h * 0.84],
          [-w * 1.02, h * 0.36],
        ] as const)
  ).map(([px, py]) => [px * jag(), py * jag()])
  const roundness = isCut ? 0.42 : 0.7
  const d = smooth(placed(outline, x, y, turn), roundness)
  c.path(
    smooth(placed(outline, x + 0.6, y + size * (isCut ? 0.09 : 0.055), turn), roundness),
    tone(own, -0.16, 1.1),
  )
  // Golden at its edge, pale and moist in its middle.
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.05)],
        [0.55, own],
        [0.86, mix(own, brown, 0.34)],
        [1, mix(own, brown, 0.66)],
      ],
      [0.44, 0.4, 0.62],
    ),
  )
  // A dark inside is a crust of spices.
  const isSpiced = lightnessOf(inside) < 0.4
  c.inside(d, () => {
    // Large flakes overlap from the thin end to the thick one, each with its own round front, its shade and its gloss.
    const isWhite = lightnessOf(colour) > 0.8
    for (const flake of isCut ? [0.94, 0.5, 0.06, -0.4] : [0.95, 0.62, 0.26, -0.1, -0.46]) {
      const at = flake * w + between(c.random, -0.05, 0.05) * w
      const front: Point[] = [
        [at - w * 0.3, -h * 1.15],
        [at - w * 0.02, -h * 0.62],
        [at + w * 0.1, h * 0.02],
        [at - w * 0.04, h * 0.6],
        [at - w * 0.34, h * 1.15],
      ]
      const arc = smoothLine(placed(front, x, y, turn))
      const shift = (share: number) =>
        ` transform="translate(${num(Math.cos(turn) * size * share)} ${num(Math.sin(turn) * size * share)})"`
      c.line(
        arc,
        mix(tone(own, -0.16), brown, 0.3),
        size * 0.03,
        ` opacity="${isWhite ? '.5' : '.38'}"${shift(0.012)}`,
      )
      c.line(arc, tone(own, isWhite ? 0.07 : 0.1), size * 0.05, ` opacity=".55"${shift(-0.028)}`)
    }
    const spots = isSpiced ? 22 : 6
    for (let spot = 0; spot < spots; spot += 1) {
      const [angle, reach] = [
        spot * 2.4,
        isSpiced ? Math.sqrt((spot + 0.5) / 22) * 0.82 : between(c.random, 0.55, 0.9),
      ]
      const [at] = placed([[Math.cos(angle) * reach * w, Math.sin(angle) * reach * h]], x, y, turn)
      if (!at) continue
      const r = isSpiced ? size * between(c.random, 0.025, 0.06) : size * between(c.random, 0.05, 0.09)
      c.path(
        blob(c.random, at[0], at[1], r, r * 0.5, { turn, wobble: 0.35, points: 6 }),
        brown,
        ` opacity="${isSpiced ? '.72' : '.4'}"`,
      )
    }
  })
  const [gx, gy] = placed([[-w * 0.3, -h * 0.5]], x, y, turn)[0] ?? [x, y]
  c.gleam(gx, gy, size * 0.12, size * 0.026, 0.5, (turn * 180) / Math.PI)
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
