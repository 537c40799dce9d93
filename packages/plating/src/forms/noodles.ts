import { type Colour, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { type Point, smoothLine } from '../drawing/geometry'
import type { Region } from '../drawing/scatter'
import { between } from '../random'

const layers = 6

/** Draws a nest of long noodles: round strands in layers, wound about the middle. */
export function drawNest(
  c: Canvas,
  { x, y, rx, ry }: Region,
  colour: Colour,
  width: number,
  strands: number,
): void {
  const own = c.lit(colour)
  for (let layer = 0; layer < layers; layer += 1) {
    const high = layer / (layers - 1)
    let d = ''
    for (let strand = 0; strand < strands / layers; strand += 1) {
      // Lower layers reach farther out; upper ones wind more tightly.
      const reach = between(c.random, 0.24 + (1 - high) * 0.34, 1.02 - high * 0.26)
      const start = c.random() * Math.PI * 2
      const sweep = between(c.random, 1.5, 3.6)
      const [shiftX, shiftY] = [between(c.random, -0.14, 0.14) * rx, between(c.random, -0.14, 0.14) * ry]
      const drift = between(c.random, -0.3, 0.24)
      const points: Point[] = []
      for (let step = 0; step <= 6; step += 1) {
        const angle = start + (sweep * step) / 6
        const at = Math.min(1.04, reach + (drift * step) / 6)
        points.push([
          x + shiftX * (1 - at) + Math.cos(angle) * rx * at,
          y + shiftY * (1 - at) + Math.sin(angle) * ry * at,
        ])
      }
      d += smoothLine(points)
    }
    const light = -0.06 + high * 0.06
    c.strokes(d, [
      [
        c.light.shade,
        width * 1.25,
        ` opacity="${c.light.theme === 'dark' ? '.4' : '.22'}" transform="translate(1.6 2.6)"`,
      ],
      [tone(own, light - 0.13, 1.1), width],
      [tone(own, light + 0.02), width * 0.74, ' transform="translate(-.4 -.5)"'],
      [tone(own, light + 0.09), width * 0.24, ' opacity=".8" transform="translate(-.9 -1.1)"'],
    ])
  }
}
