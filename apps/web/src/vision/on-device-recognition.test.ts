import { expect, test, vi } from 'vitest'
import { prefetchRecognitionModel, runOnDeviceRecognition } from './on-device-recognition'
import type { RecognitionResponse } from './recognition-messages'

const picture = { width: 1, height: 1, data: new Uint8Array(4) }
const apple = { area: { left: 0, top: 0, width: 1, height: 1 }, guesses: [], embedding: new Float32Array(1) }

class AWorker extends EventTarget {
  postMessage = vi.fn()
  terminate = vi.fn()

  tell(data: RecognitionResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

test('tells how far it is, then what it saw, and lets go of its memory', async () => {
  const worker = new AWorker()
  const onProgress = vi.fn()
  const seen = runOnDeviceRecognition(picture, { onProgress }, worker as never)
  expect(worker.postMessage).toHaveBeenCalledWith({ picture })
  worker.tell({ kind: 'progress', done: 0.5 })
  worker.tell({ kind: 'seen', seen: [apple] })
  expect(await seen).toEqual([apple])
  expect(onProgress.mock.calls).toEqual([[0.5]])
  expect(worker.terminate).toHaveBeenCalled()
})

test('a model that is not there is a failure, not a wait without end', async () => {
  const worker = new AWorker()
  const seen = runOnDeviceRecognition(picture, {}, worker as never)
  worker.tell({ kind: 'failed', message: 'no model' })
  await expect(seen).rejects.toThrow('no model')
})

test('can be called off, before and while it looks', async () => {
  const worker = new AWorker()
  const stopping = new AbortController()
  const seen = runOnDeviceRecognition(picture, { signal: stopping.signal }, worker as never)
  stopping.abort(new Error('enough'))
  await expect(seen).rejects.toThrow('enough')
  expect(worker.terminate).toHaveBeenCalled()
  await expect(
    runOnDeviceRecognition(picture, { signal: stopping.signal }, new AWorker() as never),
  ).rejects.toThrow('enough')
})

test('is fetched ahead only where somebody keeps it, and never by those who save data', async () => {
  const fetched = vi.fn(async () => new Response('x'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { serviceWorker: {} })
  await prefetchRecognitionModel()
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, connection: { saveData: true } })
  await prefetchRecognitionModel()
  expect(fetched).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  await prefetchRecognitionModel()
  expect(fetched).toHaveBeenCalledTimes(2)
})
