import { type Colour, lightnessOf, mix, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { ellipsePath, num, type Point, pt, smooth, smoothLine } from '../../drawing/geometry'
import { scatter } from '../../drawing/scatter'
import { drawBrowning, drawDust } from '../../drawing/surfaces'
import { drawBoard, drawStandPlate } from '../../drawing/vessels'
import type { PictureDescription, Piece } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'
import { between } from '../../random'
import { drawGarnish, drawHeap } from '../arrange'

const x = 240

function crumbs(
  c: Canvas,
  d: string,
  colour: Colour,
  at: { x: number; y: number; rx: number; ry: number },
): void {
  const own = c.lit(colour)
  c.inside(d, () => {
    for (const [px, py] of scatter(c.random, { ...at, isSquare: true }, 34, 8))
      c.ellipse(
        px,
        py,
        between(c.random, 1.2, 3.2),
        between(c.random, 1, 2.2),
        tone(own, c.random() < 0.6 ? -0.1 : 0.1),
        ' opacity=".6"',
      )
  })
  c.grain(d, tone(colour, -0.16), 0.3, 0.24)
}

/** Draws a round cake on its plate, a slice cut out. */
export function drawCake(
  c: Canvas,
  { base, accent, hasTopping, pieces, garnish, seed }: PictureDescription,
): void {
  drawStandPlate(c, 278, 184)
  const [rx, ry, top, height] = [132, 42, 150, 112]
  const side = c.lit(tone(base, -0.02))
  const bottom = top + height
  c.shadow(x + 10, bottom + 8, rx * 1.15, ry * 1.05, 0.5)
  const isDark = lightnessOf(base) < 0.45
  const wall = `M${pt(x - rx, top)}V${bottom}A${pt(rx, ry)} 0 0 0 ${pt(x + rx, bottom)}V${top}Z`
  c.path(
    wall,
    c.linear(
      [
        [0, tone(side, -0.05)],
        [0.22, tone(side, 0.05)],
        [0.6, side],
        [1, tone(side, -0.15)],
      ],
      [0, 0, 1, 0],
    ),
  )
  c.grain(wall, tone(base, -0.16), 0.34, 0.2)
  const cover = c.lit(hasTopping ? accent : mix(base, '#a8652a', isDark ? 0 : 0.3))
  c.ellipse(
    x,
    top,
    rx,
    ry,
    c.linear([
      [0, tone(cover, 0.08)],
      [0.6, cover],
      [1, tone(cover, -0.06)],
    ]),
  )
  if (hasTopping) {
    const drip: Point[] = []
    for (let step = 0; step <= 14; step += 1) {
      const angle = Math.PI - (step / 14) * Math.PI
      drip.push([
        x + Math.cos(angle) * (rx + 1),
        top + Math.sin(angle) * ry + (step % 2 ? between(c.random, 16, 34) : 6),
      ])
    }
    c.path(
      smooth([...drip, [x + rx, top - 2], [x, top - ry * 0.2], [x - rx, top - 2]], 0.9),
      c.linear(
        [
          [0, tone(cover, 0.04)],
          [1, tone(cover, -0.09)],
        ],
        [0, 0, 1, 0.3],
      ),
    )
    c.ellipse(
      x,
      top,
      rx - 1,
      ry - 1,
      c.linear([
        [0, tone(cover, 0.06)],
        [1, tone(cover, -0.02)],
      ]),
    )
  } else {
    c.inside(ellipsePath(x, top, rx, ry), () =>
      drawBrowning(c, { x, y: top, rx, ry }, 22, 26, tone(base, -0.2)),
    )
    drawDust(c, { x, y: top, rx: rx * 0.92, ry: ry * 0.9 }, '#fffaf0', 130, 1.9)
  }
  // The cut: two faces that meet in the middle.
  const [a, b] = [0.72, 1.72]
  const rim = (angle: number): Point => [x + Math.cos(angle) * rx, top + Math.sin(angle) * ry]
  const [from, to] = [rim(a), rim(b)]
  const left = `M${pt(x, top)}L${pt(...to)}V${num(to[1] + height)}L${pt(x, bottom)}Z`
  const right = `M${pt(x, top)}L${pt(...from)}V${num(from[1] + height)}L${pt(x, bottom)}Z`
  c.path(
    `M${pt(x, top)}L${pt(...from)}A${pt(rx, ry)} 0 0 1 ${pt(...to)}V${num(to[1] + height + 3)}A${pt(rx, ry)} 0 0 0 ${pt(from[0], from[1] + height + 3)}Z`,
    c.body('#efe7da', 0.6),
  )
  const inside = mix(base, '#f6dfa6', isDark ? 0.06 : 0.36)
  c.path(
    right,
    c.linear([
      [0, c.lit(tone(inside, 0.03))],
      [1, c.lit(tone(inside, -0.06))],
    ]),
  )
  c.path(
    left,
    c.linear([
      [0, c.lit(tone(inside, -0.06))],
      [1, c.lit(tone(inside, -0.12))],
    ]),
  )
  crumbs(c, right, inside, { x: (x + from[0]) / 2, y: top + height / 2 + 16, rx: 50, ry: 62 })
  crumbs(c, left, tone(inside, -0.08), { x: (x + to[0]) / 2, y: top + height / 2 + 20, rx: 14, ry: 62 })
  if (hasTopping || seed % 3 === 0)
    for (const [px, py] of [from, to])
      c.line(`M${pt(x, top + height * 0.5)}L${pt(px, py + height * 0.5)}`, c.lit(accent), 7, ' opacity=".95"')
  const fruit = [...garnish, ...pieces]
    .filter(({ shape }) => shape !== 'dollop' && shape !== 'crumb')
    .slice(0, 2)
  fruit.forEach((piece, kind) => {
    const shown: Piece = {
      ...piece,
      shape: piece.shape === 'fruit-half' ? 'wedge' : piece.shape,
      size: Math.max(18, Math.min(42, piece.size)),
    }
    for (let at = 0; at < 7; at += 1) {
      const angle = 2.1 + kind * 0.25 + (at / 7) * 4.4
      drawPiece(
        c,
        shown,
        x + Math.cos(angle) * rx * (0.62 - kind * 0.3),
        top - 5 + Math.sin(angle) * ry * (0.6 - kind * 0.3),
        shown.shape === 'citrus' ? { turn: angle } : {},
      )
    }
  })
}

/** Draws a loaf on a board, one slice cut: loaf cake, nut roast, bread. */
export function drawLoaf(
  c: Canvas,
  { base, form, accent, pieces, garnish, hasTopping }: PictureDescription,
): void {
  drawBoard(c, 200, 66, 268)
  const isBread = form === 'bread'
  const crust = c.lit(isBread ? mix(base, '#8a5426', 0.35) : mix(base, '#8f5826', 0.3))
  const crumb = mix(base, '#f1dcb0', isBread ? 0.5 : 0.22)
  const bits = pieces
    .filter(({ shape }) => shape !== 'egg-half')
    .map((piece) => ({ ...piece, size: Math.min(14, piece.size) }))
  c.shadow(x + 6, 276, 176, 26, 0.5)
  const body = smooth(
    [
      [x - 146, 262],
      [x - 154, 190],
      [x - 128, 132],
      [x - 60, 112],
      [x + 40, 112],
      [x + 96, 140],
      [x + 104, 200],
      [x + 100, 268],
      [x, 276],
    ],
    0.62,
  )
  c.path(
    body,
    c.linear(
      [
        [0, tone(crust, 0.12)],
        [0.45, crust],
        [1, tone(crust, -0.17)],
      ],
      [0.2, 0, 0.55, 1],
    ),
  )
  c.grain(body, '#5f3413', 0.32, 0.2)
  c.inside(body, () => {
    drawBrowning(c, { x: x - 20, y: 140, rx: 120, ry: 30 }, 16, 28, '#6b3c17')
    if (isBread) {
      for (const at of [-90, -40, 10])
        c.line(
          smoothLine([
            [x + at, 118],
            [x + at + 22, 140],
            [x + at + 26, 172],
          ]),
          tone(c.lit(base), 0.14),
          8,
          ' opacity=".75"',
        )
      drawDust(c, { x: x - 20, y: 150, rx: 120, ry: 36 }, '#fbf1dc', 120, 2)
    } else if (hasTopping)
      c.path(
        smooth(
          [
            [x - 150, 150],
            [x - 120, 104],
            [x + 60, 100],
            [x + 110, 160],
            [x + 60, 166],
            [x + 20, 150],
            [x - 30, 176],
            [x - 80, 156],
            [x - 120, 180],
          ],
          0.9,
        ),
        c.body(accent, 0.8),
      )
    else
      c.line(
        smoothLine([
          [x - 120, 128],
          [x - 30, 134],
          [x + 70, 126],
        ]),
        tone(c.lit(base), 0.1),
        9,
        ' opacity=".7"',
      )
  })
  const face = (dx: number, dy: number, squash: number) =>
    smooth(
      (
        [
          [-54, 72],
          [-60, 0],
          [-46, -58],
          [0, -76],
          [46, -58],
          [60, 0],
          [54, 72],
          [0, 78],
        ] as const
      ).map(([px, py]): Point => [x + dx + px * squash, 196 + dy + py]),
      0.62,
    )
  for (const [dx, dy, squash] of [
    [92, 6, 0.62],
    [144, 18, 0.7],
  ] as const) {
    const d = face(dx, dy, squash)
    c.shadow(x + dx + 8, 276 + dy * 0.4, 62, 16, 0.4)
    c.path(d, crust, ' transform="translate(-6 0)"')
    c.path(
      d,
      c.linear([
        [0, c.lit(tone(crumb, 0.04))],
        [1, c.lit(tone(crumb, -0.09))],
      ]),
      ` stroke="${tone(crust, -0.04)}" stroke-width="4.5"`,
    )
    crumbs(c, d, crumb, { x: x + dx, y: 196 + dy, rx: 50 * squash, ry: 66 })
    if (!isBread)
      c.inside(d, () => drawHeap(c, { x: x + dx, y: 200 + dy, rx: 36, ry: 60 }, bits, { cover: 0.34 }))
  }
  if (!isBread)
    drawGarnish(
      c,
      { x: x - 30, y: 124, rx: 70, ry: 12 },
      garnish.filter(({ shape }) => shape !== 'dollop').slice(0, 1),
    )
}
