import { hueOf, lightnessOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { ellipsePath, type Point, placed, pt, smooth } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawBrowning, drawLiquid } from '../drawing/surfaces'
import { drawDish, drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Vegetables that lay in the roasting juices: solid, golden, brown at their edges. */
function roastedBeside(piece: Piece): Piece {
  const hue = hueOf(piece.colour)
  const isGreen = hue > 105 && hue < 170
  const isPale = lightnessOf(piece.inside) > 0.7
  return {
    ...piece,
    colour: isGreen ? piece.colour : mix(piece.colour, '#9a5518', isPale ? 0.46 : 0.2),
    inside: isGreen ? piece.inside : isPale ? mix(piece.inside, '#e2a23e', 0.58) : piece.inside,
    size: piece.shape === 'wedge' ? 44 : Math.max(32, piece.size),
  }
}

const roastPotato: Piece = { shape: 'chunk', colour: '#e3bd68', inside: '#f3dd9a', size: 34, share: 1 }

/** Draws a whole roast bird on its vegetables. */
export function drawRoast(c: Canvas, { pieces, garnish, seed }: PictureDescription): void {
  const { d, rx, ry } = drawDish(c)
  const { x, y } = middle
  drawLiquid(c, d, '#a86826', 0.9)
  const beside = (pieces.length > 0 ? pieces : [roastPotato]).map(roastedBeside)
  c.inside(d, () => {
    drawHeap(c, { x, y, rx: rx * 1.02, ry: ry * 1.02, isSquare: seed % 2 === 1, hole: 0.3 }, beside, {
      cover: 1.8,
    })
    // Juices catch the light between them.
    for (const [px, py] of scatter(c.random, { x, y, rx: rx * 0.9, ry: ry * 0.9, hole: 0.6 }, 20, 20))
      c.gleam(px, py, between(c.random, 3, 7), 1.6, 0.5)
  })
  drawBird(c, x, y - 8, seed % 2 ? -0.3 : 0.26)
  for (const [index, lemon] of garnish.filter(({ shape }) => shape === 'citrus').entries())
    drawPiece(c, { ...lemon, size: 46 }, x + 128, y + 64 - index * 40)
  drawGarnish(
    c,
    { x: x - 96, y: y + 62, rx: 70, ry: 34 },
    garnish.filter(({ shape }) => shape === 'sprig' || shape === 'leaf' || shape === 'frond').slice(0, 1),
  )
}

const skin = '#c47a2c' as const

/** A bird on its back, a little askew: wings at its shoulders, the breast, and legs that end in bones. */
function drawBird(c: Canvas, x: number, y: number, turn: number): void {
  const own = c.lit(skin)
  const at = (points: readonly Point[]) => placed(points, x, y, turn)
  const crisp = c.radial(
    [
      [0, tone(own, 0.15)],
      [0.42, tone(own, 0.03)],
      [0.8, tone(own, -0.13, 1.05)],
      [1, tone(own, -0.25)],
    ],
    [0.4, 0.3, 0.74],
  )
  c.shadow(x + 8, y + 22, 128, 108, 0.6)
  for (const side of [-1, 1]) drawWing(c, at, side, crisp)
  const breast = smooth(
    at([
      [-4, -92],
      [-52, -80],
      [-80, -36],
      [-76, 16],
      [-48, 62],
      [-4, 76],
      [46, 64],
      [74, 20],
      [82, -30],
      [58, -78],
    ]),
  )
  c.path(breast, tone(own, -0.3), ' opacity=".55" transform="translate(2 5)"')
  c.path(breast, crisp)
  c.inside(breast, () => {
    // Two full halves, the one towards the light brighter; no line between them.
    for (const [px, py, w, h, glow] of [
      [-34, -30, 40, 56, 0.75],
      [34, -24, 34, 52, 0.5],
    ] as const) {
      const [spot] = at([[px, py]])
      if (spot)
        c.ellipse(
          spot[0],
          spot[1],
          w,
          h,
          c.radial([
            [0, tone(own, 0.17), glow],
            [0.6, tone(own, 0.1), glow * 0.5],
            [1, tone(own, 0.04), 0],
          ]),
        )
    }
    drawBrowning(c, { x: x - 6, y: y - 34, rx: 74, ry: 50 }, 16, 26, '#7d3c12')
    drawBrowning(c, { x: x + 20, y: y + 6, rx: 60, ry: 50 }, 10, 12, '#6a300e')
  })
  c.grain(breast, '#7a3c12', 0.3, 0.16)
  for (const side of [-1, 1]) drawLeg(c, at, side, crisp)
  for (const [px, py, w, h] of [
    [-40, -58, 19, 6],
    [-56, -26, 5, 12],
    [22, -62, 12, 4],
    [38, -34, 4, 8],
  ] as const) {
    const [spot] = at([[px, py]])
    if (spot) c.gleam(spot[0], spot[1], w, h, 0.5, -28)
  }
}

type Place = (points: readonly Point[]) => Point[]

function drawWing(c: Canvas, at: Place, side: number, paint: string): void {
  const spread = side > 0 ? 1.06 : 0.98
  const arm: readonly Point[] = [
    [58, -72],
    [88, -62],
    [112, -30],
    [106, -8],
    [92, 24],
    [82, 26],
    [84, -6],
    [78, -26],
  ]
  const d = smooth(at(arm.map(([px, py]): Point => [px * side * spread, py + (side > 0 ? 4 : 0)])))
  c.path(d, c.light.shade, ' opacity=".4" transform="translate(3 6)"')
  c.path(d, paint)
  const [shoulder, elbow] = at([
    [92 * side * spread, -46],
    [88 * side * spread, 14],
  ])
  c.inside(d, () => {
    if (elbow) c.ellipse(elbow[0], elbow[1], 17, 18, c.lit('#5f2c0f'), ' opacity=".55"')
  })
  if (shoulder) c.gleam(shoulder[0] - 2, shoulder[1] - 6, 9, 3.4, 0.45)
}

/** A leg: round at the thigh, narrow at the ankle, with the bare end of its bone. */
function drawLeg(c: Canvas, at: Place, side: number, paint: string): void {
  const drop = side > 0 ? 3 : -2
  const mirrored = (points: readonly Point[]) => at(points.map(([px, py]): Point => [px * side, py + drop]))
  const bone = c.lit('#efe0c2')
  const [ankle, tip, knobOne, knobTwo] = mirrored([
    [24, 90],
    [17, 106],
    [21, 110],
    [11, 107],
  ])
  const d = smooth(
    mirrored([
      [80, -4],
      [92, 24],
      [80, 54],
      [50, 78],
      [30, 97],
      [18, 90],
      [26, 66],
      [34, 32],
      [52, 2],
    ]),
  )
  if (ankle && tip && knobOne && knobTwo) {
    c.line(`M${pt(...ankle)}L${pt(...tip)}`, c.light.shade, 12, ' opacity=".4" transform="translate(3 5)"')
    c.line(`M${pt(...ankle)}L${pt(...tip)}`, tone(bone, -0.1), 10)
    for (const [px, py] of [knobOne, knobTwo]) {
      c.ellipse(px, py, 7, 6.4, tone(bone, -0.13))
      c.ellipse(px - 0.8, py - 1.2, 5.8, 5, bone)
    }
  }
  c.path(d, c.light.shade, ' opacity=".42" transform="translate(1 6)"')
  c.path(d, paint, ` stroke="${tone(c.lit(skin), -0.24)}" stroke-width="1.6" stroke-opacity=".6"`)
  const [thigh, shin, gleam] = mirrored([
    [62, 36],
    [27, 90],
    [side > 0 ? 56 : 68, 18],
  ])
  c.inside(d, () => {
    if (thigh) drawBrowning(c, { x: thigh[0], y: thigh[1], rx: 26, ry: 30 }, 8, 17, '#74370f')
    if (shin) c.ellipse(shin[0], shin[1], 15, 13, c.lit('#5f2c0f'), ' opacity=".5"')
  })
  if (gleam) c.gleam(gleam[0], gleam[1], 12, 5, 0.5)
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
