import { type Colour, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, pool, pt, roundedRect } from '../drawing/geometry'
import { type Region, scatter, sprinkle } from '../drawing/scatter'
import { drawBrowning, drawLiquid, drawOilDrops } from '../drawing/surfaces'
import { drawDish, middle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws a gratin or casserole: pieces set in a golden top, cheese over them, browned where it stands out. */
export function drawGratin(c: Canvas, description: PictureDescription): void {
  const { base, accent, pieces, garnish, hasTopping, starch, form } = description
  const { d, rx, ry } = drawDish(c)
  const { x, y } = middle
  const region: Region = { x, y, rx, ry }
  const cream = mix(base, '#f2c765', 0.3)
  drawLiquid(c, d, cream, 0.3)
  const isPasta = form === 'baked-pasta' && starch === 'pasta'
  c.inside(d, () => {
    if (hasTopping) furrows(c, region, base)
    else {
      if (isPasta) shells(c, region, mix('#f0cc7c', accent, 0.12))
      const set = pieces
        .filter(({ shape }) => shape !== 'nut' && shape !== 'shred')
        .map((piece) => ({
          ...piece,
          size: Math.max(20, Math.min(42, piece.size)),
          colour: mix(piece.colour, base, 0.12),
        }))
      drawHeap(c, region, set, { cover: isPasta ? 0.3 : 0.8, liquid: tone(cream, 0.02) })
      cheese(c, region, mix('#f6d27a', base, 0.2), isPasta ? 4 : 10)
      // The largest stand out of the cheese, so that one sees what it is.
      drawHeap(c, region, set.slice(0, 2), { cover: 0.2, liquid: tone(cream, 0.02) })
    }
    // Browned in patches, most at the rim, where the sauce bubbles up.
    if (!hasTopping) drawBrowning(c, { ...region, rx: rx * 0.9, ry: ry * 0.9 }, 22, 27, '#b4631f')
    c.path(d, 'none', ` stroke="${c.lit('#8a4a18')}" stroke-width="15" opacity=".3"`)
    c.path(d, 'none', ` stroke="${c.lit('#6d3812')}" stroke-width="6" opacity=".34"`)
    drawBrowning(c, { ...region, hole: 0.9 }, hasTopping ? 20 : 38, 19, '#9a5620')
  })
  for (const [px, py] of sprinkle(c.random, { ...region, rx: rx * 0.86, ry: ry * 0.86 }, 26))
    c.gleam(px, py, between(c.random, 3, 7), 1.7, 0.5)
  drawHeap(
    c,
    { ...region, rx: rx * 0.85, ry: ry * 0.85 },
    pieces.filter(({ shape }) => shape === 'nut').slice(0, 1),
    { cover: 0.12 },
  )
  drawGarnish(
    c,
    { ...region, rx: rx * 0.66, ry: ry * 0.66 },
    garnish.filter(({ shape }) => shape !== 'dollop' && !(hasTopping && buried.has(shape))),
  )
}

/** What lies below a crust of mash. */
const buried: ReadonlySet<Piece['shape']> = new Set([
  'coin',
  'chunk',
  'dice',
  'meat',
  'crumb',
  'berry',
  'ball',
  'fillet',
])

/** Melted cheese: one soft blanket with folds, blistered brown where it stands out, so that no fold looks like pasta. */
function cheese(c: Canvas, region: Region, colour: Colour, count: number): void {
  const own = c.lit(colour)
  const toasted = c.lit(mix(colour, '#b06226', 0.72))
  for (const [px, py] of scatter(
    c.random,
    { ...region, rx: region.rx * 0.96, ry: region.ry * 0.94 },
    count,
    52,
  )) {
    const [w, h] = [between(c.random, 30, 52), between(c.random, 22, 34)]
    const turn = between(c.random, -0.8, 0.8)
    const fold = { turn, wobble: 0.3, points: 11 }
    c.path(blob(c.random, px, py + 1.4, w, h, fold), tone(own, -0.09, 1.1), ' opacity=".4"')
    c.path(blob(c.random, px, py, w, h, fold), own, ' opacity=".5"')
    c.path(blob(c.random, px - 3, py - 4, w * 0.6, h * 0.5, fold), tone(own, 0.05), ' opacity=".5"')
  }
  for (const [px, py] of scatter(c.random, region, count + 12, 22)) {
    const r = between(c.random, 2.5, 8)
    c.path(
      blob(c.random, px, py, r * 1.5, r, { turn: c.random() * 3, wobble: 0.34, points: 7 }),
      toasted,
      ` opacity="${c.random() < 0.4 ? '.7' : '.4'}"`,
    )
  }
}

/** Mash in scallops pressed with the back of a spoon, row over row: soft hollows, and crests that the oven has browned. */
function furrows(c: Canvas, { x, y, rx, ry }: Region, base: PictureDescription['base']): void {
  const mash = mix(mix(base, '#f8e6ae', 0.66), '#ffffff', 0.1)
  const own = c.lit(mash)
  const golden = c.lit('#cf8a34')
  const chestnut = c.lit('#9a571b')
  c.path(blob(c.random, x, y, rx * 1.5, ry * 1.6, { wobble: 0.02, points: 8 }), tone(own, -0.08, 1.15))
  const [wide, high] = [21, 15]
  let row = 0
  for (let py = y - ry * 1.02; py < y + ry * 1.1; py += 17) {
    row += 1
    const shift = (row % 2) * wide + between(c.random, -4, 4)
    for (let px = x - rx * 1.06 + shift; px < x + rx * 1.08; px += wide * 1.86) {
      const [sx, sy] = [px + between(c.random, -2, 2), py + between(c.random, -2.4, 2.4)]
      c.repeated('scallop', 9, sx, sy, () => {
        const bend = between(c.random, -3, 3)
        const scoop = blob(c.random, sx, sy, wide * between(c.random, 0.98, 1.12), high, {
          wobble: 0.07,
          points: 9,
        })
        c.path(scoop, c.light.shade, ' opacity=".16" transform="translate(1 3.4)"')
        c.path(
          scoop,
          c.linear(
            [
              [0, tone(own, 0.05)],
              [0.55, own],
              [1, tone(own, -0.12, 1.2)],
            ],
            [0.4, 0, 0.6, 1],
          ),
        )
        const crest = (reach: number, lift: number) =>
          `M${pt(sx - wide * reach, sy - high * 0.36)}Q${pt(sx + bend, sy - high * lift)} ${pt(sx + wide * reach, sy - high * 0.3)}`
        c.line(crest(0.74, 1.24), golden, 5, ` opacity="${c.random() < 0.6 ? '.75' : '.4'}"`)
        if (c.random() < 0.5) c.line(crest(0.46, 1.14), chestnut, 3.2, ' opacity=".6"')
        c.line(crest(0.5, 0.5), tone(own, 0.08), 3, ' opacity=".7" transform="translate(-1 3.4)"')
      })
    }
  }
  // Here and there the oven was hotter.
  let toasted = ''
  for (const [px, py] of scatter(c.random, { x, y, rx, ry }, 9, 60))
    toasted += blob(c.random, px, py, between(c.random, 20, 38), between(c.random, 12, 22), {
      wobble: 0.3,
      points: 10,
    })
  c.path(toasted, golden, ' opacity=".24"')
}

function shells(c: Canvas, region: Region, colour: Colour): void {
  for (const [px, py] of scatter(c.random, { ...region, rx: region.rx * 0.94, ry: region.ry * 0.94 }, 34, 32))
    drawPiece(c, { shape: 'tube', colour, inside: '#d9ac5c', size: 56, share: 1 }, px, py)
}

/** Draws a crumble: golden crumbs over fruit that bubbles up around the edge. */
export function drawCrumble(c: Canvas, { base, accent, pieces, garnish }: PictureDescription): void {
  const { d, rx, ry } = drawDish(c)
  const { x, y } = middle
  const isSquare = c.seed % 2 === 1
  const region: Region = { x, y, rx, ry, isSquare }
  const juice = pieces[0] ? mix(pieces[0].inside, '#d08a30', 0.5) : accent
  const fruit = pieces.slice(0, 2).map((piece) => ({
    ...piece,
    shape: piece.shape === 'fruit-half' || piece.shape === 'round-half' ? ('wedge' as const) : piece.shape,
    // Raisins stay raisins.
    size: piece.size < 12 ? 14 : 30,
  }))
  drawLiquid(c, d, juice, 0.9)
  c.inside(d, () => {
    drawHeap(c, { ...region, rx: rx * 1.04, ry: ry * 1.04 }, fruit, { cover: 0.9, liquid: juice })
    drawOilDrops(c, { ...region, isSquare: false, hole: 0.86, rx: rx * 1.02, ry: ry * 1.02 }, juice, 18)
    const golden = mix(tone(base, 0.08), '#dba558', 0.35)
    const top = isSquare
      ? roundedRect(x - rx * 0.86, y - ry * 0.8, rx * 1.72, ry * 1.6, 34)
      : pool(c.random, x, y, rx * 0.86, ry * 0.82, 0.04)
    c.path(top, c.light.shade, ' opacity=".34" transform="translate(2 5)"')
    c.path(top, c.body(tone(golden, -0.07), 0.9))
    for (const [size, tint, reach] of [
      [28, -0.05, 0.88],
      [25, 0.01, 0.85],
      [21, 0.06, 0.8],
    ] as const)
      for (const [px, py] of scatter(
        c.random,
        { ...region, rx: rx * reach, ry: ry * (reach - 0.04) },
        64,
        size * 0.74,
      ))
        drawPiece(
          c,
          {
            shape: 'crumb',
            colour: tone(golden, tint),
            inside: mix(tone(golden, tint + 0.09), '#b87030', tint < 0 ? 0.3 : 0),
            size,
            share: 1,
          },
          px,
          py,
        )
  })
  drawGarnish(c, { ...region, rx: rx * 0.5, ry: ry * 0.5 }, garnish)
}
