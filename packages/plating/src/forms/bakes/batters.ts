import { mix, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { blob, num, type Point, placed, smooth, smoothLine } from '../../drawing/geometry'
import { type Region, scatter } from '../../drawing/scatter'
import { drawBrowning } from '../../drawing/surfaces'
import { drawPlate, drawStandPlate, middle } from '../../drawing/vessels'
import type { PictureDescription } from '../../picture-description'
import { between } from '../../random'
import { drawGarnish, drawHeap } from '../arrange'

/** Draws thin pancakes folded into quarters, lacy with brown where they lay in the pan, and what is served with them. */
export function drawFoldedCrepes(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const well = drawPlate(c)
  const { x, y } = middle
  const own = c.lit(mix(base, '#f0cd84', 0.45))
  const filling = pieces.filter(({ shape }) => shape !== 'seed').slice(0, 3)
  const corner: Point = [x - well * 0.5, y + well * 0.34]
  for (const [at, turn] of [-1.2, -0.62, -0.04].entries()) {
    const [px, py] = [corner[0] + at * 22, corner[1] - at * 4]
    const long = well * 1.22
    const arc = Array.from({ length: 9 }, (_, step): Point => {
      const angle = -0.62 + (step / 8) * 1.24
      const far = long * (step % 2 ? 0.985 : 1.01) * between(c.random, 0.985, 1.015)
      return [Math.cos(angle) * far, Math.sin(angle) * far]
    })
    const quarter = placed([[-4, 0], ...arc], px, py, turn)
    const d = smooth(quarter, 0.35)
    c.path(d, c.light.shade, ' opacity=".34" transform="translate(4 8)"')
    for (const lift of [6, 3]) c.path(d, tone(own, -0.12), ` transform="translate(0 ${lift})"`)
    c.path(
      d,
      c.linear([
        [0, tone(own, 0.08)],
        [0.5, own],
        [1, tone(own, -0.08)],
      ]),
    )
    c.inside(d, () => {
      const [[mx, my] = [px, py]] = placed([[long * 0.58, 0]], px, py, turn)
      const lace: Region = { x: mx, y: my, rx: long * 0.5, ry: long * 0.5 }
      for (const [bx, by] of scatter(c.random, lace, 26, 15))
        c.path(
          blob(c.random, bx, by, between(c.random, 4, 10), between(c.random, 3, 6), {
            turn: c.random() * 3,
            wobble: 0.35,
          }),
          c.lit('#b56f26'),
          ` opacity="${num(between(c.random, 0.2, 0.5))}"`,
        )
      c.line(smoothLine(quarter.slice(1)), c.lit('#b0702c'), 7, ' opacity=".5"')
    })
    const fold = placed(
      [
        [long * 0.1, 0],
        [long * 0.6, 4],
        [long * 0.98, -2],
      ],
      px,
      py,
      turn,
    )
    c.line(smoothLine(fold), tone(own, -0.1), 3, ' opacity=".6" transform="translate(1 2.4)"')
    c.line(smoothLine(fold), tone(own, 0.1), 2, ' opacity=".8"')
    c.gleam(
      px + Math.cos(turn) * long * 0.7,
      py + Math.sin(turn) * long * 0.7 - 12,
      16,
      4,
      0.35,
      (turn * 180) / Math.PI,
    )
  }
  drawHeap(
    c,
    { x: x - well * 0.04, y: y + well * 0.5, rx: well * 0.5, ry: well * 0.26 },
    filling.map((piece) => ({ ...piece, size: Math.min(40, piece.size) })),
    { cover: 1.1 },
  )
  drawGarnish(
    c,
    { x: x + 6, y: y - 4, rx: well * 0.36, ry: well * 0.3 },
    garnish.filter(({ shape }) => shape !== 'leaf'),
  )
}

/** Draws puddings of batter that rose in hot fat: tall uneven crowns, deep brown at the rim, with a soft hollow. */
export function drawBatterPuddings(c: Canvas, { base }: PictureDescription): void {
  drawStandPlate(c, 276, 188)
  const own = c.lit(mix(base, '#d79a3e', 0.5))
  for (const [px, py] of [
    [150, 204],
    [330, 206],
    [240, 232],
  ] as const) {
    c.shadow(px + 6, py + 48, 82, 18, 0.55)
    const crown = Array.from(
      { length: 9 },
      (_, step): Point => [
        px - 78 + step * 19.5,
        py -
          34 -
          Math.sin((step / 8) * Math.PI) * 12 -
          (step % 2 ? between(c.random, 8, 20) : between(c.random, -6, 5)),
      ],
    )
    const body = smooth(
      [...crown, [px + 66, py + 26], [px + 44, py + 48], [px - 44, py + 48], [px - 66, py + 26]],
      0.8,
    )
    c.path(
      body,
      c.linear(
        [
          [0, tone(own, -0.12)],
          [0.3, own],
          [0.7, tone(own, 0.06)],
          [1, tone(own, -0.14)],
        ],
        [0.2, 0, 0.6, 1],
      ),
    )
    c.grain(body, tone(base, -0.2), 0.06, 0.3)
    c.inside(body, () => {
      drawBrowning(c, { x: px, y: py - 26, rx: 74, ry: 26 }, 14, 26, '#8a4a18')
      for (const off of [-44, -16, 14, 42]) {
        const crease: Point[] = [
          [px + off, py - 20],
          [px + off * 0.9 + 4, py + 10],
          [px + off * 0.7, py + 46],
        ]
        c.line(smoothLine(crease), tone(own, -0.13), 5, ' opacity=".4"')
        c.line(smoothLine(crease), tone(own, 0.12), 3, ' opacity=".5" transform="translate(-5 0)"')
      }
    })
    const hollow = blob(c.random, px - 2, py - 30, 46, 15, { wobble: 0.12, points: 10 })
    c.path(
      hollow,
      c.radial(
        [
          [0, tone(own, 0.12)],
          [0.6, tone(own, 0.02)],
          [1, tone(own, -0.2)],
        ],
        [0.5, 0.7, 0.6],
      ),
    )
    c.line(smoothLine(crown), c.lit('#9a5a20'), 5, ' opacity=".55"')
    c.line(smoothLine(crown), tone(own, 0.14), 2, ' opacity=".7" transform="translate(0 -1.6)"')
    c.gleam(px - 40, py + 4, 7, 16, 0.3, 12)
  }
}
