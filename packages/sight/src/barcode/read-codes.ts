import { type GreyImage, type PixelArea, type RgbaImage, toGreyImage } from '../image/image'
import type { BarFormat } from './bar-layouts'
import { acceptCodes, type CodeVote, type DetectedCode } from './code-votes'
import {
  createVariants,
  type ImageVariant,
  limitImageSize,
  originalVariant,
  toOriginalArea,
} from './image-variants'
import { readBlurredCodes } from './read-blurred-codes'
import { readFaintCodes } from './read-faint-codes'

export type { DetectedCode } from './code-votes'

/** A result of a barcode library, in its own terms. */
export interface DecodedBars {
  /** The digits; a UPC-A may come as an EAN-13 with a leading 0, a UPC-E as its expanded digits. */
  readonly text: string
  readonly format: string
  /** The number of scan lines that agree. */
  readonly lines: number
  readonly area: PixelArea
}

/** A barcode library. Example: zxing in WebAssembly, the same on the server and in the browser. */
export type DecodeBars = (picture: GreyImage) => Promise<readonly DecodedBars[]>

/**
 * 'glance' and 'thorough' are for frames of a live camera, since further frames follow; 'patient' also tries the methods
 * that take seconds.
 */
export type ReadingEffort = 'glance' | 'thorough' | 'patient'

/** The effort of reading. Example: `{ effort: 'glance' }` for a frame of a live preview. */
export interface ReadCodesOptions {
  /** By default every method is tried. */
  readonly effort?: ReadingEffort
  /** Returns true once the call is cancelled. */
  readonly isStopped?: () => boolean
}

/**
 * Reads a picture in several variants until a code is certain; no code rather than a wrong one.
 * Example: `readCodes(photo, decode)`.
 */
export async function readCodes(
  picture: RgbaImage | GreyImage,
  decode: DecodeBars,
  { effort = 'patient', isStopped = () => false }: ReadCodesOptions = {},
): Promise<DetectedCode[]> {
  const whole = isGrey(picture) ? picture : toGreyImage(picture)
  const grey = limitImageSize(whole)
  const inWhole = (codes: DetectedCode[]) =>
    codes.map((code) => ({ ...code, area: toOriginalArea(code.area, grey, 0, whole) }))
  const votes = await votesOf(grey, originalVariant, 0, decode)
  const atOnce = acceptCodes(votes)
  // A glance without any result: the next frame may show more. A doubtful result is read again.
  if (atOnce.length > 0 || (effort === 'glance' && votes.length === 0)) return inWhole(atOnce)
  for (const [index, variant] of createVariants(grey).entries()) {
    if (isStopped()) return []
    votes.push(...(await votesOf(grey, variant, index + 1, decode)))
    const codes = acceptCodes(votes)
    if (codes.length > 0) return inWhole(codes)
  }
  if (effort === 'glance' || isStopped()) return []
  const faint = readFaintCodes(grey)
  return inWhole(faint.length > 0 || effort !== 'patient' ? faint : readBlurredCodes(grey, isStopped))
}

function isGrey(picture: RgbaImage | GreyImage): picture is GreyImage {
  return picture.data.length === picture.width * picture.height
}

async function votesOf(
  picture: GreyImage,
  { make, turn }: ImageVariant,
  variant: number,
  decode: DecodeBars,
): Promise<CodeVote[]> {
  const seen = make(picture)
  const readings = await decode(seen)
  return readings.flatMap(({ text, format, lines, area }) => {
    const known = formatOf(text, format)
    return known ? [{ ...known, lines, look: variant, area: toOriginalArea(area, seen, turn, picture) }] : []
  })
}

/** A UPC-A is an EAN-13 with a leading 0, and libraries report either. */
function formatOf(text: string, format: string): { text: string; format: BarFormat } | undefined {
  const kind = format.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()
  const twelve = text.length === 13 && text.startsWith('0') ? text.slice(1) : text
  if (kind === 'EAN8') return { text, format: 'EAN-8' }
  if (kind === 'UPCE') return { text: twelve, format: 'UPC-E' }
  if (kind === 'UPCA' || (kind === 'EAN13' && twelve.length === 12)) return { text: twelve, format: 'UPC-A' }
  return kind === 'EAN13' ? { text, format: 'EAN-13' } : undefined
}
