import sharp from 'sharp'
import { toJpeg } from '../../vision/picture-codec'

/** A picture that the cook keeps: small, upright and without metadata. */
export interface ScanPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const maxSide = 1600

export async function toScanPicture(picture: Uint8Array): Promise<ScanPicture> {
  const bytes = await toJpeg(picture, { longest: maxSide })
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}
