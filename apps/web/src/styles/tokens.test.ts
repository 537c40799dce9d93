import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Colour = { l: number; c: number; h: number }
type Theme = 'light' | 'dark'

const number = '([\\d.]+)'
const oklch = `oklch\\(${number} ${number} ${number}\\)`
const declaration = new RegExp(`--color-([a-z-]+): light-dark\\(${oklch}, ${oklch}\\);`, 'g')

const palette: Record<Theme, Map<string, Colour>> = { light: new Map(), dark: new Map() }
for (const [, name = '', ...parts] of tokens.matchAll(declaration)) {
  const [l = 0, c = 0, h = 0, dl = 0, dc = 0, dh = 0] = parts.map(Number)
  palette.light.set(name, { l, c, h })
  palette.dark.set(name, { l: dl, c: dc, h: dh })
}

/** Linear-light sRGB of an OKLCH colour, by the matrices of CSS Color 4. */
function linearRgb({ l, c, h }: Colour): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function luminance(colour: Colour): number {
  const [r, g, b] = linearRgb(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function colourOf(theme: Theme, name: string): Colour {
  const colour = palette[theme].get(name)
  if (!colour) throw new Error(`no token --color-${name}`)
  return colour
}

function contrast(theme: Theme, one: string, other: string): number {
  const [a, b] = [luminance(colourOf(theme, one)), luminance(colourOf(theme, other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const grounds = ['paper', 'raised', 'shade']
const hues = ['herb', 'tomato', 'saffron', 'sky']
const times = (ones: string[], others: string[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const))

const textPairs = [
  ...times(['ink', 'ink-soft', ...hues.map((hue) => `${hue}-ink`)], grounds),
  ...times(
    ['ink', 'ink-soft'],
    hues.map((hue) => `${hue}-wash`),
  ),
  ...hues.map((hue) => [`${hue}-ink`, `${hue}-wash`] as const),
  ...hues.map((hue) => [`on-${hue}`, hue] as const),
  ['on-herb', 'herb-hover'] as const,
  ['on-tomato', 'tomato-hover'] as const,
]
const controlPairs = [
  ...times(['edge', 'focus'], grounds),
  ...times(['herb', 'tomato', 'sky'], ['paper', 'raised']),
  ['herb', 'shade'] as const,
  ['focus', 'herb-wash'] as const,
]

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(textPairs)('text %s on %s has at least 4.5 : 1', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('control %s on %s has at least 3 : 1', (control, ground) => {
    expect(contrast(theme, control, ground)).toBeGreaterThanOrEqual(3)
  })

  test('every colour lies within sRGB, so that no screen has to bend it', () => {
    const outside = [...palette[theme]].filter(([, colour]) =>
      linearRgb(colour).some((channel) => channel < -0.0005 || channel > 1.0005),
    )
    expect(outside.map(([name]) => name)).toEqual([])
  })
})

test('every colour but the see-through veil was read', () => {
  const declared = [...tokens.matchAll(/--color-([a-z-]+): light-dark/g)].map(([, name]) => name)
  expect([...palette.light.keys()]).toEqual(declared.filter((name) => name !== 'veil'))
})
