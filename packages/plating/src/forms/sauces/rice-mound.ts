import { type Colour, mix, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { pool } from '../../drawing/geometry'
import type { Region } from '../../drawing/scatter'
import { drawGrains } from '../../drawing/surfaces'

/** Draws a soft mound of rice or other grains: round at its edge, high and bright in its middle. */
export function drawRiceMound(c: Canvas, region: Region, colour: Colour, isRice: boolean): void {
  const { x, y, rx, ry } = region
  const own = c.lit(mix(tone(colour, -0.02), '#efdcb2', 0.35))
  const d = pool(c.random, x, y, rx, ry, 0.04)
  c.shadow(x + rx * 0.1, y + ry * 0.1, rx * 1.16, ry * 1.1, 0.4)
  c.path(d, tone(own, -0.16, 1.1), ' transform="translate(1 3)"')
  c.path(
    d,
    c.radial(
      [
        [0, tone(own, 0.05)],
        [0.6, own],
        [0.88, tone(own, -0.08, 1.05)],
        [1, tone(own, -0.16, 1.1)],
      ],
      [0.42, 0.38, 0.66],
    ),
  )
  const [length, width] = isRice ? [7.2, 3.3] : [1.7, 3.1]
  c.inside(d, () => {
    drawGrains(c, { ...region, rx: rx * 0.97, ry: ry * 0.97 }, tone(colour, -0.03), 250, length, width)
    const top = { ...region, x: x - rx * 0.06, y: y - ry * 0.06, rx: rx * 0.7, ry: ry * 0.7 }
    drawGrains(c, top, tone(colour, 0.02), 130, length, width)
  })
}
