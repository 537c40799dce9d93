import type { Log } from '../log'
import { spawnWorker, type WorkerEntry } from './spawn-worker'
import { WorkerError } from './worker-error'
import type { PooledWorker } from './worker-pool'

/** Messages that any worker may post before or instead of its result. */
export type ProgressMessage = { readonly kind: 'progress'; readonly done: number }
export type FailureMessage = { readonly kind: 'failed'; readonly message: string }

/** Cancels the task in progress. */
export interface CancelMessage {
  readonly kind: 'stop'
}

export interface RpcCallOptions {
  onProgress?: ((done: number) => void) | undefined
  /** Aborting cancels the task. The worker may stop by itself, which is faster than starting another, but not for long. */
  signal?: AbortSignal | undefined
}

export interface RpcWorker<Task, Answer> extends PooledWorker {
  /** Runs one task at a time. */
  call(task: Task, options: RpcCallOptions): Promise<Answer>
}

export interface RpcWorkerParts extends WorkerEntry {
  log: Log
  /** A task that takes longer terminates the worker. */
  endedMs: number
  /** A cancelled task that has not stopped by then terminates the worker. */
  graceMs?: number
  onEnd(): void
}

const defaultGraceMs = 2000

const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** A worker that runs one task after the other and keeps what it has loaded or computed. */
export function createRpcWorker<Task, Answer extends { readonly kind: string }>(
  parts: RpcWorkerParts,
): RpcWorker<Task, Answer> {
  const { log, name, endedMs, graceMs = defaultGraceMs, onEnd } = parts
  const worker = spawnWorker({ resourceLimits, ...parts })
  // The worker must not keep an otherwise idle server alive.
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
        const timeout = setTimeout(() => {
          void end()
          finish(() => reject(new WorkerError('slow')))
        }, endedMs)
        let grace: NodeJS.Timeout | undefined
        const cancel = () => {
          worker.postMessage({ kind: 'stop' } satisfies CancelMessage)
          grace = setTimeout(() => {
            void end()
            finish(() => reject(new WorkerError('stopped')))
          }, graceMs)
        }
        const fail = () => finish(() => reject(new WorkerError('broken')))
        const onMessage = (message: ProgressMessage | FailureMessage | Answer) => {
          if (isProgress(message)) return onProgress?.(message.done)
          if (signal?.aborted) return finish(() => reject(new WorkerError('stopped')))
          if (isFailure(message)) {
            log.error({ reason: message.message, worker: name }, 'worker task failed')
            return fail()
          }
          return finish(() => resolve(message))
        }
        function finish(settle: () => void): void {
          clearTimeout(timeout)
          clearTimeout(grace)
          signal?.removeEventListener('abort', cancel)
          worker.off('message', onMessage).off('exit', fail)
          settle()
        }
        if (signal?.aborted) return finish(() => reject(new WorkerError('stopped')))
        signal?.addEventListener('abort', cancel, { once: true })
        worker.on('message', onMessage).once('exit', fail)
        worker.postMessage(task)
      })
    },
    end,
    isOver: () => isOver,
  }
}

function isProgress(message: { readonly kind: string }): message is ProgressMessage {
  return message.kind === 'progress'
}

function isFailure(message: { readonly kind: string }): message is FailureMessage {
  return message.kind === 'failed'
}
