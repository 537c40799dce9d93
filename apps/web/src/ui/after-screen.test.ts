// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterScreen, loadAfterScreen } from './after-screen'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => begin())
  document.body.innerHTML = '<main><p class="animate-breathe"></p></main>'
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('begins once no placeholder is left', () => {
  const begin = vi.fn()
  afterScreen(begin)
  vi.advanceTimersByTime(3000)
  expect(begin).not.toHaveBeenCalled()
  document.body.innerHTML = '<main><h1>Inventory</h1></main>'
  vi.advanceTimersByTime(1000)
  expect(begin).toHaveBeenCalledOnce()
})

test('does not wait for ever', () => {
  const begin = vi.fn()
  afterScreen(begin)
  vi.advanceTimersByTime(11_000)
  expect(begin).toHaveBeenCalledOnce()
})

test('does nothing when it was cancelled', () => {
  const begin = vi.fn()
  afterScreen(begin)()
  vi.advanceTimersByTime(11_000)
  expect(begin).not.toHaveBeenCalled()
})

test('waits for the network where scripts cannot come without one', () => {
  const begin = vi.fn()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.body.innerHTML = '<main><h1>Inventory</h1></main>'
  const cancel = loadAfterScreen(begin)
  loadAfterScreen(begin)
  vi.advanceTimersByTime(1000)
  expect(begin).not.toHaveBeenCalled()
  cancel()
  window.dispatchEvent(new Event('online'))
  expect(begin).toHaveBeenCalledOnce()
})
