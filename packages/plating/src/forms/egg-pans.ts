import { type Colour, hueOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, ellipsePath, type Point, pool, pt, smooth, smoothLine } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawBrowning, drawDust, drawLiquid } from '../drawing/surfaces'
import { drawPan, drawPlate, middle, panMiddle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws a frittata in its pan, one wedge taken out. */
export function drawFrittata(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const r = drawPan(c)
  const { x, y } = panMiddle
  const region: Region = { x, y, rx: r, ry: r }
  const d = pool(c.random, x, y, r, r, 0.008)
  const own = c.lit(base)
  // What is green with herbs still sets yellow at its rim and between them.
  const isHerby = hueOf(base) > 104 && hueOf(base) < 170
  const rim = isHerby ? '#e0ae3c' : base
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.07)],
        [isHerby ? 0.72 : 0.8, own],
        [isHerby ? 0.79 : 0.94, c.lit(isHerby ? rim : mix(base, '#b87426', 0.45))],
        [1, c.lit(mix(rim, '#9c5a20', isHerby ? 0.4 : 0.7))],
      ],
      [0.46, 0.44, 0.6],
    ),
  )
  c.inside(d, () => {
    // Soft swells of egg, then what is set in it, then the browned crests.
    for (const [px, py] of scatter(c.random, region, 30, 24))
      c.path(
        blob(c.random, px, py, between(c.random, 11, 20), between(c.random, 7, 11), {
          turn: c.random() * 3,
          wobble: 0.2,
        }),
        isHerby && c.random() < 0.4
          ? c.lit(mix(base, '#dcc055', 0.45))
          : tone(own, between(c.random, -0.04, 0.07)),
        ' opacity=".6"',
      )
    if (isHerby) drawHerbFlecks(c, { ...region, rx: r * 0.92, ry: r * 0.92 })
    if (!isHerby) drawBrowning(c, { ...region, rx: r * 0.9, ry: r * 0.9 }, 20, 18, '#c07a2a')
    drawHeap(
      c,
      { ...region, rx: r * 0.9, ry: r * 0.9 },
      pieces
        .filter(({ shape }) => shape !== 'egg-half')
        .map((piece) => ({
          ...piece,
          size: Math.min(38, piece.size),
          // Chopped nuts are folded in; few of them reach the top.
          share: piece.shape === 'nut' ? Math.min(0.18, piece.share) : piece.share,
        })),
      { cover: 0.5, liquid: tone(base, 0.03) },
    )
    if (!isHerby) drawBrowning(c, { ...region, hole: 0.93 }, 22, 13, '#a5662a')
  })
  drawGarnish(
    c,
    { ...region, x: x - r * 0.1, y: y - r * 0.12, rx: r * 0.55, ry: r * 0.55 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
  takeWedge(c, region, { crumb: isHerby ? '#e6cf6c' : mix(base, '#fdf0c4', 0.4), crust: base })
  if (isHerby) drawHerbFlecks(c, { x: x + r * 0.55, y: y + r * 0.21, rx: r * 0.3, ry: 4 }, 0.1)
}

function drawHerbFlecks(c: Canvas, region: Region, share = 1): void {
  drawDust(c, region, '#3f6524', Math.round(190 * share), 2.6)
  drawDust(c, region, '#f0d873', Math.round(110 * share), 2.4)
}

/** Draws a bread baked in its pan: a cracked golden top cut into wedges, one of them gone, and its coarse crumb. */
export function drawPanBread(c: Canvas, { base, garnish }: PictureDescription): void {
  const r = drawPan(c)
  const { x, y } = panMiddle
  const region: Region = { x, y, rx: r, ry: r }
  const d = pool(c.random, x, y, r, r, 0.012)
  const own = c.lit(base)
  const crumb = mix(base, '#fbe6a0', 0.55)
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.06)],
        [0.6, own],
        [0.86, c.lit(mix(base, '#b06a22', 0.5))],
        [1, c.lit(mix(base, '#7d4214', 0.8))],
      ],
      [0.46, 0.44, 0.58],
    ),
  )
  c.inside(d, () => {
    drawBrowning(c, { ...region, rx: r * 0.92, ry: r * 0.92 }, 40, 24, '#b06a24')
    drawDust(c, region, tone(base, 0.14), 130, 2)
    drawDust(c, region, mix(base, '#8a4c18', 0.6), 120, 1.8)
    for (let crack = 0; crack < 6; crack += 1) {
      const angle = 1.7 + crack * 0.82 + between(c.random, -0.2, 0.2)
      const turn = angle + 1.5 + between(c.random, -0.5, 0.5)
      const reach = r * between(c.random, 0.3, 0.66)
      const line = smoothLine(
        [-2, -1, 0, 1, 2].map((step): Point => {
          const off = step * r * between(c.random, 0.09, 0.14)
          const sway = between(c.random, -7, 7)
          return [
            x + Math.cos(angle) * reach + Math.cos(turn) * off - Math.sin(turn) * sway,
            y + Math.sin(angle) * reach + Math.sin(turn) * off + Math.cos(turn) * sway,
          ]
        }),
      )
      c.strokes(line, [
        [c.lit(mix(base, '#7d4214', 0.75)), 4.2, ' opacity=".75"'],
        [c.lit(mix(base, crumb, 0.6)), 2, ' transform="translate(.6 1)"'],
      ])
    }
    let cuts = ''
    for (const angle of [0.28, 1.12, 1.98, 2.84])
      cuts += `M${pt(x - Math.cos(angle) * r, y - Math.sin(angle) * r)}L${pt(x + Math.cos(angle) * r, y + Math.sin(angle) * r)}`
    c.strokes(cuts, [
      [c.lit(mix(base, crumb, 0.6)), 2.6, ' opacity=".7" transform="translate(1 1.6)"'],
      [c.lit(mix(base, '#6d3a12', 0.8)), 2],
    ])
  })
  c.grain(d, '#8a4c18', 0.5, 0.2)
  drawGarnish(
    c,
    { ...region, x: x - r * 0.2, y: y - r * 0.2, rx: r * 0.4, ry: r * 0.4 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
  takeWedge(c, region, { crumb, crust: mix(base, '#8a4c18', 0.4), height: 27 })
}

/** What shows where a wedge was taken out. */
interface CutSide {
  readonly crumb: Colour
  readonly crust: Colour
  readonly height?: number
}

/** Takes a wedge out: the pan shows, and the cut side of what stays. */
function takeWedge(c: Canvas, { x, y, rx: r }: Region, { crumb, crust, height = 15 }: CutSide): void {
  const at = (angle: number, reach = 1): Point => [
    x + Math.cos(angle) * r * reach,
    y + Math.sin(angle) * r * reach,
  ]
  const [from, to] = [0.28, 1.12]
  const tip = at((from + to) / 2, 0.03)
  const arc = Array.from({ length: 6 }, (_, step) => at(from + ((to - from) * step) / 5, 1.01))
  const gap = `M${[tip, ...arc].map(([px, py]) => pt(px, py)).join('L')}Z`
  const iron = c.lit('#3a3735')
  c.path(
    gap,
    c.linear([
      [0, tone(iron, -0.1)],
      [1, tone(iron, 0.08)],
    ]),
  )
  c.inside(gap, () => {
    const [right, left] = [at(from, 1.02), at(to, 1.02)]
    const side = `M${pt(...tip)}L${pt(...right)}l0 ${height}L${pt(tip[0], tip[1] + height)}Z`
    const cut = c.lit(crumb)
    c.path(
      side,
      c.linear(
        [
          [0, tone(cut, 0.02)],
          [0.72, tone(cut, -0.05)],
          [1, c.lit(mix(crust, '#8f5320', 0.7))],
        ],
        [0, 0, 0, 1],
      ),
    )
    const pores = height > 20 ? 22 : 9
    for (let pore = 1; pore < pores; pore += 1) {
      const [px, py] = at(from + 0.02, pore / pores)
      c.ellipse(px, py + between(c.random, 4, height - 5), 2, 1.2, tone(cut, -0.12), ' opacity=".8"')
    }
    c.line(`M${pt(...tip)}L${pt(...left)}`, c.light.shade, 7, ' opacity=".35" transform="translate(4 0)"')
    for (const [px, py] of scatter(
      c.random,
      { x: at(0.7, 0.66)[0], y: at(0.7, 0.66)[1], rx: 26, ry: 24 },
      7,
      9,
    ))
      c.path(blob(c.random, px, py, 2.6, 1.9, { wobble: 0.3, points: 5 }), cut)
  })
}

/** Draws eggs set in a sauce or in greens, in the pan; or cheese melted in it. */
export function drawEggsInPan(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const r = drawPan(c)
  const { x, y } = panMiddle
  const region: Region = { x, y, rx: r, ry: r }
  const d = ellipsePath(x, y, r)
  const eggs = pieces.some(({ shape }) => shape === 'egg-half')
  const rest = pieces.filter(({ shape }) => shape !== 'egg-half')
  const places: Point[] = eggs
    ? [
        [x - 46, y - 42],
        [x + 50, y - 32],
        [x - 42, y + 48],
        [x + 50, y + 54],
      ]
    : []
  if (eggs) {
    drawLiquid(c, d, base, 0.5)
    c.inside(d, () => {
      drawHeap(c, { ...region, rx: r * 0.97, ry: r * 0.97 }, rest, { cover: 1.1, liquid: tone(base, 0.02) })
      for (const [px, py] of places) drawSetEgg(c, px, py, 41, base)
    })
  } else drawMeltedCheese(c, region, base, rest)
  drawGarnish(
    c,
    { ...region, rx: r * 0.8, ry: r * 0.8 },
    garnish.filter(({ shape }) => shape !== 'dollop' && shape !== 'citrus' && shape !== 'coin'),
  )
}

/** An egg in its hollow: the sauce rises around it and runs over the edge of the white. */
function drawSetEgg(c: Canvas, x: number, y: number, r: number, base: Colour): void {
  const own = c.lit(base)
  c.shadow(x, y + 2, r * 1.3, r * 1.2, 0.4)
  drawPiece(c, { shape: 'fried-egg', colour: '#fbf6ea', inside: '#f0a423', size: r * 1.84, share: 1 }, x, y)
  // The sauce runs over the edge of the white here and there.
  let [laps, lips] = ['', '']
  const start = c.random() * 6
  for (let at = 0; at < 6; at += 1) {
    const angle = start + at * 1.05 + between(c.random, -0.2, 0.2)
    const [px, py] = [x + Math.cos(angle) * r * 0.98, y + Math.sin(angle) * r * 0.86]
    const [w, h] = [r * between(c.random, 0.24, 0.4), r * between(c.random, 0.12, 0.2)]
    const shape = { turn: angle + 1.57, wobble: 0.2, points: 7 }
    laps += blob(c.random, px, py, w, h, shape)
    lips += blob(c.random, px - 1, py - 1.4, w * 0.7, h * 0.4, shape)
  }
  c.path(laps, tone(own, -0.18), ' opacity=".4" transform="translate(.6 1.6)"')
  c.path(laps, own)
  c.path(lips, tone(own, 0.07), ' opacity=".6"')
}

/** Cheese that melted in the pan: a thick golden round with blisters, browned on their crests. */
function drawMeltedCheese(c: Canvas, region: Region, base: Colour, topping: readonly Piece[]): void {
  const { x, y, rx: r } = region
  const cheese = mix('#f3cb66', base, 0.12)
  const own = c.lit(cheese)
  c.ellipse(x, y, r, r, c.body(mix(base, '#b8702a', 0.6), 0.8))
  const d = pool(c.random, x, y, r * 0.93, r * 0.93, 0.03)
  c.path(d, c.light.shade, ' opacity=".35" transform="translate(2 4)"')
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.1)],
        [0.7, tone(own, 0.02)],
        [0.92, c.lit(mix(cheese, '#c47a26', 0.4))],
        [1, c.lit(mix(cheese, '#a85f1e', 0.7))],
      ],
      [0.45, 0.42, 0.6],
    ),
  )
  c.inside(d, () => {
    drawBrowning(c, { ...region, rx: r * 0.86, ry: r * 0.86 }, 26, 26, '#c47a2a')
    for (const [px, py] of scatter(c.random, { ...region, rx: r * 0.86, ry: r * 0.86 }, 38, 15)) {
      const size = between(c.random, 3, 9)
      c.ellipse(px, py + 1, size, size * 0.8, tone(own, -0.11, 1.1), ' opacity=".6"')
      c.ellipse(px - 0.6, py - 0.4, size * 0.84, size * 0.66, tone(own, 0.06))
      c.gleam(px - size * 0.3, py - size * 0.3, size * 0.3, size * 0.14, 0.6)
    }
    drawHeap(
      c,
      { x, y, rx: r * 0.46, ry: r * 0.42 },
      topping.filter(({ shape }) => shape !== 'shred'),
      { cover: 0.9, liquid: tone(cheese, 0.04) },
    )
  })
}

/** Draws a folded omelette on a plate. */
export function drawOmelette(c: Canvas, { base, pieces, garnish }: PictureDescription): void {
  const well = drawPlate(c)
  const { x, y } = middle
  const own = c.lit(base)
  c.shadow(x + 8, y + 26, well * 1.02, well * 0.66, 0.44)
  const halfMoon = (reach: number, dy: number): Point[] =>
    Array.from({ length: 13 }, (_, step): Point => {
      const angle = (step / 12) * Math.PI
      const far = reach * between(c.random, 0.985, 1.015)
      return [x + Math.cos(angle) * 116 * far, y - 42 + dy + Math.sin(angle) ** 0.8 * 96 * far]
    })
  const back: Point[] = [
    [x - 70, y - 58],
    [x, y - 64],
    [x + 70, y - 58],
  ]
  c.path(smooth([...halfMoon(1.03, 8), ...back], 0.8), c.body(tone(base, -0.08), 1))
  // The filling shows along the open edge.
  const filling = pieces.filter(({ shape }) => shape !== 'egg-half').slice(0, 3)
  for (let at = 0; at < (filling.length > 0 ? 19 : 0); at += 1) {
    const angle = 0.3 + (at / 18) * 2.54
    const piece = filling[at % filling.length]
    if (piece)
      drawPiece(
        c,
        { ...piece, size: Math.min(26, piece.size) },
        x + Math.cos(angle) * 110,
        y - 40 + Math.sin(angle) ** 0.8 * 96,
      )
  }
  const top = smooth([...halfMoon(0.95, 0), ...back], 0.8)
  c.path(top, c.light.shade, ' opacity=".3" transform="translate(2 7)"')
  c.path(
    top,
    c.linear([
      [0, tone(own, 0.1)],
      [0.5, own],
      [1, tone(own, -0.12)],
    ]),
  )
  c.inside(top, () => {
    drawBrowning(c, { x, y: y - 14, rx: 96, ry: 44 }, 26, 22, '#b5741f')
    c.line(
      `M${pt(x - 96, y - 52)}Q${pt(x, y - 62)} ${pt(x + 96, y - 52)}`,
      tone(own, 0.13),
      7,
      ' opacity=".6"',
    )
  })
  c.gleam(x - 40, y - 38, 26, 6, 0.45, -20)
  drawGarnish(
    c,
    { x: x + 4, y: y - 14, rx: 74, ry: 34 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}
