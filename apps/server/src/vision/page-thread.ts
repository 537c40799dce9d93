import type { Log } from '../log'
import { openWorker } from '../worker-thread'
import type { PageAnswer, PageTask, PageText } from './page-task'
import { PictureTrouble } from './picture-gate'

/** Why nothing was read. */
export class PageTrouble extends Error {
  constructor(readonly trouble: 'busy' | 'slow' | 'broken' | 'stopped') {
    super(`the page reader is ${trouble}`)
  }
}

export interface PageThread {
  /** One at a time. Once nobody listens the thread is ended: reading cannot be interrupted. */
  run(task: PageTask, onProgress: (done: number) => void, signal?: AbortSignal): Promise<PageText>
  end(): Promise<unknown>
  /** It was ended, or broke: it takes no more work. */
  isOver(): boolean
  /** How many pages it was given. */
  pages(): number
}

export interface PageThreadParts {
  log: Log
  /** After so much the thread is ended. */
  endedMs: number
  onEnd(): void
}

/** A thread that reads printed pages. Its reader is loaded with the first page and kept for the next. */
export function openPageThread({ log, endedMs, onEnd }: PageThreadParts): PageThread {
  const worker = openWorker({
    beside: import.meta.url,
    name: 'page-worker',
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  // It must not keep a server alive that has nothing else to do.
  worker.unref()
  let isOver = false
  let pages = 0
  worker.once('exit', () => {
    isOver = true
    onEnd()
  })
  worker.on('error', (error) => log.error({ err: error }, 'the page reader broke'))

  function end(): Promise<unknown> {
    isOver = true
    return worker.terminate()
  }

  return {
    run(task, onProgress, signal) {
      pages += 1
      return new Promise((resolve, reject) => {
        const giveUp = (trouble: 'slow' | 'stopped') => {
          void end()
          over(() => reject(new PageTrouble(trouble)))
        }
        const tooSlow = setTimeout(() => giveUp('slow'), endedMs)
        const left = () => giveUp('stopped')
        const gone = () => over(() => reject(new PageTrouble('broken')))
        const heard = (said: PageAnswer) => {
          if (said.kind === 'progress') return onProgress(said.done)
          if (said.kind === 'done') return over(() => resolve(said.read))
          if (said.kind === 'refused') return over(() => reject(new PictureTrouble(said.trouble)))
          log.error({ trouble: said.message }, 'reading a page failed')
          return gone()
        }
        function over(settle: () => void): void {
          clearTimeout(tooSlow)
          signal?.removeEventListener('abort', left)
          worker.off('message', heard).off('exit', gone)
          settle()
        }
        signal?.addEventListener('abort', left, { once: true })
        worker.on('message', heard).once('exit', gone)
        worker.postMessage(task)
      })
    },
    end,
    isOver: () => isOver,
    pages: () => pages,
  }
}
