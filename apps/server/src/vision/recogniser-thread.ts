import type { Log } from '../log'
import type { PooledThread } from '../thread-pool'
import { openWorker } from '../worker-thread'
import { PictureTrouble } from './picture-gate'
import type { RecognitionAnswer, RecognitionTask, StopWord } from './recognition-task'

/** Why nothing was recognised, though the picture may be good. */
export class RecogniserTrouble extends Error {
  constructor(readonly trouble: 'busy' | 'slow' | 'broken' | 'stopped') {
    super(`the recogniser is ${trouble}`)
  }
}

export type Recognised = Extract<RecognitionAnswer, { kind: 'seen' | 'compared' }>

export interface RecogniserThread extends PooledThread {
  run(task: RecognitionTask, parts: RunParts): Promise<Recognised>
}

interface RunParts {
  onProgress?: ((done: number) => void) | undefined
  signal?: AbortSignal | undefined
}

export interface RecogniserThreadParts {
  log: Log
  /** After so much the thread is ended. */
  endedMs: number
  onEnd(): void
}

/** A thread that recognises foods. The model is loaded with the first picture and kept for the next. */
export function openRecogniserThread({ log, endedMs, onEnd }: RecogniserThreadParts): RecogniserThread {
  const worker = openWorker({
    beside: import.meta.url,
    name: 'recognition-worker',
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  // It must not keep a server alive that has nothing else to do.
  worker.unref()
  let isOver = false
  worker.once('exit', () => {
    isOver = true
    onEnd()
  })
  worker.on('error', (error) => log.error({ err: error }, 'the recogniser broke'))

  function end(): Promise<unknown> {
    isOver = true
    return worker.terminate()
  }

  return {
    run(task, { onProgress, signal }) {
      return new Promise((resolve, reject) => {
        const tooSlow = setTimeout(() => {
          void end()
          over(() => reject(new RecogniserTrouble('slow')))
        }, endedMs)
        // It is told, and left to come to a halt: that is quicker than loading the model anew.
        const left = () => worker.postMessage({ kind: 'stop' } satisfies StopWord)
        const gone = () => over(() => reject(new RecogniserTrouble('broken')))
        const heard = (said: RecognitionAnswer) => {
          if (said.kind === 'progress') return onProgress?.(said.done)
          if (signal?.aborted) return over(() => reject(new RecogniserTrouble('stopped')))
          if (said.kind === 'refused') return over(() => reject(new PictureTrouble(said.trouble)))
          if (said.kind === 'failed') {
            log.error({ trouble: said.message }, 'recognising failed')
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
