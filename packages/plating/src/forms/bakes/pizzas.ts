import { lightnessOf, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { blob, pt, smooth } from '../../drawing/geometry'
import { type Region, scatter } from '../../drawing/scatter'
import { drawBrowning, drawDust, drawLiquid } from '../../drawing/surfaces'
import { drawBoard, middle } from '../../drawing/vessels'
import type { PictureDescription, Piece } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'
import { between } from '../../random'
import { drawGarnish, drawHeap } from '../arrange'

/** Draws a pizza or flatbread on a board. */
export function drawPizza(c: Canvas, description: PictureDescription): void {
  const { form, base, accent, pieces, garnish, cut } = description
  drawBoard(c, 200, 146)
  const { x, y } = middle
  const isPizza = form === 'pizza'
  const crust = c.lit(base)
  if (form === 'flatbread' && cut === 'sheet') {
    drawSheetBread(c, description)
    return
  }
  const rounds: readonly (readonly [number, number, number])[] = isPizza
    ? [[x, y, 132]]
    : [
        [x - 62, y - 22, 86],
        [x + 64, y + 24, 90],
      ]
  for (const [px, py, r] of rounds) {
    c.shadow(px + 7, py + 12, r * 1.1, r * 1.06, 0.42)
    const d = blob(c.random, px, py, r, r * 0.95, { wobble: 0.04, points: 12 })
    c.path(
      d,
      c.linear([
        [0, tone(crust, 0.1)],
        [0.5, crust],
        [1, tone(crust, -0.13)],
      ]),
    )
    c.inside(d, () => drawBrowning(c, { x: px, y: py, rx: r, ry: r, hole: 0.82 }, 22, 13, '#7d4519'))
    const inner: Region = { x: px, y: py, rx: r * 0.84, ry: r * 0.79 }
    const top = blob(c.random, px, py, inner.rx, inner.ry, { wobble: 0.03, points: 12 })
    if (isPizza) {
      const hasCheese = pieces.some(isCheese)
      drawLiquid(c, top, accent, 0.7)
      c.inside(top, () => {
        if (hasCheese)
          for (const [bx, by] of scatter(
            c.random,
            { ...inner, rx: inner.rx * 0.86, ry: inner.ry * 0.86 },
            15,
            36,
          ))
            drawPuddle(c, bx, by, between(c.random, 14, 25))
        drawBrowning(c, inner, 22, 13)
        drawHeap(
          c,
          { ...inner, rx: inner.rx * 0.9, ry: inner.ry * 0.9 },
          pieces
            .filter((piece) => !isCheese(piece) && piece.shape !== 'fried-egg')
            .map((piece) => ({ ...piece, size: Math.min(34, piece.size) })),
          { cover: hasCheese ? 0.4 : 0.8 },
        )
      })
      if (pieces.some(({ shape }) => shape === 'fried-egg'))
        for (const side of [-1, 1])
          drawPiece(
            c,
            { shape: 'fried-egg', colour: '#fbf6ea', inside: '#f0a423', size: 74, share: 1 },
            px + side * 42,
            py + side * 14,
          )
      for (let at = 0; at < 4; at += 1) {
        const angle = 0.3 + (at * Math.PI) / 4
        c.line(
          `M${pt(px - Math.cos(angle) * r, py - Math.sin(angle) * r * 0.95)}L${pt(px + Math.cos(angle) * r, py + Math.sin(angle) * r * 0.95)}`,
          c.light.shade,
          1.6,
          ' opacity=".3"',
        )
      }
    } else {
      c.path(top, c.body(tone(base, 0.02), 0.8))
      c.inside(top, () => {
        drawBrowning(c, inner, 16, 16, '#8a5220')
        if (pieces.some(isCheese)) drawMelted(c, inner)
        else
          drawHeap(
            c,
            { ...inner, rx: inner.rx * 0.92, ry: inner.ry * 0.92 },
            [
              {
                shape: 'chopped',
                colour: garnish[0]?.colour ?? '#6d7a36',
                inside: '#8b9a50',
                size: 12,
                share: 1,
              },
            ],
            { cover: 0.32 },
          )
        drawDust(c, inner, '#e9d8ae', 70, 2)
      })
    }
    drawGarnish(
      c,
      { x: px, y: py, rx: r * 0.56, ry: r * 0.52 },
      garnish.filter(({ shape }) => shape !== 'dollop' && shape !== 'chopped'),
    )
  }
}

const isCheese = ({ shape, colour }: Piece) =>
  (shape === 'flake' || shape === 'shred' || shape === 'crumb') && lightnessOf(colour) > 0.8

/** Cheese baked on a bread: a soft golden round with blisters. */
function drawMelted(c: Canvas, { x, y, rx, ry }: Region): void {
  const cheese = c.lit('#f3cf74')
  const d = blob(c.random, x, y, rx * 0.78, ry * 0.78, { wobble: 0.09, points: 12 })
  c.path(d, tone(cheese, -0.14), ' transform="translate(1 3)" opacity=".7"')
  c.path(
    d,
    c.radial(
      [
        [0, tone(cheese, 0.09)],
        [0.7, cheese],
        [1, tone(cheese, -0.09)],
      ],
      [0.4, 0.36, 0.7],
    ),
  )
  c.inside(d, () => {
    for (const [bx, by] of scatter(c.random, { x, y, rx: rx * 0.66, ry: ry * 0.66 }, 14, 17))
      c.path(
        blob(c.random, bx, by, 10, 6, { turn: c.random() * 3, wobble: 0.3 }),
        tone(cheese, 0.1),
        ' opacity=".8"',
      )
    drawBrowning(c, { x, y, rx: rx * 0.7, ry: ry * 0.7 }, 14, 16, '#b5722a')
  })
}

/** A piece of cheese that melted on a pizza: round, cream white, thin at its edge, a blister or two. */
function drawPuddle(c: Canvas, x: number, y: number, r: number): void {
  const own = c.lit('#f8e6b6')
  const turn = c.random() * 3
  const round = { turn, wobble: 0.13, points: 9 }
  c.path(blob(c.random, x, y, r * 1.14, r * 0.92, round), c.lit('#eba95a'), ' opacity=".7"')
  c.path(
    blob(c.random, x, y, r, r * 0.78, round),
    c.radial(
      [
        [0, tone(own, 0.04)],
        [0.7, own],
        [1, tone(own, -0.07)],
      ],
      [0.42, 0.38, 0.66],
    ),
  )
  c.path(
    blob(c.random, x + r * 0.2, y + r * 0.1, r * 0.26, r * 0.16, { turn, wobble: 0.3, points: 6 }),
    c.lit('#c07c30'),
    ' opacity=".55"',
  )
  c.gleam(x - r * 0.3, y - r * 0.3, r * 0.26, r * 0.09, 0.5)
}

function drawSheetBread(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const { x, y } = middle
  const crust = c.lit(base)
  const d = smooth(
    [
      [x - 158, y - 92],
      [x, y - 100],
      [x + 156, y - 94],
      [x + 164, y],
      [x + 156, y + 92],
      [x, y + 100],
      [x - 158, y + 94],
      [x - 164, y],
    ],
    0.55,
  )
  c.shadow(x + 8, y + 16, 176, 116, 0.44)
  c.path(d, tone(crust, -0.2), ' transform="translate(0 9)"')
  c.path(
    d,
    c.linear([
      [0, tone(crust, 0.09)],
      [0.5, crust],
      [1, tone(crust, -0.08)],
    ]),
  )
  c.grain(d, '#9c6424', 0.06, 0.34)
  c.inside(d, () => {
    drawBrowning(c, { x, y, rx: 150, ry: 92, isSquare: true }, 34, 26, '#a5651f')
    for (const [px, py] of scatter(c.random, { x, y, rx: 142, ry: 80, isSquare: true }, 26, 38)) {
      c.ellipse(
        px,
        py,
        10,
        8,
        c.radial([
          [0, tone(crust, -0.22), 0.85],
          [0.7, tone(crust, -0.12), 0.5],
          [1, crust, 0],
        ]),
      )
      c.ellipse(px + 1, py + 2, 5, 3, c.lit('#e0b03a'), ' opacity=".55"')
      c.gleam(px - 2, py, 2.4, 1, 0.6)
    }
  })
  drawHeap(
    c,
    { x, y, rx: 132, ry: 76, isSquare: true },
    pieces.slice(0, 2).map((piece) => ({ ...piece, size: Math.min(20, piece.size) })),
    { cover: 0.08 },
  )
  for (const [px, py] of scatter(c.random, { x, y, rx: 124, ry: 70, isSquare: true }, 9, 46))
    drawPiece(
      c,
      garnish.find(({ shape }) => shape === 'sprig') ?? {
        shape: 'sprig',
        colour: '#5b7d43',
        inside: '#87a06c',
        size: 34,
        share: 1,
      },
      px,
      py,
    )
  drawDust(c, { x, y, rx: 140, ry: 80, isSquare: true }, '#fffdf6', 60, 2.2)
}
