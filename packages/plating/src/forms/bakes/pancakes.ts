import { type Colour, mix, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { ellipsePath, type Point, pt, smooth, smoothLine } from '../../drawing/geometry'
import { drawBrowning } from '../../drawing/surfaces'
import { drawPlate, drawStandPlate, middle } from '../../drawing/vessels'
import type { PictureDescription } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'
import { between } from '../../random'
import { drawGarnish, drawHeap } from '../arrange'

const x = 240

/** Draws pancakes in a stack with syrup and fruit. */
export function drawPancakes(c: Canvas, { base, pieces, garnish, cut }: PictureDescription): void {
  drawStandPlate(c, 280, 182)
  const own = c.lit(base)
  c.shadow(x + 8, 276, 148, 32, 0.5)
  for (let at = 0; at < 5; at += 1) {
    const [px, py] = [x + between(c.random, -7, 7), 258 - at * 23]
    const rx = 120 + between(c.random, -6, 5)
    const edge = tone(own, 0.13)
    c.path(ellipsePath(px, py + 12, rx, 33), tone(own, -0.13))
    c.path(
      ellipsePath(px, py + 6, rx * 1.005, 33),
      c.linear(
        [
          [0, tone(edge, -0.02)],
          [0.4, edge],
          [1, tone(edge, -0.13)],
        ],
        [0, 0, 1, 0],
      ),
    )
    c.path(
      ellipsePath(px, py, rx, 32),
      c.linear([
        [0, tone(own, 0.02)],
        [0.5, tone(own, -0.03)],
        [1, tone(own, -0.12)],
      ]),
    )
    c.ellipse(
      px,
      py,
      rx * 0.88,
      27,
      c.radial([
        [0, tone(own, -0.05)],
        [0.8, tone(own, -0.02)],
        [1, tone(own, 0.06)],
      ]),
    )
  }
  const top = 166
  if (cut === 'square') drawWaffleGrid(c, top, own)
  c.inside(ellipsePath(x, top, 118, 31), () =>
    drawBrowning(c, { x, y: top, rx: 104, ry: 26 }, 14, 24, '#9c5e22'),
  )
  const syrup = c.lit('#a8601c')
  const drip = smooth(
    [
      [x - 64, top - 6],
      [x - 20, top - 20],
      [x + 44, top - 16],
      [x + 78, top + 2],
      [x + 84, top + 26],
      [x + 78, top + 62],
      [x + 68, top + 24],
      [x + 36, top + 22],
      [x + 26, top + 50],
      [x + 14, top + 22],
      [x - 34, top + 20],
      [x - 46, top + 72],
      [x - 58, top + 18],
    ],
    0.8,
  )
  c.path(
    drip,
    c.linear([
      [0, tone(syrup, 0.12), 0.88],
      [1, tone(syrup, -0.08), 0.92],
    ]),
  )
  c.line(
    smoothLine([
      [x - 40, top - 6],
      [x - 4, top - 13],
      [x + 36, top - 9],
    ]),
    '#ffffff',
    3.4,
    ' opacity=".5"',
  )
  const fruit = pieces.filter(({ shape, size }) => shape !== 'egg-half' && size < 46).slice(0, 2)
  if (fruit.length > 0)
    drawHeap(
      c,
      { x: x + 2, y: top - 8, rx: 58, ry: 18 },
      fruit.map((piece) => ({ ...piece, size: Math.max(19, Math.min(32, piece.size)) })),
      { cover: 1.3 },
    )
  else
    drawPiece(
      c,
      { shape: 'dice', colour: '#f4d878', inside: '#fae9aa', size: 42, share: 1 },
      x + 4,
      top - 12,
      { turn: 0.3 },
    )
  drawHeap(
    c,
    { x, y: 282, rx: 150, ry: 22, hole: 0.82 },
    fruit.slice(0, 1).map((piece) => ({ ...piece, size: Math.max(18, Math.min(28, piece.size)) })),
    { cover: 0.8 },
  )
  drawGarnish(
    c,
    { x: x + 14, y: top - 20, rx: 40, ry: 16 },
    garnish.filter(({ shape }) => shape === 'leaf').slice(0, 1),
  )
}

/** The pattern of a waffle iron on the topmost of the stack: ribs with hollows between them. */
function drawWaffleGrid(c: Canvas, top: number, own: Colour): void {
  const ribs = [-2, -1, 0, 1, 2]
  const along = ribs
    .map((at) => `M${pt(x + at * 42 - 14, top - 36)}L${pt(x + at * 52 + 16, top + 36)}`)
    .join('')
  const across = ribs
    .map((at) => `M${pt(x - 130, top + at * 12 + 4)}L${pt(x + 130, top + at * 12 - 4)}`)
    .join('')
  c.inside(ellipsePath(x, top, 118, 31), () => {
    c.path(ellipsePath(x, top, 118, 31), tone(own, -0.14))
    c.strokes(along + across, [
      [tone(own, -0.04), 9],
      [tone(own, 0.09), 5.5, ' transform="translate(-1 -1.6)"'],
    ])
  })
  // The edges of the waffles below are notched.
  for (let row = 0; row < 4; row += 1)
    for (const at of [-4, -3, -2, -1, 0, 1, 2, 3, 4]) {
      const px = x + at * 25 + (row % 2) * 6
      const drop = Math.sqrt(Math.max(0, 1 - ((px - x) / 124) ** 2)) * 31
      c.ellipse(px, 200 + row * 23 + drop - 26, 5, 3.4, tone(own, -0.16), ' opacity=".55"')
    }
}

/** Draws thin pancakes, blinis or griddle cakes on a plate. */
export function drawFlatCakes(c: Canvas, description: PictureDescription): void {
  const { base, garnish, form, cut } = description
  const isShaggy = cut === 'mound'
  // Grated potato is in the cake, not beside it.
  const pieces = description.pieces.filter(
    ({ shape }) => !(isShaggy && (shape === 'chunk' || shape === 'dice')),
  )
  const well = drawPlate(c)
  // From the griddle: pale batter with brown spots, not one orange.
  const cake = isShaggy ? base : mix(base, '#e6bd80', 0.5)
  const { y } = middle
  const flakes = pieces.filter(({ shape, size }) => shape === 'flake' && size > 30)
  const isSmall = flakes.length > 0
  const places: readonly Point[] = isSmall
    ? [
        [x - 62, y - 56],
        [x + 18, y - 70],
        [x + 78, y - 12],
        [x - 74, y + 26],
        [x, y + 6],
        [x + 48, y + 66],
        [x - 34, y + 78],
      ]
    : [
        [x + 30, y - 52],
        [x - 48, y - 2],
        [x + 40, y + 44],
      ]
  const specks = pieces
    .filter(({ size, shape }) => size < 26 && shape !== 'bean')
    .map((piece) => ({ ...piece, size: Math.min(16, piece.size) }))
  for (const [px, py] of places) {
    drawPiece(
      c,
      {
        shape: 'patty',
        colour: cake,
        inside: isShaggy ? tone(base, -0.17) : '#a3622a',
        size: isSmall ? 70 : form === 'flat-cakes' ? 124 : 114,
        share: 1,
      },
      px,
      py,
    )
    if (isShaggy) drawStrands(c, px, py, base)
    if (isSmall) {
      drawPiece(c, { shape: 'dollop', colour: '#fbf5e8', inside: '#ffffff', size: 36, share: 1 }, px, py)
      drawPiece(
        c,
        {
          ...(flakes[0] ??
            garnish[0] ?? { shape: 'flake', colour: '#e8774a', inside: '#f39a72', size: 34, share: 1 }),
          size: 36,
        },
        px + 2,
        py - 6,
      )
      drawPiece(
        c,
        garnish.find(({ shape }) => shape === 'frond' || shape === 'leaf') ?? {
          shape: 'frond',
          colour: '#4f8236',
          inside: '#7fa860',
          size: 22,
          share: 1,
        },
        px + 3,
        py - 10,
      )
    } else drawHeap(c, { x: px, y: py, rx: 48, ry: 42 }, specks.slice(0, 3), { cover: 0.16 })
  }
  if (!isSmall) {
    drawHeap(
      c,
      { x: x - well * 0.6, y: y + well * 0.5, rx: well * 0.4, ry: well * 0.3 },
      pieces.filter(({ size }) => size >= 20).slice(0, 3),
      { cover: 1 },
    )
    drawGarnish(
      c,
      { x: x + 10, y, rx: well * 0.4, ry: well * 0.4 },
      garnish.filter(({ shape }) => shape !== 'dollop'),
    )
  }
}

/** Grated potato fried crisp: fine golden strands in every direction, the edge uneven with them. */
function drawStrands(c: Canvas, px: number, py: number, base: Colour): void {
  const own = c.lit(base)
  const paths = ['', '', '']
  for (let strand = 0; strand < 96; strand += 1) {
    const [angle, reach] = [strand * 2.4, Math.sqrt((strand + 0.5) / 96) * 60]
    const turn = c.random() * Math.PI
    const [sx, sy] = [px + Math.cos(angle) * reach, py + Math.sin(angle) * reach * 0.88]
    const [dx, dy] = [Math.cos(turn) * 9, Math.sin(turn) * 7]
    paths[strand % 3] +=
      `M${pt(sx - dx, sy - dy)}Q${pt(sx + dy * 0.4, sy - dx * 0.3)} ${pt(sx + dx, sy + dy)}`
  }
  c.line(paths[0] ?? '', tone(own, -0.16, 1.1), 2.6, ' opacity=".6"')
  c.line(paths[1] ?? '', tone(own, 0.02), 2.6)
  c.line(paths[2] ?? '', tone(own, 0.12), 2.2, ' opacity=".9"')
}
