import type { RgbaImage } from '@larder/sight/image/image'
import { drawScaled, encodeJpeg, readPixels } from './video-frame'

export type PhotoFailure = 'not-a-picture' | 'too-large' | 'broken'

export class PhotoError extends Error {
  readonly reason: PhotoFailure

  constructor(trouble: PhotoFailure, cause?: unknown) {
    super(`picture: ${trouble}`, { cause })
    this.reason = trouble
  }
}

/** A photo, upright and no larger than asked. */
export interface DecodedPhoto {
  readonly width: number
  readonly height: number
  /** To send; what the camera wrote into the file beside the picture is gone. */
  asJpeg(): Promise<Blob>
  /** To look at here. */
  asPicture(): RgbaImage
}

/** The largest file that is taken. */
export const maxPhotoFileBytes = 20 * 1024 * 1024

/** Opens a photo from a file, the clipboard or the camera. Throws a `StillError`. */
export async function decodePhoto(
  file: Blob,
  { longest }: { readonly longest: number },
): Promise<DecodedPhoto> {
  if (file.size > maxPhotoFileBytes) throw new PhotoError('too-large')
  const looksLikeOne = looksLikePicture(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!looksLikeOne && !file.type.startsWith('image/')) throw new PhotoError('not-a-picture')
  let canvas: HTMLCanvasElement
  try {
    canvas = await decodeToCanvas(file, longest)
  } catch (error) {
    throw new PhotoError(looksLikeOne ? 'broken' : 'not-a-picture', error)
  }
  return {
    width: canvas.width,
    height: canvas.height,
    asJpeg: () => encodeJpeg(canvas),
    asPicture: () => readPixels(canvas),
  }
}

async function decodeToCanvas(file: Blob, longest: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (): undefined => undefined,
  )
  if (!bitmap) return decodeWithImageElement(file, longest)
  try {
    return drawScaled(bitmap, bitmap.width, bitmap.height, longest)
  } finally {
    bitmap.close()
  }
}

/** Some browsers show more kinds of pictures than they decode on request: a phone's HEIC among them. */
async function decodeWithImageElement(file: Blob, longest: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    return drawScaled(image, image.naturalWidth, image.naturalHeight, longest)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** How the files of pictures begin: JPEG, PNG, GIF, BMP, TIFF; WebP in a RIFF; HEIC and AVIF in an ISO box. */
const magicNumbers = ['ffd8ff', '89504e47', '47494638', '424d', '49492a00', '4d4d002a']

function looksLikePicture(bytes: Uint8Array): boolean {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = String.fromCharCode(...bytes)
  return (
    magicNumbers.some((beginning) => hex.startsWith(beginning)) ||
    /^RIFF.{4}WEBP/s.test(text) ||
    /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])/s.test(text)
  )
}
