import type { SeenArea } from '@larder/contract/scan'
import type { Area } from '@larder/sight/picture'
import sharp from 'sharp'
import type { PageReader } from '../../vision/page-reader'
import type { Recogniser } from '../../vision/recogniser'
import type { Eyes } from './eyes'

/** What the recogniser shrinks a picture to before it looks; its areas are in those pixels. */
const longest = 1024

/** Our own recogniser and reader. */
export function ownEyes(recogniser: Pick<Recogniser, 'look'>, pageReader: Pick<PageReader, 'read'>): Eyes {
  return {
    pageReader,
    recogniser: {
      async look(bytes, watched) {
        const seen = await recogniser.look(bytes, watched)
        const size = seen.length > 0 ? await sizeOf(bytes) : { width: 1, height: 1 }
        return seen.map(({ area, guesses, count }) => ({
          area: partOf(area, size),
          guesses,
          ...(count !== undefined && { count }),
        }))
      },
    },
  }
}

/** As it was looked at: upright and shrunk. */
async function sizeOf(bytes: Uint8Array) {
  const { autoOrient } = await sharp(bytes).metadata()
  const scale = Math.min(1, longest / Math.max(autoOrient.width, autoOrient.height))
  return { width: autoOrient.width * scale, height: autoOrient.height * scale }
}

function partOf({ left, top, width, height }: Area, size: { width: number; height: number }): SeenArea {
  const [x, y] = [share(left, size.width), share(top, size.height)]
  const [right, bottom] = [share(left + width, size.width), share(top + height, size.height)]
  return { left: x, top: y, width: rounded(right - x), height: rounded(bottom - y) }
}

function share(of: number, whole: number): number {
  return rounded(Math.min(1, Math.max(0, of / whole)))
}

function rounded(part: number): number {
  return Math.round(part * 10_000) / 10_000
}
