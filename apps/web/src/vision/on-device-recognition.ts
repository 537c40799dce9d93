import type { RgbaImage } from '@larder/sight/image/image'
import type { RecognisedItem } from '@larder/sight/recognition/recognise-foods'
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import type { RecognitionRequest, RecognitionResponse } from './recognition-messages'

const model = new URL('../../../../packages/sight/model/ingredients.onnx', import.meta.url).href

export interface OnDeviceRecognitionOptions {
  /** How much is done, 0 … 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/**
 * The foods on a picture, seen by this device alone: for when the server cannot be reached. The model stays loaded only while it
 * looks, a phone has better uses for its memory.
 */
export function runOnDeviceRecognition(
  picture: RgbaImage,
  { onProgress, signal }: OnDeviceRecognitionOptions = {},
  worker: Worker = startWorker(),
): Promise<RecognisedItem[]> {
  const looked = new Promise<RecognisedItem[]>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'recognition worker failed to start')),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<RecognitionResponse>) => {
      if (data.kind === 'progress') onProgress?.(data.done)
      else if (data.kind === 'seen') resolve([...data.seen])
      else reject(new Error(data.message))
    })
    if (signal?.aborted) reject(signal.reason)
    else worker.postMessage({ picture } satisfies RecognitionRequest)
  })
  return looked.finally(() => worker.terminate())
}

/**
 * Fetches what the own eye needs while there is a network, so that it can see without one; the service worker keeps it. To be
 * called by the scanner once it is idle: nobody else needs it.
 */
export async function prefetchRecognitionModel(): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (connection?.saveData || !navigator.serviceWorker?.controller) return
  for (const address of [model, runtime]) {
    const answer = await fetch(address).catch((): undefined => undefined)
    await answer?.body?.cancel()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./recognition-worker.ts', import.meta.url), { type: 'module' })
}
