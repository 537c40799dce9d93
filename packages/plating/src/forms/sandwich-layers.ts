import { type Colour, hueOf, lightnessOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { type Point, pt, smooth, smoothLine } from '../drawing/geometry'
import type { Piece } from '../picture-description'
import { between } from '../random'
import { drawHeap } from './arrange'

/** Where a layer lies: its middle, the line it rests on, half its width and its height. */
interface Layer {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly height: number
}

const isTomato = ({ shape, colour }: Piece) =>
  (shape === 'wedge' || shape === 'coin' || shape === 'dice') &&
  hueOf(colour) < 36 &&
  lightnessOf(colour) < 0.64
const isMeltable = ({ shape, colour }: Piece) =>
  (shape === 'shred' || shape === 'dice' || shape === 'flake') &&
  hueOf(colour) > 70 &&
  hueOf(colour) < 100 &&
  lightnessOf(colour) > 0.78

/** Draws one filling as it shows at the edge of a sandwich: slices of tomato, rashers, folded ham, melting cheese, or a heap. */
export function drawLayer(c: Canvas, layer: Layer, piece: Piece): void {
  if (piece.shape === 'rasher' || piece.shape === 'ham-slice') drawFolds(c, layer, piece)
  else if (isTomato(piece)) drawTomatoes(c, layer, piece)
  else if (isMeltable(piece)) drawCheese(c, layer, piece.colour)
  else {
    const { x, y, half, height } = layer
    drawHeap(c, { x, y, rx: half * 0.93, ry: height * 0.62 }, [{ ...piece, share: 1 }], { cover: 1.7 })
  }
}

/** The lower layers first: what is loose lies on the bread, cheese and slices above it, rashers on top. */
export function byLayer(one: Piece, other: Piece): number {
  return layerOf(one) - layerOf(other)
}

function layerOf(piece: Piece): number {
  if (piece.shape === 'rasher') return 4
  if (isTomato(piece)) return 3
  if (isMeltable(piece)) return 2
  return piece.shape === 'ham-slice' ? 1 : 0
}

function drawFolds(c: Canvas, { x, y, half, height }: Layer, { colour, inside, shape }: Piece): void {
  const own = c.lit(colour)
  const isCrisp = shape === 'rasher'
  for (const row of isCrisp ? [0.5] : [1, 0]) {
    const steps = isCrisp ? 7 : 8
    const wave = height * 0.2
    const line = Array.from(
      { length: steps + 1 },
      (_, step): Point => [
        x - half * 1.03 + ((half * 2.06) / steps) * step,
        y + (row - 0.5) * height * 0.62 + (step % 2 ? wave : -wave) * between(c.random, 0.6, 1.1),
      ],
    )
    const d = smoothLine(line)
    const width = height * (isCrisp ? 0.5 : 0.62)
    c.strokes(d, [
      [c.light.shade, width * 1.1, ' opacity=".3" transform="translate(0 3)"'],
      [tone(own, row ? -0.08 : -0.02), width],
      [tone(own, 0.06), width * 0.5, ' opacity=".6" transform="translate(0 -1.5)"'],
      [c.lit(inside), width * 0.22, ` opacity=".9" transform="translate(0 ${isCrisp ? 2 : -3})"`],
    ])
  }
}

function drawTomatoes(c: Canvas, { x, y, half, height }: Layer, { colour, inside }: Piece): void {
  const count = half > 120 ? 5 : 3
  const wide = (half * 2) / count
  for (let at = 0; at < count; at += 1) {
    const [px, py] = [x - half + wide * (at + 0.5), y + between(c.random, -1.5, 1.5)]
    const [w, h] = [wide * 0.58, height * 0.36]
    c.shadow(px, py + h, w, h, 0.3)
    c.ellipse(px, py, w, h, c.body(colour, 1.2))
    c.ellipse(px, py - h * 0.1, w * 0.86, h * 0.6, c.lit(inside))
    let seeds = ''
    for (const off of [-0.5, -0.16, 0.2, 0.52])
      seeds += `M${pt(px + off * w, py - h * 0.1)}h${pt(w * 0.12, 0).split(' ')[0]}`
    c.line(seeds, c.lit('#f3c45c'), 2, ' opacity=".8"')
    c.gleam(px - w * 0.3, py - h * 0.5, w * 0.3, 1.3, 0.5, 0)
  }
}

function drawCheese(c: Canvas, { x, y, half, height }: Layer, colour: Colour): void {
  const own = c.lit(mix(colour, '#f2b437', 0.3))
  const lower: Point[] = []
  const steps = half > 120 ? 9 : 6
  for (let step = 0; step <= steps; step += 1) {
    const drip = step % 2 ? between(c.random, 0.35, 1) : between(c.random, 0, 0.15)
    lower.unshift([x - half * 0.99 + ((half * 1.98) / steps) * step, y + height * (0.12 + drip * 0.6)])
  }
  const d = smooth(
    [
      [x - half * 0.99, y - height * 0.22],
      [x, y - height * 0.3],
      [x + half * 0.99, y - height * 0.22],
      ...lower,
    ],
    0.7,
  )
  c.path(d, c.light.shade, ' opacity=".3" transform="translate(1 4)"')
  c.path(
    d,
    c.linear(
      [
        [0, tone(own, 0.08)],
        [0.5, own],
        [1, tone(own, -0.08)],
      ],
      [0.4, 0, 0.5, 1],
    ),
  )
  c.gleam(x - half * 0.5, y - height * 0.12, half * 0.24, 2, 0.5, 0)
}
