import type { SeenCode } from '@larder/sight/code-belief'
import type { Picture } from '@larder/sight/picture'
import type { CodeAnswer, CodeQuestion } from './code-question'
import { framePicture } from './frame'

export type { SeenCode } from '@larder/sight/code-belief'

/** A live frame is looked at no larger than this: a code held before the camera fills much of it. */
const longestFrame = 1280
const pauseMs = 120
/** Most frames get a glance; now and then one is looked at as thoroughly as a photo. */
const thoroughEvery = 8
/** The same code counts again once it was out of view for so long. */
const outOfViewMs = 3000

export interface CodeReader {
  /** The codes on a photo, tried in every way there is. */
  read(picture: Picture): Promise<readonly SeenCode[]>
  /** Tells of each code that comes into view, once; ends when called. */
  watch(video: HTMLVideoElement, onCode: (code: SeenCode) => void): () => void
  close(): void
}

/** Opens a reader in a worker of its own, so that the preview never stutters. */
export function openCodeReader(worker: Worker = startWorker()): CodeReader {
  const waiting = new Map<
    number,
    { done: (codes: readonly SeenCode[]) => void; fail: (error: Error) => void }
  >()
  let count = 0

  worker.addEventListener('message', ({ data }: MessageEvent<CodeAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('codes' in data) asked?.done(data.codes)
    else asked?.fail(new Error(data.failed))
  })
  worker.addEventListener('error', () => failAll('the reader of codes has stopped'))

  function failAll(why: string) {
    for (const { fail } of waiting.values()) fail(new Error(why))
    waiting.clear()
  }

  function ask(picture: Picture, effort: CodeQuestion['effort']): Promise<readonly SeenCode[]> {
    count += 1
    const question: CodeQuestion = { id: count, picture, effort }
    const answer = new Promise<readonly SeenCode[]>((done, fail) => waiting.set(question.id, { done, fail }))
    worker.postMessage(question, [picture.data.buffer])
    return answer
  }

  return {
    read: (picture) => ask({ ...picture, data: picture.data.slice() }, 'thorough'),
    watch(video, onCode) {
      const lastSeen = new Map<string, number>()
      return lookAgainAndAgain(async (turn) => {
        const picture = framePicture(video, longestFrame)
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
function lookAgainAndAgain(look: (turn: number) => Promise<void>): () => void {
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
  return new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
}
