import { type Colour, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, pool, pt, roundedRect } from '../drawing/geometry'
import { type Region, scatter, sprinkle } from '../drawing/scatter'
import { drawBrowning, drawLiquid, drawOilDrops } from '../drawing/surfaces'
import { drawDish, middle } from '../drawing/vessels'
import type { PictureDescription } from '../picture-description'
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
    drawBrowning(c, { ...region, hole: 0.9 }, 34, 17, '#a8662a')
  })
  for (const [px, py] of sprinkle(c.random, { ...region, rx: rx * 0.8, ry: ry * 0.8 }, 16))
    c.gleam(px, py, 4.5, 1.6, 0.4)
  drawHeap(
    c,
    { ...region, rx: rx * 0.85, ry: ry * 0.85 },
    pieces.filter(({ shape }) => shape === 'nut').slice(0, 1),
    { cover: 0.12 },
  )
  drawGarnish(
    c,
    { ...region, rx: rx * 0.66, ry: ry * 0.66 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

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

/** Mash roughed up with a fork: swoops of a few close lines in every direction, browned where it stands up. */
function furrows(c: Canvas, region: Region, base: PictureDescription['base']): void {
  const own = c.lit(mix(mix(base, '#f6e6b4', 0.6), '#ffffff', 0.12))
  const { x, y, rx, ry } = region
  c.path(blob(c.random, x, y, rx * 1.5, ry * 1.6, { wobble: 0.02, points: 8 }), own)
  // Soft hills below the lines.
  for (const [px, py] of scatter(c.random, region, 26, 40)) {
    const hill = { turn: between(c.random, -0.6, 0.6), wobble: 0.2, points: 9 }
    c.path(blob(c.random, px + 2, py + 5, 34, 24, hill), tone(own, -0.1, 1.1), ' opacity=".28"')
    c.path(blob(c.random, px - 2, py - 3, 27, 18, hill), tone(own, 0.05), ' opacity=".5"')
  }
  for (const [px, py] of scatter(c.random, { ...region, isSquare: true }, 34, 44)) {
    const turn = between(c.random, 0, Math.PI)
    const reach = between(c.random, 22, 36)
    const bend = between(c.random, -12, 12)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const at = (along: number, across: number) =>
      pt(px + along * cos - across * sin, py + along * sin + across * cos)
    for (const row of [-9, -3, 3, 9]) {
      const line = `M${at(-reach, row)}Q${at(0, row + bend)} ${at(reach, row)}`
      c.strokes(line, [
        [tone(own, -0.1, 1.1), 2.6, ' opacity=".6" stroke-linecap="round"'],
        [tone(own, 0.06), 2, ' opacity=".55" stroke-linecap="round" transform="translate(-1 -2.4)"'],
      ])
    }
  }
  drawBrowning(c, region, 44, 20, '#b87228')
  drawBrowning(c, region, 20, 10, '#94551c')
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
