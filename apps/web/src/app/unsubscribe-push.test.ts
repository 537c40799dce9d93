// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '../session/session-store'
import { unsubscribePushIfSignedOut } from './mount'

const unsubscribe = vi.fn(async () => true)
const serve = (getRegistration: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  session.clearUser()
  unsubscribe.mockClear()
})

test('signing out unsubscribes push messages', async () => {
  serve(async () => ({ pushManager: { getSubscription: async () => ({ unsubscribe }) } }))
  session.setUser('a-token')
  unsubscribePushIfSignedOut()
  await Promise.resolve()
  expect(unsubscribe).not.toHaveBeenCalled()
  session.clearUser()
  unsubscribePushIfSignedOut()
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalled(), 20_000)
})

test('a browser that denies access is ignored', () => {
  unsubscribePushIfSignedOut()
  serve(() => Promise.reject(new Error('private window')))
  unsubscribePushIfSignedOut()
  expect(unsubscribe).not.toHaveBeenCalled()
})
