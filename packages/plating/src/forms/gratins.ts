import { type Colour, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, num, type Point, pool, pt, roundedRect, smoothLine } from '../drawing/geometry'
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
  // What is below the crust bubbles up around it.
  const crust = mix(base, '#f0b748', 0.62)
  const below = form === 'baked-pasta' ? mix(accent, '#b8431c', 0.3) : mix(base, '#c9852f', 0.35)
  drawLiquid(c, d, hasTopping ? cream : below, 0.6)
  const isPasta = form === 'baked-pasta' && starch === 'pasta'
  c.inside(d, () => {
    if (hasTopping) furrows(c, region, base)
    else {
      drawOilDrops(c, { ...region, hole: 0.9 }, mix(below, '#e8902c', 0.4), 16)
      drawCrust(c, region, crust)
      if (isPasta) shells(c, region, mix('#f0cc7c', accent, 0.12))
      const set = pieces
        .filter(({ shape }) => shape !== 'nut' && shape !== 'shred')
        .map((piece) => ({
          ...piece,
          size: Math.max(20, Math.min(42, piece.size)),
          colour: mix(piece.colour, base, 0.12),
        }))
      const inner = { ...region, rx: rx * 0.92, ry: ry * 0.9 }
      drawHeap(c, inner, set, { cover: isPasta ? 0.24 : 0.5, liquid: crust })
      drawBlisters(c, inner, crust, isPasta ? 16 : 22)
      // The largest stand out of the cheese, so that one sees what it is.
      drawHeap(c, inner, set.slice(0, 2), { cover: 0.14, liquid: crust })
    }
    c.path(d, 'none', ` stroke="${c.lit('#6d3812')}" stroke-width="7" opacity=".42"`)
    drawBrowning(c, { ...region, hole: 0.9 }, hasTopping ? 20 : 26, 15, '#9a5620')
    const filling = pieces.find(({ shape }) => shape === 'crumb' || shape === 'meat' || shape === 'flake')
    const first: Colour | undefined = isPasta ? '#f0cd7e' : (filling ?? pieces[0])?.colour
    const pale = mix(base, '#f8e6b4', 0.7)
    const layers: readonly Colour[] = hasTopping
      ? [pale, first ?? mix(base, '#8a4a24', 0.6)]
      : [pale, first ?? '#efc873', '#f6e3ac', below]
    takeSpoonful(c, region, mix(crust, '#b8701f', 0.4), layers)
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

/** The crust: one golden blanket, paler where it is thick, browned towards its edge, thrown in low soft folds. */
function drawCrust(c: Canvas, { x, y, rx, ry }: Region, colour: Colour): void {
  const own = c.lit(colour)
  const d =
    c.seed % 2
      ? roundedRect(x - rx * 0.97, y - ry * 0.95, rx * 1.94, ry * 1.9, 34)
      : pool(c.random, x, y, rx * 0.95, ry * 0.94, 0.02)
  c.path(d, c.light.shade, ' opacity=".3" transform="translate(1 3)"')
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.07)],
        [0.5, tone(own, 0.02)],
        [0.84, c.lit(mix(colour, '#c9791f', 0.42))],
        [1, c.lit(mix(colour, '#9a5218', 0.7))],
      ],
      [0.45, 0.42, 0.6],
    ),
  )
  let [folds, crests] = ['', '']
  for (const [px, py] of scatter(c.random, { x, y, rx: rx * 0.86, ry: ry * 0.84 }, 13, 44)) {
    const [w, h] = [between(c.random, 24, 44), between(c.random, 12, 20)]
    const fold = { turn: between(c.random, -0.6, 0.6), wobble: 0.16, points: 9 }
    folds += blob(c.random, px + 2, py + 4, w, h, fold)
    crests += blob(c.random, px, py, w * 0.9, h * 0.8, fold)
  }
  c.path(folds, c.lit(mix(colour, '#a8601c', 0.5)), ' opacity=".34"')
  c.path(crests, tone(own, 0.08), ' opacity=".5"')
}

/** Blisters of cheese: risen, glossy, and burnt to chestnut on their tops. */
function drawBlisters(c: Canvas, region: Region, colour: Colour, count: number): void {
  const own = c.lit(colour)
  const [golden, chestnut] = [c.lit(mix(colour, '#c47a22', 0.66)), c.lit(mix(colour, '#74380f', 0.8))]
  for (const [px, py] of scatter(c.random, region, count, 24))
    c.repeated('blister', 9, px, py, () => {
      const r = between(c.random, 8, 22)
      const shape = { turn: between(c.random, -0.7, 0.7), wobble: 0.28, points: 9 }
      c.path(blob(c.random, px, py, r * 1.3, r * 0.84, shape), golden, ' opacity=".4"')
      c.path(blob(c.random, px, py, r * 0.9, r * 0.54, shape), golden, ' opacity=".75"')
      const burnt = { ...shape, wobble: 0.4, points: 7 }
      c.path(
        blob(c.random, px + r * 0.14, py + r * 0.06, r * 0.58, r * 0.3, burnt),
        chestnut,
        ' opacity=".38"',
      )
      c.path(
        blob(c.random, px - r * 0.3, py - r * 0.2, r * 0.3, r * 0.14, shape),
        tone(own, 0.1),
        ' opacity=".7"',
      )
    })
  let rest = ''
  for (const [px, py] of sprinkle(c.random, region, 26)) rest += `M${pt(px, py)}h.1`
  c.line(rest, chestnut, 2.4, ' opacity=".5"')
  c.line(rest, tone(own, 0.12), 1.2, ' opacity=".6" transform="translate(-1 -1.4)"')
}

/** Takes out the corner that was served: the cut side shows the layers, and the floor of the dish what ran out. */
function takeSpoonful(c: Canvas, { x, y, rx, ry }: Region, top: Colour, layers: readonly Colour[]): void {
  const isOval = c.seed % 2 === 0
  const [far, low] = isOval ? [0.96, 0.98] : [1.06, 1.08]
  const cut: Point[] = [
    [x + rx * far, y + ry * 0.16],
    [x + rx * 0.76, y + ry * 0.2],
    [x + rx * 0.58, y + ry * 0.3],
    [x + rx * 0.46, y + ry * 0.46],
    [x + rx * 0.42, y + ry * 0.68],
    [x + rx * 0.36, y + ry * low],
  ].map(([px = 0, py = 0]) => [px + between(c.random, -4, 4), py + between(c.random, -4, 4)])
  const edge = smoothLine(cut)
  const gap = `${edge}L${pt(x + rx * 1.2, y + ry * 1.2)}Z`
  const sauce = layers.at(-1) ?? top
  const floor = c.lit(mix('#d2bc98', sauce, 0.34))
  c.path(
    gap,
    c.linear([
      [0, tone(floor, -0.24)],
      [0.6, tone(floor, -0.1)],
      [1, tone(floor, 0.02)],
    ]),
  )
  c.inside(gap, () => {
    for (const [px, py, r] of [
      [0.74, 0.72, 0.15],
      [0.6, 0.84, 0.09],
      [0.84, 0.5, 0.07],
    ] as const)
      drawLiquid(c, blob(c.random, x + rx * px, y + ry * py, rx * r, ry * r, { wobble: 0.24 }), sauce, 1)
    const high = 21 / layers.length
    c.line(edge, c.light.shade, 14, ' opacity=".4" transform="translate(9 24)"')
    for (const [index, layer] of [...layers.entries()].reverse()) {
      const at = (index + 0.6) * high
      c.line(edge, c.lit(layer), high * 1.9, ` transform="translate(${num(at * 0.4)} ${num(at)})"`)
      // Uneven, as layers are.
      let bits = ''
      for (const [px, py] of cut)
        bits += blob(c.random, px + at * 0.4 + 5, py + at + 2, between(c.random, 7, 13), high * 0.3, {
          wobble: 0.3,
        })
      c.path(bits, tone(c.lit(layer), -0.1, 1.1), ' opacity=".55"')
    }
  })
  c.line(edge, c.lit(top), 4.4)
  c.line(edge, tone(c.lit(top), 0.12), 1.4, ' opacity=".7" transform="translate(-1 -1)"')
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
