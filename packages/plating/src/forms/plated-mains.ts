import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, ellipsePath, type Point } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawPool } from '../drawing/surfaces'
import { drawPlate, drawTray, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'
import { drawMashMound } from './mash'
import { drawRiceMound } from './sauces/rice-mound'

/** What a cook puts beside a main that comes alone: dressed leaves, dark and pale. */
const dressedLeaves: readonly Piece[] = [
  { shape: 'leaf', colour: '#4f8436', inside: '#a9c97e', size: 40, share: 0.5 },
  { shape: 'leaf', colour: '#86b04c', inside: '#d3e3a0', size: 44, share: 0.4 },
  { shape: 'leaf', colour: '#7a3350', inside: '#c38aa0', size: 34, share: 0.1 },
]
const withLemon: ReadonlySet<Piece['shape']> = new Set(['fillet', 'fish', 'breaded', 'prawn', 'escalope'])

const chicken: Piece = { shape: 'drumstick', colour: '#bd7a34', inside: '#7d4a20', size: 66, share: 1 }

/** Draws a main piece with its sides on a plate. */
export function drawPlatedMain(c: Canvas, description: PictureDescription): void {
  const { pieces, garnish, starch, starchColour, base, surface, main = chicken } = description
  const well = drawPlate(c)
  const { x, y } = middle
  // Capers and almonds are scattered over the main; beside it they would be a heap.
  const isScattered = ({ shape, colour, size }: Piece) =>
    size <= 13 && garnish.some((one) => one.shape === shape && one.colour === colour)
  // Ham lies on what it was fried with.
  const ham = pieces.find(({ shape }) => shape === 'ham-slice')
  const own = pieces
    .filter((piece) => piece !== ham && piece.shape !== 'egg-half' && !isScattered(piece))
    .slice(0, 3)
    // Beside a main a leaf must be large enough to be one.
    .map((piece) => (piece.shape === 'leaf' ? { ...piece, size: Math.max(42, piece.size) } : piece))
  const hasStarch = starch !== undefined
  const isAlone = own.length === 0 && !hasStarch
  const sides = isAlone ? dressedLeaves : own
  if (hasStarch) {
    const bed: Region = { x: x - well * 0.36, y: y + well * 0.02, rx: well * 0.56, ry: well * 0.82 }
    if (starch === 'rice' || starch === 'small-grain') drawRiceMound(c, bed, starchColour, starch === 'rice')
    else drawMashMound(c, bed, starchColour)
  }
  if (sides.length > 0) {
    const at: Region = hasStarch
      ? { x: x + well * 0.24, y: y - well * 0.5, rx: well * 0.64, ry: well * 0.42 }
      : { x: x + well * 0.04, y: y - well * 0.42, rx: well * 0.9, ry: well * 0.54 }
    c.shadow(at.x + 4, at.y + 8, at.rx * 1.04, at.ry * 1.04, 0.14)
    c.inside(ellipsePath(x, y, well * 1.02), () => {
      const [only] = sides
      if ((only?.shape === 'spear' || only?.shape === 'pod') && sides.length === 1) laySpears(c, at, only)
      else
        drawHeap(
          c,
          isAlone ? { ...at, y: at.y - well * 0.1, rx: at.rx * 0.84, ry: at.ry * 0.8 } : at,
          sides,
          {
            cover: isAlone ? 1.1 : 1.45,
          },
        )
    })
  }
  const where: Region = isAlone
    ? { x: x - well * 0.02, y: y + well * 0.28, rx: well * 0.82, ry: well * 0.5 }
    : { x: x + (hasStarch ? well * 0.24 : -well * 0.02), y: y + well * 0.36, rx: well * 0.7, ry: well * 0.44 }
  // Shellfish on a pool of their own colour would look like one fillet.
  if (main.shape === 'prawn') drawHeap(c, where, [{ ...main, size: 46, share: 1 }], { cover: 1.3 })
  else if (main.shape === 'shred') drawPulled(c, where, main)
  else {
    if (surface === 'dry') c.shadow(where.x + 4, where.y + 10, where.rx * 1.06, where.ry * 1.04, 0.2)
    else
      drawPool(
        c,
        { ...where, y: where.y + 6, rx: where.rx * 1.04, ry: where.ry },
        tone(mix(base, '#b9803c', 0.3), 0.01, 1.1),
      )
    layMain(c, where, main, mainCount(main))
  }
  if (ham) drawPiece(c, { ...ham, size: 84 }, where.x + 4, where.y - 4, { turn: -0.2 })
  const onTop = garnish.filter(({ shape }) => shape !== 'citrus')
  drawGarnish(c, { ...where, rx: where.rx * 0.74, ry: where.ry * 0.7 }, onTop)
  const citrus = garnish.filter(({ shape }) => shape === 'citrus')
  if (isAlone && citrus.length === 0 && withLemon.has(main.shape))
    drawPiece(
      c,
      { shape: 'citrus', colour: '#ecc832', inside: '#f8e486', size: 44, share: 1 },
      x + well * 0.66,
      y - well * 0.1,
    )
  for (const [index, piece] of citrus.entries())
    drawPiece(c, { ...piece, size: 44 }, x - well * 0.62, y + well * (0.34 + index * 0.2))
}

/** Meat pulled into shreds: a loose heap, its top in the light. */
function drawPulled(c: Canvas, where: Region, main: Piece): void {
  const heap = { ...main, share: 1 }
  c.shadow(where.x + 4, where.y + 10, where.rx * 1.08, where.ry * 1.1, 0.3)
  c.path(
    blob(c.random, where.x, where.y, where.rx * 0.86, where.ry * 0.84, { wobble: 0.08, points: 12 }),
    c.body(main.colour),
  )
  drawHeap(c, where, [{ ...heap, colour: tone(main.colour, -0.05) }], { cover: 2.2 })
  drawHeap(c, { ...where, y: where.y - 6, rx: where.rx * 0.8, ry: where.ry * 0.72 }, [heap], { cover: 2 })
}

/** Asparagus and green beans are laid side by side, as a cook serves them. */
function laySpears(c: Canvas, { x, y, rx, ry }: Region, spear: Piece): void {
  const size = Math.max(spear.size, ry * 1.6)
  const count = 9
  for (let index = 0; index < count; index += 1)
    drawPiece(
      c,
      { ...spear, size: size * between(c.random, 0.92, 1.08) },
      x + (index - (count - 1) / 2) * ((rx * 1.5) / count),
      y + 4 + between(c.random, -5, 5),
      { turn: -Math.PI / 2 + 0.22 + between(c.random, -0.1, 0.1) },
    )
}

function mainCount({ shape, size }: Piece): number {
  if (shape === 'slice' || shape === 'finger' || shape === 'rib') return 5
  if (shape === 'ball') return 7
  if (shape === 'prawn' || shape === 'shell') return 7
  if (shape === 'chunk' || shape === 'dice' || shape === 'meat' || shape === 'meat-strip') return 6
  if (shape === 'drumstick' || shape === 'cutlet' || shape === 'sausage') return 3
  if (shape === 'slab') return 4
  if (shape === 'escalope') return 3
  return size > 110 ? 1 : shape === 'patty' ? 2 : 1
}

function layMain(c: Canvas, { x, y, rx, ry }: Region, main: Piece, count: number): void {
  if (count === 1) {
    drawPiece(
      c,
      {
        ...main,
        size:
          main.shape === 'fish'
            ? main.size
            : Math.max(main.size * 1.5, rx * (main.shape === 'breaded' ? 1.94 : 1.75)),
      },
      x,
      y,
      { turn: -0.16 },
    )
    return
  }
  if (main.shape === 'slice') {
    for (let at = 0; at < count; at += 1)
      drawPiece(
        c,
        { ...main, size: ry * 1.7 },
        x - rx * 0.66 + (at / (count - 1)) * rx * 1.3,
        y + Math.sin(at * 1.3) * 3 - at * 2,
        { turn: 0.34 },
      )
    return
  }
  if (main.shape === 'finger' || main.shape === 'rib') {
    // Side by side, as they come off the grill.
    const isRib = main.shape === 'rib'
    for (let at = 0; at < count; at += 1)
      drawPiece(
        c,
        { ...main, size: isRib ? Math.max(main.size, ry * 1.9) : main.size },
        x - rx * 0.62 + (at / (count - 1)) * rx * 1.24,
        y - at * 1.5 + between(c.random, -4, 4),
        { turn: (isRib ? 1.4 : 1.16) + between(c.random, -0.12, 0.12) },
      )
    return
  }
  if (main.shape === 'drumstick' || main.shape === 'cutlet' || main.shape === 'sausage') {
    const size = Math.max(main.size, rx * 1.24)
    for (let at = 0; at < count; at += 1)
      drawPiece(c, { ...main, size }, x - rx * 0.5 + at * rx * 0.46, y - ry * 0.34 + (at % 2) * ry * 0.6, {
        turn: main.shape === 'sausage' ? -0.3 + at * 0.12 : -0.5 + at * 0.34,
      })
    return
  }
  if (main.shape === 'escalope') {
    // Thin slices overlap, glazed with what was cooked in the pan.
    for (const [dx, dy, turn] of [
      [0.5, -0.44, 0.5],
      [-0.5, -0.2, -0.5],
      [0.16, 0.44, 0.06],
    ] as const)
      drawPiece(c, { ...main, size: rx * 0.94 }, x + dx * rx, y + dy * ry, {
        turn: turn + between(c.random, -0.15, 0.15),
      })
    return
  }
  if (main.shape === 'patty') {
    for (const side of [-1, 1])
      drawPiece(c, { ...main, size: rx * 1.04 }, x + side * rx * 0.42, y + side * ry * 0.14, {
        turn: side * 0.3,
      })
    return
  }
  const size = main.shape === 'ball' ? 42 : Math.max(main.size, 38)
  for (const [px, py] of scatter(c.random, { x, y, rx: rx * 0.86, ry: ry * 0.8 }, count, size * 0.72))
    drawPiece(c, { ...main, size }, px, py)
}

/** Draws a tray from the oven: the main pieces in rows, vegetables between. */
export function drawSheetPan(c: Canvas, { pieces, main, garnish }: PictureDescription): void {
  const [rx, ry] = drawTray(c)
  const { x, y } = middle
  const region: Region = { x, y, rx, ry, isSquare: true }
  const mains: Point[] = main
    ? mainCount(main) > 4
      ? []
      : [
          [x - rx * 0.5, y - ry * 0.4],
          [x + rx * 0.48, y - ry * 0.46],
          [x - rx * 0.44, y + ry * 0.46],
          [x + rx * 0.5, y + ry * 0.4],
          // With nothing but seeds beside them the tray holds six.
          ...(pieces.every(({ size }) => size < 12)
            ? ([
                [x + rx * 0.02, y - ry * 0.62],
                [x - rx * 0.02, y + ry * 0.6],
              ] as const)
            : []),
        ]
    : []
  const browned = pieces.map((piece) => ({
    ...piece,
    size: Math.max(piece.size, piece.size < 12 ? 12 : 27),
    colour: mix(piece.colour, '#8a4f1e', 0.12),
  }))
  const scattered = main && mains.length === 0 ? [{ ...main, share: 0.7 }, ...browned] : browned
  drawHeap(c, region, scattered, { cover: 1.35, taken: mains })
  if (main) {
    const size = Math.max(main.size * 1.2, 104)
    for (const [px, py] of mains)
      drawPiece(
        c,
        { ...main, size: main.shape === 'drumstick' ? 96 : size },
        px + between(c.random, -6, 6),
        py + 4 + between(c.random, -5, 5),
        { turn: between(c.random, -0.35, 0.25) },
      )
  }
  // Cold cream is served beside it, not put on a hot tray.
  drawGarnish(
    c,
    { x, y, rx: rx * 0.86, ry: ry * 0.86 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}
