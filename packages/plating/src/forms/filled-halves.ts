import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, blobPoints, type Point, placed, smooth, smoothLine } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawPool } from '../drawing/surfaces'
import { drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws halved fruits in their juice. */
export function drawFruitHalves(c: Canvas, { main, pieces, garnish, base }: PictureDescription): void {
  const well = drawPlate(c)
  const { x, y } = middle
  const half: Piece = main ?? {
    shape: 'fruit-half',
    colour: '#c9a24a',
    inside: '#f0deac',
    size: 60,
    share: 1,
  }
  drawPool(c, { x, y: y + 4, rx: well * 0.94, ry: well * 0.9 }, mix(base, half.inside, 0.35))
  const filling = pieces
    .filter(({ shape }) => shape !== 'fruit-half' && shape !== 'round-half' && shape !== 'leaf')
    .map((piece) => ({ ...piece, size: Math.min(piece.size, 20) }))
    .slice(0, 3)
  const leaves = pieces.filter(({ shape }) => shape === 'leaf')
  if (leaves.length > 0)
    drawHeap(c, { x, y, rx: well * 0.9, ry: well * 0.86 }, leaves, { cover: 1, scale: 1.3 })
  const places: readonly Point[] = [
    [x - 50, y - 52],
    [x + 46, y - 48],
    [x - 54, y + 44],
    [x + 50, y + 50],
  ]
  for (const [px, py] of places) {
    drawPiece(c, { ...half, size: Math.max(98, half.size) }, px, py, { turn: between(c.random, -0.3, 0.3) })
    drawHeap(c, { x: px, y: py + 10, rx: 24, ry: 26 }, filling, { cover: 1.1 })
  }
  drawGarnish(
    c,
    { x, y, rx: well * 0.5, ry: well * 0.46 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

/** The size of half a bell pepper, as it is read from a recipe. */
const pepperSize = 96

/** The skin of a potato from the oven. */
const potatoSkin = '#9c6a38'

/** Draws baked potatoes whole, cut open crosswise and pressed, so that the flesh stands out with the filling on it. */
function drawJacketPotatoes(
  c: Canvas,
  { pieces, garnish }: Pick<PictureDescription, 'pieces' | 'garnish'>,
): void {
  const { x, y } = middle
  const filling = pieces.slice(0, 4).map((piece) => ({ ...piece, size: Math.min(20, piece.size) }))
  for (const [px, py, turn] of [
    [x - 34, y - 46, -0.3],
    [x + 30, y + 50, -0.18],
  ] as const) {
    c.shadow(px + 8, py + 20, 104, 66, 0.5)
    const body = blobPoints(c.random, px, py, 94, 58, { turn, wobble: 0.05, points: 10 })
    const d = smooth(body)
    const skin = c.lit('#93602f')
    c.path(
      d,
      c.radial(
        [
          [0, tone(skin, 0.14)],
          [0.55, skin],
          [1, tone(skin, -0.16)],
        ],
        [0.36, 0.28, 0.8],
      ),
    )
    c.grain(d, '#5a3614', 0.2, 0.24)
    c.inside(d, () => {
      for (const [sx, sy] of scatter(c.random, { x: px, y: py, rx: 84, ry: 50 }, 22, 13))
        c.ellipse(sx, sy, 2.2, 1.2, tone(skin, -0.14), ' opacity=".7"')
    })
    // The cut opens like a flower with four flaps.
    const opening = Array.from({ length: 8 }, (_, step): Point => {
      const angle = (step / 8) * Math.PI * 2
      const [rx, ry] = step % 2 ? [40, 24] : [72, 44]
      return [Math.cos(angle) * rx, Math.sin(angle) * ry]
    })
    c.path(smooth(placed(opening, px, py - 2, turn), 0.7), tone(skin, -0.12), ' transform="translate(0 3)"')
    c.path(smooth(placed(opening, px, py - 4, turn), 0.7), c.body('#f6e3a6', 1))
    for (const [fx, fy] of scatter(c.random, { x: px, y: py - 6, rx: 46, ry: 26 }, 16, 11))
      c.path(blob(c.random, fx, fy, 9, 6, { wobble: 0.3, points: 7 }), c.body('#fbf0c6', 1))
    drawHeap(c, { x: px, y: py - 6, rx: 46, ry: 28 }, filling, { cover: 1.1 })
    drawHeap(c, { x: px + 4, y: py + 20, rx: 50, ry: 20 }, filling.slice(0, 2), { cover: 0.5 })
    drawGarnish(
      c,
      { x: px, y: py - 8, rx: 30, ry: 18 },
      garnish.filter(({ shape }) => shape !== 'citrus').slice(0, 1),
    )
  }
}

/** Draws halved vegetables as boats with their filling: long ones such as aubergines, round ones such as peppers. */
export function drawFilled(c: Canvas, { main, pieces, garnish, base, accent }: PictureDescription): void {
  const well = drawPlate(c, 154)
  const { x, y } = middle
  if (main?.colour === potatoSkin) {
    drawJacketPotatoes(c, { pieces, garnish })
    return
  }
  const skin = main?.colour ?? '#5a3050'
  const flesh = main?.inside ?? '#d3b27e'
  const filling = pieces
    .filter(({ colour }) => colour !== skin)
    .map((piece) => ({ ...piece, size: Math.min(piece.size, 20) }))
    .slice(0, 5)
  // A bell pepper is short and wide, an aubergine long.
  const [long, wide] = main && main.size < 80 ? [70, 54] : main?.size === pepperSize ? [84, 54] : [112, 43]
  for (const [px, py, turn] of [
    [x - 4, y - 52, -0.16],
    [x + 6, y + 50, -0.1],
  ] as const) {
    const outline = (reach: number): Point[] =>
      placed(
        [
          [-long, 4],
          [-long * 0.7, -wide * 0.8],
          [0, -wide],
          [long * 0.62, -wide * 0.66],
          [long, 0],
          [long * 0.62, wide * 0.7],
          [0, wide],
          [-long * 0.7, wide * 0.84],
        ].map(([ax = 0, ay = 0]): Point => [ax * reach, ay * reach]),
        px,
        py,
        turn,
      )
    c.shadow(px + 8, py + 16, long * 1.12, wide * 1.3, 0.46)
    c.path(smooth(outline(1)), c.body(skin, 1.2), ' transform="translate(0 7)"')
    c.path(smooth(outline(1)), c.body(skin, 1.2))
    const face = smooth(outline(0.9))
    c.path(face, c.body(flesh, 0.9))
    const stalk = placed(
      [
        [long * 0.96, -6],
        [long * 1.2, -9],
        [long * 1.22, 6],
        [long * 0.96, 8],
      ],
      px,
      py,
      turn,
    )
    if (main?.shape !== 'round-half') c.path(smooth(stalk, 0.5), c.body('#6d7f3c'))
    c.inside(face, () => {
      c.path(smooth(outline(0.74)), c.body(mix(base, flesh, 0.25), 1))
      drawHeap(c, { x: px, y: py, rx: long * 0.76, ry: wide * 0.72 }, filling, { cover: 1.25 })
    })
    c.line(
      smoothLine(
        placed(
          [
            [-long * 0.6, -10],
            [-long * 0.3, 14],
            [0, -14],
            [long * 0.3, 14],
            [long * 0.6, -8],
          ],
          px,
          py,
          turn,
        ),
      ),
      c.lit(accent),
      5,
      ' opacity=".92"',
    )
    drawGarnish(
      c,
      { x: px, y: py, rx: long * 0.6, ry: wide * 0.5 },
      garnish.filter(({ shape }) => shape !== 'dollop' && shape !== 'citrus'),
      { scale: well > 0 ? 0.9 : 1 },
    )
  }
}

/** Draws lettuce leaves as cups with their filling. */
export function drawLettuceCups(c: Canvas, { pieces, garnish, base, main }: PictureDescription): void {
  drawPlate(c, 152)
  const { x, y } = middle
  // What the patties are kneaded of is not seen beside them.
  const beside = main?.shape === 'patty' ? pieces.filter(({ size }) => size > 8) : pieces
  const filling = (main ? [main, ...beside] : beside)
    .filter(({ colour }) => colour !== '#86b04c')
    .map((piece) => ({
      ...piece,
      shape: piece.shape === 'avocado' ? ('dice' as const) : piece.shape,
      colour: piece.shape === 'avocado' ? ('#b5c265' as const) : piece.colour,
      size: Math.min(piece.size, piece.shape === 'patty' ? 38 : 24),
    }))
  const under = filling[0]?.colour ?? base
  for (const [px, py, turn] of [
    [x - 62, y - 48, -2.3],
    [x + 62, y - 46, -0.8],
    [x, y + 58, 1.57],
  ] as const) {
    c.shadow(px + 6, py + 12, 88, 78, 0.4)
    drawRuffledLeaf(c, px, py, turn)
    const heap: Region = { x: px - Math.cos(turn) * 3, y: py - Math.sin(turn) * 3 - 3, rx: 48, ry: 42 }
    c.shadow(heap.x + 4, heap.y + 9, 54, 46, 0.44)
    c.path(
      blob(c.random, heap.x, heap.y + 2, 41, 35, { wobble: 0.12, points: 10 }),
      c.body(tone(under, -0.05), 1),
    )
    drawHeap(c, heap, filling, { cover: 1.7 })
    // A second, smaller layer makes it stand above the leaf.
    drawHeap(c, { ...heap, y: heap.y - 5, rx: 25, ry: 20 }, filling.slice(0, 3), { cover: 1.1 })
    drawGarnish(
      c,
      { x: px, y: py - 4, rx: 28, ry: 22 },
      garnish.filter(({ shape, size }) => shape !== 'dollop' && size < 28).slice(0, 1),
      { scale: 0.8 },
    )
  }
}

/** A lettuce leaf as a cup: a thin ruffled rim, a pale heart, the rib and its veins. */
function drawRuffledLeaf(c: Canvas, x: number, y: number, turn: number): void {
  const ruffled = (reach: number, ruffle: number): Point[] =>
    Array.from({ length: 34 }, (_, step): Point => {
      const angle = ((step + between(c.random, -0.3, 0.3)) / 34) * Math.PI * 2
      const wave = (step % 2 ? 1 : -1) * ruffle * between(c.random, -0.2, 1.1)
      // Narrower towards the stalk.
      const wide = 1 - 0.16 * Math.max(0, -Math.cos(angle))
      return [Math.cos(angle) * (74 * reach + wave), Math.sin(angle) * (66 * reach * wide + wave)]
    })
  const rim = placed(ruffled(1, 5), x, y, turn)
  c.path(smooth(rim), c.body('#6f9e3c', 1.1))
  c.path(smooth(placed(ruffled(0.92, 4.4), x - 1, y - 2, turn)), c.body('#93bb54', 1))
  c.path(
    smooth(placed(ruffled(0.72, 2.4), x, y, turn)),
    c.radial([
      [0, c.lit('#e6eebc')],
      [0.6, c.lit('#cfe092')],
      [1, c.lit('#a9ca68')],
    ]),
  )
  const vein = (side: number, from: number, reach: number) =>
    smoothLine(
      placed(
        [
          [from, 0],
          [from + 18, side * 22],
          [from + 34, side * reach],
        ],
        x,
        y,
        turn,
      ),
    )
  c.line(
    [-48, -24, 0].map((from) => vein(1, from, 52) + vein(-1, from, 52)).join(''),
    c.lit('#eef5cd'),
    1.8,
    ' opacity=".7"',
  )
  const rib = placed(
    [
      [-76, -6],
      [-20, -4.5],
      [48, -1],
      [48, 1],
      [-20, 4.5],
      [-76, 6],
    ],
    x,
    y,
    turn,
  )
  c.path(smooth(rib, 0.7), c.body('#f1f4d8', 0.6))
}
