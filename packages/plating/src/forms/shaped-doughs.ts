import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, type Point, polygon, pt, roundedRect, smooth, smoothLine } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawBrowning, drawDust, drawGrains, drawLiquid } from '../drawing/surfaces'
import { drawBoard, drawDish, drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws rice balls: three rounded triangles, each with its band of nori. */
export function drawRiceTriangles(c: Canvas, { garnish }: PictureDescription): void {
  const well = drawPlate(c, 154)
  const { x, y } = middle
  for (const [dx, dy] of [
    [-62, -34],
    [56, -46],
    [0, 46],
  ] as const) {
    const [px, py, r] = [x + dx, y + dy, 62]
    const turn = between(c.random, -0.14, 0.14)
    const at = (ax: number, ay: number): Point => [
      px + r * (ax * Math.cos(turn) - ay * Math.sin(turn)),
      py + r * (ax * Math.sin(turn) + ay * Math.cos(turn)),
    ]
    const d = smooth(
      [
        at(0, -0.98),
        at(0.3, -0.8),
        at(0.92, 0.46),
        at(0.78, 0.76),
        at(-0.78, 0.76),
        at(-0.92, 0.46),
        at(-0.3, -0.8),
      ],
      0.7,
    )
    c.shadow(px + 6, py + 20, r * 1.02, r * 0.86, 0.4)
    c.path(d, c.body('#f4efe2', 0.9))
    c.inside(d, () => {
      drawGrains(c, { x: px, y: py, rx: r, ry: r }, '#fbf8ef', 150, 6, 3)
      const band = polygon([at(-0.34, 0.12), at(0.34, 0.12), at(0.36, 0.9), at(-0.36, 0.9)])
      c.path(band, c.body('#23352f', 0.9))
      c.grain(band, '#0d1814', 0.5, 0.4)
    })
  }
  drawGarnish(c, { x, y: y - 8, rx: well * 0.4, ry: well * 0.3 }, garnish)
}

/** Draws a pancake torn into pieces and dusted with sugar, fruit among them. */
export function drawTornPancake(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const well = drawPlate(c)
  const { x, y } = middle
  const golden = mix(base, '#f0c060', 0.4)
  const heap: Region = { x, y, rx: well * 0.86, ry: well * 0.8 }
  c.shadow(x + 5, y + 10, heap.rx, heap.ry, 0.4)
  for (const reach of [0.9, 0.62, 0.34])
    for (const [px, py] of scatter(
      c.random,
      { ...heap, rx: heap.rx * reach, ry: heap.ry * reach },
      reach > 0.8 ? 26 : 12,
      reach > 0.8 ? 30 : 28,
    )) {
      const [w, h] = [between(c.random, 24, 34), between(c.random, 17, 24)]
      const shape = { turn: c.random() * 3, wobble: 0.3, points: 7 }
      const d = blob(c.random, px, py, w, h, shape)
      c.path(d, tone(c.lit('#9c5f24'), -0.04), ' transform="translate(1.5 4)"')
      c.path(d, c.body(golden, 1.1))
      c.inside(d, () => drawBrowning(c, { x: px, y: py, rx: w, ry: h }, 3, 11, '#a8621f'))
    }
  const fruit = pieces.filter(({ shape }) => shape !== 'egg-half').slice(0, 2)
  drawHeap(c, { ...heap, rx: heap.rx * 0.8, ry: heap.ry * 0.8 }, fruit, { cover: 0.14 })
  drawDust(c, { ...heap, rx: heap.rx * 0.9, ry: heap.ry * 0.9 }, '#ffffff', 420, 2.4)
  drawGarnish(c, { ...heap, rx: heap.rx * 0.5, ry: heap.ry * 0.5 }, garnish)
}

/** Draws a strudel on a board: a long flaky roll, two slices of it cut, dusted with sugar. */
export function drawStrudel(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  drawBoard(c, 200, 128)
  const { x, y } = middle
  const crust = mix(base, '#dfa048', 0.4)
  const filling = pieces.map((piece) => ({ ...piece, size: Math.min(20, piece.size) }))
  const [left, top, length, height] = [x - 172, y - 66, 226, 100]
  c.shadow(left + length / 2 + 5, top + height * 0.76, length * 0.54, height * 0.5, 0.44)
  const roll = roundedRect(left, top, length, height, 42)
  c.path(roll, c.body(crust, 1.15))
  c.inside(roll, () => {
    // Thin sheets of dough lie over each other in folds.
    for (let fold = 0; fold < 9; fold += 1) {
      const at = left + 14 + fold * 25
      const bend = between(c.random, -10, 10)
      c.strokes(`M${pt(at, top - 4)}q${pt(16 + bend, height / 2)} ${pt(bend, height + 8)}`, [
        [tone(c.lit(crust), -0.12), 4, ' opacity=".55"'],
        [tone(c.lit(crust), 0.1), 2, ' opacity=".7" transform="translate(-3 0)"'],
      ])
    }
    drawBrowning(
      c,
      { x: left + length / 2, y: top + height * 0.4, rx: length / 2, ry: height / 2 },
      16,
      20,
      '#9c5a1e',
    )
    drawDust(
      c,
      { x: left + length / 2, y: top + height * 0.4, rx: length * 0.46, ry: height * 0.36 },
      '#ffffff',
      420,
      2.2,
    )
  })
  for (const [px, py] of [
    [left + length, y - 16],
    [left + length + 74, y + 22],
  ] as const) {
    const slice: Region = { x: px, y: py, rx: 34, ry: 50 }
    const d = blob(c.random, slice.x, slice.y, slice.rx, slice.ry, { wobble: 0.05, points: 12 })
    const inner = blob(c.random, slice.x, slice.y, slice.rx * 0.78, slice.ry * 0.82, {
      wobble: 0.06,
      points: 12,
    })
    c.shadow(px + 5, py + 14, slice.rx, slice.ry * 0.94, 0.4)
    c.path(d, c.body(crust, 1.1))
    c.path(inner, c.body('#e6c27a', 0.8))
    c.inside(inner, () =>
      drawHeap(c, { ...slice, rx: slice.rx * 0.74, ry: slice.ry * 0.78 }, filling, { cover: 1.1 }),
    )
  }
  drawGarnish(c, { x: x + 20, y: y + 76, rx: 70, ry: 18 }, garnish)
}

/** Draws filled tortillas side by side in a baking dish, sauce and cheese over their middle. */
export function drawRolledInDish(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const { d, rx, ry } = drawDish(c)
  const { x, y } = middle
  const sauce = mix(base, '#b5421e', 0.45)
  const tortilla = '#e3b566'
  drawLiquid(c, d, sauce, 0.5)
  c.inside(d, () => {
    const count = 6
    const step = (rx * 1.84) / count
    for (let at = 0; at < count; at += 1) {
      const px = x - rx * 0.92 + step * (at + 0.5)
      const roll = roundedRect(px - step * 0.45, y - ry * 0.86, step * 0.9, ry * 1.72, step * 0.4)
      c.shadow(px + 4, y + 6, step * 0.5, ry * 0.86, 0.3)
      c.path(
        roll,
        c.linear(
          [
            [0, tone(c.lit(tortilla), 0.06)],
            [0.45, c.lit(tortilla)],
            [1, tone(c.lit(tortilla), -0.16)],
          ],
          [0, 0.4, 1, 0.6],
        ),
      )
      c.inside(roll, () => {
        drawBrowning(c, { x: px, y, rx: step * 0.4, ry: ry * 0.8 }, 5, 12, '#a8662a')
        c.line(
          smoothLine([
            [px + step * 0.16, y - ry * 0.8],
            [px + step * 0.2, y],
            [px + step * 0.14, y + ry * 0.8],
          ]),
          tone(c.lit(tortilla), -0.2),
          2.4,
          ' opacity=".6"',
        )
      })
    }
    const middleBand = blob(c.random, x, y, rx * 0.96, ry * 0.52, { wobble: 0.1, points: 16 })
    c.path(middleBand, c.lit(sauce), ' opacity=".86"')
    const cheese = c.lit('#f6d488')
    for (const [px, py] of scatter(c.random, { x, y, rx: rx * 0.84, ry: ry * 0.42 }, 20, 26))
      c.path(
        blob(c.random, px, py, between(c.random, 14, 26), between(c.random, 8, 13), {
          turn: c.random() * 3,
          wobble: 0.3,
          points: 9,
        }),
        cheese,
        ' opacity=".82"',
      )
    drawBrowning(c, { x, y, rx: rx * 0.86, ry: ry * 0.44 }, 14, 12, '#b0662a')
  })
  const onTop = pieces.find(({ shape }) => shape === 'ring' || shape === 'chopped')
  if (onTop)
    for (const [px, py] of scatter(c.random, { x, y, rx: rx * 0.7, ry: ry * 0.3 }, 8, 30))
      drawPiece(c, onTop, px, py)
  drawGarnish(c, { x, y, rx: rx * 0.6, ry: ry * 0.3 }, garnish)
}

/** Draws tortillas folded over their filling, toasted and cut into wedges. */
export function drawFoldedTortillas(c: Canvas, { base, pieces, garnish, accent }: PictureDescription): void {
  drawBoard(c, 200, 128)
  const { x, y } = middle
  const dough = mix(base, '#f0d9a6', 0.6)
  const cheese = c.lit(mix(accent, '#f2c65a', 0.6))
  const filling = pieces
    .filter(({ shape }) => shape !== 'shred' && shape !== 'flake' && shape !== 'egg-half')
    .slice(0, 3)
    .map((piece) => ({ ...piece, size: Math.min(15, piece.size) }))
  const wedges = [
    [-92, -52, 0.35],
    [84, -54, 1.1],
    [-66, 58, -0.5],
    [98, 58, 0.1],
  ] as const
  for (const [dx, dy, turn] of wedges) {
    const [px, py] = [x + dx, y + dy]
    const at = (ax: number, ay: number): Point => [
      px + 0.88 * (ax * Math.cos(turn) - ay * Math.sin(turn)),
      py + 0.88 * (ax * Math.sin(turn) + ay * Math.cos(turn)),
    ]
    // The point of the wedge, its two cut edges and the round side.
    const outline = [
      at(-84, 4),
      at(-20, -34),
      at(50, -66),
      at(76, -34),
      at(84, 4),
      at(76, 40),
      at(50, 70),
      at(-20, 38),
    ]
    const d = smooth(outline, 0.4)
    c.shadow(px + 8, py + 16, 92, 72, 0.45)
    c.path(d, tone(c.lit(dough), -0.16), ' transform="translate(2 13)"')
    c.path(d, cheese, ' transform="translate(1 9)"')
    const cut = [0.12, 0.3, 0.48, 0.66, 0.84].map((share) => at(-84 + 134 * share, 4 + 66 * share))
    for (const [cx, cy] of cut) drawHeap(c, { x: cx, y: cy + 6, rx: 14, ry: 5 }, filling, { cover: 1.2 })
    c.path(d, tone(c.lit(dough), -0.08), ' transform="translate(0 3)"')
    c.path(d, c.body(dough, 0.9))
    c.inside(d, () => drawBrowning(c, { x: px, y: py, rx: 70, ry: 50 }, 16, 19, '#a5621f'))
  }
  drawGarnish(
    c,
    { x, y, rx: 74, ry: 48 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

/** Draws a bread pudding: slices of bread set in custard like roof tiles, their edges toasted, raisins between. */
export function drawBreadPudding(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const { d, rx, ry } = drawDish(c)
  const { x, y } = middle
  drawLiquid(c, d, '#f0d28a', 0.5)
  c.inside(d, () => {
    for (let row = 0; row < 3; row += 1)
      for (let at = 0; at < 5; at += 1) {
        const px = x - rx * 0.84 + at * rx * 0.42 + between(c.random, -5, 5)
        const py = y - ry * 0.56 + row * ry * 0.58 + between(c.random, -4, 4)
        const lean = between(c.random, -5, 5)
        const tile = smooth(
          [
            [px - 36, py + 30],
            [px - 20 + lean, py - 4],
            [px + lean, py - 40],
            [px + 21 + lean, py - 4],
            [px + 38, py + 30],
            [px, py + 35],
          ],
          0.3,
        )
        c.path(tile, c.light.shade, ' opacity=".3" transform="translate(3 6)"')
        c.path(tile, c.body(mix('#f0cf86', base, 0.22), 1))
        c.inside(tile, () => drawBrowning(c, { x: px + lean, y: py - 16, rx: 22, ry: 20 }, 9, 17, '#9c581c'))
        c.path(tile, 'none', ` stroke="${tone(c.lit('#a86a2a'), -0.04)}" stroke-width="3.4" opacity=".8"`)
      }
    drawHeap(
      c,
      { x, y, rx: rx * 0.92, ry: ry * 0.86 },
      pieces
        .slice(0, 2)
        .map((piece) => ({ ...piece, size: Math.min(16, Math.max(12, piece.size)), share: 0.5 })),
      { cover: 0.2 },
    )
  })
  drawGarnish(c, { x, y, rx: rx * 0.5, ry: ry * 0.5 }, garnish)
}
