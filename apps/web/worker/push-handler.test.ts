import { expect, test, vi } from 'vitest'
import { handlePushEvents } from './push-handler'

/** The worker in a browser of its own, as far as it looks at one. */
function aWorker(tabs: { url: string; focus: () => void }[] = []) {
  const hears: Record<string, (event: object) => void> = {}
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      hears[name] = listener
    },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
  }
  handlePushEvents(worker as never)
  const tell = async (name: string, event: object) => {
    let work: unknown
    hears[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  return { tell, showNotification, openWindow }
}

test('shows what the kitchen has to say', async () => {
  const { tell, showNotification } = aWorker()
  await tell('push', { data: { json: () => ({ title: 'Larder', body: 'Use the milk.', tag: 'use-by:7' }) } })
  expect(showNotification).toHaveBeenCalledWith('Larder', {
    body: 'Use the milk.',
    tag: 'use-by:7',
    icon: '/icon-192.png',
  })
})

test.each([
  ['nothing', null],
  ['nonsense', { json: () => JSON.parse('<') }],
])('says something even when %s came', async (_, data) => {
  const { tell, showNotification } = aWorker()
  await tell('push', { data })
  expect(showNotification.mock.calls[0]?.[0]).toBe('Larder')
})

test('a press opens the entries', async () => {
  const close = vi.fn()
  const { tell, openWindow } = aWorker([{ url: 'https://larder.example/inventory', focus: vi.fn() }])
  await tell('notificationclick', { notification: { close } })
  expect(close).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledWith('/LogsNotifications')
})

test('where they are open already, that tab comes to the front', async () => {
  const focus = vi.fn()
  const { tell, openWindow } = aWorker([{ url: 'https://larder.example/LogsNotifications?x=1', focus }])
  await tell('notificationclick', { notification: { close: vi.fn() } })
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})
