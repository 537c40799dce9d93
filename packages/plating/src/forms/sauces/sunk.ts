import { chromaOf, hueOf, lightnessOf, mix, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { type Region, scatter } from '../../drawing/scatter'
import type { PictureDescription, Piece } from '../../picture-description'
import { between } from '../../random'
import { drawHeap } from '../arrange'

const steeps: ReadonlySet<Piece['shape']> = new Set(['shred', 'strip', 'dice', 'bean', 'crumb'])

/** Brown meat in brown sauce: the sauce is lighter and the meat browner, so that one sees where each begins. */
export function toldApart(
  base: PictureDescription['base'],
  pieces: readonly Piece[],
): { readonly base: PictureDescription['base']; readonly pieces: readonly Piece[] } {
  const isAlike = ({ colour, shape }: Piece) =>
    browned.has(shape) &&
    Math.abs(lightnessOf(colour) - lightnessOf(base)) < 0.24 &&
    Math.abs(hueOf(colour) - hueOf(base)) < 40
  if (!pieces.some((piece) => piece.share > 0.3 && isAlike(piece))) return { base, pieces }
  // A red sauce would turn pink: it keeps its colour.
  const isRed = hueOf(base) < 56 && chromaOf(base) > 0.09
  return {
    base: isRed ? base : tone(mix(base, '#f3d596', 0.3), 0.02),
    pieces: pieces.map((piece) =>
      isAlike(piece)
        ? { ...piece, colour: mix(piece.colour, '#6b3210', 0.3), inside: mix(piece.inside, '#d0883a', 0.22) }
        : piece,
    ),
  }
}

const browned: ReadonlySet<Piece['shape']> = new Set(['meat', 'meat-strip', 'crumb', 'drumstick'])

/** Draws pieces that stand in a liquid: solid above it, the liquid lapping at their lower edge. */
export function drawSunk(
  c: Canvas,
  region: Region,
  pieces: readonly Piece[],
  base: PictureDescription['base'],
  cover: number,
): void {
  // Pale things take on the colour of what they lie in.
  const steeped = pieces.map((piece) => {
    const isPale = lightnessOf(piece.colour) > 0.78 && steeps.has(piece.shape)
    if (!isPale && piece.shape !== 'meat') return piece
    // Dark meat keeps its own brown.
    const taken = lightnessOf(piece.colour) < 0.6 ? 0.1 : piece.shape === 'dice' ? 0.16 : 0.3
    return { ...piece, colour: mix(piece.colour, base, taken), inside: mix(piece.inside, base, taken / 2) }
  })
  drawHeap(c, { ...region, rx: region.rx * 0.96, ry: region.ry * 0.96 }, steeped, {
    cover,
    liquid: tone(base, -0.02),
  })
}

/** What stands out in the middle: a second layer over the first, and the gloss of the sauce on it. */
export function drawHeapedUp(
  c: Canvas,
  region: Region,
  pieces: readonly Piece[],
  base: PictureDescription['base'],
): void {
  const top = { ...region, x: region.x - 2, y: region.y - 8, rx: region.rx * 0.56, ry: region.ry * 0.5 }
  const solid = pieces.filter(
    ({ shape }) => shape !== 'egg-half' && shape !== 'fillet' && shape !== 'drumstick',
  )
  if (solid.length > 0) drawSunk(c, top, solid, base, 0.5)
  for (const [x, y] of scatter(c.random, { ...region, rx: region.rx * 0.8, ry: region.ry * 0.8 }, 16, 20))
    c.gleam(x - 3, y - 5, between(c.random, 2.4, 6), 1.5, 0.5, between(c.random, -50, -15))
}
