import { type Colour, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, type Point } from '../drawing/geometry'
import { scatter } from '../drawing/scatter'
import { drawDust, drawLiquid, drawPool } from '../drawing/surfaces'
import { drawPlate, middle } from '../drawing/vessels'
import type { PictureDescription } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'

/** Draws dumplings: crimped half-moons, glossy with butter; turnovers are baked and fewer. */
export function drawDumplings(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish, form, cut } = description
  const well = drawPlate(c)
  const { x, y } = middle
  if (form === 'dumplings' && cut === 'ball') {
    drawRoundDumplings(c, description, well)
    return
  }
  const [count, size] = form === 'turnovers' ? [5, 122] : [11, 84]
  for (const [px, py] of scatter(c.random, { x, y, rx: well * 0.84, ry: well * 0.8 }, count, size * 0.67))
    drawPiece(c, { shape: 'dumpling', colour: base, inside: base, size, share: 1 }, px, py, {
      turn: between(c.random, -1, 1),
    })
  drawHeap(
    c,
    { x, y, rx: well * 0.6, ry: well * 0.56 },
    pieces
      .filter(({ size }) => size < 26)
      .slice(0, 2)
      .map((piece) => ({ ...piece, colour: mix(piece.colour, '#a8662c', 0.35), size: 18 })),
    { cover: 0.22 },
  )
  drawGarnish(c, { x, y, rx: well * 0.62, ry: well * 0.6 }, garnish)
}

/** Round dumplings of bread or potato, in the sauce they come with. */
function drawRoundDumplings(
  c: Canvas,
  { base, accent, pieces, garnish }: PictureDescription,
  well: number,
): void {
  const { x, y } = middle
  drawPool(c, { x, y, rx: well * 0.92, ry: well * 0.86 }, mix(accent, '#e3bd80', 0.6))
  drawHeap(
    c,
    { x, y, rx: well * 0.86, ry: well * 0.8 },
    pieces.filter(({ shape }) => shape !== 'dice').slice(0, 2),
    { cover: 0.5, scale: 1.15 },
  )
  const dough = mix(base, '#d9a95a', 0.4)
  for (const [px, py] of [
    [x - 8, y - 50],
    [x - 56, y + 26],
    [x + 52, y + 22],
  ] as const) {
    c.shadow(px + 8, py + 18, 56, 50, 0.5)
    const d = blob(c.random, px, py, 50, 47, { wobble: 0.05, points: 11 })
    const own = c.lit(dough)
    c.path(
      d,
      c.radial(
        [
          [0, tone(own, 0.11)],
          [0.5, tone(own, 0.02)],
          [1, tone(own, -0.12, 1.1)],
        ],
        [0.38, 0.3, 0.76],
      ),
    )
    c.inside(d, () => {
      for (const [sx, sy] of scatter(c.random, { x: px, y: py, rx: 42, ry: 38 }, 24, 9)) {
        c.ellipse(
          sx,
          sy,
          between(c.random, 2, 5),
          between(c.random, 1.4, 3),
          tone(own, -0.1),
          ' opacity=".4"',
        )
        c.ellipse(sx + 4, sy - 3, 1.5, 1, '#4e7a30', ' opacity=".6"')
      }
    })
    c.gleam(px - 17, py - 22, 13, 5, 0.6)
  }
  drawGarnish(
    c,
    { x, y, rx: well * 0.5, ry: well * 0.46 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}

/** Draws a plate of eggs: scrambled, fried or poached, with what comes with them. */
export function drawEggPlate(c: Canvas, { pieces, garnish, accent, base, seed }: PictureDescription): void {
  const well = drawPlate(c)
  const { x, y } = middle
  const isWhole = pieces.some(({ shape }) => shape === 'egg-half')
  const rest = pieces.filter(({ shape }) => shape !== 'egg-half')
  if (isWhole) {
    drawLiquid(
      c,
      blob(c.random, x, y, well * 0.84, well * 0.78, { wobble: 0.06, points: 12 }),
      mix(accent, '#f8f2e4', 0.5),
      0.3,
    )
    const butter = mix(base, '#b9481c', 0.6)
    for (const [px, py, r] of [
      [x + 26, y + 52, 26],
      [x - 62, y + 8, 20],
      [x + 66, y - 44, 17],
      [x - 18, y - 66, 13],
    ] as const)
      drawLiquid(c, blob(c.random, px, py, r * 1.5, r, { turn: c.random() * 3, wobble: 0.2 }), butter, 1)
    for (const [px, py] of [
      [x - 34, y - 30],
      [x + 42, y - 2],
      [x - 22, y + 48],
    ] as const) {
      drawPiece(c, { shape: 'fried-egg', colour: '#fdf9f0', inside: '#efa325', size: 88, share: 1 }, px, py)
      drawDust(c, { x: px + 16, y: py + 14, rx: 26, ry: 18 }, butter, 12, 3)
    }
    drawHeap(c, { x, y, rx: well * 0.8, ry: well * 0.74, hole: 0.84 }, rest.slice(0, 2), { cover: 0.5 })
  } else {
    const curd = c.lit(mix('#f1c552', base, 0.12))
    c.shadow(x - 6, y + 14, well * 0.92, well * 0.8, 0.36)
    const heap = { x: x - 10, y, rx: well * 0.72, ry: well * 0.62 }
    for (const [px, py] of scatter(c.random, heap, 46, 16)) drawCurd(c, px, py, curd)
    // Some lie on the others.
    for (const [px, py] of scatter(c.random, { ...heap, rx: well * 0.5, ry: well * 0.4 }, 14, 20))
      drawCurd(c, px, py - 7, tone(curd, 0.03))
    drawHeap(
      c,
      { x: x - 10, y, rx: well * 0.74, ry: well * 0.64 },
      rest
        .filter(({ shape }) => shape !== 'avocado')
        .map((piece) => ({ ...piece, size: Math.min(20, piece.size) })),
      { cover: 0.4 },
    )
    const avocado = rest.find(({ shape }) => shape === 'avocado')
    if (avocado)
      drawPiece(c, { ...avocado, size: 84 }, x + well * 0.7, y - well * 0.2 + (seed % 7), { turn: 1.4 })
  }
  drawGarnish(
    c,
    { x, y, rx: well * 0.6, ry: well * 0.55 },
    garnish.filter(
      ({ shape }) =>
        shape === 'leaf' || shape === 'frond' || shape === 'chopped' || shape === 'seed' || shape === 'ring',
    ),
  )
}

/** A soft curd of egg: folded, deep gold below, wet and bright where it faces the light. */
export function drawCurd(c: Canvas, x: number, y: number, curd: Colour): void {
  c.repeated(`curd${curd}`, 12, x, y, () => {
    const [w, h] = [between(c.random, 15, 27), between(c.random, 10, 17)]
    const shape = { turn: between(c.random, -0.9, 0.9), wobble: 0.2, points: 9 }
    const d = blob(c.random, x, y, w, h, shape)
    c.path(d, tone(curd, -0.24, 1.05), ' opacity=".55" transform="translate(2 5)"')
    c.path(
      d,
      c.radial(
        [
          [0, tone(curd, 0.1, 0.9)],
          [0.5, curd],
          [1, tone(curd, -0.12, 1.08)],
        ],
        [0.4, 0.3, 0.72],
      ),
    )
    c.path(
      blob(c.random, x + w * 0.16, y + h * 0.3, w * 0.5, h * 0.22, shape),
      tone(curd, -0.13, 1.1),
      ' opacity=".5"',
    )
    c.gleam(x - w * 0.3, y - h * 0.42, w * 0.26, h * 0.12, 0.7, (shape.turn * 180) / Math.PI)
  })
}

/** Draws halved eggs with their filling piped in. */
export function drawEggHalves(c: Canvas, { garnish }: PictureDescription): void {
  const well = drawPlate(c, 152)
  const { x, y } = middle
  const places: Point[] = [[x, y]]
  for (let at = 0; at < 7; at += 1)
    places.push([x + Math.cos((at / 7) * 6.283) * well * 0.66, y + Math.sin((at / 7) * 6.283) * well * 0.64])
  for (const [px, py] of places.sort((one, other) => one[1] - other[1])) {
    const turn = between(c.random, -0.4, 0.4)
    drawPiece(c, { shape: 'egg-half', colour: '#fdfaf2', inside: '#efb840', size: 74, share: 1 }, px, py, {
      turn,
    })
    drawPiece(
      c,
      { shape: 'dollop', colour: '#f3c14e', inside: '#f9d987', size: 40, share: 1 },
      px + 3,
      py - 3,
    )
    drawDust(c, { x: px + 2, y: py - 4, rx: 15, ry: 12 }, '#b5401c', 16, 1.7)
    drawGarnish(
      c,
      { x: px, y: py, rx: 12, ry: 10 },
      garnish.filter(({ shape }) => shape === 'seed' || shape === 'frond' || shape === 'leaf').slice(0, 1),
      { scale: 0.55 },
    )
  }
}
