import { type BarFormat, barLayouts, leadingParities, shortParities } from '../barcode/bar-layouts'
import type { GreyImage } from '../image/image'
import { resizeGrey } from '../image/resize-grey'

interface Drawing {
  /** Pixels per module. */
  readonly module?: number
  readonly height?: number
  /** Quiet zone on either side, in modules. */
  readonly quiet?: number
  readonly dark?: number
  readonly light?: number
  /** The blur radius in pixels. */
  readonly blur?: number
  /** Maximum noise in steps of lightness, deterministic. */
  readonly grain?: number
}

/** Draws a code as printed and seen by a poor camera. For a UPC-E, its eight digits. */
export function drawCode(text: string, format: BarFormat, drawing: Drawing = {}): GreyImage {
  const { module = 2, height = 60, quiet = 10, dark = 20, light = 230, blur = 0, grain = 0 } = drawing
  const paper = '0'.repeat(quiet)
  const signs = paper + toModules(text, format) + paper
  const margin = 12
  // Drawn at four times the resolution, so that a module of 1.5 pixels has soft edges as in a photo.
  const fine = 4
  const width = Math.round(signs.length * module)
  const line = Uint8Array.from({ length: width * fine }, (_, x) =>
    signs[Math.floor((x + 0.5) / fine / module)] === '1' ? dark : light,
  )
  const sharp = { width: width * fine, height: (height + 2 * margin) * fine, data: new Uint8Array(0) }
  const data = new Uint8Array(sharp.width * sharp.height).fill(light)
  for (let y = margin * fine; y < (margin + height) * fine; y += 1) data.set(line, y * sharp.width)
  return addNoise(blurImage(resizeGrey({ ...sharp, data }, 1 / fine), blur), grain)
}

/** The bars and spaces of a code's digits. */
function toModules(text: string, format: BarFormat): string {
  const digits = format === 'UPC-A' ? `0${text}` : text
  const layout = barLayouts.find((each) => each.format === (format === 'UPC-A' ? 'EAN-13' : format))
  const shown = shownDigits(digits, format)
  let next = 0
  return (layout?.cells ?? [])
    .map(({ patterns, isDigit }) => {
      if (!isDigit) return patterns[0]
      const { digit, isTurned } = shown[next] ?? { digit: 0, isTurned: false }
      next += 1
      return patterns[digit + (isTurned ? 10 : 0)]
    })
    .join('')
}

function shownDigits(digits: string, format: BarFormat): { digit: number; isTurned: boolean }[] {
  if (format === 'EAN-8') return [...digits].map((digit) => ({ digit: Number(digit), isTurned: false }))
  if (format === 'UPC-E') {
    const parity = shortParities[Number(digits[7])] ?? ''
    return [...digits.slice(1, 7)].map((digit, at) => ({
      digit: Number(digit),
      isTurned: (parity[at] === 'G') === (digits[0] === '0'),
    }))
  }
  const parity = leadingParities[Number(digits[0])] ?? ''
  return [...digits.slice(1)].map((digit, at) => ({ digit: Number(digit), isTurned: parity[at] === 'G' }))
}

/** Three box blurs approximate a Gaussian. */
function blurImage(picture: GreyImage, blur: number): GreyImage {
  let result = picture
  for (let pass = 0; pass < 3 && blur > 0; pass += 1) result = boxBlurImage(result, blur)
  return result
}

function boxBlurImage({ width, height, data }: GreyImage, blur: number): GreyImage {
  const reach = Math.ceil(blur)
  return {
    width,
    height,
    data: data.map((_, at) => {
      const x = at % width
      let sum = 0
      let weights = 0
      for (let near = -reach; near <= reach; near += 1) {
        const weight = Math.max(0, Math.min(1, blur + 0.5 - Math.abs(near)))
        sum += weight * (data[at - x + Math.min(width - 1, Math.max(0, x + near))] ?? 0)
        weights += weight
      }
      return sum / weights + 0.5
    }),
  }
}

function addNoise({ width, height, data }: GreyImage, grain: number): GreyImage {
  const chance = createNoise(7)
  return {
    width,
    height,
    data: data.map((value) => Math.max(0, Math.min(255, value + (chance() * 2 - 1) * grain))),
  }
}

/** A deterministic sequence of random numbers, 0 … 1. */
export function createNoise(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
