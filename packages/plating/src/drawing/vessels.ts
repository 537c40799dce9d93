import { type Colour, lightnessOf, tone } from '../colour'
import { between, oneOf } from '../random'
import type { Canvas } from './canvas'
import { blob, ellipsePath, num, pt, roundedRect, smooth } from './geometry'

/** The middle of every picture. */
export const middle = { x: 240, y: 180 } as const

/** Glazes of plates and bowls; the seed decides. */
function glazeOf(c: Canvas): Colour {
  const glazes = ['#faf6ee', '#f7f1e4', '#f4efe6', '#e3e7df', '#dfe4e6', '#ecdccb', '#f1e6dc'] as const
  // Pale food needs a darker plate.
  if (lightnessOf(c.food) > palest) return c.lit(darkGlazes[c.seed % darkGlazes.length] ?? darkGlazes[0])
  return c.lit(glazes[c.seed % glazes.length] ?? glazes[0])
}

const palest = 0.83
const darkGlazes = ['#7b8f8c', '#93785f', '#6d8294', '#a8765a', '#808c6a'] as const

function tableShadow(c: Canvas, x: number, y: number, rx: number, ry: number): void {
  c.shadow(x + rx * 0.1, y + ry * 0.14, rx * 1.16, ry * 1.14, 0.5)
}

/** Draws a plate from above; its well has the returned radius. */
export function drawPlate(c: Canvas, r = 150, { x, y }: { x: number; y: number } = middle): number {
  const glaze = glazeOf(c)
  tableShadow(c, x, y, r, r)
  c.ellipse(
    x,
    y,
    r,
    r,
    c.linear([
      [0, tone(glaze, 0.03)],
      [0.55, glaze],
      [1, tone(glaze, -0.1)],
    ]),
  )
  c.ellipse(x, y, r - 1.2, r - 1.2, 'none', ` stroke="${tone(glaze, 0.06)}" stroke-width="2" opacity=".8"`)
  if (c.seed % 4 === 1)
    c.ellipse(
      x,
      y,
      r * 0.95,
      r * 0.95,
      'none',
      ` stroke="${c.lit(oneOf(c.random, ['#8fa58a', '#a3b4bd', '#c99a78', '#b9a58c']))}" stroke-width="2.2" opacity=".7"`,
    )
  const well = r * 0.8
  c.ellipse(
    x,
    y,
    well + 4,
    well + 4,
    c.linear([
      [0, tone(glaze, -0.09)],
      [0.5, tone(glaze, -0.01)],
      [1, tone(glaze, 0.04)],
    ]),
  )
  c.ellipse(
    x + 1,
    y + 1.5,
    well,
    well,
    c.linear([
      [0, tone(glaze, -0.035)],
      [1, tone(glaze, 0.012)],
    ]),
  )
  c.line(
    `M${pt(x - r * 0.82, y - r * 0.42)}A${pt(r * 0.92, r * 0.92)} 0 0 1 ${pt(x - r * 0.3, y - r * 0.87)}`,
    '#ffffff',
    3,
    ` opacity="${num(0.8 * c.light.shine)}"`,
  )
  return well
}

/** Draws a bowl from above; what is inside has the returned radius. */
export function drawBowl(c: Canvas, r = 148, glaze: Colour = bowlGlaze(c)): number {
  const { x, y } = middle
  tableShadow(c, x, y, r, r)
  c.ellipse(
    x,
    y,
    r,
    r,
    c.linear([
      [0, tone(glaze, 0.05)],
      [0.5, glaze],
      [1, tone(glaze, -0.14)],
    ]),
  )
  c.ellipse(x, y, r - 3, r - 3, 'none', ` stroke="${tone(glaze, 0.1)}" stroke-width="2.4" opacity=".75"`)
  const inner = r - 13
  c.ellipse(
    x,
    y,
    inner,
    inner,
    c.linear([
      [0, tone(glaze, -0.22)],
      [0.45, tone(glaze, -0.1)],
      [1, tone(glaze, 0.04)],
    ]),
  )
  c.line(
    `M${pt(x - r * 0.84, y - r * 0.44)}A${pt(r * 0.95, r * 0.95)} 0 0 1 ${pt(x - r * 0.34, y - r * 0.89)}`,
    '#ffffff',
    3.4,
    ` opacity="${num(0.75 * c.light.shine)}"`,
  )
  return inner - 9
}

function bowlGlaze(c: Canvas): Colour {
  const glazes = [
    '#f6f0e4',
    '#e8ded0',
    '#cfd8cf',
    '#c7d2d8',
    '#d9bfa6',
    '#7d8a86',
    '#5f6e7a',
    '#f3ece2',
    '#a9b8a4',
  ] as const
  if (lightnessOf(c.food) > palest)
    return c.lit(darkGlazes[(c.seed >>> 4) % darkGlazes.length] ?? darkGlazes[0])
  return c.lit(glazes[(c.seed >>> 4) % glazes.length] ?? glazes[0])
}

/** Draws an iron pan with its handle; the floor has the returned radius. */
export function drawPan(c: Canvas, r = 138): number {
  const x = middle.x - 22
  const { y } = middle
  const iron = c.lit('#3a3735')
  c.shadow(x + r * 1.4, y + 20, r * 0.75, 40, 0.34)
  tableShadow(c, x, y, r, r)
  const handle = smooth(
    [
      [x + r - 10, y - 17],
      [x + r + 30, y - 11],
      [x + r + 128, y - 14],
      [x + r + 142, y],
      [x + r + 128, y + 14],
      [x + r + 30, y + 11],
      [x + r - 10, y + 17],
    ],
    0.5,
  )
  c.path(
    handle,
    c.linear(
      [
        [0, tone(iron, 0.14)],
        [0.4, iron],
        [1, tone(iron, -0.1)],
      ],
      [0, 0, 0, 1],
    ),
  )
  c.ellipse(x + r + 120, y, 8, 5, tone(iron, -0.14))
  c.ellipse(
    x,
    y,
    r,
    r,
    c.linear([
      [0, tone(iron, 0.2)],
      [0.45, iron],
      [1, tone(iron, -0.08)],
    ]),
  )
  c.ellipse(x, y, r - 2, r - 2, 'none', ` stroke="${tone(iron, 0.3)}" stroke-width="1.6" opacity=".55"`)
  c.ellipse(
    x,
    y,
    r - 9,
    r - 9,
    c.linear([
      [0, tone(iron, -0.12)],
      [0.6, tone(iron, -0.03)],
      [1, tone(iron, 0.1)],
    ]),
  )
  return r - 17
}

/** Where the middle of a pan lies. */
export const panMiddle = { x: middle.x - 22, y: middle.y } as const

/** Draws an enamelled pot with two handles; what is inside has the returned radius. */
export function drawPot(c: Canvas, r = 138): number {
  const { x, y } = middle
  const enamels = ['#c0472f', '#3f6b74', '#4f6b45', '#d9a441', '#3d4a5c'] as const
  const enamel = c.lit(enamels[(c.seed >>> 3) % enamels.length] ?? enamels[0])
  tableShadow(c, x, y, r * 1.1, r)
  for (const side of [-1, 1])
    c.path(
      roundedRect(x + side * (r + 6) - 20, y - 34, 40, 68, 18),
      c.linear([
        [0, tone(enamel, 0.08)],
        [1, tone(enamel, -0.12)],
      ]),
      ' stroke="#000" stroke-opacity=".1"',
    )
  c.ellipse(
    x,
    y,
    r,
    r,
    c.linear([
      [0, tone(enamel, 0.12)],
      [0.5, enamel],
      [1, tone(enamel, -0.14)],
    ]),
  )
  c.ellipse(x, y, r - 3, r - 3, 'none', ` stroke="${tone(enamel, 0.2)}" stroke-width="2" opacity=".7"`)
  c.ellipse(
    x,
    y,
    r - 12,
    r - 12,
    c.linear([
      [0, c.lit('#bdb3a2')],
      [0.5, c.lit('#ddd5c6')],
      [1, c.lit('#f3ede2')],
    ]),
  )
  return r - 22
}

/** Draws a metal tray with roasting juices on its paper or its bare floor; returns the half width and half height of its floor. */
export function drawTray(c: Canvas): readonly [number, number] {
  const { x, y } = middle
  const steel = c.lit(c.seed % 2 ? '#8b8178' : '#645a52')
  const [w, h] = [194, 142]
  c.shadow(x + 12, y + 20, w * 1.14, h * 1.16, 0.5)
  c.path(
    roundedRect(x - w, y - h, w * 2, h * 2, 20),
    c.linear([
      [0, tone(steel, 0.2)],
      [0.5, steel],
      [1, tone(steel, -0.1)],
    ]),
  )
  const floor = roundedRect(x - w + 10, y - h + 10, w * 2 - 20, h * 2 - 20, 14)
  c.path(
    floor,
    c.linear([
      [0, tone(steel, -0.18)],
      [0.5, tone(steel, -0.1)],
      [1, tone(steel, 0.02)],
    ]),
  )
  // Dark food needs paper below it, pale food the dark tray.
  const hasPaper = lightnessOf(c.food) < 0.62 || c.seed % 3 === 0
  if (hasPaper) {
    const paper = roundedRect(x - w + 16, y - h + 15, w * 2 - 32, h * 2 - 30, 9)
    c.path(
      paper,
      c.radial(
        [
          [0, c.lit('#eedcb8')],
          [0.7, c.lit('#e6cfa2')],
          [1, c.lit('#c99f63')],
        ],
        [0.46, 0.44, 0.72],
      ),
    )
    c.grain(paper, '#a5803f', 0.5, 0.1)
  }
  c.inside(floor, () => {
    const juice = c.lit(hasPaper ? '#b06a24' : '#c07a2c')
    let [pools, specks] = ['', '']
    for (let spot = 0; spot < 9; spot += 1) {
      const [px, py] = [x + between(c.random, -0.8, 0.8) * w, y + between(c.random, -0.75, 0.75) * h]
      pools += blob(c.random, px, py, between(c.random, 24, 52), between(c.random, 16, 32), { wobble: 0.22 })
      for (let speck = 0; speck < 5; speck += 1)
        specks += `M${pt(px + between(c.random, -44, 44), py + between(c.random, -30, 30))}h.1`
    }
    c.path(pools, juice, ` opacity="${hasPaper ? '.2' : '.22'}"`)
    c.line(specks, c.lit(hasPaper ? '#7d4718' : '#d79a4a'), 2, ' opacity=".55"')
  })
  return [w - 30, h - 28]
}

/** Draws an oven dish, round at the corners; returns its inside as a path and half its sizes. */
export function drawDish(c: Canvas): { readonly d: string; readonly rx: number; readonly ry: number } {
  const { x, y } = middle
  const glazes = ['#f4ede0', '#d8c6ad', '#b86a48', '#5f7f86', '#7d8f6d', '#efe6d8'] as const
  const glaze = c.lit(glazes[(c.seed >>> 5) % glazes.length] ?? glazes[0])
  const isOval = c.seed % 2 === 0
  const [w, h] = [188, 136]
  const shape = (inset: number) =>
    isOval
      ? ellipsePath(x, y, w - inset, h - inset)
      : roundedRect(x - w + inset + 4, y - h + inset, (w - inset) * 2 - 8, (h - inset) * 2, 38 - inset * 0.6)
  c.shadow(x + 14, y + 22, w * 1.16, h * 1.2, 0.52)
  for (const side of [-1, 1])
    c.path(
      roundedRect(x + side * (w + 2) - 17, y - 36, 34, 72, 15),
      c.linear([
        [0, tone(glaze, 0.04)],
        [1, tone(glaze, -0.14)],
      ]),
    )
  c.path(
    shape(0),
    c.linear([
      [0, tone(glaze, 0.06)],
      [0.5, glaze],
      [1, tone(glaze, -0.14)],
    ]),
  )
  c.path(shape(3), 'none', ` stroke="${tone(glaze, 0.1)}" stroke-width="2" opacity=".7"`)
  c.path(
    shape(12),
    c.linear([
      [0, tone(glaze, -0.2)],
      [0.6, tone(glaze, -0.06)],
      [1, tone(glaze, 0.04)],
    ]),
  )
  return { d: shape(17), rx: w - 24, ry: h - 24 }
}

/** Draws a wooden board. */
export function drawBoard(c: Canvas, w = 196, h = 128, y: number = middle.y): void {
  const { x } = middle
  const woods = ['#c99a64', '#b98552', '#d7b07c', '#a87648', '#e6cda4', '#6f5038'] as const
  // Brown food stands out on pale or on dark wood.
  const own = lightnessOf(c.food)
  const fitting = woods.filter((wood) => Math.abs(lightnessOf(wood) - own) > 0.12)
  const wood = c.lit(fitting[(c.seed >>> 6) % Math.max(1, fitting.length)] ?? woods[0])
  c.shadow(x + 12, y + 20, w * 1.12, h * 1.2, 0.46)
  const d = roundedRect(x - w, y - h, w * 2, h * 2, 22)
  c.path(roundedRect(x - w, y - h + 7, w * 2, h * 2, 22), tone(wood, -0.17))
  c.path(
    d,
    c.linear([
      [0, tone(wood, 0.07)],
      [0.6, wood],
      [1, tone(wood, -0.08)],
    ]),
  )
  c.inside(d, () => {
    let lines = ''
    for (let at = -h; at < h; at += 13) {
      const sway = between(c.random, -9, 9)
      lines += `M${pt(x - w, y + at)}C${pt(x - w / 3, y + at + sway)} ${pt(x + w / 3, y + at - sway)} ${pt(x + w, y + at + sway / 2)}`
    }
    c.line(lines, tone(wood, -0.1), 1.4, ' opacity=".4"')
  })
  c.grain(d, tone(wood, -0.2), 0.012, 0.4, 14)
}

/** Draws a plate seen at three quarters, for what stands on it. */
export function drawStandPlate(c: Canvas, y = 282, rx = 176): void {
  const { x } = middle
  const ry = rx * 0.27
  const glaze = glazeOf(c)
  c.shadow(x + 12, y + 16, rx * 1.16, ry * 1.3, 0.5)
  c.ellipse(x, y + 7, rx * 0.985, ry, tone(glaze, -0.16))
  c.ellipse(
    x,
    y,
    rx,
    ry,
    c.linear([
      [0, tone(glaze, 0.03)],
      [0.5, glaze],
      [1, tone(glaze, -0.07)],
    ]),
  )
  c.ellipse(x, y, rx - 2, ry - 1, 'none', ` stroke="${tone(glaze, 0.05)}" stroke-width="1.6"`)
  c.ellipse(
    x,
    y + 2,
    rx * 0.78,
    ry * 0.74,
    c.linear([
      [0, tone(glaze, -0.07)],
      [1, tone(glaze, 0.03)],
    ]),
  )
}
