import { type Colour, chromaOf, hueOf, lightnessOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, ellipsePath, num, pool, pt } from '../drawing/geometry'
import { type Region, scatter, sprinkle } from '../drawing/scatter'
import { drawBrowning, drawGrains, drawLiquid, drawPool } from '../drawing/surfaces'
import { drawBowl, drawPan, drawPlate, drawPot, middle, panMiddle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'
import { drawNest } from './noodles'
import { drawRiceMound } from './sauces/rice-mound'

/** Draws what a dish is served in and returns the place for it. */
export function servingRegion(c: Canvas, vessel: PictureDescription['vessel']): Region {
  if (vessel === 'pan') {
    const r = drawPan(c)
    return { ...panMiddle, rx: r, ry: r }
  }
  if (vessel === 'pot') {
    const r = drawPot(c)
    return { ...middle, rx: r, ry: r }
  }
  const r = vessel === 'bowl' ? drawBowl(c) : drawPlate(c) * 1.02
  return { ...middle, rx: r, ry: r }
}

/** Draws what is under a heap: the shadow it throws and its dark underside. */
export function drawMound(
  c: Canvas,
  { x, y, rx, ry }: Region,
  colour: PictureDescription['base'],
  reach = 0.86,
): void {
  c.shadow(x + rx * 0.06, y + ry * 0.1, rx * 1.08, ry * 1.08, 0.36)
  c.path(
    pool(c.random, x, y, rx * reach, ry * reach, 0.04),
    c.body(mix(tone(colour, -0.03, 1.06), '#ecca8a', 0.14), 0.9),
  )
}

/** A leaf of lettuce, where a dish has nothing else to show. */
export const lettuceLeaf: Piece = { shape: 'leaf', colour: '#86b04c', inside: '#d3e3a0', size: 46, share: 1 }

/** Draws heaps side by side: a grain bowl, bibimbap, gado-gado. */
export function drawSections(c: Canvas, description: PictureDescription): void {
  const { form, pieces, garnish, starch, starchColour, base, main } = description
  const region = servingRegion(c, form === 'composed-plate' ? 'plate' : 'bowl')
  const inner = { ...region, rx: region.rx * 0.98, ry: region.ry * 0.98 }
  const shown = (main ? [main, ...pieces] : pieces)
    .filter(({ shape }) => shape !== 'egg-half' && shape !== 'fried-egg' && shape !== 'seed')
    .slice(0, 6)
  const hasEgg = pieces.some(({ shape }) => shape === 'egg-half')
  drawMound(c, inner, starch ? starchColour : mix('#86b04c', base, 0.3), starch ? 0.93 : undefined)
  c.inside(ellipsePath(region.x, region.y, region.rx * 1.03), () => {
    if (starch === 'noodles')
      drawNest(c, { ...inner, rx: inner.rx * 0.9, ry: inner.ry * 0.9 }, starchColour, 5, 24)
    else if (starch)
      drawGrains(
        c,
        { ...inner, rx: inner.rx * 0.94, ry: inner.ry * 0.94 },
        starchColour,
        420,
        starch === 'rice' ? 7.6 : 1.8,
        starch === 'rice' ? 3.4 : 3.2,
      )
    else drawHeap(c, inner, [lettuceLeaf], { cover: 1 })
    const count = shown.length
    const start = -Math.PI / 2 + 0.3
    shown.forEach((piece, index) => {
      const angle = start + (index / Math.max(count, 3)) * Math.PI * 2
      const at = {
        x: inner.x + Math.cos(angle) * inner.rx * (count < 3 ? 0.46 : 0.58),
        y: inner.y + Math.sin(angle) * inner.ry * (count < 3 ? 0.46 : 0.58),
      }
      const r = inner.rx * (count > 4 ? 0.36 : count < 3 ? 0.54 : 0.42)
      c.shadow(at.x + 3, at.y + 6, r * 1.12, r, 0.3)
      const size = piece.size > 50 ? 34 : piece.size
      if (piece.shape === 'avocado') {
        drawPiece(c, { ...piece, size: r * 1.5 }, at.x, at.y, { turn: angle + 1.57 })
        return
      }
      drawHeap(
        c,
        { ...at, rx: r, ry: r * 0.92 },
        [{ ...piece, size, shape: piece.shape === 'fillet' ? 'chunk' : piece.shape, share: 1 }],
        { cover: 1.25 },
      )
    })
    if (hasEgg)
      drawPiece(
        c,
        form === 'composed-plate' ? egg(44) : { ...egg(76), shape: 'fried-egg', inside: '#f0a827' },
        inner.x - 6,
        inner.y + 4,
        { turn: 0.4 },
      )
    if (hasEgg && form === 'composed-plate') drawPiece(c, egg(44), inner.x + 34, inner.y + 14, { turn: -0.5 })
  })
  drawGarnish(c, { ...region, rx: region.rx * 0.6, ry: region.ry * 0.6 }, garnish)
}

function egg(size: number): Piece {
  return { shape: 'egg-half', colour: '#fbf6ea', inside: '#eba92a', size, share: 1 }
}

const isEgg = ({ shape }: Piece) => shape === 'egg-half' || shape === 'fried-egg'

/** One fried egg, or the halves of boiled ones, on top of everything else. */
function drawEggsOnTop(c: Canvas, { x, y, rx }: Region, pieces: readonly Piece[]): void {
  const shape = pieces.find(isEgg)?.shape
  if (shape === 'fried-egg') drawPiece(c, { ...egg(96), shape, inside: '#f0a827' }, x, y)
  if (shape === 'egg-half')
    for (const [dx, dy, turn] of [
      [-0.22, -0.12, 0.5],
      [0.26, 0.16, -0.4],
    ] as const)
      drawPiece(c, egg(72), x + dx * rx, y + dy * rx, { turn })
}

const thin: ReadonlySet<Piece['shape']> = new Set(['shred', 'strip', 'flake', 'crumb'])

/** What is pale and thin takes on the colour of the spices and sauce it was fried in. */
function coated(piece: Piece, base: Colour): Piece {
  if (lightnessOf(piece.colour) < 0.8 || !thin.has(piece.shape)) return piece
  return { ...piece, colour: mix(piece.colour, base, 0.3), inside: mix(piece.inside, base, 0.16) }
}

/** The colour of grains that took up a sauce: warm, not pink. */
function stained(grain: Colour, sauce: Colour): Colour {
  // Nothing in it that colours: the rice stays white, at most buttered.
  if (lightnessOf(sauce) > 0.8) return mix(grain, '#f0d9a0', chromaOf(sauce) > 0.07 ? 0.3 : 0.12)
  return tone(mix(grain, mix(sauce, '#e9a83c', 0.56), 0.54), 0.035, 1.14)
}

/** Draws rice or grains cooked with other things: paella, pilaf, fried rice. */
export function drawRiceDish(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish, starch, starchColour, vessel, main } = description
  const region = servingRegion(c, vessel)
  const inner = {
    ...region,
    rx: region.rx * (vessel === 'plate' ? 0.98 : 1),
    ry: region.ry * (vessel === 'plate' ? 0.98 : 1),
  }
  const grain = stained(starchColour, base)
  drawMound(c, inner, grain, 0.94)
  const rest = pieces.filter((piece) => !isEgg(piece))
  const clip =
    vessel === 'plate'
      ? ellipsePath(region.x, region.y, region.rx * 1.04)
      : ellipsePath(region.x, region.y, region.rx)
  c.inside(clip, () => {
    // No grain lies beyond the edge of the mound.
    const mound = { ...inner, rx: inner.rx * 0.92, ry: inner.ry * 0.92 }
    drawGrains(c, mound, tone(grain, 0.02), 540, starch === 'small-grain' ? 1.6 : 8, 3.6)
    drawHeap(c, inner, main ? [{ ...main, share: 0.4 }, ...rest] : rest, {
      cover: rest.length === 1 && !main ? 0.34 : 0.54,
    })
    drawGrains(c, mound, tone(grain, 0.04), 120, starch === 'small-grain' ? 1.6 : 8, 3.5)
  })
  // Nothing covers the egg.
  drawGarnish(c, { ...region, rx: region.rx * 0.66, ry: region.ry * 0.66 }, garnish)
  drawEggsOnTop(c, { ...inner, x: inner.x - 10, y: inner.y - 8 }, pieces)
}

/** What was tossed in a hot pan: a little darker, browned where it touched the iron. Green things stay green. */
function seared(piece: Piece): Piece {
  // Soft tofu stays white: it is slid in, not fried.
  if (piece.shape === 'dice' && lightnessOf(piece.colour) > 0.9) return piece
  const hue = hueOf(piece.colour)
  const isGreen = hue > 105 && hue < 170 && chromaOf(piece.colour) > 0.05
  return {
    ...piece,
    colour: isGreen ? tone(piece.colour, -0.03, 1.08) : mix(piece.colour, '#8a4a18', 0.2),
    inside: mix(piece.inside, '#d99a3c', isGreen ? 0.1 : 0.2),
  }
}

/** Draws a stir-fry: glossy pieces in a thin sauce, rice beside them where it belongs. */
export function drawStirFry(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish, starch, starchColour, form, seed, surface, vessel } = description
  const hasRice = starch === 'rice' && form === 'stir-fry'
  // With rice it is on a plate, else in the pan it was tossed in.
  const isInPan = vessel === 'pan' && !hasRice
  const region = servingRegion(c, isInPan ? 'pan' : form === 'vegetables' && seed % 2 ? 'bowl' : 'plate')
  const shown = pieces
    .filter((piece) => !isEgg(piece))
    .map((piece) => coated(piece, base))
    .map((piece) => (form === 'stir-fry' || isInPan ? seared(piece) : piece))
  const main: Region = hasRice
    ? { ...region, x: region.x + region.rx * 0.3, rx: region.rx * 0.68, ry: region.ry * 0.88 }
    : { ...region, rx: region.rx * 0.95, ry: region.ry * 0.9 }
  if (hasRice) {
    const rice: Region = {
      x: region.x - region.rx * 0.5,
      y: region.y,
      rx: region.rx * 0.5,
      ry: region.ry * 0.78,
    }
    drawRiceMound(c, rice, starchColour, true)
  }
  // Fried and braised things keep hardly any liquid: a rim of sauce, and the heap above it. Dry ones only throw a shadow.
  const isDry = surface === 'dry'
  const first = shown[0]?.colour ?? base
  // Between pale pieces one sees the sauce they lie in.
  const isPale = lightnessOf(first) > 0.8
  if (isDry) {
    c.shadow(main.x + 6, main.y + 12, main.rx * 1.06, main.ry * 1.02, 0.42)
    c.path(
      blob(c.random, main.x, main.y + 4, main.rx * 0.74, main.ry * 0.7, { wobble: 0.1, points: 11 }),
      tone(c.lit(first), -0.16),
    )
  } else
    drawPool(
      c,
      { ...main, rx: main.rx * 0.9, ry: main.ry * 0.9 },
      tone(mix(base, first, isPale || form === 'vegetables' ? 0.1 : 0.4), -0.02),
    )
  c.inside(ellipsePath(region.x, region.y, region.rx * 1.05), () => {
    drawHeap(
      c,
      isDry
        ? { ...main, rx: main.rx * (isInPan ? 1.02 : 0.92), ry: main.ry * (isInPan ? 1.04 : 0.9) }
        : { ...main, rx: main.rx * 0.98, ry: main.ry * 0.98 },
      shown.length > 0 ? shown : [lettuceLeaf],
      { cover: isPale && !isDry ? 0.95 : 1.6 },
    )
    // A second layer in the middle makes it a heap.
    if (isDry)
      drawHeap(
        c,
        {
          ...main,
          y: main.y - 6,
          rx: main.rx * (isInPan ? 0.6 : 0.56),
          ry: main.ry * (isInPan ? 0.56 : 0.5),
        },
        shown,
        { cover: 0.8 },
      )
  })
  const top = { ...main, rx: main.rx * 0.8, ry: main.ry * 0.8 }
  if (isInPan) drawBrowning(c, top, 14, 10, '#6f3a14')
  for (const [x, y] of isInPan ? sprinkle(c.random, top, 22) : scatter(c.random, top, 14, 24))
    c.gleam(x, y, isInPan ? between(c.random, 3, 7) : 4, 1.7, isInPan ? 0.55 : 0.4)
  drawGarnish(c, { ...main, rx: main.rx * 0.7, ry: main.ry * 0.7 }, garnish)
  drawEggsOnTop(c, { ...main, x: main.x - 6, y: main.y - 14 }, pieces)
}

/** Draws short pasta in its sauce. */
export function drawShortPasta(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish, starch } = description
  const region = servingRegion(c, 'bowl')
  const d = ellipsePath(region.x, region.y, region.rx)
  const sauce = mix(base, '#e6b048', lightnessOf(base) < 0.62 ? 0.55 : 0.35)
  drawLiquid(c, d, tone(sauce, -0.02), 0.6)
  // Shaped pasta has a hollow; dough scraped into water, such as spätzle, has none.
  const pasta: Piece =
    starch === 'gnocchi'
      ? { shape: 'gnocco', colour: mix('#efd695', sauce, 0.14), inside: '#fbecc2', size: 34, share: 1 }
      : starch === 'pasta'
        ? { shape: 'tube', colour: mix('#f3d07a', sauce, 0.2), inside: '#e3b564', size: 40, share: 1 }
        : { shape: 'strip', colour: mix('#f6d36f', sauce, 0.15), inside: '#fdeebc', size: 26, share: 1 }
  c.inside(d, () => {
    drawHeap(c, { ...region, rx: region.rx * 1.02, ry: region.ry * 1.02 }, [pasta], { cover: 1.3 })
    drawHeap(
      c,
      { ...region, rx: region.rx * 0.9, ry: region.ry * 0.9 },
      [{ ...pasta, share: 0.6 }, ...pieces.map((piece) => ({ ...piece, share: piece.share * 0.4 }))],
      { cover: 0.9 },
    )
  })
  drawGarnish(c, { ...region, rx: region.rx * 0.64, ry: region.ry * 0.64 }, garnish)
}

/** Draws long pasta: a nest with its sauce in the middle or tossed through. */
export function drawLongPasta(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish, starch, starchColour, seed } = description
  const region = servingRegion(c, seed % 2 ? 'plate' : 'bowl')
  const hue = hueOf(base)
  // A green sauce such as pesto coats every strand, a dark one browns the noodles of a wok.
  const isFried = starch === 'noodles' && lightnessOf(base) < 0.72
  const coated =
    hue > 95 && hue < 160 ? 0.5 : isFried ? (lightnessOf(starchColour) > 0.88 ? 0.14 : 0.3) : 0.08
  const noodle = mix(starchColour === '#f5eedd' ? '#f0d48c' : starchColour, base, coated)
  c.shadow(region.x + 6, region.y + 10, region.rx * 1.02, region.ry * 1.02, 0.36)
  const nest = { ...region, rx: region.rx * 0.92, ry: region.ry * 0.9 }
  c.path(
    blob(c.random, nest.x, nest.y, nest.rx * 0.9, nest.ry * 0.9, { wobble: 0.04 }),
    tone(c.lit(noodle), -0.1),
  )
  drawNest(c, nest, noodle, 6.4, 54)
  const minced = pieces.some(({ shape, colour }) => shape === 'crumb' && colour === '#8a5230')
  // A red sauce lies on the pasta; a pale one coats it.
  const isRed = !minced && !isFried && (hue < 48 || hue > 340) && chromaOf(base) > 0.1
  const sauce = { ...region, rx: region.rx * (minced ? 0.56 : 0.7), ry: region.ry * (minced ? 0.5 : 0.66) }
  if (minced) {
    drawPool(c, sauce, base, 0.8)
    drawHeap(
      c,
      sauce,
      pieces.filter(({ shape }) => shape === 'crumb'),
      { cover: 1.1 },
    )
  } else {
    if (isRed) drawPool(c, { ...sauce, rx: sauce.rx * 0.92, ry: sauce.ry * 0.9 }, base, 0.8)
    drawHeap(c, isFried ? { ...sauce, rx: region.rx * 0.82, ry: region.ry * 0.78 } : sauce, pieces, {
      cover: 0.66,
    })
    // Sauce clings to the strands; on the rim it would be a smear.
    const clinging = { ...nest, rx: nest.rx * 0.62, ry: nest.ry * 0.62 }
    for (const [x, y] of isRed ? [] : scatter(c.random, clinging, 7, 26))
      c.path(
        blob(c.random, x, y, 13, 7, { turn: c.random() * 3, wobble: 0.3 }),
        c.lit(base),
        ' opacity=".34"',
      )
  }
  drawGarnish(c, { ...sauce, rx: sauce.rx * 0.86, ry: sauce.ry * 0.86 }, garnish)
}

/** Draws nuts, popcorn, crisps in a bowl. */
export function drawSnackBowl(c: Canvas, { pieces, garnish, base }: PictureDescription): void {
  const region = servingRegion(c, 'bowl')
  const shown: readonly Piece[] =
    pieces.length > 0 ? pieces : [{ shape: 'nut', colour: base, inside: tone(base, 0.1), size: 18, share: 1 }]
  // Chips lie under what is strewn over them, and show all round it.
  const chips = shown.filter(({ shape }) => shape === 'chip').map((chip) => ({ ...chip, size: 52, share: 1 }))
  const under = chips[0]?.colour ?? base
  c.ellipse(region.x, region.y, region.rx, region.ry, tone(c.lit(under), -0.18))
  c.inside(ellipsePath(region.x, region.y, region.rx * 1.04), () => {
    if (chips.length > 0) {
      drawHeap(c, region, chips, { cover: 1.5 })
      const rest = shown.filter(({ shape }) => shape !== 'chip')
      const top = { ...region, rx: region.rx * 0.74, ry: region.ry * 0.74 }
      drawHeap(c, top, [...rest, ...chips.map((chip) => ({ ...chip, size: 44, share: 0.5 }))], { cover: 0.8 })
      return
    }
    drawHeap(c, region, shown, { cover: 1.6, scale: 1.25 })
    drawHeap(c, { ...region, rx: region.rx * 0.86, ry: region.ry * 0.86 }, shown, { cover: 0.8, scale: 1.3 })
  })
  drawGarnish(c, { ...region, rx: region.rx * 0.7, ry: region.ry * 0.7 }, garnish)
}

/** Draws mussels in their pot, or prawns in their pan. */
export function drawShellfishPot(
  c: Canvas,
  { base, pieces, garnish, main, vessel }: PictureDescription,
): void {
  const region = servingRegion(c, vessel === 'pan' ? 'pan' : 'pot')
  const d = ellipsePath(region.x, region.y, region.rx)
  drawLiquid(c, d, vessel === 'pan' ? '#c98a34' : mix(base, '#e6d4a0', 0.4), 1)
  c.inside(d, () => {
    if (main)
      drawHeap(
        c,
        { ...region, rx: region.rx * 0.97, ry: region.ry * 0.97 },
        [
          { ...main, size: Math.max(44, main.size), share: 0.8 },
          ...pieces.map((piece) => ({ ...piece, share: piece.share * 0.2 })),
        ],
        { cover: 1.2 },
      )
  })
  c.line(
    `M${pt(region.x - region.rx * 0.7, region.y - region.rx * 0.56)}q20 -26 54 -36`,
    '#ffffff',
    4,
    ` opacity="${num(0.3)}"`,
  )
  drawGarnish(c, { ...region, rx: region.rx * 0.8, ry: region.ry * 0.8 }, garnish)
}
