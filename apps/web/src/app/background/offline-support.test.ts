import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchServiceWorker } from './offline-support'

// @vitest-environment happy-dom

class AWorker extends EventTarget {
  readonly messages: unknown[] = []
  readonly scriptURL: string
  constructor(file = 'service-worker.js') {
    super()
    this.scriptURL = `https://larder.example/${file}`
  }
  postMessage(message: unknown) {
    this.messages.push(message)
  }
}

class Registration extends EventTarget {
  installing: AWorker | null = null
  waiting: AWorker | null = null
  readonly update = vi.fn(async () => undefined)
}

/** The parts of the browser that are used. */
function aBrowser(controller: AWorker | null) {
  const registration = new Registration()
  const container = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn(async () => registration as Registration | undefined),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  const [reload, onReady] = [vi.fn(), vi.fn()]
  const watch = () => watchServiceWorker({ container: container as never, page: document, reload, onReady })
  const installUpdate = () => {
    const worker = new AWorker()
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
    return worker
  }
  const activateWorker = (worker: AWorker) => {
    registration.waiting = null
    container.controller = worker
    container.dispatchEvent(new Event('controllerchange'))
  }
  return { registration, container, reload, onReady, watch, installUpdate, activateWorker }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('a new version waits until it is requested, then the page reloads once', async () => {
  const { watch, installUpdate, activateWorker, onReady, reload, container } = aBrowser(new AWorker())
  const worker = await watch()
  expect(container.register).toHaveBeenCalledWith('/service-worker.js', {
    scope: '/',
    updateViaCache: 'none',
  })
  const next = installUpdate()
  expect(onReady).toHaveBeenCalledOnce()
  expect(next.messages).toEqual([])
  worker?.activateUpdate()
  worker?.activateUpdate()
  expect(next.messages).toEqual(['take-over'])
  expect(reload).not.toHaveBeenCalled()
  activateWorker(next)
  expect(reload).toHaveBeenCalledOnce()
})

test('a version already waiting is reported at once', async () => {
  const { watch, registration, onReady } = aBrowser(new AWorker())
  registration.waiting = new AWorker()
  await watch()
  expect(onReady).toHaveBeenCalledOnce()
})

test('the first installation changes nothing on screen', async () => {
  const { watch, activateWorker, onReady, reload } = aBrowser(null)
  await watch()
  activateWorker(new AWorker())
  expect(onReady).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('the former push worker is replaced silently', async () => {
  const { watch, installUpdate, activateWorker, onReady, reload } = aBrowser(new AWorker('push-worker.js'))
  await watch()
  const next = installUpdate()
  expect(next.messages).toEqual(['take-over'])
  activateWorker(next)
  expect(onReady).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('when another tab activates the update, this one reports it and reloads on a press', async () => {
  const { watch, activateWorker, onReady, reload } = aBrowser(new AWorker())
  const worker = await watch()
  activateWorker(new AWorker())
  expect(onReady).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  worker?.activateUpdate()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page open for days is checked for updates', async () => {
  const { watch, registration } = aBrowser(new AWorker())
  const worker = await watch()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(registration.update).toHaveBeenCalledOnce()
  worker?.stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(registration.update).toHaveBeenCalledOnce()
})

test('with service workers blocked there is nothing to watch', async () => {
  const { watch, container } = aBrowser(null)
  container.register.mockResolvedValue(undefined)
  expect(await watch()).toBeUndefined()
})
