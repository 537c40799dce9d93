// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithApp } from '../../testing/render-with-app'
import { stubApi } from '../../testing/stub-api'
import { LazyOfflineSupport } from './lazy-after-screen'

const worker = { scriptURL: 'https://larder.example/service-worker.js', postMessage: vi.fn() }

beforeEach(() => void stubApi())

function aBrowser({ controller = null as typeof worker | null } = {}) {
  const registration = Object.assign(new EventTarget(), { waiting: controller, installing: null })
  const container = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn(async () => registration),
    getRegistration: async () => undefined,
    ready: new Promise(() => {}),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => begin())
  return container
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('registers the service worker for a signed-in cook', async () => {
  const { register } = aBrowser()
  renderWithApp(<LazyOfflineSupport enabled />, { signedIn: true })
  await waitFor(() => expect(register).toHaveBeenCalledOnce())
})

test.each([
  ['a visitor', { enabled: true }, { signedIn: false }],
  ['development', { enabled: false }, { signedIn: true }],
])('is not registered for %s', async (_, props, options) => {
  const { register } = aBrowser()
  renderWithApp(<LazyOfflineSupport {...props} />, options)
  await act(async () => {})
  expect(register).not.toHaveBeenCalled()
})

test('a new version is announced and waits for a press, or is dismissed', async () => {
  aBrowser({ controller: worker })
  const { user } = renderWithApp(<LazyOfflineSupport enabled />)
  await screen.findByText('A new version of Larder is ready')
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over')
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.getByRole('status').textContent).toBe('')
})
