import type { Log } from '../log'
import { spawnWorker, type WorkerEntry } from './spawn-worker'
import { WorkerError } from './worker-error'
import type { PooledWorker } from './worker-pool'

/** What any of our workers says before or instead of its answer. */
export type ProgressMessage = { readonly kind: 'progress'; readonly done: number }
export type FailureMessage = { readonly kind: 'failed'; readonly message: string }

/** Nobody waits any longer for what a worker is doing. */
export interface CancelMessage {
  readonly kind: 'stop'
}

export interface RpcCallOptions {
  onProgress?: ((done: number) => void) | undefined
  /** Once it is aborted the worker is told, and left to come to a halt: that is quicker than beginning another. */
  signal?: AbortSignal | undefined
}

export interface RpcWorker<Task, Answer> extends PooledWorker {
  /** One at a time. */
  call(task: Task, asking: RpcCallOptions): Promise<Answer>
}

export interface RpcWorkerParts extends WorkerEntry {
  log: Log
  /** After so long it is ended. */
  endedMs: number
  onEnd(): void
}

const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** A worker that is asked one thing after the other, and keeps for the next what it has loaded or worked out. */
export function createRpcWorker<Task, Answer extends { readonly kind: string }>(
  parts: RpcWorkerParts,
): RpcWorker<Task, Answer> {
  const { log, name, endedMs, onEnd } = parts
  const worker = spawnWorker({ resourceLimits, ...parts })
  // It must not keep a server alive that has nothing else to do.
  worker.unref()
  let isOver = false
  worker.once('exit', () => {
    isOver = true
    onEnd()
  })
  worker.on('error', (error) => log.error({ err: error, worker: name }, 'worker crashed'))

  function end(): Promise<unknown> {
    isOver = true
    return worker.terminate()
  }

  return {
    call(task, { onProgress, signal }) {
      return new Promise((resolve, reject) => {
        const tooSlow = setTimeout(() => {
          void end()
          over(() => reject(new WorkerError('slow')))
        }, endedMs)
        const left = () => worker.postMessage({ kind: 'stop' } satisfies CancelMessage)
        const gone = () => over(() => reject(new WorkerError('broken')))
        const heard = (said: ProgressMessage | FailureMessage | Answer) => {
          if (isProgress(said)) return onProgress?.(said.done)
          if (signal?.aborted) return over(() => reject(new WorkerError('stopped')))
          if (isFailure(said)) {
            log.error({ trouble: said.message, worker: name }, 'worker task failed')
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

function isProgress(said: { readonly kind: string }): said is ProgressMessage {
  return said.kind === 'progress'
}

function isFailure(said: { readonly kind: string }): said is FailureMessage {
  return said.kind === 'failed'
}
