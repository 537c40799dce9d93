/** A colour as '#rrggbb'. */
export type Colour = `#${string}`

type Lab = readonly [lightness: number, a: number, b: number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const known = new Map<Colour, Lab>()

function toLab(colour: Colour): Lab {
  const cached = known.get(colour)
  if (cached) return cached
  const value = Number.parseInt(colour.slice(1), 16)
  const red = toLinear(((value >> 16) & 255) / 255)
  const green = toLinear(((value >> 8) & 255) / 255)
  const blue = toLinear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  if (known.size > 2000) known.clear()
  known.set(colour, lab)
  return lab
}

function fromLab([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const byte = (value: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0')
  const red = byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${red}${green}${blue}`
}

/** Mixes two colours as the eye sees them: 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const [one, two] = [toLab(first), toLab(second)]
  const at = (index: 0 | 1 | 2) => one[index] + (two[index] - one[index]) * share
  return fromLab([at(0), at(1), at(2)])
}

/** Mixes weighted colours; without any, returns the fallback. */
export function mixAll(
  parts: readonly (readonly [colour: Colour, weight: number])[],
  fallback: Colour,
): Colour {
  let [lightness, a, b, total] = [0, 0, 0, 0]
  for (const [colour, weight] of parts) {
    const lab = toLab(colour)
    lightness += lab[0] * weight
    a += lab[1] * weight
    b += lab[2] * weight
    total += weight
  }
  return total > 0 ? fromLab([lightness / total, a / total, b / total]) : fallback
}

/** Makes a colour lighter (positive) or darker (negative), and more or less colourful. */
export function tone(colour: Colour, lightness: number, chroma = 1): Colour {
  // Steps too small to see share a colour, so that a picture needs few of them.
  const step = Math.round(lightness * 100)
  const key = `${colour}${step},${chroma}`
  const cached = toned.get(key)
  if (cached !== undefined) return cached
  const [l, a, b] = step < 0 ? warmed(toLab(colour), -step) : toLab(colour)
  const result = fromLab([Math.min(0.995, Math.max(0.04, l + step / 100)), a * chroma, b * chroma])
  if (toned.size > 4000) toned.clear()
  toned.set(key, result)
  return result
}

const toned = new Map<string, Colour>()

const [yellowFrom, yellowTo, mostTurn] = [1.15, 1.9, 0.26]

/** The shadow of something yellow is amber: only darkened, it would be olive. */
function warmed([l, a, b]: Lab, steps: number): Lab {
  const hue = Math.atan2(b, a)
  if (hue < yellowFrom || hue > yellowTo) return [l, a, b]
  // Less so towards the greens, which stay green.
  const turn = Math.min(mostTurn, steps * 0.016) * Math.min(1, (yellowTo - hue) * 3.4)
  const chroma = Math.hypot(a, b)
  return [l, Math.cos(hue - turn) * chroma, Math.sin(hue - turn) * chroma]
}

/** Returns how light a colour is, 0 to 1. */
export function lightnessOf(colour: Colour): number {
  return toLab(colour)[0]
}

/** Returns the hue of a colour in degrees. */
export function hueOf(colour: Colour): number {
  const [, a, b] = toLab(colour)
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** Returns how colourful a colour is; 0 is grey. */
export function chromaOf(colour: Colour): number {
  const [, a, b] = toLab(colour)
  return Math.hypot(a, b)
}
