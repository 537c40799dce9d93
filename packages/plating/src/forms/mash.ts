import { type Colour, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, num, type Point, pool, smoothLine } from '../drawing/geometry'
import type { Region } from '../drawing/scatter'
import { drawLiquid } from '../drawing/surfaces'
import type { PictureDescription } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'
import { servingRegion } from './heaps'

/** Draws a spoonful of mash or polenta: a mound pushed up in thick swoops, each with a lit ridge and a shade below. */
export function drawMashMound(c: Canvas, { x, y, rx, ry }: Region, colour: Colour): void {
  const own = c.lit(colour)
  c.shadow(x + rx * 0.08, y + ry * 0.13, rx * 1.16, ry * 1.12, 0.44)
  const d = pool(c.random, x, y, rx * 0.98, ry * 0.98, 0.045)
  c.path(d, tone(own, -0.16, 1.1), ` transform="translate(1 ${num(ry * 0.06)})"`)
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.06)],
        [0.55, own],
        [1, tone(own, -0.09, 1.06)],
      ],
      [0.4, 0.34, 0.72],
    ),
  )
  c.grain(d, tone(colour, -0.14), 0.12, 0.16)
  c.inside(d, () => {
    const width = Math.min(rx, ry) * 0.2
    for (let swoop = 0; swoop < 7; swoop += 1) {
      const reach = 0.9 - swoop * 0.13
      const start = 2.4 + swoop * 1.15 + between(c.random, -0.2, 0.2)
      const line = [0, 1, 2, 3, 4, 5].map((step): Point => {
        const angle = start + step * 0.52
        const far = reach - step * 0.022
        return [x - rx * 0.03 + Math.cos(angle) * rx * far, y - ry * 0.05 + Math.sin(angle) * ry * far]
      })
      c.strokes(smoothLine(line), [
        [tone(own, -0.15, 1.15), width * 0.95, ' opacity=".42" transform="translate(3 5)"'],
        [own, width],
        [tone(own, 0.075), width * 0.5, ' transform="translate(-1.6 -2.4)"'],
        ['#ffffff', width * 0.1, ' opacity=".35" transform="translate(-3 -4.4)"'],
      ])
    }
  })
}

/** Draws mash: thick swoops, what is folded in, and butter melting in the hollow. */
export function drawMash(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish } = description
  const region = servingRegion(c, 'bowl')
  const soft = mix(base, '#f4e5b2', 0.62)
  const mound: Region = { ...region, rx: region.rx * 0.9, ry: region.ry * 0.86 }
  drawMashMound(c, mound, soft)
  drawHeap(
    c,
    { ...mound, rx: mound.rx * 0.9, ry: mound.ry * 0.9 },
    pieces
      .filter(({ shape, size }) => shape !== 'chunk' && size < 46)
      .map((piece) => ({ ...piece, size: Math.min(20, piece.size) })),
    { cover: 0.24 },
  )
  drawLiquid(
    c,
    blob(c.random, region.x - 2, region.y - 2, region.rx * 0.22, region.rx * 0.17, {
      wobble: 0.14,
      points: 9,
    }),
    '#eeb93a',
    1,
  )
  c.gleam(region.x - 12, region.y - 11, 9, 3.2, 0.7)
  const butter = { shape: 'dice', colour: '#f6dc84', inside: '#fbeab0', size: 27, share: 1 } as const
  drawPiece(c, butter, region.x + 3, region.y - 3, { turn: 0.5 })
  drawGarnish(
    c,
    { ...region, rx: region.rx * 0.7, ry: region.ry * 0.7, hole: 0.4 },
    garnish.filter(({ shape }) => shape !== 'dollop'),
  )
}
