import { sureEnough } from '@larder/sight/shelf-changes'
import { isClearShelf } from '@larder/sight/shelf-clarity'
import { ThreadTrouble } from '../../thread-trouble'
import { readPicture } from '../../vision/picture-gate'
import type { Recogniser } from '../../vision/recogniser'
import { NotNow } from './comparing'
import type { Compare } from './seen-change'

/** Light and blur can be told from as many pixels. */
const longest = 1024

/** Our own recogniser as the cameras need it. */
export function eyesOf({ compare }: Pick<Recogniser, 'compare'>): Compare {
  return async (before, after, { signal }) => {
    const changes = await compare(before, after, { signal }).catch((error: unknown) => {
      const isAway = error instanceof ThreadTrouble && ['busy', 'stopped'].includes(error.trouble)
      throw isAway ? new NotNow(error.message) : error
    })
    return changes.map(({ kind, area, naming, sureness }) => ({
      kind,
      area,
      guesses: naming.guesses,
      sure: sureness >= sureEnough,
    }))
  }
}

/** Whether a shelf can be seen at all: not in the dark, nor through a blur. */
export async function isClearPicture(bytes: Uint8Array): Promise<boolean> {
  return isClearShelf(await readPicture(bytes, { longest }))
}
