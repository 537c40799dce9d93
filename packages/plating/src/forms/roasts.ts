import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, ellipsePath, type Point, pt, smooth, smoothLine } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawBrowning, drawLiquid } from '../drawing/surfaces'
import { drawDish, drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws a whole roast bird on its vegetables. */
export function drawRoast(c: Canvas, { pieces, garnish }: PictureDescription): void {
  const { d, rx, ry } = drawDish(c)
  const { x, y } = middle
  drawLiquid(c, d, '#b9823a', 0.8)
  c.inside(d, () =>
    drawHeap(
      c,
      { x, y, rx: rx * 0.96, ry: ry * 0.96 },
      pieces.length > 0
        ? pieces
        : [{ shape: 'chunk', colour: '#e3bd68', inside: '#f3dd9a', size: 30, share: 1 }],
      { cover: 1 },
    ),
  )
  c.shadow(x + 8, y + 18, 128, 92, 0.5)
  const skin = '#cb832c' as const
  const own = c.lit(skin)
  const glow = c.radial(
    [
      [0, tone(own, 0.17)],
      [0.5, own],
      [1, tone(own, -0.17)],
    ],
    [0.36, 0.28, 0.82],
  )
  // Legs behind, the breast above them, wings at the sides.
  for (const side of [-1, 1]) {
    drawPiece(
      c,
      { shape: 'drumstick', colour: skin, inside: '#7d4217', size: 104, share: 1 },
      x + side * 52,
      y + 50,
      { turn: side > 0 ? 0.75 : Math.PI - 0.75 },
    )
    c.path(blob(c.random, x + side * 84, y - 22, 26, 44, { turn: side * 0.35, wobble: 0.06 }), glow)
  }
  const breast = smooth(
    [
      [x - 8, y - 84],
      [x - 66, y - 58],
      [x - 88, y + 2],
      [x - 58, y + 50],
      [x - 8, y + 58],
      [x, y + 40],
      [x + 8, y + 58],
      [x + 58, y + 50],
      [x + 88, y + 2],
      [x + 66, y - 58],
      [x + 8, y - 84],
    ],
    0.9,
  )
  c.path(breast, glow)
  c.inside(breast, () => {
    c.line(
      smoothLine([
        [x, y - 84],
        [x + 3, y - 20],
        [x, y + 46],
      ]),
      tone(own, -0.16),
      5,
      ' opacity=".6"',
    )
    drawBrowning(c, { x, y: y - 10, rx: 80, ry: 62 }, 14, 22, '#8a4a18')
  })
  c.grain(breast, '#8a4a18', 0.3, 0.12)
  c.gleam(x - 42, y - 36, 20, 8, 0.5)
  c.gleam(x + 34, y - 42, 12, 5, 0.34)
  for (const [index, lemon] of garnish.filter(({ shape }) => shape === 'citrus').entries())
    drawPiece(c, { ...lemon, size: 46 }, x + 128, y + 64 - index * 40)
  drawGarnish(
    c,
    { x: x - 40, y: y + 66, rx: 90, ry: 40 },
    garnish.filter(({ shape }) => shape === 'sprig' || shape === 'leaf' || shape === 'frond').slice(0, 1),
  )
}

/** Draws skewers side by side. */
export function drawSkewers(c: Canvas, { pieces, garnish, main, base }: PictureDescription): void {
  const well = drawPlate(c, 152)
  const { x, y } = middle
  const meat: Piece = main ?? { shape: 'meat', colour: '#b87a3c', inside: '#d8a264', size: 34, share: 1 }
  const vegetables = pieces
    .filter(({ size, shape }) => size >= 18 && size < 44 && shape !== 'nut' && shape !== 'leaf')
    .slice(0, 2)
  const bits = [
    meat,
    meat,
    ...vegetables.map((piece) => ({
      ...piece,
      shape: piece.shape === 'ring' || piece.shape === 'strip' ? ('chunk' as const) : piece.shape,
      size: 26,
    })),
  ]
  const turn = -0.42
  for (let row = 0; row < 4; row += 1) {
    const at = (along: number): Point => [
      x + Math.cos(turn) * along - Math.sin(turn) * (row - 1.5) * 50 - 12,
      y + Math.sin(turn) * along + Math.cos(turn) * (row - 1.5) * 50,
    ]
    const [from, to] = [at(-well * 1.12), at(well * 1.02)]
    c.line(`M${pt(...from)}L${pt(...to)}`, c.light.shade, 4, ' opacity=".25" transform="translate(3 6)"')
    c.line(`M${pt(...from)}L${pt(...to)}`, c.lit('#c79a5c'), 3.4)
    for (let bit = 0; bit < 6; bit += 1) {
      const [px, py] = at(-well * 0.56 + bit * 29)
      const piece = bits[(bit + row) % bits.length] ?? meat
      drawPiece(c, { ...piece, size: piece === meat ? 40 : 32 }, px, py, {
        turn: turn + between(c.random, -0.2, 0.2),
      })
      if (piece === meat)
        c.line(
          `M${pt(px - 9, py - 5)}l${pt(14, 9)}M${pt(px + 1, py - 9)}l${pt(11, 9)}`,
          c.lit('#4a2512'),
          2.6,
          ' opacity=".55"',
        )
    }
  }
  const cup = { x: x + well * 0.72, y: y + well * 0.62 }
  c.shadow(cup.x + 4, cup.y + 7, 44, 42, 0.4)
  c.ellipse(cup.x, cup.y, 37, 36, c.body('#efe7d8', 0.8))
  drawLiquid(c, ellipsePath(cup.x, cup.y, 30, 29), base, 0.7)
  drawGarnish(
    c,
    { x: x - well * 0.4, y: y - well * 0.3, rx: well * 0.5, ry: well * 0.4 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

/** Lays sausages side by side, each a little turned, two of them across the others. */
function laySausages(c: Canvas, { x, y, rx }: Region, main: Piece): void {
  const size = rx * 1.42
  const slant = -0.42
  for (let row = 0; row < 5; row += 1) {
    const off = (row - 2) * size * 0.235
    drawPiece(
      c,
      { ...main, size },
      x - 6 - Math.sin(slant) * off + (row % 2) * 9,
      y + Math.cos(slant) * off,
      {
        turn: slant + between(c.random, -0.07, 0.07),
      },
    )
  }
}

/** Draws fritters or patties heaped on a plate, with a dip. */
export function drawFritters(
  c: Canvas,
  { base, pieces, garnish, accent, seed, main }: PictureDescription,
): void {
  const well = drawPlate(c)
  const { x, y } = middle
  // From pale gold to deep brown, by what is in them.
  const crust = tone(mix(mix(base, '#c98538', 0.6), accent, 0.22), ((seed >>> 3) % 3) * 0.02, 1.05)
  const specks = pieces[0]?.colour ?? '#6a9c3f'
  const region: Region = { x: x - well * 0.08, y, rx: well * 0.74, ry: well * 0.66 }
  if (main?.shape === 'sausage') laySausages(c, region, main)
  const spots = main?.shape === 'sausage' ? [] : scatter(c.random, region, 9, 44)
  for (const [px, py] of spots) {
    drawPiece(
      c,
      {
        shape: main?.shape ?? 'patty',
        colour: crust,
        inside: tone(crust, -0.14),
        size: 68,
        share: 1,
      },
      px,
      py,
    )
    drawHeap(
      c,
      { x: px, y: py, rx: 24, ry: 20 },
      [{ shape: 'chopped', colour: specks, inside: specks, size: 7, share: 1 }],
      { cover: 0.02 },
    )
  }
  if (seed % 2 === 0 && spots.length > 0)
    drawPiece(
      c,
      {
        shape: main?.shape ?? 'patty',
        colour: tone(crust, 0.02),
        inside: tone(crust, -0.13),
        size: 66,
        share: 1,
      },
      region.x + 6,
      region.y - 6,
    )
  const cup = { x: x + well * 0.7, y: y + well * 0.5 }
  c.shadow(cup.x + 4, cup.y + 7, 46, 44, 0.4)
  c.ellipse(cup.x, cup.y, 39, 38, c.body('#f1eadc', 0.8))
  drawLiquid(
    c,
    ellipsePath(cup.x, cup.y, 31, 30),
    garnish.some(({ shape }) => shape === 'dollop') ? '#f3ecdc' : mix(accent, '#e9d9b4', 0.5),
    0.5,
  )
  drawGarnish(
    c,
    { ...region, rx: region.rx * 0.6, ry: region.ry * 0.6 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}
