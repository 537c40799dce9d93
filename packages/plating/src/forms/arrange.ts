import { type Colour, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { num, type Point, pt } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawGrains } from '../drawing/surfaces'
import type { Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'

const mostInHeap = 150
const mostGrains = 420

/** Small shapes that are drawn as pinches. */
const pinches: ReadonlySet<Piece['shape']> = new Set(['seed', 'chopped', 'crumb'])

interface HeapOptions {
  /** How closely pieces lie: 1 covers the region about once. */
  readonly cover?: number
  readonly scale?: number
  readonly taken?: readonly Point[]
  /** The liquid they stand in: it laps at their lower edge, and everything above stays solid. */
  readonly liquid?: Colour
}

/** Shapes that are about as wide as high, so that a liquid meets them in an arc. */
const compact: ReadonlySet<Piece['shape']> = new Set([
  'dice',
  'chunk',
  'meat',
  'ball',
  'coin',
  'wedge',
  'bean',
  'floret',
  'crumb',
  'chickpea',
  'sprout',
  'gnocco',
])

/** The liquid at the lower edge of a piece: dark where it is wet, with a bright lip below. */
function drawWaterline(c: Canvas, x: number, y: number, size: number, colour: Colour): void {
  const whole = Math.round(size)
  c.repeated(`water${colour}${whole}`, 1, x, y, () => {
    const [w, h] = [whole * 0.48, whole * 0.3]
    const [left, right] = [x - w, x + w]
    const edge = `M${pt(left, y + h * 0.5)}Q${pt(x, y + h * 1.9)} ${pt(right, y + h * 0.5)}`
    c.path(`${edge}Q${pt(x + w, y + h * 2.3)} ${pt(x, y + h * 2.1)}T${pt(left, y + h * 0.5)}Z`, colour)
    if (whole < 21) return
    const wet = `M${pt(x - w * 0.72, y + h * 0.84)}Q${pt(x, y + h * 1.56)} ${pt(x + w * 0.8, y + h * 0.74)}`
    c.line(wet, tone(colour, -0.2), Math.max(1.3, whole * 0.055), ' opacity=".42"')
    c.line(wet, tone(colour, 0.16), 1.3, ` opacity=".5" transform="translate(${num(-whole * 0.04)} 2.2)"`)
  })
}

/** Long things lie along each other, not like spilled matches. */
const laidAlong: ReadonlySet<Piece['shape']> = new Set(['pod', 'baton', 'spear', 'rasher'])
const slim: ReadonlySet<Piece['shape']> = new Set(['strip', 'sausage', 'okra'])
const mostEggs = 4

/** Draws pieces mixed over a region, each by its share, from the back to the front. */
export function drawHeap(
  c: Canvas,
  region: Region,
  pieces: readonly Piece[],
  { cover = 1, scale = 1, taken = [], liquid }: HeapOptions = {},
): void {
  const area = Math.PI * region.rx * region.ry * (1 - (region.hole ?? 0) ** 2)
  const spots: { at: Point; piece: Piece; grown: number }[] = []
  const placedAt: Point[] = [...taken]
  const shares = pieces.reduce((sum, { share }) => sum + share, 0) || 1
  // Large pieces find their place first.
  for (const piece of [...pieces].sort((one, other) => other.size - one.size)) {
    if (piece.shape === 'ball' && piece.size * scale < 8.5) {
      const wanted = Math.round((area * piece.share * cover) / (piece.size * piece.size * scale))
      drawGrains(
        c,
        shrunk(region, 4),
        piece.colour,
        Math.min(mostGrains, wanted),
        0.6,
        piece.size * scale * 0.86 * Math.min(1.35, Math.max(1, Math.sqrt(wanted / mostGrains))),
      )
      continue
    }
    const grown = enlarged(piece, area * cover, scale)
    const size = piece.size * grown
    const own = slim.has(piece.shape)
      ? size * size * 0.4
      : laidAlong.has(piece.shape)
        ? size * size * 0.3
        : piece.shape === 'shred'
          ? size * size * 0.36
          : size * size * 0.72
    const wanted = Math.round((area * piece.share * cover) / own)
    // Each keeps its part of the room, so that a few large slices leave no place without the many small beans.
    const room = Math.ceil(mostInHeap * Math.min(1, (piece.share / shares) * 1.2))
    const count = Math.max(
      piece.share > 0.03 ? 2 : 1,
      Math.min(wanted, mostOf(piece, size), room, mostInHeap - spots.length),
    )
    const apart = laidAlong.has(piece.shape) ? size * 0.2 : size * 0.56
    const found = scatter(c.random, shrunk(region, size * 0.4), count, apart, size > 20 ? placedAt : [])
    for (const at of found) {
      spots.push({ at, piece, grown })
      placedAt.push(at)
    }
  }
  spots.sort((one, other) => one.at[1] + one.piece.size * 0.2 - (other.at[1] + other.piece.size * 0.2))
  const surface = liquid && c.lit(liquid)
  const along = c.random() * Math.PI
  for (const { at, piece, grown } of spots) {
    drawPiece(c, piece, at[0], at[1], {
      scale: grown,
      ...(laidAlong.has(piece.shape)
        ? { lean: Math.round((along + (at[0] + at[1]) / 320) * 2.5) / 2.5 }
        : {}),
    })
    if (surface && compact.has(piece.shape) && piece.size * grown > 12)
      drawWaterline(c, at[0], at[1], piece.size * grown, surface)
  }
}

function mostOf({ shape }: Piece, size: number): number {
  if (shape === 'egg-half') return mostEggs
  return size < 15 ? 130 : shape === 'shred' ? 96 : 72
}

// Where small pieces would be too many, fewer and larger ones fill the place.
function enlarged({ size, share }: Piece, area: number, scale: number): number {
  const wanted = (area * share) / (size * size * scale * scale * 0.72)
  return scale * Math.min(1.55, Math.max(1, Math.sqrt(wanted / 60)))
}

/** A region with room for half a piece at its edge. */
function shrunk(region: Region, by: number): Region {
  return { ...region, rx: Math.max(4, region.rx - by), ry: Math.max(4, region.ry - by) }
}

const citrusSize = 42

/** Herbs are as large on a tray as in a bowl. */
const herbSize = { leaf: 25, frond: 40, sprig: 38 } as const

/** Draws the garnish: small things in pinches all over, larger ones together near the middle. */
export function drawGarnish(
  c: Canvas,
  region: Region,
  garnish: readonly Piece[],
  { scale = 1 }: { scale?: number } = {},
): void {
  const centre = { x: region.x + region.rx * 0.08, y: region.y - region.ry * 0.06 }
  garnish.forEach((piece, index) => {
    if (pinches.has(piece.shape)) {
      for (const [x, y] of scatter(c.random, shrunk(region, 8), 12, region.rx * 0.2))
        drawPiece(c, piece, x, y, { scale })
      return
    }
    if (piece.shape === 'dollop') {
      drawPiece(
        c,
        { ...piece, size: Math.max(piece.size, region.rx * 0.42) },
        centre.x - region.rx * 0.12,
        centre.y + region.ry * 0.1,
        { scale },
      )
      return
    }
    if (piece.shape === 'leaf' || piece.shape === 'frond' || piece.shape === 'sprig') {
      const size = herbSize[piece.shape]
      const count = piece.shape === 'sprig' ? 2 : 3
      const start = c.random() * 6
      const [x, y] =
        index === 0 ? [centre.x, centre.y] : [centre.x - region.rx * 0.36, centre.y + region.ry * 0.3]
      for (let leaf = 0; leaf < count; leaf += 1) {
        const turn = start + leaf * (piece.shape === 'sprig' ? 1.2 : 2.1)
        drawPiece(c, { ...piece, size }, x + Math.cos(turn) * size * 0.4, y + Math.sin(turn) * size * 0.36, {
          scale,
          turn,
        })
      }
      return
    }
    const few = piece.size > 26
    // Two large ones side by side look like eyes.
    const wanted = few ? (piece.shape === 'citrus' ? 1 : 3) : piece.shape === 'ring' ? 14 : 9
    for (const [x, y] of scatter(
      c.random,
      { ...shrunk(region, piece.size), hole: few ? 0.5 : 0 },
      wanted,
      few ? region.rx * 0.8 : Math.max(piece.size * 0.9, region.rx * 0.2),
    ))
      drawPiece(c, piece.shape === 'citrus' ? { ...piece, size: citrusSize } : piece, x, y, { scale })
  })
}
