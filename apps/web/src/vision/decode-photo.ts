import type { RgbaImage } from '@larder/sight/image/image'
import { drawScaled, encodeJpeg, readPixels } from './video-frame'

export type PhotoFailure = 'not-a-picture' | 'too-large' | 'broken'

export class PhotoError extends Error {
  readonly reason: PhotoFailure

  constructor(reason: PhotoFailure, cause?: unknown) {
    super(`picture: ${reason}`, { cause })
    this.reason = reason
  }
}

/** A photo, upright and scaled down to the maximum side. */
export interface DecodedPhoto {
  readonly width: number
  readonly height: number
  /** For upload; metadata of the camera is removed. */
  asJpeg(): Promise<Blob>
  /** For analysis on this device. */
  asPicture(): RgbaImage
}

/** The largest accepted file. */
export const maxPhotoFileBytes = 20 * 1024 * 1024

/** Decodes a photo from a file, the clipboard or the camera. Throws a `PhotoError`. */
export async function decodePhoto(
  file: Blob,
  { longest }: { readonly longest: number },
): Promise<DecodedPhoto> {
  if (file.size > maxPhotoFileBytes) throw new PhotoError('too-large')
  const hasPictureHeader = looksLikePicture(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!hasPictureHeader && !file.type.startsWith('image/')) throw new PhotoError('not-a-picture')
  let canvas: HTMLCanvasElement
  try {
    canvas = await decodeToCanvas(file, longest)
  } catch (error) {
    throw new PhotoError(hasPictureHeader ? 'broken' : 'not-a-picture', error)
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

/** Some browsers display more formats than they decode on request, such as a phone's HEIC. */
async function decodeWithImageElement(file: Blob, longest: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode()
    return drawScaled(image, image.naturalWidth, image.naturalHeight, longest)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/**
 * Magic numbers of JPEG, PNG, GIF, BMP and TIFF. WebP is in a RIFF container, HEIC and AVIF in an ISO box.
 */
const magicNumbers = ['ffd8ff', '89504e47', '47494638', '424d', '49492a00', '4d4d002a']

function looksLikePicture(bytes: Uint8Array): boolean {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = String.fromCharCode(...bytes)
  return (
    magicNumbers.some((magicNumber) => hex.startsWith(magicNumber)) ||
    /^RIFF.{4}WEBP/s.test(text) ||
    /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])/s.test(text)
  )
}
