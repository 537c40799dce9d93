import { expect, test, vi } from 'vitest'
import { prefetchRecognitionModel, runOnDeviceRecognition } from './on-device-recognition'
import type { RecognitionResponse } from './recognition-worker'

const picture = { width: 1, height: 1, data: new Uint8Array(4) }
const apple = { area: { left: 0, top: 0, width: 1, height: 1 }, guesses: [], embedding: new Float32Array(1) }

class AWorker extends EventTarget {
  postMessage = vi.fn()
  terminate = vi.fn()

  emit(data: RecognitionResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

test('reports progress, then the result, and terminates its worker', async () => {
  const worker = new AWorker()
  const onProgress = vi.fn()
  const result = runOnDeviceRecognition(picture, { onProgress }, worker as never)
  expect(worker.postMessage).toHaveBeenCalledWith({ picture })
  worker.emit({ kind: 'progress', done: 0.5 })
  worker.emit({ kind: 'seen', seen: [apple] })
  expect(await result).toEqual([apple])
  expect(onProgress.mock.calls).toEqual([[0.5]])
  expect(worker.terminate).toHaveBeenCalled()
})

test('a missing model rejects instead of waiting forever', async () => {
  const worker = new AWorker()
  const result = runOnDeviceRecognition(picture, {}, worker as never)
  worker.emit({ kind: 'failed', message: 'no model' })
  await expect(result).rejects.toThrow('no model')
})

test('can be aborted before and during recognition', async () => {
  const worker = new AWorker()
  const stopping = new AbortController()
  const result = runOnDeviceRecognition(picture, { signal: stopping.signal }, worker as never)
  stopping.abort(new Error('enough'))
  await expect(result).rejects.toThrow('enough')
  expect(worker.terminate).toHaveBeenCalled()
  await expect(
    runOnDeviceRecognition(picture, { signal: stopping.signal }, new AWorker() as never),
  ).rejects.toThrow('enough')
})

test('the model is prefetched only with a service worker, and not with data saving on', async () => {
  const fetchSpy = vi.fn(async () => new Response('x'))
  vi.stubGlobal('fetch', fetchSpy)
  vi.stubGlobal('navigator', { serviceWorker: {} })
  await prefetchRecognitionModel()
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, connection: { saveData: true } })
  await prefetchRecognitionModel()
  expect(fetchSpy).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  await prefetchRecognitionModel()
  expect(fetchSpy).toHaveBeenCalledTimes(2)
})
