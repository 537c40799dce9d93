import type { Picture } from '@larder/sight/picture'
import { drawn, jpegOf, pictureOf } from './frame'

export type StillTrouble = 'not-a-picture' | 'too-large' | 'broken'

export class StillError extends Error {
  readonly trouble: StillTrouble

  constructor(trouble: StillTrouble, cause?: unknown) {
    super(`picture: ${trouble}`, { cause })
    this.trouble = trouble
  }
}

/** A photo, upright and no larger than asked. */
export interface Still {
  readonly width: number
  readonly height: number
  /** To send; what the camera wrote into the file beside the picture is gone. */
  asJpeg(): Promise<Blob>
  /** To look at here. */
  asPicture(): Picture
}

/** The largest file that is taken. */
export const mostBytes = 20 * 1024 * 1024

/** Opens a photo from a file, the clipboard or the camera. Throws a `StillError`. */
export async function openStill(file: Blob, { longest }: { readonly longest: number }): Promise<Still> {
  if (file.size > mostBytes) throw new StillError('too-large')
  const looksLikeOne = looksLikePicture(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!looksLikeOne && !file.type.startsWith('image/')) throw new StillError('not-a-picture')
  let canvas: HTMLCanvasElement
  try {
    canvas = await decoded(file, longest)
  } catch (error) {
    throw new StillError(looksLikeOne ? 'broken' : 'not-a-picture', error)
  }
  return {
    width: canvas.width,
    height: canvas.height,
    asJpeg: () => jpegOf(canvas),
    asPicture: () => pictureOf(canvas),
  }
}

async function decoded(file: Blob, longest: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (): undefined => undefined,
  )
  if (!bitmap) return decodedByPage(file, longest)
  try {
    return drawn(bitmap, bitmap.width, bitmap.height, longest)
  } finally {
    bitmap.close()
  }
}

/** Some browsers show more kinds of pictures than they decode on request: a phone's HEIC among them. */
async function decodedByPage(file: Blob, longest: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    return drawn(image, image.naturalWidth, image.naturalHeight, longest)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** How the files of pictures begin: JPEG, PNG, GIF, BMP, TIFF; WebP in a RIFF; HEIC and AVIF in an ISO box. */
const beginnings = ['ffd8ff', '89504e47', '47494638', '424d', '49492a00', '4d4d002a']

function looksLikePicture(bytes: Uint8Array): boolean {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = String.fromCharCode(...bytes)
  return (
    beginnings.some((beginning) => hex.startsWith(beginning)) ||
    /^RIFF.{4}WEBP/s.test(text) ||
    /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])/s.test(text)
  )
}
