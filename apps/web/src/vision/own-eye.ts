import type { Seen } from '@larder/sight/looking'
import type { Picture } from '@larder/sight/picture'
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import type { EyeAnswer, EyeQuestion } from './eye-question'

const model = new URL('../../../../packages/sight/model/ingredients.onnx', import.meta.url).href

export interface LookHereOptions {
  /** How much is done, 0 … 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/**
 * The foods on a picture, seen by this device alone: for when the server cannot be reached. The model stays loaded only while it
 * looks, a phone has better uses for its memory.
 */
export function lookHere(
  picture: Picture,
  { onProgress, signal }: LookHereOptions = {},
  worker: Worker = startWorker(),
): Promise<Seen[]> {
  const looked = new Promise<Seen[]>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'the own eye is not there')),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<EyeAnswer>) => {
      if (data.kind === 'progress') onProgress?.(data.done)
      else if (data.kind === 'seen') resolve([...data.seen])
      else reject(new Error(data.message))
    })
    if (signal?.aborted) reject(signal.reason)
    else worker.postMessage({ picture } satisfies EyeQuestion)
  })
  return looked.finally(() => worker.terminate())
}

/**
 * Fetches what the own eye needs while there is a network, so that it can see without one; the service worker keeps it. To be
 * called by the scanner once it is idle: nobody else needs it.
 */
export async function keepOwnEye(): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (connection?.saveData || !navigator.serviceWorker?.controller) return
  for (const address of [model, runtime]) {
    const answer = await fetch(address).catch((): undefined => undefined)
    await answer?.body?.cancel()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./own-eye-worker.ts', import.meta.url), { type: 'module' })
}
