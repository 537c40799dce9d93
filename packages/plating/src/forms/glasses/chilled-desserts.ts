import { type Colour, mix, tone } from '../../colour'
import type { Canvas } from '../../drawing/canvas'
import { blob, num, pt, roundedRect, smooth, smoothLine } from '../../drawing/geometry'
import { drawDust } from '../../drawing/surfaces'
import type { PictureDescription } from '../../picture-description'
import { drawPiece } from '../../pieces/draw-piece'

const x = 240

/** Draws a cream, mousse or pudding in a footed glass. */
export function drawCreamGlass(
  c: Canvas,
  { base, accent, hasTopping, garnish, pieces }: PictureDescription,
): void {
  c.shadow(x + 16, 322, 104, 20, 0.5)
  const glass = (from: number, inset: number) =>
    smooth(
      [
        [x - 92 + inset, from],
        [x - 86 + inset, from + 62],
        [x - 46 + inset * 0.6, 232],
        [x, 246 - inset],
        [x + 46 - inset * 0.6, 232],
        [x + 86 - inset, from + 62],
        [x + 92 - inset, from],
      ],
      0.8,
    )
  c.path(
    smooth(
      [
        [x - 8, 244],
        [x - 6, 300],
        [x - 54, 318],
        [x, 326],
        [x + 54, 318],
        [x + 6, 300],
        [x + 8, 244],
      ],
      0.6,
    ),
    c.linear(
      [
        [0, '#ffffff', 0.75],
        [0.5, '#dfe3e2', 0.5],
        [1, '#ffffff', 0.6],
      ],
      [0, 0, 1, 0],
    ),
    ' stroke="#fff" stroke-opacity=".7"',
  )
  const own = c.lit(base)
  const d = glass(126, 6)
  c.inside(d, () => {
    c.path(
      `M${pt(x - 110, 110)}h220v160h-220Z`,
      c.linear(
        [
          [0, tone(own, 0.02)],
          [0.25, tone(own, 0.06)],
          [0.6, own],
          [1, tone(own, -0.13)],
        ],
        [0, 0, 1, 0.2],
      ),
    )
    if (hasTopping)
      c.path(
        smooth(
          [
            [x - 110, 112],
            [x - 100, 158],
            [x - 40, 152],
            [x + 20, 162],
            [x + 100, 152],
            [x + 110, 112],
          ],
          0.8,
        ),
        c.body(accent, 1),
      )
  })
  const top = hasTopping ? c.lit(accent) : own
  c.ellipse(
    x,
    128,
    86,
    22,
    c.linear([
      [0, tone(top, 0.1)],
      [1, tone(top, -0.02)],
    ]),
  )
  c.line(blob(c.random, x, 127, 52, 12, { wobble: 0.12 }), tone(top, 0.14), 4, ' opacity=".5"')
  const fruit = [...pieces, ...garnish]
    .filter(
      ({ shape }) => shape !== 'dollop' && shape !== 'crumb' && shape !== 'chunk' && shape !== 'fruit-half',
    )
    .slice(0, 2)
  fruit.forEach((piece, kind) => {
    const count = piece.size > 26 ? 3 : 5
    for (let at = 0; at < count; at += 1)
      drawPiece(
        c,
        { ...piece, size: Math.max(22, Math.min(36, piece.size)) },
        x - 40 + kind * 42 + at * 15,
        120 - (at % 2) * 10 - kind * 3,
      )
  })
  c.path(
    glass(122, 0),
    '#ffffff',
    ` fill-opacity=".1" stroke="#ffffff" stroke-opacity="${num(0.75 * c.light.shine)}" stroke-width="2.2"`,
  )
  c.ellipse(x, 122, 92, 23, 'none', ' stroke="#ffffff" stroke-opacity=".7" stroke-width="2"')
  c.line(
    smoothLine([
      [x - 78, 142],
      [x - 72, 186],
      [x - 48, 220],
    ]),
    '#ffffff',
    6,
    ` opacity="${num(0.45 * c.light.shine)}"`,
  )
}

/** Draws scoops of ice cream in a coupe. */
export function drawIceCream(c: Canvas, { base, accent, garnish, pieces }: PictureDescription): void {
  c.shadow(x + 16, 320, 108, 20, 0.5)
  c.path(
    smooth(
      [
        [x - 8, 236],
        [x - 6, 296],
        [x - 56, 314],
        [x, 322],
        [x + 56, 314],
        [x + 6, 296],
        [x + 8, 236],
      ],
      0.6,
    ),
    c.linear(
      [
        [0, '#ffffff', 0.75],
        [0.5, '#dfe3e2', 0.5],
        [1, '#ffffff', 0.6],
      ],
      [0, 0, 1, 0],
    ),
    ' stroke="#fff" stroke-opacity=".7"',
  )
  const scoop = (px: number, py: number, r: number, colour: Colour) => {
    const own = c.lit(colour)
    c.shadow(px + 4, py + r * 0.8, r, r * 0.4, 0.3)
    const d = blob(c.random, px, py, r, r * 0.96, { wobble: 0.04, points: 13 })
    c.path(
      d,
      c.radial(
        [
          [0, tone(own, 0.1)],
          [0.55, own],
          [1, tone(own, -0.15)],
        ],
        [0.36, 0.3, 0.78],
      ),
    )
    c.grain(d, tone(colour, -0.16), 0.11, 0.4)
    c.inside(d, () => {
      for (let line = 0; line < 5; line += 1)
        c.line(
          smoothLine([
            [px - r, py - r * 0.5 + line * r * 0.34],
            [px, py - r * 0.7 + line * r * 0.34],
            [px + r, py - r * 0.4 + line * r * 0.34],
          ]),
          tone(own, line % 2 ? 0.07 : -0.08),
          3,
          ' opacity=".5"',
        )
    })
    for (let frill = 0; frill < 7; frill += 1)
      c.path(
        blob(c.random, px - r * 0.86 + frill * r * 0.29, py + r * 0.72, r * 0.22, r * 0.14, { wobble: 0.2 }),
        tone(own, -0.05),
      )
    c.gleam(px - r * 0.4, py - r * 0.44, r * 0.2, r * 0.1, 0.5)
  }
  scoop(x - 44, 158, 54, base)
  scoop(x + 46, 158, 53, tone(base, 0.05))
  scoop(x, 106, 53, tone(mix(base, accent, 0.08), 0.02))
  const cup = smooth(
    [
      [x - 100, 172],
      [x - 84, 212],
      [x - 40, 240],
      [x, 246],
      [x + 40, 240],
      [x + 84, 212],
      [x + 100, 172],
      [x, 186],
    ],
    0.8,
  )
  c.path(
    cup,
    c.linear([
      [0, '#ffffff', 0.6],
      [0.4, c.lit(mix(base, '#ffffff', 0.5)), 0.75],
      [1, c.lit(mix(base, '#ffffff', 0.3)), 0.8],
    ]),
    ' stroke="#fff" stroke-opacity=".8" stroke-width="2"',
  )
  c.line(
    smoothLine([
      [x - 82, 194],
      [x - 62, 218],
      [x - 34, 232],
    ]),
    '#ffffff',
    5,
    ' opacity=".6"',
  )
  const tops = [...garnish, ...pieces]
    .filter(({ shape }) => shape !== 'dollop' && shape !== 'chunk')
    .slice(0, 2)
  tops.forEach((piece, index) => {
    for (let at = 0; at < 4; at += 1)
      drawPiece(
        c,
        { ...piece, size: Math.max(15, Math.min(32, piece.size)) },
        x - 22 + at * 15 + index * 6,
        76 + (at % 2) * 12 + index * 24,
      )
  })
}

/** Draws ice lollies on a plate. */
export function drawLollies(c: Canvas, { base, accent }: PictureDescription): void {
  for (const [index, [px, py, turn]] of (
    [
      [150, 168, -16],
      [240, 160, 3],
      [330, 170, 17],
    ] as const
  ).entries()) {
    c.add(`<g transform="rotate(${turn} ${px} ${py})">`)
    const colour = index === 1 ? mix(base, '#fff4dc', 0.2) : base
    const own = c.lit(colour)
    c.shadow(px + 10, py + 12, 50, 112, 0.4)
    c.path(
      roundedRect(px - 8, py + 84, 16, 70, 7),
      c.linear(
        [
          [0, c.lit('#eed3a4')],
          [1, c.lit('#c99e66')],
        ],
        [0, 0, 1, 0],
      ),
    )
    const d = `M${pt(px - 37, py + 92)}V${num(py - 50)}a37 40 0 0 1 74 0V${num(py + 92)}q0 8 -8 8h-58q-8 0 -8 -8Z`
    c.path(
      d,
      c.linear(
        [
          [0, tone(own, 0.07)],
          [0.5, own],
          [1, tone(own, -0.13)],
        ],
        [0, 0, 1, 0.4],
      ),
    )
    c.inside(d, () => {
      c.path(
        blob(c.random, px + 4, py - 46, 46, 40, { wobble: 0.2 }),
        c.lit(mix('#fff6e4', accent, 0.15)),
        ' opacity=".45"',
      )
      for (const side of [-14, 14])
        c.line(`M${pt(px + side, py - 50)}V${num(py + 78)}`, tone(own, -0.07), 7, ' opacity=".5"')
      c.line(`M${pt(px - 28, py - 40)}V${num(py + 60)}`, '#ffffff', 5, ' opacity=".4"')
      drawDust(c, { x: px, y: py + 10, rx: 34, ry: 80, isSquare: true }, '#ffffff', 34, 1.8)
    })
    c.grain(d, '#ffffff', 0.4, 0.14)
    c.add('</g>')
  }
}
