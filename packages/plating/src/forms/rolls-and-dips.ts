import { type Colour, lightnessOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, ellipsePath, num, type Point, pt, smooth, smoothLine } from '../drawing/geometry'
import { drawBrowning, drawLiquid } from '../drawing/surfaces'
import { drawBoard, drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

const x = 240

/** Draws rolled things: wraps cut in two, summer rolls, sushi, pastry cigars. */
export function drawRolls(c: Canvas, description: PictureDescription): void {
  const { form, base, pieces, garnish, accent } = description
  if (form === 'wrap') drawBoard(c, 196, 132)
  else drawPlate(c, 154)
  const { y } = middle
  const isRoll = form === 'rolls'
  // Rice paper shows what is inside; cabbage, vine leaves and nori do not.
  const isClear = isRoll && lightnessOf(base) > 0.86
  const isPastry = form === 'pastry-rolls'
  const skin = isClear
    ? '#f0eee0'
    : isRoll
      ? base
      : isPastry
        ? mix(base, '#f0c878', 0.35)
        : mix(base, '#f0d9a8', 0.5)
  const own = c.lit(skin)
  const filling = pieces.map((piece) => ({
    ...piece,
    shape: piece.size > 40 && piece.shape !== 'prawn' ? ('chunk' as const) : piece.shape,
    size: Math.min(22, piece.size),
  }))
  const [length, width] = form === 'wrap' ? [190, 84] : isPastry ? [168, 34] : [122, 58]
  const rows = form === 'wrap' ? [-54, 58] : isPastry ? [-84, -42, 0, 42, 84] : [-78, -2, 74]
  rows.forEach((row, index) => {
    const turn = form === 'wrap' ? (index ? -0.2 : 0.1) : -0.32 + between(c.random, -0.08, 0.08)
    const [px, py] = [
      x + (form === 'wrap' ? (index ? 18 : -14) : row * 0.3 - (isRoll ? 12 : 0)),
      y + row * (isPastry ? 0.96 : 1),
    ]
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const at = (ax: number, ay: number): Point => [px + ax * cos - ay * sin, py + ax * sin + ay * cos]
    const [l, w] = [length / 2, width / 2]
    c.shadow(px + 6, py + w * 0.7, l * 1.1, w * 1.5, 0.42)
    const d = smooth(
      [
        at(-l, 0),
        at(-l + w * 0.4, -w),
        at(0, -w * 1.03),
        at(l - 4, -w),
        at(l, 0),
        at(l - 4, w),
        at(0, w * 1.03),
        at(-l + w * 0.4, w),
      ],
      0.62,
    )
    c.path(
      d,
      c.linear(
        [
          [0, tone(own, 0.08)],
          [0.4, own],
          [1, tone(own, isPastry ? -0.16 : -0.12)],
        ],
        [0.3, 0, 0.45, 1],
      ),
    )
    c.inside(d, () => {
      if (isClear) {
        // The filling shows through the wrapper.
        drawHeap(c, { x: px, y: py, rx: l * 0.86, ry: w * 0.7 }, filling, { cover: 0.9 })
        c.path(d, own, ' opacity=".46"')
        c.line(
          smoothLine([at(-l * 0.8, -w * 0.6), at(0, -w * 0.72), at(l * 0.8, -w * 0.6)]),
          '#ffffff',
          6,
          ' opacity=".6"',
        )
      } else if (isRoll) drawVeins(c, at, l, w, own)
      else {
        drawBrowning(
          c,
          { x: px, y: py, rx: l, ry: w },
          isPastry ? 8 : 12,
          isPastry ? 15 : 19,
          isPastry ? '#9c5a1e' : '#b0722c',
        )
        // Pastry is wound around: its seams run aslant; a wrap has soft folds along it.
        for (const [step, fold] of (isPastry ? [-0.75, -0.35, 0.05, 0.45, 0.8] : [-0.4, 0.1, 0.5]).entries())
          c.line(
            isPastry
              ? smoothLine([at(fold * l - 10, -w), at(fold * l + 4, 0), at(fold * l + 22, w)])
              : smoothLine([at(-l + 6, fold * w + 6), at(0, fold * w), at(l, fold * w - 4)]),
            tone(own, step % 2 ? 0.11 : -0.11),
            isPastry ? 2.4 : 1.6,
            ' opacity=".6"',
          )
        if (isPastry)
          c.line(
            smoothLine([at(-l * 0.9, -w * 0.5), at(0, -w * 0.56), at(l * 0.9, -w * 0.5)]),
            '#ffffff',
            3,
            ' opacity=".34"',
          )
      }
    })
    if (isPastry) {
      const [ex, ey] = at(l - 5, 0)
      c.group(`transform="rotate(${num((turn * 180) / Math.PI)} ${pt(ex, ey)})"`, () => {
        c.ellipse(ex, ey, w * 0.5, w * 0.96, tone(own, -0.14))
        c.ellipse(ex + 1, ey, w * 0.4, w * 0.8, tone(own, 0.06))
        c.ellipse(
          ex + 1.5,
          ey,
          w * 0.24,
          w * 0.5,
          c.lit(mix(accent, '#f3e6c0', 0.3)),
          ` stroke="${tone(own, -0.16)}" stroke-width="1.6"`,
        )
      })
    } else {
      const [ex, ey] = at(l - 3, 0)
      const face = ellipsePath(ex, ey, w * 0.62, w * 0.98)
      c.group(`transform="rotate(${num((turn * 180) / Math.PI)} ${pt(ex, ey)})"`, () => {
        c.path(
          face,
          c.body(isClear ? '#f6f3e6' : tone(skin, 0.02), 0.8),
          ` stroke="${tone(own, -0.14)}" stroke-width="2.4"`,
        )
        c.inside(ellipsePath(ex, ey, w * 0.52, w * 0.86), () => {
          c.path(face, c.lit(mix(accent, '#dce6b0', 0.5)))
          drawHeap(
            c,
            { x: ex, y: ey, rx: w * 0.5, ry: w * 0.8 },
            filling.map((piece) => ({ ...piece, size: Math.min(17, piece.size) })),
            { cover: 1.5 },
          )
        })
      })
    }
  })
  if (form !== 'wrap') {
    const cup: Point = [x + 104, y - 66]
    c.shadow(cup[0] + 4, cup[1] + 7, 42, 40, 0.4)
    c.ellipse(cup[0], cup[1], 35, 34, c.body('#efe7d8', 0.8))
    drawLiquid(c, ellipsePath(cup[0], cup[1], 28, 27), isRoll ? '#a8622a' : '#f3ecdc', 0.8)
  }
  drawGarnish(
    c,
    { x: x - 20, y: y + 4, rx: 80, ry: 66 },
    garnish.filter(({ shape }) => shape !== 'dollop').slice(0, 2),
  )
}

/** The ribs of a leaf that is rolled around a filling. */
function drawVeins(c: Canvas, at: (x: number, y: number) => Point, l: number, w: number, own: Colour): void {
  c.line(
    smoothLine([at(-l * 0.9, -w * 0.2), at(0, -w * 0.34), at(l * 0.9, -w * 0.1)]),
    tone(own, 0.1),
    2.6,
    ' opacity=".7"',
  )
  for (const fold of [-0.6, -0.2, 0.2, 0.6])
    c.line(
      smoothLine([at(fold * l - 8, -w), at(fold * l + 2, -w * 0.3), at(fold * l - 6, w)]),
      tone(own, fold > 0 ? -0.08 : 0.08),
      1.8,
      ' opacity=".5"',
    )
}

/** Draws a dip in its bowl with dippers around it. */
export function drawDip(c: Canvas, { base, pieces, garnish, accent }: PictureDescription): void {
  drawBoard(c, 200, 146)
  const { y } = middle
  const r = 92
  const dippers = pieces.filter(
    ({ shape, size }) => (shape === 'coin' && size < 30) || shape === 'spear' || shape === 'chip',
  )
  const chip: Piece = { shape: 'chip', colour: '#dcb068', inside: '#b07a3a', size: 46, share: 1 }
  const around = dippers.length > 0 ? dippers : [chip]
  const count = 22
  for (let at = 0; at < count; at += 1) {
    const angle = (at / count) * Math.PI * 2 + 0.1
    const piece = around[at % around.length] ?? chip
    const size = piece.shape === 'chip' ? 52 : piece.shape === 'coin' ? 42 : 56
    drawPiece(
      c,
      { ...piece, size },
      x + Math.cos(angle) * (r + 36 + (at % 2) * 16) * 1.12,
      y + Math.sin(angle) * (r + 14 + (at % 2) * 8),
      { turn: piece.shape === 'coin' ? angle : angle + 1.57 },
    )
  }
  const glaze = c.lit('#efe6d6')
  c.shadow(x + 9, y + 15, r * 1.16, r * 1.12, 0.5)
  c.ellipse(
    x,
    y,
    r,
    r,
    c.linear([
      [0, tone(glaze, 0.04)],
      [0.5, glaze],
      [1, tone(glaze, -0.14)],
    ]),
  )
  c.ellipse(x, y, r - 9, r - 9, tone(glaze, -0.16))
  const d = blob(c.random, x, y, r - 13, r - 13, { wobble: 0.02, points: 14 })
  drawLiquid(c, d, base, 0.2)
  const own = c.lit(base)
  c.inside(d, () => {
    for (let ring = 0; ring < 4; ring += 1) {
      const furrow = blob(c.random, x, y, (r - 20) * (0.92 - ring * 0.22), (r - 22) * (0.88 - ring * 0.22), {
        wobble: 0.06,
        points: 12,
      })
      c.line(furrow, tone(own, -0.11), 7, ' opacity=".55"')
      c.line(furrow, tone(own, 0.07), 4, ' opacity=".75" transform="translate(-2 -3)"')
    }
    c.path(
      blob(c.random, x + 6, y + 4, 34, 24, { wobble: 0.2 }),
      c.lit(mix('#c9a02c', accent, 0.15)),
      ' opacity=".5"',
    )
    c.gleam(x - 10, y - 8, 10, 4, 0.6)
    drawHeap(
      c,
      { x, y, rx: 50, ry: 46 },
      pieces
        .filter(({ size, shape }) => size < 17 || shape === 'dice')
        .slice(0, 2)
        .map((piece) => ({ ...piece, size: Math.min(14, piece.size) })),
      { cover: 0.14 },
    )
  })
  drawGarnish(
    c,
    { x, y, rx: 52, ry: 48 },
    garnish.filter(({ shape }) => shape !== 'dollop' && shape !== 'coin' && shape !== 'spear'),
    { scale: 0.9 },
  )
}
