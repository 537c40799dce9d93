import type { Log } from '../log'
import type { PooledThread } from '../thread-pool'
import { openWorker } from '../worker-thread'
import type { PageAnswer, PageStop, PageTask, PageText } from './page-task'
import { PictureTrouble } from './picture-gate'

/** Why nothing was read, though the picture may be good. */
export class PageTrouble extends Error {
  constructor(readonly trouble: 'busy' | 'slow' | 'broken' | 'stopped') {
    super(`the page reader is ${trouble}`)
  }
}

export interface PageThread extends PooledThread {
  run(task: PageTask, parts: RunParts): Promise<PageText>
}

interface RunParts {
  onProgress?: ((done: number) => void) | undefined
  signal?: AbortSignal | undefined
}

export interface PageThreadParts {
  log: Log
  /** After so much the thread is ended. */
  endedMs: number
  onEnd(): void
}

/** A thread that reads printed paper. The model is loaded with the first page and kept for the next. */
export function openPageThread({ log, endedMs, onEnd }: PageThreadParts): PageThread {
  const worker = openWorker({
    beside: import.meta.url,
    name: 'page-worker',
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  // It must not keep a server alive that has nothing else to do.
  worker.unref()
  let isOver = false
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
    run(task, { onProgress, signal }) {
      return new Promise((resolve, reject) => {
        const tooSlow = setTimeout(() => {
          void end()
          over(() => reject(new PageTrouble('slow')))
        }, endedMs)
        // It is told, and left to come to a halt: that is quicker than loading the model anew.
        const left = () => worker.postMessage({ kind: 'stop' } satisfies PageStop)
        const gone = () => over(() => reject(new PageTrouble('broken')))
        const heard = (said: PageAnswer) => {
          if (said.kind === 'progress') return onProgress?.(said.done)
          if (signal?.aborted) return over(() => reject(new PageTrouble('stopped')))
          if (said.kind === 'refused') return over(() => reject(new PictureTrouble(said.trouble)))
          if (said.kind === 'failed') {
            log.error({ trouble: said.message }, 'reading a page failed')
            return gone()
          }
          return over(() => resolve(said.read))
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
  }
}
