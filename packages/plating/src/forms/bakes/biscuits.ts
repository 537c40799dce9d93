import { tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { blob, ellipsePath, num, type Point, pt, smooth, smoothLine } from '../../drawing/geometry'
import { scatter } from '../../drawing/scatter'
import { drawBrowning, drawDust } from '../../drawing/surfaces'
import { drawBoard, drawPlate, middle } from '../../drawing/vessels'
import type { PictureDescription } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'
import { between } from '../../random'
import { drawGarnish, drawHeap } from '../arrange'

const x = 240

function cookieOutline(
  c: Canvas,
  cut: PictureDescription['cut'],
  px: number,
  py: number,
  r: number,
  turn: number,
): string {
  if (cut === 'star') {
    const points = Array.from({ length: 12 }, (_, step): Point => {
      const angle = turn + (step / 12) * Math.PI * 2
      const reach = step % 2 ? r * 0.58 : r * 1.06
      return [px + Math.cos(angle) * reach, py + Math.sin(angle) * reach]
    })
    return smooth(points, 0.3)
  }
  if (cut === 'crescent') {
    const outer: Point[] = []
    const inner: Point[] = []
    for (let step = 0; step <= 6; step += 1) {
      const angle = turn + 0.4 + (step / 6) * 3.5
      outer.push([px + Math.cos(angle) * r, py + Math.sin(angle) * r])
      const thick = 0.34 + (0.34 * Math.abs(step - 3)) / 3
      inner.unshift([px + Math.cos(angle) * r * thick, py + Math.sin(angle) * r * thick])
    }
    return smooth([...outer, ...inner], 0.9)
  }
  if (cut === 'sheet' || cut === 'square')
    return smooth(
      (
        [
          [-r, -r * 0.7],
          [r * 0.9, -r * 0.8],
          [r, r * 0.6],
          [r * 0.1, r * 0.78],
          [-r * 0.92, r * 0.7],
        ] as const
      ).map(
        ([ax, ay]): Point => [
          px + ax * Math.cos(turn) - ay * Math.sin(turn),
          py + ax * Math.sin(turn) + ay * Math.cos(turn),
        ],
      ),
      0.25,
    )
  return blob(c.random, px, py, r, r * 0.95, { wobble: 0.04, points: 11 })
}

/** Draws biscuits on a plate: rounds, stars, crescents, mounds, crackers. */
export function drawCookies(
  c: Canvas,
  { base, cut, pieces, garnish, hasTopping, accent }: PictureDescription,
): void {
  const well = drawPlate(c, 154)
  const { y } = middle
  const own = c.lit(base)
  const r = cut === 'sheet' ? 46 : cut === 'mound' ? 33 : 37
  const bits = pieces
    .filter(({ shape, size }) => shape !== 'egg-half' && shape !== 'shred' && size < 40)
    .map((piece) => ({ ...piece, size: Math.min(13, piece.size) }))
  const isIced = hasTopping
  for (const [px, py] of scatter(
    c.random,
    { x, y, rx: well * 0.84, ry: well * 0.84 },
    cut === 'sheet' ? 9 : 13,
    r * 1.42,
  )) {
    const turn = c.random() * 6
    const d = cookieOutline(c, cut, px, py, r, turn)
    if (cut === 'crescent') c.castShadow(d, [5, 9], 0.5)
    else c.shadow(px + 5, py + 9, r * 1.16, r * 1.08, 0.4)
    c.path(d, tone(own, -0.17), ' transform="translate(0 5)"')
    c.path(
      d,
      c.radial(
        [
          [0, tone(own, 0.08)],
          [0.7, own],
          [1, tone(own, -0.1)],
        ],
        [0.4, 0.36, 0.7],
      ),
    )
    if (isIced) c.path(cookieOutline(c, cut, px, py - 1, r * 0.88, turn), c.body('#fcf7ee', 0.7))
    c.inside(d, () => {
      if (cut === 'mound') {
        for (const [bx, by] of scatter(c.random, { x: px, y: py, rx: r, ry: r }, 26, 7))
          c.line(
            `M${pt(bx, by)}l${pt(between(c.random, -6, 6), between(c.random, -5, 5))}`,
            tone(own, between(c.random, -0.08, 0.16)),
            2.4,
          )
        drawBrowning(c, { x: px, y: py, rx: r, ry: r, hole: 0.6 }, 9, 10)
      } else if (!isIced && bits.length > 0)
        drawHeap(c, { x: px, y: py, rx: r * 0.9, ry: r * 0.86 }, bits, { cover: 0.5 })
      else if (!isIced)
        for (let crack = 0; crack < 4; crack += 1)
          c.line(
            smoothLine([
              [px + between(c.random, -r, r), py + between(c.random, -r, r)],
              [px + between(c.random, -8, 8), py + between(c.random, -8, 8)],
              [px + between(c.random, -r, r), py + between(c.random, -r, r)],
            ]),
            tone(own, -0.1),
            1.2,
            ' opacity=".45"',
          )
    })
    if (cut === 'crescent') drawDust(c, { x: px, y: py, rx: r * 0.9, ry: r * 0.9 }, '#fffdf8', 60, 2)
    if (!isIced) c.gleam(px - r * 0.34, py - r * 0.4, r * 0.22, r * 0.08, 0.28)
  }
  c.grain(ellipsePath(x, y, well), tone(base, -0.2), 0.4, 0.12)
  if (garnish[0] && accent)
    drawGarnish(
      c,
      { x, y, rx: 20, ry: 18 },
      garnish.filter(({ shape }) => shape === 'leaf' || shape === 'sprig').slice(0, 1),
    )
}

/** Draws squares or diamonds: brownies, flapjacks, baklava. */
export function drawBars(
  c: Canvas,
  { base, cut, pieces, garnish, hasTopping, accent }: PictureDescription,
): void {
  drawBoard(c, 198, 140)
  const { y } = middle
  const own = c.lit(base)
  const isDiamond = cut === 'diamond'
  const bits = [...pieces, ...garnish].filter(
    ({ shape }) =>
      shape === 'nut' ||
      shape === 'ball' ||
      shape === 'flake' ||
      shape === 'berry' ||
      shape === 'seed' ||
      shape === 'chunk',
  )
  const places: readonly Point[] = isDiamond
    ? [
        [x - 92, y - 46],
        [x, y - 46],
        [x + 92, y - 46],
        [x - 46, y + 8],
        [x + 46, y + 8],
        [x - 92, y + 62],
        [x, y + 62],
        [x + 92, y + 62],
      ]
    : [
        [x - 104, y - 62],
        [x, y - 66],
        [x + 104, y - 60],
        [x - 100, y + 34],
        [x + 4, y + 32],
        [x + 106, y + 36],
      ]
  for (const [px, py] of places) {
    const turn = between(c.random, -0.1, 0.1)
    const shape: readonly Point[] = isDiamond
      ? [
          [-44, 0],
          [0, -30],
          [44, 0],
          [0, 30],
        ]
      : [
          [-42, -36],
          [42, -38],
          [44, 34],
          [-43, 36],
        ]
    const top = shape.map(
      ([ax, ay]): Point => [
        px + ax * Math.cos(turn) - ay * Math.sin(turn),
        py + ax * Math.sin(turn) + ay * Math.cos(turn),
      ],
    )
    const depth = isDiamond ? 22 : 26
    c.shadow(px + 8, py + depth + 4, 58, 46, 0.45)
    const corner = (at: number): Point => top[at] ?? [px, py]
    const [a, b, d, e] = [corner(0), corner(1), corner(2), corner(3)]
    const front: readonly Point[] = isDiamond
      ? [a, e, d, [d[0], d[1] + depth], [e[0], e[1] + depth], [a[0], a[1] + depth]]
      : [e, d, [d[0], d[1] + depth], [e[0], e[1] + depth]]
    const side = `M${front.map(([fx, fy]) => pt(fx, fy)).join('L')}Z`
    c.path(
      side,
      c.linear(
        [
          [0, tone(own, isDiamond ? 0 : -0.06)],
          [1, tone(own, -0.17)],
        ],
        [0, 0, 0.6, 1],
      ),
    )
    c.inside(side, () => {
      for (let layer = 1; layer < 4; layer += 1)
        c.line(
          isDiamond
            ? `M${pt(a[0], a[1] + layer * 6)}L${pt(e[0], e[1] + layer * 6)}L${pt(d[0], d[1] + layer * 6)}`
            : `M${pt(e[0], e[1] + layer * 7)}l22 ${num(between(c.random, -3, 3))}l26 ${num(between(c.random, -3, 3))}L${pt(d[0], d[1] + layer * 7)}`,
          tone(own, isDiamond && layer === 2 ? -0.24 : 0.08),
          isDiamond ? 3 : 1.5,
          ' opacity=".6"',
        )
    })
    const lid = smooth([a, b, d, e], 0.16)
    c.path(
      lid,
      c.linear([
        [0, tone(own, 0.1)],
        [0.6, own],
        [1, tone(own, -0.06)],
      ]),
    )
    if (hasTopping && !isDiamond)
      c.path(
        smooth(
          [a, b, d, e].map(([fx, fy]): Point => [px + (fx - px) * 0.94, py + (fy - py) * 0.94]),
          0.2,
        ),
        c.body(accent, 0.6),
      )
    c.grain(lid, tone(base, 0.2), 0.07, 0.3)
    c.inside(lid, () => {
      if (!isDiamond)
        for (let crack = 0; crack < 4; crack += 1)
          c.line(
            smoothLine([
              [px + between(c.random, -40, 0), py + between(c.random, -34, 34)],
              [px + between(c.random, -14, 14), py + between(c.random, -20, 20)],
              [px + between(c.random, 0, 40), py + between(c.random, -34, 34)],
            ]),
            tone(own, 0.15),
            1.5,
            ' opacity=".6"',
          )
      else
        c.line(
          `M${pt(px - 30, py - 6)}L${pt(px + 4, py - 24)}M${pt(px - 20, py + 6)}L${pt(px + 22, py - 14)}`,
          tone(own, 0.14),
          2,
          ' opacity=".6"',
        )
    })
    const bit = bits[0]
    if (bit)
      for (const [bx, by] of isDiamond
        ? [[px, py] as const]
        : scatter(c.random, { x: px, y: py, rx: 30, ry: 24 }, bit.shape === 'chunk' ? 2 : 3, 16))
        drawPiece(c, { ...bit, size: Math.min(20, bit.size) }, bx, by)
    c.gleam(px - 14, py - 12, 12, 4, isDiamond ? 0.45 : 0.22)
  }
}
