import type { DetectedCode } from '@larder/sight/barcode/code-votes'
import type { RgbaImage } from '@larder/sight/image/image'
import type { BarcodeRequest, BarcodeResponse } from './barcode-worker'
import { captureFrame } from './video-frame'

export type { DetectedCode } from '@larder/sight/barcode/code-votes'

/** Maximum side of a live frame: a code held before the camera fills much of it. */
const maxFrameSide = 1280
const pauseMs = 120
/** Every this many frames one is read thoroughly; the others get a quick look. */
const thoroughEvery = 8
/** The same code counts again after it was out of view for this long. */
const outOfViewMs = 3000

export interface BarcodeReader {
  /** Reads the codes on a photo, with every available method. */
  read(picture: RgbaImage): Promise<readonly DetectedCode[]>
  /** Reports each code that comes into view, once. Returns a function that stops it. */
  watch(video: HTMLVideoElement, onCode: (code: DetectedCode) => void): () => void
  close(): void
}

/** Creates a reader in its own worker, so that the preview never stutters. */
export function createBarcodeReader(worker: Worker = startWorker()): BarcodeReader {
  const pending = new Map<
    number,
    { resolve: (codes: readonly DetectedCode[]) => void; reject: (error: Error) => void }
  >()
  let lastId = 0

  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeResponse>) => {
    const request = pending.get(data.id)
    pending.delete(data.id)
    if ('codes' in data) request?.resolve(data.codes)
    else request?.reject(new Error(data.failed))
  })
  worker.addEventListener('error', () => failAll('barcode worker stopped'))

  function failAll(message: string) {
    for (const { reject } of pending.values()) reject(new Error(message))
    pending.clear()
  }

  function sendRequest(
    picture: RgbaImage,
    effort: BarcodeRequest['effort'],
  ): Promise<readonly DetectedCode[]> {
    lastId += 1
    const request: BarcodeRequest = { id: lastId, picture, effort }
    const response = new Promise<readonly DetectedCode[]>((resolve, reject) =>
      pending.set(request.id, { resolve, reject }),
    )
    worker.postMessage(request, [picture.data.buffer])
    return response
  }

  return {
    read: (picture) => sendRequest({ ...picture, data: picture.data.slice() }, 'patient'),
    watch(video, onCode) {
      const lastSeen = new Map<string, number>()
      return pollFrames(async (frameNumber) => {
        const picture = captureFrame(video, maxFrameSide)
        if (!picture) return
        const codes = await sendRequest(
          picture,
          frameNumber % thoroughEvery === thoroughEvery - 1 ? 'thorough' : 'glance',
        )
        const now = performance.now()
        for (const code of codes) {
          const seenBefore = lastSeen.get(code.text)
          lastSeen.set(code.text, now)
          if (seenBefore === undefined || now - seenBefore > outOfViewMs) onCode(code)
        }
      })
    },
    close() {
      failAll('closed')
      worker.terminate()
    },
  }
}

/** Reads one frame at a time, always the current one: no frame waits in a queue. */
function pollFrames(readFrame: (frameNumber: number) => Promise<void>): () => void {
  let stopped = false
  let frameNumber = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  async function next() {
    // A frame that cannot be read is skipped.
    await readFrame(frameNumber).catch(() => undefined)
    frameNumber += 1
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
