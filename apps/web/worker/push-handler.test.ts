import { expect, test, vi } from 'vitest'
import { handlePushEvents } from './push-handler'

/** A fake of the worker's browser. */
function aWorker(tabs: { url: string; focus: () => void }[] = [], base = '') {
  const listeners: Record<string, (event: object) => void> = {}
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
  }
  handlePushEvents(worker as never, base)
  const dispatch = async (name: string, event: object) => {
    let work: unknown
    listeners[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  return { dispatch, showNotification, openWindow }
}

test('shows the message as a notification', async () => {
  const { dispatch, showNotification } = aWorker()
  await dispatch('push', {
    data: { json: () => ({ title: 'Larder', body: 'Use the milk.', tag: 'use-by:7' }) },
  })
  expect(showNotification).toHaveBeenCalledWith('Larder', {
    body: 'Use the milk.',
    tag: 'use-by:7',
    icon: '/icon-192.png',
  })
})

test.each([
  ['nothing', null],
  ['nonsense', { json: () => JSON.parse('<') }],
])('shows a default notification for %s', async (_, data) => {
  const { dispatch, showNotification } = aWorker()
  await dispatch('push', { data })
  expect(showNotification.mock.calls[0]?.[0]).toBe('Larder')
})

test('a click opens the notifications page', async () => {
  const close = vi.fn()
  const { dispatch, openWindow } = aWorker([{ url: 'https://larder.example/inventory', focus: vi.fn() }])
  await dispatch('notificationclick', { notification: { close } })
  expect(close).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledWith('/LogsNotifications')
})

test('an open notifications tab is focused', async () => {
  const focus = vi.fn()
  const { dispatch, openWindow } = aWorker([{ url: 'https://larder.example/LogsNotifications?x=1', focus }])
  await dispatch('notificationclick', { notification: { close: vi.fn() } })
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})

test('below a path of the host, icon and page are looked for there', async () => {
  const { dispatch, showNotification, openWindow } = aWorker([], '/larder')
  await dispatch('push', { data: null })
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ icon: '/larder/icon-192.png' })
  await dispatch('notificationclick', { notification: { close: vi.fn() } })
  expect(openWindow).toHaveBeenCalledWith('/larder/LogsNotifications')
})
