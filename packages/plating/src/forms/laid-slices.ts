import { mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { drawPool } from '../drawing/surfaces'
import { drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { drawGarnish, drawHeap } from './arrange'

/** Draws slices laid over each other like roof tiles, two kinds in turn: caprese, carpaccio. */
export function drawLaidSlices(c: Canvas, { pieces, garnish, base }: PictureDescription): void {
  const well = drawPlate(c, 154)
  const { x, y } = middle
  const [first, second = first, ...rest] = [...pieces].filter(({ size }) => size > 11)
  drawPool(c, { x, y, rx: well * 0.86, ry: well * 0.82 }, mix(base, '#c9b24a', 0.6), 0.7)
  if (!first || !second) return
  for (const [reach, count, start] of [
    [0.66, 12, 0.2],
    [0.24, 5, 0.9],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      const angle = start + (at / count) * Math.PI * 2
      drawPiece(
        c,
        asSlice(at % 2 ? second : first, well * 0.5),
        x + Math.cos(angle) * well * reach,
        y + Math.sin(angle) * well * reach * 0.94,
        { turn: angle },
      )
    }
  for (const [px, py] of [
    [x - well * 0.2, y - well * 0.3],
    [x + well * 0.34, y + well * 0.3],
    [x - well * 0.4, y + well * 0.36],
  ] as const)
    c.gleam(px, py, 7, 2.4, 0.4)
  drawHeap(c, { x, y, rx: well * 0.7, ry: well * 0.66 }, rest.slice(0, 2), { cover: 0.2 })
  drawGarnish(c, { x, y, rx: well * 0.62, ry: well * 0.6 }, garnish)
  const leaf = garnish.find(({ shape }) => shape === 'leaf')
  if (leaf)
    for (const angle of [0.6, 2.2, 3.7, 5.2])
      drawPiece(
        c,
        { ...leaf, size: 30 },
        x + Math.cos(angle) * well * 0.55,
        y + Math.sin(angle) * well * 0.52,
        { turn: angle },
      )
}

/** A food as a round slice. What is white all through has no rind. */
function asSlice(piece: Piece, size: number): Piece {
  return { ...piece, shape: 'coin', inside: tone(piece.inside, 0.02), size }
}
