// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBarcodeReader, type DetectedCode } from './barcode-reader'
import type { BarcodeRequest, BarcodeResponse } from './barcode-worker'

const area = { left: 0, top: 0, width: 10, height: 10 }
const milk: DetectedCode = { text: '4006381333931', format: 'EAN-13', area }
const eggs: DetectedCode = { text: '5000112637922', format: 'EAN-13', area }

/** A worker whose responses the test sends. */
class AWorker extends EventTarget {
  readonly requests: BarcodeRequest[] = []
  terminate = vi.fn()

  postMessage(request: BarcodeRequest) {
    this.requests.push(request)
  }

  async respond(...codes: DetectedCode[]) {
    this.emit({ id: this.requests.at(-1)?.id ?? 0, codes })
    await vi.advanceTimersByTimeAsync(0)
  }

  emit(data: BarcodeResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function aReader() {
  vi.useFakeTimers()
  const worker = new AWorker()
  const reader = createBarcodeReader(worker as never)
  onTestFinished(() => reader.close())
  return { worker, reader }
}

function aVideo(videoWidth = 1920) {
  const context = {
    drawImage() {},
    fillRect() {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  return Object.defineProperties(document.createElement('video'), {
    videoWidth: { value: videoWidth },
    videoHeight: { value: (videoWidth * 3) / 4 },
  })
}

test('a photo is read thoroughly, and its data is copied', async () => {
  const { worker, reader } = aReader()
  const picture = { width: 1, height: 1, data: new Uint8Array(4) }
  const codes = reader.read(picture)
  expect(worker.requests).toMatchObject([{ effort: 'patient' }])
  expect(worker.requests[0]?.picture.data).not.toBe(picture.data)
  await worker.respond(milk)
  expect(await codes).toEqual([milk])
})

test('the next frame is captured after the last was read, at a limited size', async () => {
  const { worker, reader } = aReader()
  const stop = reader.watch(aVideo(), vi.fn())
  await vi.advanceTimersByTimeAsync(5000)
  expect(worker.requests).toMatchObject([{ effort: 'glance', picture: { width: 1280, height: 960 } }])
  await worker.respond()
  await vi.advanceTimersByTimeAsync(200)
  expect(worker.requests).toHaveLength(2)
  stop()
  await worker.respond(milk)
  await vi.advanceTimersByTimeAsync(5000)
  expect(worker.requests).toHaveLength(2)
})

test('every few frames one is read thoroughly', async () => {
  const { worker, reader } = aReader()
  onTestFinished(reader.watch(aVideo(), vi.fn()))
  for (let frame = 0; frame < 16; frame += 1) {
    await vi.advanceTimersByTimeAsync(200)
    await worker.respond()
  }
  expect(worker.requests.filter(({ effort }) => effort === 'thorough')).toHaveLength(2)
})

test('each code is reported once, and again after it was out of view', async () => {
  const { worker, reader } = aReader()
  const onCode = vi.fn()
  onTestFinished(reader.watch(aVideo(), onCode))
  const see = async (wait: number, ...codes: DetectedCode[]) => {
    await vi.advanceTimersByTimeAsync(wait)
    await worker.respond(...codes)
  }
  for (let frame = 0; frame < 30; frame += 1) await see(200, milk)
  await see(200, eggs)
  expect(onCode.mock.calls).toEqual([[milk], [eggs]])
  await see(3500)
  await see(200, milk)
  expect(onCode).toHaveBeenCalledTimes(3)
})

test('a video without frames is not read; a failed read is followed by another', async () => {
  const { worker, reader } = aReader()
  onTestFinished(reader.watch(aVideo(0), vi.fn()))
  await vi.advanceTimersByTimeAsync(1000)
  expect(worker.requests).toEqual([])
  onTestFinished(reader.watch(aVideo(), vi.fn()))
  await vi.advanceTimersByTimeAsync(200)
  worker.emit({ id: 1, failed: 'no memory' })
  await vi.advanceTimersByTimeAsync(200)
  expect(worker.requests).toHaveLength(2)
})

test('closing terminates the worker and rejects pending reads', async () => {
  const { worker, reader } = aReader()
  const codes = reader.read({ width: 1, height: 1, data: new Uint8Array(4) })
  reader.close()
  await expect(codes).rejects.toThrow('closed')
  expect(worker.terminate).toHaveBeenCalled()
})
