import type { GreyImage } from '../image/image'
import type { DecodedBars } from './read-codes'

/** The options for zxing: only the formats on food, since others only add wrong results. */
export const zxingOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  minLineCount: 1,
} satisfies { formats: ('EAN13' | 'EAN8' | 'UPCA' | 'UPCE')[] } & Record<string, unknown>

/** Converts a picture to zxing's format. Example: 2 × 1 grey pixels become eight bytes. */
export function toZxingInput({ width, height, data }: GreyImage) {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < data.length; at += 1) colours.fill(data[at] ?? 0, at * 4, at * 4 + 3)
  return { width, height, data: colours, colorSpace: 'srgb' as const }
}

interface Point {
  readonly x: number
  readonly y: number
}

interface ZxingResult {
  readonly text: string
  readonly format: string
  readonly lineCount: number
  readonly position: Readonly<Record<'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight', Point>>
}

/** Converts a zxing result to ours. Example: its four corners become an area. */
export function fromZxingResult({ text, format, lineCount, position }: ZxingResult): DecodedBars {
  const { topLeft, topRight, bottomLeft, bottomRight } = position
  const corners = [topLeft, topRight, bottomLeft, bottomRight]
  const left = Math.min(...corners.map(({ x }) => x))
  const top = Math.min(...corners.map(({ y }) => y))
  return {
    text,
    format,
    lines: lineCount,
    area: {
      left,
      top,
      width: Math.max(...corners.map(({ x }) => x)) - left,
      height: Math.max(...corners.map(({ y }) => y)) - top,
    },
  }
}
