import { type Colour, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { type Point, roundedRect, smooth, smoothLine } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawBrowning } from '../drawing/surfaces'
import { drawBoard } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { between } from '../random'
import { byLayer, drawLayer } from './sandwich-layers'

/** Where one sandwich stands: its middle, the board below it, half its width. */
interface Stand {
  readonly x: number
  readonly floor: number
  readonly half: number
}

interface Bread {
  readonly crust: Colour
  readonly crumb: Colour
}

/** Draws a sandwich from the side: sliced bread cut in two, a baguette, or round breads split and filled. */
export function drawSandwich(c: Canvas, { base, pieces, accent, cut }: PictureDescription): void {
  drawBoard(c, 204, 78, 232)
  const bread: Bread = { crust: mix(base, '#b8742f', 0.45), crumb: mix(base, '#f7e8c6', 0.76) }
  const filling = pieces.filter(({ shape }) => shape !== 'leaf').map(sliced)
  const hasLeaf = pieces.some(({ shape }) => shape === 'leaf')
  const fill = (at: Stand, y: number, height: number) =>
    drawFilling(c, at, y, height, filling, mix(accent, '#ecdcae', 0.3), hasLeaf)
  if (cut === 'loaf') {
    const at: Stand = { x: 240, floor: 254, half: 176 }
    drawCrustHalf(c, at, 206, 48, bread, false)
    fill(at, 190, 46)
    drawCrustHalf(c, at, 94, 78, bread, true)
    return
  }
  const stands: readonly Stand[] = [
    { x: 142, floor: 236, half: 92 },
    { x: 336, floor: 266, half: 92 },
  ]
  for (const at of stands) {
    if (cut === 'round') {
      drawCrustHalf(c, at, at.floor - 44, 48, bread, false)
      fill(at, at.floor - 58, 46)
      drawCrustHalf(c, at, at.floor - 150, 72, bread, true)
    } else {
      drawSliceEdge(c, at, at.floor - 34, bread, false)
      fill(at, at.floor - 52, 54)
      drawSliceEdge(c, at, at.floor - 118, bread, true)
    }
  }
}

/** A filling as it shows between the breads: small, in pieces. */
function sliced(piece: Piece): Piece {
  if (piece.shape === 'egg-half')
    return { ...piece, shape: 'crumb', colour: '#f3c95c', inside: '#fdf6e2', size: 20 }
  if (piece.shape === 'avocado')
    return { ...piece, shape: 'wedge', colour: '#7f9a3c', inside: '#d3d884', size: 32 }
  if (piece.shape === 'rasher' || piece.shape === 'ham-slice') return piece
  return {
    ...piece,
    shape: piece.size > 44 ? 'chunk' : piece.shape,
    size: Math.min(28, Math.max(14, piece.size)),
  }
}

/** Leaves that hang out, the spread, and the pieces that stick out at the edge. */
function drawFilling(
  c: Canvas,
  { x, half }: Stand,
  y: number,
  height: number,
  filling: readonly Piece[],
  spread: Colour,
  hasLeaf: boolean,
): void {
  const wide = half * 0.97
  const edge = (top: number, bottom: number, wave: number): string => {
    const steps = Math.round(half / 8)
    const front = Array.from(
      { length: steps + 1 },
      (_, step): Point => [
        x + wide - (step / steps) * wide * 2,
        bottom + (step % 2 ? wave : -wave * 0.4) * between(c.random, 0.5, 1.2),
      ],
    )
    return smooth([[x - wide, top], [x, top - 4], [x + wide, top], ...front], 0.8)
  }
  if (hasLeaf) {
    const leaf = edge(y, y + height * 0.5, 8)
    c.path(leaf, c.light.shade, ' opacity=".3" transform="translate(1 4)"')
    c.path(leaf, c.body('#7ba842', 1.2))
    c.path(edge(y - 4, y + height * 0.34, 6), c.body('#a8c764', 0.9), ' opacity=".9"')
  }
  const layers = filling.slice(0, 3).sort(byLayer)
  // Loose things are bound by the spread; slices lie on each other.
  c.path(edge(y - height * 0.5, y + height * 0.24, 3), c.body(spread, 1.1))
  const each = (height * 1.04) / Math.max(2, layers.length)
  layers.forEach((piece, at) => {
    drawLayer(
      c,
      { x, y: y + height * 0.2 - at * each * 0.72, half: wide, height: Math.max(22, each * 1.2) },
      piece,
    )
  })
}

/** Half a roll, baguette or arepa from the side: a browned crust above, or the flat half below. */
function drawCrustHalf(
  c: Canvas,
  { x, half, floor }: Stand,
  top: number,
  height: number,
  { crust, crumb }: Bread,
  isLid: boolean,
): void {
  const own = c.lit(crust)
  const bottom = top + height
  if (!isLid) c.shadow(x + 6, floor + 4, half * 1.1, 15, 0.6)
  const outline: Point[] = isLid
    ? [
        [x - half, bottom - 8],
        [x - half * 0.92, top + height * 0.4],
        [x - half * 0.55, top + 3],
        [x, top],
        [x + half * 0.55, top + 4],
        [x + half * 0.93, top + height * 0.42],
        [x + half, bottom - 8],
        [x + half * 0.6, bottom],
        [x - half * 0.6, bottom],
      ]
    : [
        [x - half * 0.98, top + 2],
        [x, top - 3],
        [x + half * 0.98, top + 2],
        [x + half * 0.94, top + height * 0.6],
        [x + half * 0.6, bottom - 2],
        [x - half * 0.6, bottom - 2],
        [x - half * 0.94, top + height * 0.6],
      ]
  const d = smooth(outline, 0.85)
  if (isLid) c.path(d, c.light.shade, ' opacity=".34" transform="translate(0 6)"')
  c.path(
    d,
    c.linear(
      [
        [0, tone(own, isLid ? 0.16 : 0.08)],
        [0.5, own],
        [1, tone(own, -0.15)],
      ],
      [0.3, 0, 0.5, 1],
    ),
  )
  c.inside(d, () => {
    // The open face: a line of crumb where the bread was split.
    const split = isLid ? bottom - 5 : top + 4
    c.line(
      smoothLine([
        [x - half, split],
        [x, split + (isLid ? 4 : -4)],
        [x + half, split],
      ]),
      c.lit(crumb),
      9,
    )
    drawBrowning(c, { x, y: top + height * 0.42, rx: half * 0.86, ry: height * 0.3 }, 12, 18, '#a5652a')
    if (isLid && half > 120)
      for (const at of [-0.6, -0.2, 0.2, 0.6]) {
        const slash: Point[] = [
          [x + at * half - 22, top + height * 0.46],
          [x + at * half + 4, top + height * 0.16],
          [x + at * half + 30, top + height * 0.1],
        ]
        c.line(smoothLine(slash), tone(own, 0.17), 8, ' opacity=".85"')
        c.line(smoothLine(slash), tone(own, -0.1), 1.6, ' opacity=".6" transform="translate(0 4)"')
      }
  })
  if (isLid) c.gleam(x - half * 0.4, top + height * 0.2, half * 0.2, 5, 0.4, -12)
}

/** A slice of bread seen at its cut edge: crumb with pores, crust around, the top side seen at an angle. */
function drawSliceEdge(
  c: Canvas,
  { x, half, floor }: Stand,
  top: number,
  { crust, crumb }: Bread,
  isLid: boolean,
): void {
  const [own, soft] = [c.lit(crust), c.lit(crumb)]
  const height = 34
  if (!isLid) c.shadow(x + 6, floor + 3, half * 1.08, 14, 0.6)
  else {
    const face = smooth(
      [
        [x - half, top + 4],
        [x - half * 0.72, top - 24],
        [x + half * 0.84, top - 26],
        [x + half, top + 4],
      ],
      0.3,
    )
    c.path(
      face,
      c.linear([
        [0, tone(soft, -0.02)],
        [1, tone(soft, -0.1)],
      ]),
      ` stroke="${own}" stroke-width="4"`,
    )
    c.inside(face, () => drawBrowning(c, { x, y: top - 10, rx: half * 0.8, ry: 9 }, 10, 15, '#c98a44'))
  }
  const d = roundedRect(x - half, top, half * 2, height, 9)
  if (isLid) c.path(d, c.light.shade, ' opacity=".3" transform="translate(0 5)"')
  c.path(
    d,
    c.linear([
      [0, tone(soft, 0.03)],
      [1, tone(soft, -0.07)],
    ]),
    ` stroke="${own}" stroke-width="3.4"`,
  )
  const pores: Region = { x, y: top + height / 2, rx: half - 8, ry: height / 2 - 5, isSquare: true }
  for (const [px, py] of scatter(c.random, pores, 26, 9))
    c.ellipse(px, py, between(c.random, 1.2, 3), 1.4, tone(soft, -0.11), ' opacity=".8"')
}
