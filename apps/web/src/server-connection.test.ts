// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canReachServer, watchLocalServer } from './server-connection'

let onLine = false
const online = vi.fn()
const listened = vi.fn(window.addEventListener.bind(window))

beforeEach(() => {
  onLine = false
  online.mockClear()
  listened.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine)
  vi.spyOn(window, 'addEventListener').mockImplementation(listened)
  window.addEventListener('online', online)
})
afterEach(() => {
  // With a network, nothing else is remembered.
  onLine = true
  window.dispatchEvent(new Event('offline'))
  for (const [type, listener] of listened.mock.calls) window.removeEventListener(type, listener)
})

function watch(hostname: string, answer: () => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  watchLocalServer({ hostname })
  return fetched
}

test('a server on this machine responds without a network', async () => {
  watch('localhost', async () => new Response('ok'))
  await vi.waitFor(() => expect(canReachServer()).toBe(true))
  expect(online).toHaveBeenCalledOnce()
})

test('a server that does not answer is not reached', async () => {
  const fetched = watch('127.0.0.1', async () => {
    throw new TypeError('Failed to fetch')
  })
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(canReachServer()).toBe(false)
  expect(online).not.toHaveBeenCalled()
})

test('elsewhere the answer of the browser counts', () => {
  const fetched = watch('larder.example', async () => new Response('ok'))
  expect(fetched).not.toHaveBeenCalled()
  expect(canReachServer()).toBe(false)
  onLine = true
  expect(canReachServer()).toBe(true)
})

test('the network is checked when it is lost', async () => {
  onLine = true
  const fetched = watch('localhost', async () => new Response('ok'))
  expect(fetched).not.toHaveBeenCalled()
  onLine = false
  window.dispatchEvent(new Event('offline'))
  expect(canReachServer()).toBe(false)
  await vi.waitFor(() => expect(canReachServer()).toBe(true))
})
