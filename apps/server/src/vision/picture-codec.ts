import type { RgbaImage } from '@larder/sight/image/image'
import sharp, { type Metadata, type Sharp } from 'sharp'

/** Why a file is not looked at. */
export class PictureError extends Error {
  constructor(
    readonly reason: 'empty' | 'not-a-picture' | 'too-large' | 'too-many-pixels' | 'broken' | 'animated',
  ) {
    super(`picture rejected: ${reason}`)
  }
}

export interface PictureOptions {
  /** Its longer side is at most so many pixels. */
  readonly longest: number
}

const mostBytes = 20 * 1024 * 1024
const mostPixels = 60_000_000
/** A strip so narrow or so long shows nothing, and some formats allow sides that nothing else can hold. */
const longestSide = 30_000

// What libvips keeps for the next picture is memory that the server would not get back.
sharp.cache(false)
// Each picture has a core of its own; more only delays whoever waits beside it.
sharp.concurrency(1)

/** Formats a photo comes in. Drawings, documents and scripts of drawings are none, and their readers are not even asked. */
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

/** Looks at no more than a file's beginning: what it says of itself refuses most bad ones before anything is unpacked. */
export async function validatePicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw new PictureError('empty')
  if (bytes.length > mostBytes) throw new PictureError('too-large')
  if (!magicBytes.some((fits) => fits(bytes))) throw new PictureError('not-a-picture')
  const about = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((): Metadata => {
      throw new PictureError('broken')
    })
  // The HEIC of phones is a film's single frame, which nothing here may unpack: browsers hand in a JPEG instead.
  if (!formats.has(about.format ?? '') || about.compression === 'hevc')
    throw new PictureError('not-a-picture')
  const { width = 0, height = 0, pages = 1 } = about
  if (width < 1 || height < 1) throw new PictureError('broken')
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new PictureError('too-many-pixels')
  if (pages > 1) throw new PictureError('animated')
  return { width, height }
}

/** The pixels of a photo, upright, on white where it is transparent, and nothing of what else its file says. */
export async function decodePicture(bytes: Uint8Array, options: PictureOptions): Promise<RgbaImage> {
  await validatePicture(bytes)
  const { data, info } = await decoded(
    upright(bytes, options).ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  )
  return { width: info.width, height: info.height, data }
}

/** The photo as a small JPEG, upright, without any of its metadata: no place, no camera, no preview. */
export async function toJpeg(bytes: Uint8Array, options: PictureOptions): Promise<Buffer> {
  await validatePicture(bytes)
  return decoded(upright(bytes, options).jpeg({ quality: 82, mozjpeg: true }).toBuffer())
}

/** The middle of the photo as a small square JPEG, likewise without any of its metadata. */
export async function toSquareJpeg(bytes: Uint8Array, side: number): Promise<Buffer> {
  await validatePicture(bytes)
  const square = openSharp(bytes).resize({ width: side, height: side, fit: 'cover' })
  return decoded(onWhite(square).jpeg({ quality: 82, mozjpeg: true }).toBuffer())
}

function upright(bytes: Uint8Array, { longest }: PictureOptions) {
  const inside = { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const
  return onWhite(openSharp(bytes).resize(inside))
}

function openSharp(bytes: Uint8Array) {
  return sharp(bytes, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  }).autoOrient()
}

function onWhite(picture: Sharp) {
  return picture.flatten({ background: '#ffffff' }).toColourspace('srgb')
}

async function decoded<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(() => {
    throw new PictureError('broken')
  })
}

function startsWithBytes(bytes: Uint8Array, at: number, opening: readonly number[]): boolean {
  return opening.every((byte, place) => bytes[at + place] === byte)
}

function startsWithText(bytes: Uint8Array, at: number, word: string): boolean {
  return startsWithBytes(
    bytes,
    at,
    [...word].map((letter) => letter.charCodeAt(0)),
  )
}
