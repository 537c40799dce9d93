import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, ellipsePath, type Point, pt, smooth } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawBrowning, drawLiquid } from '../drawing/surfaces'
import { drawPan, drawPlate, middle, panMiddle } from '../drawing/vessels'
import type { PictureDescription } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { drawGarnish, drawHeap } from './arrange'

/** Draws a frittata or cornbread in its pan, one wedge cut. */
export function drawFrittata(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const r = drawPan(c)
  const { x, y } = panMiddle
  const region: Region = { x, y, rx: r, ry: r }
  const d = blob(c.random, x, y, r, r, { wobble: 0.015, points: 14 })
  c.path(
    d,
    c.radial(
      [
        [0, tone(c.lit(base), 0.06)],
        [0.75, c.lit(base)],
        [1, c.lit(mix(base, '#9c5f22', 0.6))],
      ],
      [0.42, 0.4, 0.62],
    ),
  )
  c.grain(d, '#a5671f', 0.05, 0.36)
  c.inside(d, () => {
    drawHeap(
      c,
      { ...region, rx: r * 0.9, ry: r * 0.9 },
      pieces
        .filter(({ shape }) => shape !== 'egg-half')
        .map((piece) => ({ ...piece, size: Math.min(38, piece.size) })),
      { cover: 0.5 },
    )
    for (const [px, py] of scatter(c.random, region, 22, 30))
      c.path(
        blob(c.random, px, py, 15, 8, { turn: c.random() * 3, wobble: 0.3 }),
        c.lit(mix(base, '#f6d877', 0.35)),
        ' opacity=".6"',
      )
    drawBrowning(c, region, 26, 22)
    drawBrowning(c, { ...region, hole: 0.9 }, 26, 18, '#7d4a1a')
  })
  const cut = (angle: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  c.line(
    `M${pt(...cut(0.5))}L${pt(x, y)}L${pt(...cut(1.32))}`,
    tone(c.lit(base), -0.2),
    3.5,
    ' opacity=".75"',
  )
  c.line(
    `M${pt(...cut(0.5))}L${pt(x, y)}L${pt(...cut(1.32))}`,
    tone(c.lit(base), 0.09),
    1.4,
    ' opacity=".8" transform="translate(1.8 2)"',
  )
  drawGarnish(
    c,
    { ...region, rx: r * 0.6, ry: r * 0.6 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

/** Draws eggs set in a sauce or in greens, in the pan; or cheese melted in it. */
export function drawEggsInPan(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const r = drawPan(c)
  const { x, y } = panMiddle
  const region: Region = { x, y, rx: r, ry: r }
  const d = ellipsePath(x, y, r)
  const eggs = pieces.some(({ shape }) => shape === 'egg-half')
  const rest = pieces.filter(({ shape }) => shape !== 'egg-half')
  drawLiquid(c, d, base, 0.5)
  const places: Point[] = eggs
    ? [
        [x - 46, y - 38],
        [x + 48, y - 30],
        [x - 40, y + 48],
        [x + 50, y + 52],
      ]
    : []
  c.inside(d, () => {
    if (eggs)
      drawHeap(c, { ...region, rx: r * 0.97, ry: r * 0.97 }, rest, {
        cover: 0.95,
        taken: places.flatMap(([px, py]): Point[] => [
          [px, py],
          [px - 14, py],
          [px + 14, py],
        ]),
      })
    else {
      for (const [px, py] of scatter(c.random, region, 26, 30))
        c.path(
          blob(c.random, px, py, 28, 18, { turn: c.random() * 3, wobble: 0.2 }),
          c.body(mix('#f4cd6c', base, 0.3), 0.8),
          ' opacity=".8"',
        )
      drawBrowning(c, region, 30, 26)
      drawHeap(
        c,
        { ...region, rx: r * 0.8, ry: r * 0.8 },
        rest.filter(({ shape }) => shape !== 'shred'),
        { cover: 0.25 },
      )
    }
    for (const [px, py] of places)
      drawPiece(c, { shape: 'fried-egg', colour: '#fbf6ea', inside: '#f0a423', size: 78, share: 1 }, px, py)
  })
  drawGarnish(
    c,
    { ...region, rx: r * 0.8, ry: r * 0.8 },
    garnish.filter(({ shape }) => shape !== 'dollop' && shape !== 'citrus' && shape !== 'coin'),
  )
}

/** Draws a folded omelette on a plate. */
export function drawOmelette(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const well = drawPlate(c)
  const { x, y } = middle
  const own = c.lit(base)
  c.shadow(x + 8, y + 22, well * 0.96, well * 0.6, 0.44)
  const under = smooth(
    [
      [x - 108, y + 22],
      [x - 60, y - 48],
      [x + 30, y - 60],
      [x + 106, y - 20],
      [x + 110, y + 30],
      [x + 40, y + 62],
      [x - 60, y + 60],
    ],
    1,
  )
  c.path(under, c.body(tone(base, -0.07), 1))
  drawHeap(
    c,
    { x: x + 4, y: y + 42, rx: 92, ry: 20 },
    pieces
      .filter(({ shape }) => shape !== 'egg-half')
      .map((piece) => ({ ...piece, size: Math.min(30, piece.size) })),
    { cover: 1.7 },
  )
  const top = smooth(
    [
      [x - 106, y + 20],
      [x - 84, y - 36],
      [x - 10, y - 66],
      [x + 72, y - 52],
      [x + 110, y + 6],
      [x + 96, y + 28],
      [x + 20, y + 24],
      [x - 50, y + 36],
    ],
    0.95,
  )
  c.path(top, c.light.shade, ' opacity=".3" transform="translate(2 7)"')
  c.path(
    top,
    c.linear([
      [0, tone(own, 0.1)],
      [0.5, own],
      [1, tone(own, -0.12)],
    ]),
  )
  c.inside(top, () => {
    drawBrowning(c, { x, y: y - 14, rx: 96, ry: 44 }, 26, 22, '#b5741f')
    c.line(
      `M${pt(x - 100, y + 22)}Q${pt(x - 20, y + 30)} ${pt(x + 100, y + 22)}`,
      tone(own, 0.1),
      4,
      ' opacity=".6"',
    )
  })
  c.grain(top, '#a5671f', 0.05, 0.3)
  c.gleam(x - 40, y - 38, 26, 6, 0.45, -20)
  drawGarnish(
    c,
    { x: x + 4, y: y - 14, rx: 74, ry: 34 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}
