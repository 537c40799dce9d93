import { mkdtemp, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const width = 1280
const height = 960
const framesASecond = 5

/** What Chromium must be started with for the video to be its camera. */
export function fakeCameraArgs(video: string): string[] {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]
}

/**
 * A film of pictures (PNG, JPEG, SVG), each shown for some seconds and all of them again and again; answers its path, in a
 * folder of its own that anyone who asked takes away.
 */
export async function createFakeCameraVideo(
  pictures: readonly Uint8Array[],
  { secondsEach = 1.6 } = {},
): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'larder-film-')), 'camera.y4m')
  const file = await open(path, 'w')
  try {
    await file.write(`YUV4MPEG2 W${width} H${height} F${framesASecond}:1 Ip A1:1 C420mpeg2\n`)
    // The film begins again at its end, so a single picture needs a single frame.
    const times = pictures.length > 1 ? Math.round(secondsEach * framesASecond) : 1
    for (const picture of pictures) {
      const frame = await frameOf(picture)
      for (let time = 0; time < times; time += 1) {
        await file.write('FRAME\n')
        await file.write(frame)
      }
    }
  } finally {
    await file.close()
  }
  return path
}

/** Lightness of every pixel, then two planes of colour at half the size. */
async function frameOf(picture: Uint8Array): Promise<Buffer> {
  const upright = sharp(picture)
    .rotate()
    .flatten({ background: 'white' })
    .resize(width, height, { fit: 'contain', background: '#ddd' })
  const rgb = await upright.removeAlpha().toColourspace('srgb').raw().toBuffer()
  const frame = Buffer.alloc((width * height * 3) / 2)
  const blue = width * height
  const red = blue + blue / 4
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const r = rgb[at * 3] ?? 0
      const g = rgb[at * 3 + 1] ?? 0
      const b = rgb[at * 3 + 2] ?? 0
      frame[at] = Math.round(16 + (65.7 * r + 129.1 * g + 25.1 * b) / 256)
      if (y % 2 !== 0 || x % 2 !== 0) continue
      const half = (y / 2) * (width / 2) + x / 2
      frame[blue + half] = Math.round(128 + (-37.9 * r - 74.5 * g + 112.4 * b) / 256)
      frame[red + half] = Math.round(128 + (112.4 * r - 94.2 * g - 18.3 * b) / 256)
    }
  return frame
}
