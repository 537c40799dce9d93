// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BarcodeRequest, BarcodeResponse } from './barcode-messages'
import { createBarcodeReader, type DetectedCode } from './barcode-reader'

const area = { left: 0, top: 0, width: 10, height: 10 }
const milk: DetectedCode = { text: '4006381333931', format: 'EAN-13', area }
const eggs: DetectedCode = { text: '5000112637922', format: 'EAN-13', area }

/** A worker that waits until the test answers for it. */
class AWorker extends EventTarget {
  readonly asked: BarcodeRequest[] = []
  terminate = vi.fn()

  postMessage(question: BarcodeRequest) {
    this.asked.push(question)
  }

  async answer(...codes: DetectedCode[]) {
    this.tell({ id: this.asked.at(-1)?.id ?? 0, codes })
    await vi.advanceTimersByTimeAsync(0)
  }

  tell(data: BarcodeResponse) {
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

test('a photo is looked at thoroughly, and stays with whoever asked', async () => {
  const { worker, reader } = aReader()
  const picture = { width: 1, height: 1, data: new Uint8Array(4) }
  const codes = reader.read(picture)
  expect(worker.asked).toMatchObject([{ effort: 'thorough' }])
  expect(worker.asked[0]?.picture.data).not.toBe(picture.data)
  await worker.answer(milk)
  expect(await codes).toEqual([milk])
})

test('frames wait for nobody: the next is taken when the last was read, at a sensible size', async () => {
  const { worker, reader } = aReader()
  const stop = reader.watch(aVideo(), vi.fn())
  await vi.advanceTimersByTimeAsync(5000)
  expect(worker.asked).toMatchObject([{ effort: 'glance', picture: { width: 1280, height: 960 } }])
  await worker.answer()
  await vi.advanceTimersByTimeAsync(200)
  expect(worker.asked).toHaveLength(2)
  stop()
  await worker.answer(milk)
  await vi.advanceTimersByTimeAsync(5000)
  expect(worker.asked).toHaveLength(2)
})

test('now and then a frame is looked at thoroughly', async () => {
  const { worker, reader } = aReader()
  onTestFinished(reader.watch(aVideo(), vi.fn()))
  for (let frame = 0; frame < 16; frame += 1) {
    await vi.advanceTimersByTimeAsync(200)
    await worker.answer()
  }
  expect(worker.asked.filter(({ effort }) => effort === 'thorough')).toHaveLength(2)
})

test('each pack is told once, several in a row, and again when it comes back', async () => {
  const { worker, reader } = aReader()
  const onCode = vi.fn()
  onTestFinished(reader.watch(aVideo(), onCode))
  const see = async (wait: number, ...codes: DetectedCode[]) => {
    await vi.advanceTimersByTimeAsync(wait)
    await worker.answer(...codes)
  }
  for (let frame = 0; frame < 30; frame += 1) await see(200, milk)
  await see(200, eggs)
  expect(onCode.mock.calls).toEqual([[milk], [eggs]])
  await see(3500)
  await see(200, milk)
  expect(onCode).toHaveBeenCalledTimes(3)
})

test('a video that shows nothing yet is not looked at; a reading that fails is followed by another', async () => {
  const { worker, reader } = aReader()
  onTestFinished(reader.watch(aVideo(0), vi.fn()))
  await vi.advanceTimersByTimeAsync(1000)
  expect(worker.asked).toEqual([])
  onTestFinished(reader.watch(aVideo(), vi.fn()))
  await vi.advanceTimersByTimeAsync(200)
  worker.tell({ id: 1, failed: 'no memory' })
  await vi.advanceTimersByTimeAsync(200)
  expect(worker.asked).toHaveLength(2)
})

test('closing ends the worker and whoever waits', async () => {
  const { worker, reader } = aReader()
  const codes = reader.read({ width: 1, height: 1, data: new Uint8Array(4) })
  reader.close()
  await expect(codes).rejects.toThrow('closed')
  expect(worker.terminate).toHaveBeenCalled()
})
