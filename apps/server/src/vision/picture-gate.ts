import type { Picture } from '@larder/sight/picture'
import sharp, { type Metadata, type Sharp } from 'sharp'

/** Why a file is not looked at. */
export class PictureTrouble extends Error {
  constructor(
    readonly trouble: 'empty' | 'not-a-picture' | 'too-large' | 'too-many-pixels' | 'broken' | 'animated',
  ) {
    super(`the picture is refused: ${trouble}`)
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
const openings: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => begins(bytes, 0, [0xff, 0xd8, 0xff]),
  (bytes) => begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => says(bytes, 0, 'GIF8'),
  (bytes) => says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP'),
  (bytes) => begins(bytes, 0, [0x49, 0x49, 0x2a, 0x00]) || begins(bytes, 0, [0x4d, 0x4d, 0x00, 0x2a]),
  (bytes) => says(bytes, 4, 'ftyp'),
]
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'tiff', 'heif', 'avif'])

/** Looks at no more than a file's beginning: what it says of itself refuses most bad ones before anything is unpacked. */
export async function checkPicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw new PictureTrouble('empty')
  if (bytes.length > mostBytes) throw new PictureTrouble('too-large')
  if (!openings.some((fits) => fits(bytes))) throw new PictureTrouble('not-a-picture')
  const about = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((): Metadata => {
      throw new PictureTrouble('broken')
    })
  // The HEIC of phones is a film's single frame, which nothing here may unpack: browsers hand in a JPEG instead.
  if (!formats.has(about.format ?? '') || about.compression === 'hevc')
    throw new PictureTrouble('not-a-picture')
  const { width = 0, height = 0, pages = 1 } = about
  if (width < 1 || height < 1) throw new PictureTrouble('broken')
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new PictureTrouble('too-many-pixels')
  if (pages > 1) throw new PictureTrouble('animated')
  return { width, height }
}

/** The pixels of a photo, upright, on white where it is transparent, and nothing of what else its file says. */
export async function readPicture(bytes: Uint8Array, options: PictureOptions): Promise<Picture> {
  await checkPicture(bytes)
  const { data, info } = await decoded(
    upright(bytes, options).ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  )
  return { width: info.width, height: info.height, data }
}

/** The photo as a small JPEG, upright, without any of its metadata: no place, no camera, no preview. */
export async function asJpeg(bytes: Uint8Array, options: PictureOptions): Promise<Buffer> {
  await checkPicture(bytes)
  return decoded(upright(bytes, options).jpeg({ quality: 82, mozjpeg: true }).toBuffer())
}

/** The middle of the photo as a small square JPEG, likewise without any of its metadata. */
export async function asSquareJpeg(bytes: Uint8Array, side: number): Promise<Buffer> {
  await checkPicture(bytes)
  const square = opened(bytes).resize({ width: side, height: side, fit: 'cover' })
  return decoded(onWhite(square).jpeg({ quality: 82, mozjpeg: true }).toBuffer())
}

function upright(bytes: Uint8Array, { longest }: PictureOptions) {
  const inside = { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const
  return onWhite(opened(bytes).resize(inside))
}

function opened(bytes: Uint8Array) {
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
    throw new PictureTrouble('broken')
  })
}

function begins(bytes: Uint8Array, at: number, opening: readonly number[]): boolean {
  return opening.every((byte, place) => bytes[at + place] === byte)
}

function says(bytes: Uint8Array, at: number, word: string): boolean {
  return begins(
    bytes,
    at,
    [...word].map((letter) => letter.charCodeAt(0)),
  )
}
