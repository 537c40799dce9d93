import { lightnessOf, mix, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { ellipsePath, num, pt, roundedRect, smooth, smoothLine } from '../../drawing/geometry'
import { scatter, sprinkle } from '../../drawing/scatter'
import { drawDust, drawSteam } from '../../drawing/surfaces'
import type { PictureDescription } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'
import { between } from '../../random'
import { drawDrinkBody, drawGlassWalls, drawStraw, type GlassShape, topGarnish } from './glass'

const x = 240

/** Draws a smoothie, shake or lassi in a tall glass. */
export function drawSmoothie(c: Canvas, { base, garnish, seed }: PictureDescription): void {
  const shape: GlassShape = { top: 62, bottom: 318, wide: 70, narrow: 50 }
  c.shadow(x + 22, 318, 108, 22, 0.55)
  const d = drawDrinkBody(c, shape, 92, base)
  c.inside(d, () => {
    for (const [px, py] of sprinkle(c.random, { x, y: 205, rx: 62, ry: 105, isSquare: true }, 22))
      c.ellipse(
        px,
        py,
        between(c.random, 1, 3.4),
        between(c.random, 1, 3),
        tone(c.lit(base), 0.12),
        ' opacity=".5"',
      )
    drawDust(c, { x, y: 205, rx: 62, ry: 105, isSquare: true }, tone(base, -0.14), 36, 1.6)
  })
  for (const [px, py] of scatter(c.random, { x, y: 92, rx: 54, ry: 7 }, 12, 10))
    c.ellipse(px, py, 4, 2, tone(c.lit(base), 0.13), ' opacity=".75"')
  const straws = ['#d2503f', '#5b8f5a', '#4f7f95', '#d99a3a'] as const
  if (seed % 2 === 0) drawStraw(c, straws[(seed >>> 5) % straws.length] ?? straws[0], 22)
  drawGlassWalls(c, shape)
  topGarnish(c, garnish, 84)
}

/** Draws a clear or cloudy cold drink with ice. */
export function drawColdDrink(c: Canvas, { base, garnish, seed }: PictureDescription): void {
  const shape: GlassShape = { top: 70, bottom: 316, wide: 72, narrow: 60 }
  c.shadow(x + 22, 317, 112, 22, 0.5)
  const own = c.lit(base)
  c.shadow(x + 60, 312, 60, 12, 0.12)
  const d = drawDrinkBody(c, shape, 98, base, 0.93)
  c.inside(d, () => {
    for (const [px, py] of [
      [x - 30, 120],
      [x + 22, 128],
      [x - 4, 168],
      [x + 34, 188],
      [x - 34, 196],
    ] as const) {
      const turn = between(c.random, -24, 24)
      c.add(`<g transform="rotate(${num(turn)} ${pt(px, py)})">`)
      c.path(
        roundedRect(px - 22, py - 20, 44, 40, 9),
        c.linear([
          [0, '#ffffff', 0.6],
          [0.5, tone(own, 0.1), 0.34],
          [1, '#ffffff', 0.42],
        ]),
        ' stroke="#fff" stroke-opacity=".55" stroke-width="1.4"',
      )
      c.path(roundedRect(px - 15, py - 14, 20, 9, 4), '#ffffff', ' opacity=".5"')
      c.add('</g>')
    }
    for (const [px, py] of sprinkle(c.random, { x, y: 230, rx: 58, ry: 76, isSquare: true }, 22))
      c.ellipse(px, py, 1.7, 1.7, '#ffffff', ' opacity=".5"')
    const fruit = garnish.find(({ shape: cut }) => cut === 'citrus' || cut === 'wedge' || cut === 'leaf')
    if (fruit)
      for (const [px, py] of [
        [x - 26, 244],
        [x + 26, 268],
      ] as const)
        drawPiece(c, { ...fruit, size: fruit.shape === 'leaf' ? 34 : 48 }, px, py)
  })
  if (seed % 3 !== 0) drawStraw(c, '#c9503c', 26)
  drawGlassWalls(c, shape)
  topGarnish(c, garnish, 90)
}

/** Draws a hot drink in a mug or a tea glass. */
export function drawHotDrink(c: Canvas, { base, garnish, seed }: PictureDescription): void {
  const isTea = lightnessOf(base) > 0.5 && garnish.some(({ shape }) => shape === 'leaf')
  c.shadow(x + 10, 300, 158, 30, 0.5)
  const saucer = c.lit('#efe8da')
  c.ellipse(x, 292, 138, 30, tone(saucer, -0.14), ' transform="translate(0 6)"')
  c.ellipse(x, 292, 138, 30, c.body('#f1eadd', 0.8))
  c.ellipse(x, 292, 92, 18, tone(saucer, -0.08))
  if (isTea) {
    const shape: GlassShape = { top: 128, bottom: 292, wide: 66, narrow: 48 }
    drawDrinkBody(c, shape, 146, mix(base, '#dc9320', 0.55), 0.86)
    drawGlassWalls(c, shape)
    topGarnish(c, garnish, 140)
  } else {
    const glazes = ['#c65b3f', '#4f7d86', '#7a9070', '#e8dcc6', '#38434f', '#d3a14a'] as const
    const glaze = c.lit(glazes[(seed >>> 4) % glazes.length] ?? glazes[0])
    const handle = `M${pt(x + 76, 170)}C${pt(x + 138, 158)} ${pt(x + 140, 250)} ${pt(x + 66, 250)}`
    c.line(handle, tone(glaze, -0.12), 19)
    c.line(handle, glaze, 14, ' transform="translate(-1 -2)"')
    const cup = smooth(
      [
        [x - 84, 140],
        [x - 82, 210],
        [x - 64, 272],
        [x - 34, 290],
        [x + 34, 290],
        [x + 64, 272],
        [x + 82, 210],
        [x + 84, 140],
        [x, 132],
      ],
      0.7,
    )
    c.path(
      cup,
      c.linear(
        [
          [0, tone(glaze, -0.02)],
          [0.2, tone(glaze, 0.1)],
          [0.55, glaze],
          [1, tone(glaze, -0.16)],
        ],
        [0, 0, 1, 0.15],
      ),
    )
    c.grain(cup, tone(glaze, -0.2), 0.6, 0.12)
    c.ellipse(x, 140, 84, 25, tone(glaze, 0.07))
    c.ellipse(x, 141, 77, 21, tone(glaze, -0.17))
    const own = c.lit(base)
    const drink = ellipsePath(x, 145, 73, 18)
    c.path(
      drink,
      c.linear([
        [0, tone(own, -0.05)],
        [0.5, own],
        [1, tone(own, 0.09)],
      ]),
    )
    c.line(`M${pt(x - 54, 144)}Q${pt(x - 30, 132)} ${pt(x + 10, 132)}`, '#ffffff', 3, ' opacity=".4"')
    c.line(
      smoothLine([
        [x - 20, 148],
        [x + 4, 140],
        [x + 26, 147],
        [x + 6, 154],
        [x - 10, 150],
      ]),
      tone(own, 0.17),
      4,
      ' opacity=".6"',
    )
    drawDust(c, { x, y: 145, rx: 50, ry: 11 }, tone(base, -0.2), 30, 1.6)
    c.gleam(x - 60, 195, 6, 34, 0.3, 4)
    topGarnish(
      c,
      garnish.filter(({ shape }) => shape === 'citrus'),
      138,
    )
  }
  drawSteam(c, x - 2, 138, 104)
}
