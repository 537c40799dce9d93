import { type Colour, chromaOf, hueOf, mix, tone } from '../colour'
import { between } from '../random'
import type { Canvas } from './canvas'
import { blob, type Point, pool, pt, smoothLine } from './geometry'
import { type Region, scatter, sprinkle } from './scatter'

/** Fills a shape with a liquid: deeper at the shaded side, lit where it faces the light, a thin line at its edge. */
export function drawLiquid(c: Canvas, d: string, colour: Colour, gloss = 0.5): void {
  const own = c.lit(colour)
  // A red sauce in the light turns orange, not pink.
  const warm =
    chromaOf(own) > 0.12 && hueOf(own) < 60 ? mix(tone(own, 0.07), '#ff9f45', 0.26) : tone(own, 0.12)
  c.path(
    d,
    c.linear([
      [0, tone(own, -0.07)],
      [0.3, own],
      [0.72, tone(own, 0.035)],
      [1, tone(own, -0.05)],
    ]),
  )
  c.path(
    d,
    c.radial(
      [
        [0, warm, 0.75],
        [0.6, tone(own, 0.05), 0.2],
        [1, tone(own, 0), 0],
      ],
      [0.38, 0.34, 0.6],
    ),
  )
  // Shallower and darker where it meets the rim.
  c.inside(d, () => c.path(d, 'none', ` stroke="${tone(own, -0.1, 1.1)}" stroke-width="26" opacity=".2"`))
  c.path(d, 'none', ` stroke="${tone(own, -0.15)}" stroke-width="3" opacity=".45"`)
  c.grain(d, tone(own, -0.12, 1.15), 0.028, 0.2 * (1 - gloss * 0.5))
  c.grain(d, tone(own, 0.14), 0.5, 0.14)
}

/** Pours a sauce on a plate: a soft outline with a raised lit edge, deeper in the middle, ripples and gloss. */
export function drawPool(c: Canvas, { x, y, rx, ry }: Region, colour: Colour, gloss = 0.9): void {
  const d = pool(c.random, x, y, rx, ry)
  const own = c.lit(colour)
  c.path(d, c.light.shade, ' opacity=".2" transform="translate(2.5 4)"')
  drawLiquid(c, d, colour, gloss)
  c.inside(d, () => {
    c.path(
      d,
      'none',
      ` stroke="${tone(own, -0.08)}" stroke-width="12" opacity=".3" transform="translate(3 4)"`,
    )
    c.path(
      d,
      'none',
      ` stroke="${tone(own, 0.12)}" stroke-width="5" opacity=".5" transform="translate(2 2.6)"`,
    )
    for (const reach of [0.9, 0.72]) {
      const start = between(c.random, 2.6, 3.4)
      const arc = [0, 1, 2, 3].map((step): Point => {
        const angle = start + step * 0.28
        return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
      })
      c.line(smoothLine(arc), '#ffffff', reach > 0.8 ? 4 : 2.4, ` opacity="${reach > 0.8 ? '.4' : '.2'}"`)
    }
  })
}

/** Gives a thick sauce its depth: darker towards the rim, patches where it lies deep, spices and oil where it is thin. */
export function drawSauceDepth(c: Canvas, region: Region, colour: Colour): void {
  const { x, y, rx, ry } = region
  const own = c.lit(colour)
  const deep = tone(own, -0.2, 1.1)
  c.ellipse(
    x,
    y,
    rx,
    ry,
    c.radial([
      [0, deep, 0],
      [0.7, deep, 0.06],
      [0.9, deep, 0.3],
      [1, deep, 0.62],
    ]),
  )
  let [hollows, crests] = ['', '']
  for (const [px, py] of sprinkle(c.random, { ...region, rx: rx * 0.86, ry: ry * 0.86 }, 9)) {
    const [w, h] = [between(c.random, 22, 46), between(c.random, 8, 17)]
    const turn = between(c.random, -0.6, 0.6)
    hollows += blob(c.random, px, py, w, h, { turn, wobble: 0.2 })
    crests += blob(c.random, px - 5, py - h * 0.9, w * 0.62, h * 0.4, { turn, wobble: 0.2, points: 6 })
  }
  c.path(hollows, deep, ' opacity=".17"')
  c.path(crests, tone(own, 0.12, 1.06), ' opacity=".3"')
  drawDust(c, region, tone(own, -0.16, 1.1), 46, 2)
  drawDust(c, region, mix(tone(own, 0.1), '#f0a63c', 0.4), 34, 1.8)
}

/** Draws drops of oil on a liquid. */
export function drawOilDrops(c: Canvas, region: Region, colour: Colour, count: number): void {
  const own = c.lit(colour)
  const paint = c.radial(
    [
      [0, tone(own, 0.16), 0.55],
      [0.7, tone(own, 0.06), 0.5],
      [1, tone(own, -0.08), 0.6],
    ],
    [0.35, 0.3, 0.8],
  )
  for (const [x, y] of scatter(c.random, region, count, 12)) {
    const r = between(c.random, 2, 6.5)
    c.ellipse(x, y, r, r * 0.94, paint)
    c.gleam(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.16, 0.6)
  }
}

/** Draws a swirl of cream or oil. */
export function drawSwirl(c: Canvas, x: number, y: number, r: number, colour: Colour): void {
  const start = c.random() * 6
  const points: Point[] = []
  for (let step = 0; step < 26; step += 1) {
    const angle = start + step * 0.42
    const reach = r * (0.16 + (step / 26) * 0.84) * between(c.random, 0.95, 1.05)
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86])
  }
  const own = c.lit(colour)
  const width = r * 0.13
  c.strokes(smoothLine(points), [
    [tone(own, -0.22), width * 1.25, ' opacity=".3" transform="translate(1.5 2.4)"'],
    [tone(own, -0.05), width],
    [tone(own, 0.03), width * 0.55, ' transform="translate(-.6 -.9)"'],
  ])
}

/** Draws loose grains: rice, bulgur, couscous. Three tones, one shadow. */
export function drawGrains(
  c: Canvas,
  region: Region,
  colour: Colour,
  count: number,
  length: number,
  width: number,
): void {
  const paths = ['', '', '']
  const own = c.lit(colour)
  for (const [index, [x, y]] of sprinkle(c.random, region, count).entries()) {
    const angle = c.random() * Math.PI
    paths[index % 3] += `M${pt(x, y)}l${pt(Math.cos(angle) * length, Math.sin(angle) * length)}`
  }
  for (const [index, d] of paths.entries()) {
    if (d === '') continue
    c.strokes(d, [
      [mix(tone(own, -0.18, 1.1), '#a86a28', 0.2), width, ' opacity=".5" transform="translate(.7 1.2)"'],
      [tone(own, index === 0 ? -0.05 : index === 1 ? 0.01 : 0.05), width],
    ])
  }
}

/**
 * Browns a surface where it stands out: clusters of golden patches, each with a smaller chestnut crest towards the
 * light, and fine toasted specks. Clear edges, warm colours.
 */
export function drawBrowning(
  c: Canvas,
  region: Region,
  count: number,
  size: number,
  colour: Colour = '#a8642a',
): void {
  const own = c.lit(colour)
  let [golden, chestnut, specks] = ['', '', '']
  for (const [x, y] of sprinkle(c.random, region, count)) {
    const r = size * between(c.random, 0.22, 0.7)
    const turn = c.random() * 3
    golden += blob(c.random, x, y, r, r * 0.6, { turn, wobble: 0.28, points: 6 })
    if (c.random() < 0.6)
      chestnut += blob(c.random, x - r * 0.08, y - r * 0.1, r * 0.56, r * 0.26, {
        turn,
        wobble: 0.3,
        points: 5,
      })
    specks += `M${pt(x + between(c.random, -1.6, 1.6) * r, y + between(c.random, -1.2, 1.2) * r)}h.1`
  }
  c.path(golden, tone(own, 0.1, 1.15), ' opacity=".42"')
  c.path(chestnut, tone(own, -0.02, 1.1), ' opacity=".5"')
  c.line(specks, tone(own, -0.06), Math.max(1.2, size * 0.09), ' opacity=".5"')
}

/** Draws wisps of steam. */
export function drawSteam(c: Canvas, x: number, y: number, height = 90): void {
  const paint = c.linear(
    [
      [0, '#ffffff', 0],
      [0.4, '#ffffff', 0.34],
      [1, '#ffffff', 0],
    ],
    [0, 0, 0, 1],
  )
  c.blurred(3, () => {
    for (const shift of [-34, 2, 36]) {
      const sway = between(c.random, 9, 16) * (c.random() < 0.5 ? -1 : 1)
      const top = y - height * between(c.random, 0.8, 1.1)
      const left: Point[] = [
        [x + shift - 4, y],
        [x + shift - 4 + sway, y - height * 0.34],
        [x + shift - 6 - sway, top + height * 0.3],
        [x + shift + sway * 0.6, top],
      ]
      const right: Point[] = [
        [x + shift + sway * 0.6 + 2, top],
        [x + shift + 7 - sway, top + height * 0.3],
        [x + shift + 8 + sway, y - height * 0.34],
        [x + shift + 6, y],
      ]
      c.path(`${smoothLine(left)}${smoothLine(right).replace('M', 'L')}Z`, paint, ' opacity=".75"')
    }
  })
}

/** Dusts a region with fine powder: icing sugar, cocoa, paprika. */
export function drawDust(c: Canvas, region: Region, colour: Colour, count: number, width = 1.3): void {
  let d = ''
  for (const [x, y] of sprinkle(c.random, region, count)) d += `M${pt(x, y)}h.1`
  c.line(d, c.lit(colour), width, ' opacity=".75"')
}
