import type { ErrorCode } from '@larder/contract/http/errors'
import type { RgbaImage } from '@larder/sight/image/image'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError } from '../errors'

/** Why a picture is rejected. */
export class PictureError extends Error {
  constructor(
    readonly reason: 'empty' | 'not-a-picture' | 'too-large' | 'too-many-pixels' | 'broken' | 'animated',
  ) {
    super(`picture rejected: ${reason}`)
  }
}

export interface PictureOptions {
  /** The maximum length of the longer side in pixels. */
  readonly longest: number
}

const maxBytes = 20 * 1024 * 1024
const maxPixels = 60_000_000
/** Extremely long strips show nothing, and some formats allow sizes that other libraries cannot handle. */
const maxSide = 30_000

// The libvips cache would hold memory that the server does not get back.
sharp.cache(false)
// Each picture uses one core; more would only delay concurrent ones.
sharp.concurrency(1)

/** Formats of photos. Vector graphics and documents are excluded, so that their parsers never run. */
const magicBytes: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWithBytes(bytes, 0, [0xff, 0xd8, 0xff]),
  (bytes) => startsWithBytes(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => startsWithText(bytes, 0, 'GIF8'),
  (bytes) => startsWithText(bytes, 0, 'RIFF') && startsWithText(bytes, 8, 'WEBP'),
  (bytes) =>
    startsWithBytes(bytes, 0, [0x49, 0x49, 0x2a, 0x00]) ||
    startsWithBytes(bytes, 0, [0x4d, 0x4d, 0x00, 0x2a]),
  (bytes) => startsWithText(bytes, 4, 'ftyp'),
]
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'tiff', 'heif', 'avif'])

/** Returns whether a file begins like a photo; nothing is decoded. */
export function isPictureFile(bytes: Uint8Array): boolean {
  return magicBytes.some((matches) => matches(bytes))
}

/** Reads only the file's header: it rejects most bad files before anything is decoded. */
export async function validatePicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw new PictureError('empty')
  if (bytes.length > maxBytes) throw new PictureError('too-large')
  if (!isPictureFile(bytes)) throw new PictureError('not-a-picture')
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((): Metadata => {
      throw new PictureError('broken')
    })
  // HEIC from phones is a single HEVC frame, which cannot be decoded here; browsers upload a JPEG instead.
  if (!formats.has(metadata.format ?? '') || metadata.compression === 'hevc')
    throw new PictureError('not-a-picture')
  const { width = 0, height = 0, pages = 1 } = metadata
  if (width < 1 || height < 1) throw new PictureError('broken')
  if (width * height > maxPixels || Math.max(width, height) > maxSide)
    throw new PictureError('too-many-pixels')
  if (pages > 1) throw new PictureError('animated')
  return { width, height }
}

/** Decodes a photo: upright, on white where transparent, without metadata. */
export async function decodePicture(bytes: Uint8Array, options: PictureOptions): Promise<RgbaImage> {
  await validatePicture(bytes)
  const { data, info } = await rejectAsBroken(
    openScaled(bytes, options).ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  )
  return { width: info.width, height: info.height, data }
}

/** Converts a photo to a small upright JPEG without metadata: no location, camera or preview. */
export async function toJpeg(bytes: Uint8Array, options: PictureOptions): Promise<Buffer> {
  await validatePicture(bytes)
  return rejectAsBroken(openScaled(bytes, options).jpeg({ quality: 82, mozjpeg: true }).toBuffer())
}

/** Converts the centre of a photo to a small square JPEG without metadata. */
export async function toSquareJpeg(bytes: Uint8Array, side: number): Promise<Buffer> {
  await validatePicture(bytes)
  const square = openSharp(bytes).resize({ width: side, height: side, fit: 'cover' })
  return rejectAsBroken(flattenOnWhite(square).jpeg({ quality: 82, mozjpeg: true }).toBuffer())
}

/** A part of a picture, in pixels. */
interface PictureArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The largest area of a shape in a picture, as near to a point (in percent) as the edges allow. */
function cropAround(
  picture: { readonly width: number; readonly height: number },
  shape: { readonly width: number; readonly height: number },
  focus: { readonly x: number; readonly y: number },
): PictureArea {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.round(shape.width * scale))
  const height = Math.max(1, Math.round(shape.height * scale))
  return {
    left: Math.round(((picture.width - width) * focus.x) / 100),
    top: Math.round(((picture.height - height) * focus.y) / 100),
    width,
    height,
  }
}

/** Crops a stored photo to a shape around a point, as a JPEG of that size. */
export async function toCroppedJpeg(
  bytes: Uint8Array,
  shape: { readonly width: number; readonly height: number },
  focus: { readonly x: number; readonly y: number },
): Promise<Buffer> {
  const area = cropAround(await validatePicture(bytes), shape, focus)
  return rejectAsBroken(
    openSharp(bytes).extract(area).resize(shape).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  )
}

function openScaled(bytes: Uint8Array, { longest }: PictureOptions) {
  const inside = { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const
  return flattenOnWhite(openSharp(bytes).resize(inside))
}

function openSharp(bytes: Uint8Array) {
  return sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  }).autoOrient()
}

function flattenOnWhite(picture: Sharp) {
  return picture.flatten({ background: '#ffffff' }).toColourspace('srgb')
}

async function rejectAsBroken<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(() => {
    throw new PictureError('broken')
  })
}

function startsWithBytes(bytes: Uint8Array, offset: number, opening: readonly number[]): boolean {
  return opening.every((byte, index) => bytes[offset + index] === byte)
}

function startsWithText(bytes: Uint8Array, offset: number, text: string): boolean {
  return startsWithBytes(
    bytes,
    offset,
    [...text].map((letter) => letter.charCodeAt(0)),
  )
}

/** A worker's message about a picture that it rejects. */
export interface PictureErrorMessage {
  readonly kind: 'refused'
  readonly reason: PictureError['reason']
}

/** Runs in a worker: a bad picture is a result, not a failure. */
export async function catchPictureError<Answer>(
  work: () => Promise<Answer>,
): Promise<Answer | PictureErrorMessage> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureError) return { kind: 'refused', reason: error.reason }
    throw error
  }
}

/** Rethrows a worker's rejection in the calling thread. */
export function rethrowPictureError<Answer extends { readonly kind: string }>(
  message: Answer | PictureErrorMessage,
): Answer {
  if (isPictureErrorMessage(message)) throw new PictureError(message.reason)
  return message
}

function isPictureErrorMessage(message: { readonly kind: string }): message is PictureErrorMessage {
  return message.kind === 'refused'
}

const codes: Record<PictureError['reason'], ErrorCode> = {
  empty: 'broken-picture',
  broken: 'broken-picture',
  'not-a-picture': 'not-a-picture',
  'too-large': 'too-large',
  'too-many-pixels': 'too-many-pixels',
  animated: 'animated-picture',
}

/** Converts a picture error to the error that the client receives. */
export function toPictureAppError({ reason }: PictureError): AppError {
  return new AppError(codes[reason])
}
