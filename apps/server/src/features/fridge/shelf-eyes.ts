import type { SeenArea } from '@larder/contract/scan'
import type { Area } from '@larder/sight/picture'
import { sureEnough } from '@larder/sight/shelf-changes'
import { isClearShelf } from '@larder/sight/shelf-clarity'
import sharp from 'sharp'
import { ThreadTrouble } from '../../thread-trouble'
import { readPicture } from '../../vision/picture-gate'
import type { Recogniser } from '../../vision/recogniser'
import { NotNow } from './comparing'
import type { Compare } from './seen-change'

/** What the recogniser shrinks a picture to before it looks; its areas are in those pixels. */
const longest = 1024

/** Our own recogniser as the cameras need it. */
export function eyesOf({ compare }: Pick<Recogniser, 'compare'>): Compare {
  return async (before, after, { signal }) => {
    const changes = await compare(before, after, { signal }).catch((error: unknown) => {
      const isAway = error instanceof ThreadTrouble && ['busy', 'stopped'].includes(error.trouble)
      throw isAway ? new NotNow(error.message) : error
    })
    if (changes.length === 0) return []
    const sizes = { went: await sizeOf(before), came: await sizeOf(after) }
    return changes.map(({ kind, area, naming, sureness }) => ({
      kind,
      area: partOf(area, sizes[kind]),
      guesses: naming.guesses,
      sure: sureness >= sureEnough,
    }))
  }
}

/** Whether a shelf can be seen at all: not in the dark, nor through a blur. */
export async function isClearPicture(bytes: Uint8Array): Promise<boolean> {
  return isClearShelf(await readPicture(bytes, { longest }))
}

async function sizeOf(bytes: Uint8Array) {
  const { width, height } = await sharp(bytes).metadata()
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: width * scale, height: height * scale }
}

function partOf({ left, top, width, height }: Area, size: { width: number; height: number }): SeenArea {
  const part = (from: number, length: number, whole: number) => {
    const start = Math.min(1, Math.max(0, from / whole))
    return [start, Math.min(1 - start, length / whole)] as const
  }
  const [x, wide] = part(left, width, size.width)
  const [y, high] = part(top, height, size.height)
  return { left: x, top: y, width: wide, height: high }
}
