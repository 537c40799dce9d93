import { type Colour, lightnessOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, blobPoints, type Point, placed, pt, ribbon, smooth } from '../drawing/geometry'
import { between } from '../random'
import type { PieceAt } from './piece-at'

/** Draws a lump of cooked meat: tender on its face, seared at its edges, glossy with sauce. */
export function drawMeat(c: Canvas, piece: PieceAt): void {
  const { x, y, size, turn } = piece
  const flat = between(c.random, 0.68, 0.88)
  // Poultry is plump and round, red meat keeps the corners it was cut with.
  const isPale = lightnessOf(piece.colour) > 0.56
  const shape = isPale ? { turn, wobble: 0.2, points: 8 } : { turn, wobble: 0.2, points: 7 }
  const outline = blobPoints(c.random, x, y, size / 2, (size / 2) * flat, shape)
  drawLump(c, piece, outline, flat, isPale ? 0.82 : 0.6)
}

/** Draws a thin slice of meat from the wok or the grill, curled by the heat. */
export function drawMeatStrip(c: Canvas, piece: PieceAt): void {
  const { x, y, size, turn } = piece
  const bend = between(c.random, 0.08, 0.2) * size * (c.random() < 0.5 ? -1 : 1)
  const line = placed(
    [
      [-size * 0.52, bend * 0.9],
      [-size * 0.2, -bend * 0.5],
      [size * 0.14, -bend * 0.7],
      [size * 0.5, bend * between(c.random, 0.2, 1)],
    ],
    x,
    y,
    turn,
  )
  const width = size * between(c.random, 0.34, 0.44)
  drawLump(c, piece, ribbon(line, width, 0.72), 0.36, 0.7)
}

/** Where poultry was cut or pulled: the pale inside, its fibres side by side. */
function drawTornEnd(c: Canvas, x: number, y: number, r: number, turn: number, flesh: Colour): void {
  c.path(
    blob(c.random, x, y, r * 0.3, r * 0.46, { turn, wobble: 0.2, points: 7 }),
    tone(flesh, 0.09, 0.9),
    ' opacity=".62"',
  )
  let fibres = ''
  for (const off of [-0.26, -0.08, 0.1, 0.28]) {
    const [px, py] = [x - Math.sin(turn) * off * r, y + Math.cos(turn) * off * r]
    const [dx, dy] = [Math.cos(turn) * r * 0.2, Math.sin(turn) * r * 0.2]
    fibres += `M${pt(px - dx, py - dy)}L${pt(px + dx, py + dy)}`
  }
  c.line(fibres, tone(flesh, -0.12, 1.1), Math.max(0.8, r * 0.05), ' opacity=".6"')
}

function drawLump(
  c: Canvas,
  { x, y, size, turn, colour, inside }: PieceAt,
  outline: readonly Point[],
  flat: number,
  roundness: number,
): void {
  const r = size / 2
  const own = c.lit(colour)
  const flesh = c.lit(inside)
  c.shadow(x + size * 0.08, y + size * 0.19, r * 1.15, r * (flat + 0.16))
  const lower = outline.map(([px, py]): Point => [px + size * 0.01, py + size * 0.11])
  c.path(smooth(lower, roundness), tone(own, -0.16, 1.06))
  c.path(
    smooth(outline, roundness),
    c.radial(
      [
        [0, tone(flesh, 0.08, 1.06)],
        [0.36, flesh],
        [0.74, tone(own, 0.01, 1.1)],
        [0.92, tone(own, -0.09, 1.16)],
        [1, tone(own, -0.17, 1.16)],
      ],
      [0.42, 0.34, 0.72],
    ),
  )
  // Seared along the edge that lay in the pan, and in a patch on its face.
  const scorched = mix(own, c.lit('#6b3312'), 0.5)
  const edge = turn + between(c.random, 0.4, 2.2)
  let seared = ''
  for (const [way, reach, wide] of [
    [edge, 0.6, 0.36],
    [edge + 0.8, 0.6, 0.26],
    [edge + 3.1, 0.4, 0.24],
  ] as const)
    seared += blob(
      c.random,
      x + Math.cos(way) * r * reach,
      y + Math.sin(way) * r * reach * flat,
      r * wide,
      r * wide * 0.5,
      { turn: way + 1.57, wobble: 0.3, points: 6 },
    )
  c.path(seared, scorched, ' opacity=".56"')
  // The grain of the meat runs one way, short and uneven.
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  let [dark, pale] = ['', '']
  for (const off of [-0.5, -0.24, 0.02, 0.26, 0.5]) {
    const slide = between(c.random, -0.36, 0.36) * r
    const [fx, fy] = [x - sin * off * r * flat + cos * slide, y + cos * off * r * flat + sin * slide]
    const long = r * between(c.random, 0.12, 0.3)
    const fibre = `M${pt(fx - cos * long, fy - sin * long)}L${pt(fx + cos * long, fy + sin * long)}`
    dark += fibre
    if (off < 0.3) pale += fibre
  }
  const thin = Math.max(0.7, size * 0.024)
  // Red meat shows its fibres, poultry is smooth and shines.
  const isPale = lightnessOf(colour) > 0.56
  c.line(dark, tone(own, -0.08, 1.12), thin, ` opacity="${isPale ? '.5' : '.6'}"`)
  c.line(
    pale,
    tone(flesh, 0.13),
    isPale ? thin : thin * 1.4,
    ` opacity="${isPale ? '.5' : '.7'}" transform="translate(.4 1.3)"`,
  )
  if (isPale && size > 24) drawTornEnd(c, x + cos * r * 0.62, y + sin * r * 0.62, r, turn, flesh)
  const [gleam = [x, y] as Point] = placed([[-r * 0.24, -r * flat * 0.44]], x, y, turn)
  c.gleam(gleam[0], gleam[1], r * 0.32, r * 0.1, isPale ? 0.75 : 0.45, (turn * 180) / Math.PI)
}
