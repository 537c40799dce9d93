import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, pt } from '../drawing/geometry'
import { type Region, scatter, sprinkle } from '../drawing/scatter'
import { drawBrowning, drawDust, drawLiquid } from '../drawing/surfaces'
import { drawDish, middle } from '../drawing/vessels'
import type { PictureDescription } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws a gratin or casserole: a bubbling, browned top with the inside showing through. */
export function drawGratin(c: Canvas, description: PictureDescription): void {
  const { base, accent, pieces, garnish, hasTopping, form } = description
  const { d, rx, ry } = drawDish(c)
  const { x, y } = middle
  const region: Region = { x, y, rx, ry }
  drawLiquid(c, d, tone(base, -0.03), 0.3)
  c.inside(d, () => {
    if (hasTopping) furrows(c, region, base)
    else {
      drawHeap(
        c,
        region,
        pieces
          .filter(({ shape }) => shape !== 'nut')
          .map((piece) => ({
            ...piece,
            size: Math.max(20, Math.min(40, piece.size)),
            colour: mix(piece.colour, base, 0.2),
          })),
        { cover: form === 'baked-pasta' ? 0.3 : 0.85 },
      )
      if (form === 'baked-pasta') shells(c, region, mix('#ecc978', accent, 0.15))
      for (const [px, py] of scatter(c.random, region, 30, 26))
        c.path(
          blob(c.random, px, py, between(c.random, 16, 34), between(c.random, 10, 20), {
            turn: c.random() * 3,
            wobble: 0.25,
            points: 9,
          }),
          c.body(mix('#f3cf74', base, 0.25), 0.9),
          ' opacity=".86"',
        )
    }
    drawBrowning(c, region, 42, 26)
    drawBrowning(c, { ...region, hole: 0.86 }, 26, 30, '#7d451b')
    drawDust(c, region, '#6b3a14', 46, 1.5)
  })
  c.grain(d, '#7d4517', 0.05, 0.34)
  for (const [px, py] of sprinkle(c.random, { ...region, rx: rx * 0.8, ry: ry * 0.8 }, 16))
    c.gleam(px, py, 4.5, 1.6, 0.4)
  drawHeap(
    c,
    { ...region, rx: rx * 0.85, ry: ry * 0.85 },
    pieces.filter(({ shape }) => shape === 'nut' || shape === 'ball').slice(0, 1),
    { cover: 0.12 },
  )
  drawGarnish(
    c,
    { ...region, rx: rx * 0.66, ry: ry * 0.66 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

function furrows(c: Canvas, { x, y, rx, ry }: Region, base: PictureDescription['base']): void {
  const own = c.lit(mix(base, '#f4dfa0', 0.5))
  for (let row = -7; row < 8; row += 1) {
    const at = y + row * 18
    const wave = `M${pt(x - rx, at)}${Array.from({ length: 7 }, (_, index) => `q${pt(rx / 7, index % 2 ? 11 : -11)} ${pt((rx * 2) / 7, 0)}`).join('')}`
    c.strokes(wave, [
      [tone(own, -0.14), 15],
      [own, 11, ' transform="translate(0 -2.5)"'],
      [tone(own, 0.06), 4, ' opacity=".8" transform="translate(0 -6)"'],
    ])
  }
  if (ry > 0) drawBrowning(c, { x, y, rx, ry }, 36, 18, '#b06a24')
}

function shells(c: Canvas, region: Region, colour: PictureDescription['base']): void {
  for (const [px, py] of scatter(c.random, region, 26, 42))
    drawPiece(c, { shape: 'tube', colour, inside: '#b5813c', size: 50, share: 1 }, px, py)
}

/** Draws a crumble: golden crumbs over fruit that bubbles at the edge. */
export function drawCrumble(c: Canvas, { base, accent, pieces, garnish }: PictureDescription): void {
  const { d, rx, ry } = drawDish(c)
  const { x, y } = middle
  const region: Region = { x, y, rx, ry }
  const juice = pieces[0] ? mix(pieces[0].inside, '#c98a34', 0.4) : accent
  drawLiquid(c, d, juice, 0.9)
  c.inside(d, () => {
    drawHeap(
      c,
      { ...region, hole: 0.72 },
      pieces.slice(0, 2).map((piece) => ({
        ...piece,
        shape: piece.shape === 'fruit-half' ? ('wedge' as const) : piece.shape,
        size: 30,
      })),
      { cover: 0.8 },
    )
    const golden = mix(tone(base, 0.08), '#d9a860', 0.3)
    c.path(d, c.body(mix(golden, '#d9a860', 0.4), 0.9))
    for (const [size, tint, reach] of [
      [32, -0.02, 0.98],
      [28, 0.02, 0.96],
      [24, 0.05, 0.94],
    ] as const)
      for (const [px, py] of scatter(
        c.random,
        { ...region, rx: rx * reach, ry: ry * reach, isSquare: c.seed % 2 === 1 },
        72,
        size * 0.72,
      ))
        drawPiece(
          c,
          { shape: 'crumb', colour: tone(golden, tint), inside: tone(golden, tint + 0.09), size, share: 1 },
          px,
          py,
        )
    drawBrowning(c, region, 22, 20)
  })
  drawGarnish(c, { ...region, rx: rx * 0.5, ry: ry * 0.5 }, garnish)
}
