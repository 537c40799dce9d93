import sharp from 'sharp'
import { asJpeg } from '../../vision/picture-gate'

/** A picture that its cook wants to keep: small, upright, and nothing of what the camera wrote into it. */
export interface KeptPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const longest = 1600

export async function keptPicture(picture: Uint8Array): Promise<KeptPicture> {
  const bytes = await asJpeg(picture, { longest })
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}
