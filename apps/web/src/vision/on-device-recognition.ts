import type { RgbaImage } from '@larder/sight/image/image'
import type { RecognisedItem } from '@larder/sight/recognition/recognise-foods'
import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import type { RecognitionRequest, RecognitionResponse } from './recognition-worker'

const model = new URL('../../../../packages/sight/model/ingredients.onnx', import.meta.url).href

export interface OnDeviceRecognitionOptions {
  /** Progress, 0 … 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/**
 * Recognises the foods on a picture on this device, for when the server cannot be reached. The model stays
 * loaded only while it runs, to free the phone's memory.
 */
export function runOnDeviceRecognition(
  picture: RgbaImage,
  { onProgress, signal }: OnDeviceRecognitionOptions = {},
  worker: Worker = startWorker(),
): Promise<RecognisedItem[]> {
  const result = new Promise<RecognisedItem[]>((resolve, reject) => {
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
  return result.finally(() => worker.terminate())
}

/**
 * Prefetches the model and the runtime while online, so that recognition works offline; the service worker
 * caches them. The scanner calls it when idle; nothing else needs it.
 */
export async function prefetchRecognitionModel(): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (connection?.saveData || !navigator.serviceWorker?.controller) return
  for (const url of [model, runtime]) {
    const response = await fetch(url).catch((): undefined => undefined)
    await response?.body?.cancel()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./recognition-worker.ts', import.meta.url), { type: 'module' })
}
