import type { Log } from '../../../log'
import { createRpcWorker } from '../../../workers/rpc-worker'
import { createWorkerPool, type WorkerPoolLimits } from '../../../workers/worker-pool'
import type { RenderedPicture, RenderTask } from './render-picture'

export interface PictureRenderer {
  /** Renders one picture. Rejects with `WorkerError` on a timeout, a full queue and once closed. */
  render(task: RenderTask): Promise<Uint8Array>
  close(): Promise<void>
}

export interface PictureRendererLimits extends WorkerPoolLimits {
  /** After this time the worker is terminated. */
  readonly endedMs: number
}

// One at a time: a picture takes half a second of one core, and requests need the others.
const defaultLimits: PictureRendererLimits = { atOnce: 1, waiting: 120, endedMs: 30_000, idleMs: 120_000 }

/** Renders pictures in a worker thread, one after the other. */
export function createPictureRenderer(parts: { log: Log; limits?: PictureRendererLimits }): PictureRenderer {
  const { log, limits = defaultLimits } = parts
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<RenderTask, RenderedPicture>({
        ...{ moduleUrl: import.meta.url, name: 'render-picture-worker' },
        ...{ log, endedMs: limits.endedMs, onEnd },
      }),
  })
  return {
    async render(task) {
      const { bytes } = await pool.use((worker) => worker.call(task, {}))
      return bytes
    },
    close: () => pool.close(),
  }
}
