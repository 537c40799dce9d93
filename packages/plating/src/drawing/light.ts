import { type Colour, mix, tone } from '../colour'

/** The two themes of the app. */
export type PictureTheme = 'light' | 'dark'

/** Names of the calm backgrounds. */
export const backdrops = [
  'sand',
  'sage',
  'rose',
  'sky',
  'butter',
  'stone',
  'lilac',
  'clay',
  'slate',
  'brick',
] as const

/** One of the calm backgrounds. */
export type Backdrop = (typeof backdrops)[number]

/** Morning light from the upper left, or a lamp in the evening. */
export interface Light {
  readonly theme: PictureTheme
  /** Nearest to the light and farthest from it. */
  readonly cloth: Readonly<Record<Backdrop, readonly [Colour, Colour]>>
  readonly shade: Colour
  readonly shadeStrength: number
  /** How strong a highlight is. */
  readonly shine: number
  /** A colour of daylight under this light. */
  readonly lit: (colour: Colour) => Colour
}

const morningCloth = {
  sand: ['#f8efdf', '#e7d6bc'],
  sage: ['#eef3e8', '#cfdcc9'],
  rose: ['#f9ebe5', '#e9cfc5'],
  sky: ['#edf2f5', '#cbd9e0'],
  butter: ['#fbf3d9', '#ecdcae'],
  stone: ['#f3f0ea', '#d9d3c8'],
  lilac: ['#f2edf4', '#d9cfe0'],
  clay: ['#f3e3d3', '#dcbfa3'],
  slate: ['#c3d0d2', '#98adb3'],
  brick: ['#e6cab6', '#cfa68e'],
} as const satisfies Record<Backdrop, readonly [Colour, Colour]>

const eveningCloth = {
  sand: ['#4a4136', '#231e19'],
  sage: ['#3d4539', '#1b201a'],
  rose: ['#4b3a36', '#241b19'],
  sky: ['#38424a', '#191e22'],
  butter: ['#4b432f', '#231f16'],
  stone: ['#43403b', '#1f1d1b'],
  lilac: ['#413b48', '#1e1b22'],
  clay: ['#4d3b2e', '#251c16'],
  slate: ['#3a474c', '#1a2124'],
  brick: ['#54382b', '#2a1b14'],
} as const satisfies Record<Backdrop, readonly [Colour, Colour]>

const morning: Light = {
  theme: 'light',
  cloth: morningCloth,
  shade: '#3b2a1c',
  shadeStrength: 1,
  shine: 1,
  lit: (colour) => colour,
}

const evening: Light = {
  theme: 'dark',
  cloth: eveningCloth,
  shade: '#0b0806',
  shadeStrength: 1.7,
  shine: 0.8,
  lit: (colour) => mix(tone(colour, -0.065, 0.97), '#c98d4a', 0.05),
}

/** Returns the light of a theme. */
export function lightOf(theme: PictureTheme): Light {
  return theme === 'dark' ? evening : morning
}
