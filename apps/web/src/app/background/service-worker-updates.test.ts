// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchServiceWorker } from './service-worker-updates'

class AWorker extends EventTarget {
  readonly heard: unknown[] = []
  readonly scriptURL: string
  constructor(file = 'service-worker.js') {
    super()
    this.scriptURL = `https://larder.example/${file}`
  }
  postMessage(message: unknown) {
    this.heard.push(message)
  }
}

class Registration extends EventTarget {
  installing: AWorker | null = null
  waiting: AWorker | null = null
  readonly update = vi.fn(async () => undefined)
}

/** The browser's side, as far as it is looked at. */
function aBrowser(controller: AWorker | null) {
  const registration = new Registration()
  const container = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn(async () => registration as Registration | undefined),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  const [reload, onReady] = [vi.fn(), vi.fn()]
  const follow = () => watchServiceWorker({ container: container as never, page: document, reload, onReady })
  const arrives = () => {
    const worker = new AWorker()
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
    return worker
  }
  const takesOver = (worker: AWorker) => {
    registration.waiting = null
    container.controller = worker
    container.dispatchEvent(new Event('controllerchange'))
  }
  return { registration, container, reload, onReady, follow, arrives, takesOver }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('a new version waits until it is asked for, then the page is reloaded once', async () => {
  const { follow, arrives, takesOver, onReady, reload, container } = aBrowser(new AWorker())
  const worker = await follow()
  expect(container.register).toHaveBeenCalledWith('/service-worker.js', {
    scope: '/',
    updateViaCache: 'none',
  })
  const next = arrives()
  expect(onReady).toHaveBeenCalledOnce()
  expect(next.heard).toEqual([])
  worker?.activateUpdate()
  worker?.activateUpdate()
  expect(next.heard).toEqual(['take-over'])
  expect(reload).not.toHaveBeenCalled()
  takesOver(next)
  expect(reload).toHaveBeenCalledOnce()
})

test('one that waits since another day is told at once', async () => {
  const { follow, registration, onReady } = aBrowser(new AWorker())
  registration.waiting = new AWorker()
  await follow()
  expect(onReady).toHaveBeenCalledOnce()
})

test('the first one of all changes nothing on screen', async () => {
  const { follow, takesOver, onReady, reload } = aBrowser(null)
  await follow()
  takesOver(new AWorker())
  expect(onReady).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('the worker of before, for push messages only, makes way without a word', async () => {
  const { follow, arrives, takesOver, onReady, reload } = aBrowser(new AWorker('push-worker.js'))
  await follow()
  const next = arrives()
  expect(next.heard).toEqual(['take-over'])
  takesOver(next)
  expect(onReady).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('another tab took the new one: this one says so and stays as it is; a press reloads it', async () => {
  const { follow, takesOver, onReady, reload } = aBrowser(new AWorker())
  const worker = await follow()
  takesOver(new AWorker())
  expect(onReady).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  worker?.activateUpdate()
  expect(reload).toHaveBeenCalledOnce()
})

test('somebody who keeps it open for days hears of new versions', async () => {
  const { follow, registration } = aBrowser(new AWorker())
  const worker = await follow()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(registration.update).toHaveBeenCalledOnce()
  worker?.stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(registration.update).toHaveBeenCalledOnce()
})

test('where the browser has it blocked there is nothing to follow', async () => {
  const { follow, container } = aBrowser(null)
  container.register.mockResolvedValue(undefined)
  expect(await follow()).toBeUndefined()
})
