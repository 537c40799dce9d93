import type { Log } from './log'
import type { PooledThread } from './thread-pool'
import { ThreadTrouble } from './thread-trouble'
import { openWorker, type WorkerParts } from './worker-thread'

/** What any of our workers says before or instead of its answer. */
export type Progress = { readonly kind: 'progress'; readonly done: number }
export type Failure = { readonly kind: 'failed'; readonly message: string }

/** Nobody waits any longer for what a worker is doing. */
export interface StopWord {
  readonly kind: 'stop'
}

export interface Asking {
  onProgress?: ((done: number) => void) | undefined
  /** Once it is aborted the worker is told, and left to come to a halt: that is quicker than beginning another. */
  signal?: AbortSignal | undefined
}

export interface AskedThread<Task, Answer> extends PooledThread {
  /** One at a time. */
  ask(task: Task, asking: Asking): Promise<Answer>
}

export interface AskedThreadParts extends WorkerParts {
  log: Log
  /** After so long it is ended. */
  endedMs: number
  onEnd(): void
}

const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** A worker that is asked one thing after the other, and keeps for the next what it has loaded or worked out. */
export function openAskedThread<Task, Answer extends { readonly kind: string }>(
  parts: AskedThreadParts,
): AskedThread<Task, Answer> {
  const { log, name, endedMs, onEnd } = parts
  const worker = openWorker({ resourceLimits, ...parts })
  // It must not keep a server alive that has nothing else to do.
  worker.unref()
  let isOver = false
  worker.once('exit', () => {
    isOver = true
    onEnd()
  })
  worker.on('error', (error) => log.error({ err: error, worker: name }, 'a thread broke'))

  function end(): Promise<unknown> {
    isOver = true
    return worker.terminate()
  }

  return {
    ask(task, { onProgress, signal }) {
      return new Promise((resolve, reject) => {
        const tooSlow = setTimeout(() => {
          void end()
          over(() => reject(new ThreadTrouble('slow')))
        }, endedMs)
        const left = () => worker.postMessage({ kind: 'stop' } satisfies StopWord)
        const gone = () => over(() => reject(new ThreadTrouble('broken')))
        const heard = (said: Progress | Failure | Answer) => {
          if (isProgress(said)) return onProgress?.(said.done)
          if (signal?.aborted) return over(() => reject(new ThreadTrouble('stopped')))
          if (isFailure(said)) {
            log.error({ trouble: said.message, worker: name }, 'what a thread was asked failed')
            return gone()
          }
          return over(() => resolve(said))
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

function isProgress(said: { readonly kind: string }): said is Progress {
  return said.kind === 'progress'
}

function isFailure(said: { readonly kind: string }): said is Failure {
  return said.kind === 'failed'
}
