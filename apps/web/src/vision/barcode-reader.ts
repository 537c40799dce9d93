import type { DetectedCode } from '@larder/sight/barcode/code-votes'
import type { RgbaImage } from '@larder/sight/image/image'
import type { BarcodeRequest, BarcodeResponse } from './barcode-messages'
import { captureFrame } from './video-frame'

export type { DetectedCode } from '@larder/sight/barcode/code-votes'

/** A live frame is looked at no larger than this: a code held before the camera fills much of it. */
const maxFrameSide = 1280
const pauseMs = 120
/** Most frames get a glance; now and then one is looked at as thoroughly as a photo. */
const thoroughEvery = 8
/** The same code counts again once it was out of view for so long. */
const outOfViewMs = 3000

export interface BarcodeReader {
  /** The codes on a photo, tried in every way there is. */
  read(picture: RgbaImage): Promise<readonly DetectedCode[]>
  /** Tells of each code that comes into view, once; ends when called. */
  watch(video: HTMLVideoElement, onCode: (code: DetectedCode) => void): () => void
  close(): void
}

/** Opens a reader in a worker of its own, so that the preview never stutters. */
export function createBarcodeReader(worker: Worker = startWorker()): BarcodeReader {
  const waiting = new Map<
    number,
    { done: (codes: readonly DetectedCode[]) => void; fail: (error: Error) => void }
  >()
  let count = 0

  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeResponse>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('codes' in data) asked?.done(data.codes)
    else asked?.fail(new Error(data.failed))
  })
  worker.addEventListener('error', () => failAll('barcode worker stopped'))

  function failAll(why: string) {
    for (const { fail } of waiting.values()) fail(new Error(why))
    waiting.clear()
  }

  function ask(picture: RgbaImage, effort: BarcodeRequest['effort']): Promise<readonly DetectedCode[]> {
    count += 1
    const question: BarcodeRequest = { id: count, picture, effort }
    const answer = new Promise<readonly DetectedCode[]>((done, fail) =>
      waiting.set(question.id, { done, fail }),
    )
    worker.postMessage(question, [picture.data.buffer])
    return answer
  }

  return {
    read: (picture) => ask({ ...picture, data: picture.data.slice() }, 'thorough'),
    watch(video, onCode) {
      const lastSeen = new Map<string, number>()
      return pollFrames(async (turn) => {
        const picture = captureFrame(video, maxFrameSide)
        if (!picture) return
        const codes = await ask(picture, turn % thoroughEvery === thoroughEvery - 1 ? 'thorough' : 'glance')
        const now = performance.now()
        for (const code of codes) {
          const before = lastSeen.get(code.text)
          lastSeen.set(code.text, now)
          if (before === undefined || now - before > outOfViewMs) onCode(code)
        }
      })
    },
    close() {
      failAll('closed')
      worker.terminate()
    },
  }
}

/** The next look begins after the last has ended, with the frame of that moment: none waits in a queue. */
function pollFrames(look: (turn: number) => Promise<void>): () => void {
  let stopped = false
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  async function next() {
    // A frame that could not be read is followed by another.
    await look(turn).catch(() => undefined)
    turn += 1
    if (!stopped) timer = setTimeout(next, pauseMs)
  }
  timer = setTimeout(next, 0)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
}
