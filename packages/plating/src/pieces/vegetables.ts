import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import {
  blob,
  blobPoints,
  num,
  type Point,
  placed,
  polygon,
  pt,
  ribbon,
  smooth,
  smoothLine,
} from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a chickpea: a round with its beak, and the crease that runs from it. */
export function drawChickpea(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  c.shadow(x + size * 0.12, y + size * 0.2, r * 1.15, r * 0.9, 0.34)
  const outline: Point[] = [
    [r * 1.14, -r * 0.1],
    [r * 0.78, -r * 0.56],
    [r * 0.1, -r * 0.92],
    [-r * 0.66, -r * 0.72],
    [-r * 0.98, 0],
    [-r * 0.62, r * 0.76],
    [r * 0.1, r * 0.92],
    [r * 0.7, r * 0.56],
  ]
  c.path(
    smooth(placed(outline, x, y, turn), 0.85),
    c.radial(
      [
        [0, tone(c.lit(inside), 0.06)],
        [0.55, own],
        [1, tone(own, -0.15)],
      ],
      [0.36, 0.32, 0.75],
    ),
  )
  const crease = placed(
    [
      [r * 0.96, r * 0.06],
      [r * 0.62, r * 0.22],
      [r * 0.2, r * 0.26],
    ],
    x,
    y,
    turn,
  )
  c.line(smoothLine(crease), tone(own, -0.16), Math.max(0.9, size * 0.07), ' opacity=".7"')
  c.gleam(x - r * 0.34, y - r * 0.42, r * 0.24, r * 0.12, 0.5)
}

/** Draws a green bean: slender and round, a little bent, with its tip and blistered where it was fried. */
export function drawPod(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const bend = size * between(c.random, -0.13, 0.13)
  const line = placed(
    [
      [-size * 0.5, bend],
      [-size * 0.26, bend * 0.1],
      [0, -bend * 0.25],
      [size * 0.26, bend * 0.1],
      [size * 0.5, bend * 0.9],
    ],
    x,
    y,
    turn,
  )
  const width = Math.max(5, size * 0.15)
  const own = c.lit(colour)
  const d = smooth(ribbon(line, width, 0.45), 0.8)
  c.path(d, c.light.shade, ' opacity=".34" transform="translate(1.8 3.2)"')
  c.path(d, c.body(tone(colour, -0.03), 1.3))
  const lit = line.map(([px, py]): Point => [px - width * 0.1, py - width * 0.17])
  c.path(smooth(ribbon(lit, width * 0.42, 0.2), 0.8), tone(own, 0.09))
  c.path(smooth(ribbon(lit.slice(1, 4), width * 0.14, 0.1), 0.8), tone(c.lit(inside), 0.1), ' opacity=".85"')
  const [end, tip] = placed(
    [
      [size * 0.47, bend * 0.8],
      [size * 0.58, bend * 1.2 - size * 0.02],
    ],
    x,
    y,
    turn,
  )
  if (end && tip) c.line(`M${pt(...end)}L${pt(...tip)}`, tone(own, -0.1), Math.max(1.2, width * 0.26))
}

/** Draws okra: a plump ridged pod with its cap, or a slice with the star of its seeds. */
export function drawOkra(c: Canvas, piece: PieceAt): void {
  if (c.random() < 0.45) drawOkraSlice(c, { ...piece, size: piece.size * 0.62 })
  else drawOkraPod(c, piece)
}

function drawOkraSlice(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  const star = (reach: number): Point[] =>
    Array.from({ length: 10 }, (_, at): Point => {
      const angle = turn + (at / 10) * Math.PI * 2
      const far = r * reach * (at % 2 ? 0.8 : 1.06)
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9]
    })
  c.shadow(x + size * 0.1, y + size * 0.2, r * 1.2, r, 0.34)
  c.path(smooth(star(1).map(([px, py]): Point => [px, py + size * 0.14])), tone(own, -0.12))
  c.path(smooth(star(1)), c.body(colour, 0.9))
  c.path(smooth(star(0.76)), c.lit(mix(inside, '#eef2c4', 0.6)))
  for (let seed = 0; seed < 5; seed += 1) {
    const angle = turn + ((seed + 0.5) / 5) * Math.PI * 2
    const [sx, sy] = [x + Math.cos(angle) * r * 0.42, y + Math.sin(angle) * r * 0.38]
    c.ellipse(sx, sy, r * 0.15, r * 0.13, c.lit('#fbf8e2'), ` stroke="${tone(own, -0.02)}" stroke-width=".8"`)
  }
}

function drawOkraPod(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const h = size * 0.17
  const own = c.lit(colour)
  const at = (points: readonly Point[]) => placed(points, x, y, turn)
  const outline = at([
    [-size * 0.42, -h * 0.8],
    [-size * 0.2, -h * 1.05],
    [size * 0.14, -h * 0.8],
    [size * 0.5, 0],
    [size * 0.14, h * 0.8],
    [-size * 0.2, h * 1.05],
    [-size * 0.42, h * 0.8],
  ])
  const d = smooth(outline, 0.8)
  c.path(d, c.light.shade, ' opacity=".36" transform="translate(2 3.6)"')
  c.path(d, c.body(colour, 1.4))
  for (const [side, tint, strength] of [
    [0.5, -0.13, '.5'],
    [-0.42, 0.1, '.8'],
    [0.06, 0.06, '.6'],
  ] as const)
    c.line(
      smoothLine(
        at([
          [-size * 0.38, side * h],
          [0, side * h * 1.05],
          [size * 0.42, side * h * 0.1],
        ]),
      ),
      tone(own, tint),
      size * 0.045,
      ` opacity="${strength}"`,
    )
  c.path(
    smooth(
      at([
        [-size * 0.46, -h * 0.95],
        [-size * 0.36, -h * 0.9],
        [-size * 0.36, h * 0.9],
        [-size * 0.46, h * 0.95],
        [-size * 0.54, h * 0.3],
        [-size * 0.54, -h * 0.3],
      ]),
      0.7,
    ),
    c.body(mix(inside, '#5e6a2c', 0.45), 1),
  )
}

/** Draws a Brussels sprout: halved, with the layers of its heart, or whole with its outer leaves. */
export function drawSprout(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const own = c.lit(colour)
  const isHalf = c.random() < 0.62
  c.shadow(x + size * 0.12, y + size * 0.2, r * 1.15, r * 0.92, 0.38)
  const outline = placed(
    [
      [-r, 0],
      [-r * 0.72, -r * 0.74],
      [0, -r * 0.94],
      [r * 0.74, -r * 0.62],
      [r * 1.06, -r * 0.2],
      [r * 1.06, r * 0.2],
      [r * 0.74, r * 0.62],
      [0, r * 0.94],
      [-r * 0.72, r * 0.74],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(outline), c.body(isHalf ? tone(colour, -0.05) : colour, 1.2))
  const at = (points: readonly Point[]) => placed(points, x, y, turn)
  if (!isHalf) {
    for (const side of [-1, 1])
      c.path(
        smooth(
          at([
            [r * 0.9, 0],
            [r * 0.2, side * r * 0.86],
            [-r * 0.8, side * r * 0.5],
            [-r * 0.2, side * r * 0.18],
          ]),
        ),
        c.body(tone(colour, 0.05), 1),
        ` stroke="${tone(own, -0.12)}" stroke-width=".8"`,
      )
    c.gleam(x - r * 0.3, y - r * 0.4, r * 0.24, r * 0.1, 0.4)
    return
  }
  const face = (reach: number) =>
    smooth(outline.map(([px, py]): Point => [x + (px - x) * reach, y + (py - y) * reach]))
  c.path(face(0.86), c.body(inside, 0.6))
  for (const reach of [0.68, 0.46])
    c.path(face(reach), 'none', ` stroke="${own}" stroke-width="${num(size * 0.05)}" opacity=".7"`)
  c.path(
    smooth(
      at([
        [r * 0.98, -r * 0.2],
        [r * 0.1, -r * 0.12],
        [-r * 0.3, 0],
        [r * 0.1, r * 0.12],
        [r * 0.98, r * 0.2],
      ]),
      0.7,
    ),
    c.lit('#f6f4d4'),
  )
  // Seared on its cut side.
  for (let patch = 0; patch < 3; patch += 1)
    c.path(
      blob(
        c.random,
        x + between(c.random, -0.5, 0.4) * r,
        y + between(c.random, -0.5, 0.5) * r,
        r * 0.3,
        r * 0.16,
        {
          turn: c.random() * 3,
          wobble: 0.35,
          points: 6,
        },
      ),
      c.lit('#9a6a2c'),
      ' opacity=".5"',
    )
}

/** Draws a kernel of corn: a plump tooth with its pale tip. */
export function drawKernel(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const r = size / 2
  const at = (points: readonly Point[]) => placed(points, x, y, turn)
  c.shadow(x + size * 0.12, y + size * 0.18, r * 1.1, r * 0.85, 0.32)
  c.path(
    smooth(
      at([
        [-r, -r * 0.5],
        [-r * 0.2, -r * 0.84],
        [r * 0.7, -r * 0.66],
        [r * 0.96, 0],
        [r * 0.7, r * 0.66],
        [-r * 0.2, r * 0.84],
        [-r, r * 0.5],
      ]),
      0.75,
    ),
    c.body(colour, 1.2),
  )
  c.path(
    smooth(
      at([
        [-r, -r * 0.42],
        [-r * 0.66, 0],
        [-r, r * 0.42],
        [-r * 1.14, 0],
      ]),
      0.7,
    ),
    c.lit(tone(inside, 0.07)),
  )
  c.gleam(x - r * 0.2, y - r * 0.34, r * 0.32, r * 0.13, 0.6)
}

/** Draws a chip: a straight baton, golden, browner at its edges and ends. */
export function drawBaton(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size * between(c.random, 0.4, 0.56), Math.max(4, size * 0.11)]
  const own = c.lit(colour)
  const top = placed(
    [
      [-w, -h * between(c.random, 0.8, 1.1)],
      [w, -h * between(c.random, 0.8, 1.1)],
      [w * 1.02, h * between(c.random, 0.8, 1.1)],
      [-w * 1.01, h],
    ],
    x,
    y - h * 0.4,
    turn,
  )
  const lower = top.map(([px, py]): Point => [px, py + h * 0.95])
  c.path(smooth(lower, 0.3), c.light.shade, ' opacity=".3" transform="translate(2 3)"')
  c.path(smooth(lower, 0.3), tone(own, -0.13, 1.06))
  c.path(polygon(lower), tone(own, -0.13, 1.06))
  c.path(smooth(top, 0.3), c.body(inside, 0.8), ` stroke="${own}" stroke-width="${num(h * 0.34)}"`)
  for (const end of [-0.86, 0.8]) {
    const [spot] = placed([[w * end, 0]], x, y - h * 0.4, turn)
    if (spot)
      c.path(
        blob(c.random, spot[0], spot[1], h * 0.9, h * 0.6, { turn, wobble: 0.3, points: 6 }),
        c.lit('#b06c22'),
        ' opacity=".5"',
      )
  }
}

/** Draws a small dumpling of potato dough: plump, with the ridges of the fork. */
export function drawGnocco(c: Canvas, { x, y, size, turn, colour, inside }: PieceAt): void {
  const [w, h] = [size * 0.5, size * 0.33]
  const own = c.lit(colour)
  c.shadow(x + size * 0.08, y + size * 0.18, w * 1.15, h * 1.2, 0.36)
  c.path(smooth(blobPoints(c.random, x, y, w, h, { turn, wobble: 0.04, points: 8 })), c.body(colour, 1.2))
  for (const at of [-0.5, -0.18, 0.14, 0.46]) {
    const ridge = placed(
      [
        [at * w, -h * 0.8],
        [at * w + h * 0.2, 0],
        [at * w, h * 0.8],
      ],
      x,
      y,
      turn,
    )
    c.line(smoothLine(ridge), tone(own, -0.1), size * 0.05, ' opacity=".55"')
    c.line(
      smoothLine(ridge),
      c.lit(tone(inside, 0.03)),
      size * 0.035,
      ' opacity=".8" transform="translate(-1.2 -.6)"',
    )
  }
}
