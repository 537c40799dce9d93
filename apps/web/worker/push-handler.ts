const notificationsPath = '/LogsNotifications'

/** Shows what the kitchen wants to tell while no page of Larder is open, and leads there when it is pressed. */
export function handlePushEvents(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', (event) => {
    const { title, body, tag } = parsePushMessage(event.data)
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png' }))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openNotifications(worker))
  })
}

/** A browser that shows nothing after a push takes the permission away, so something is always said. */
function parsePushMessage(data: PushMessageData | null) {
  const told = { title: 'Larder', body: 'There is something new in your kitchen.', tag: 'larder' }
  try {
    return { ...told, ...(data?.json() as Partial<typeof told> | undefined) }
  } catch {
    return told
  }
}

/** A tab that shows the entries comes to the front; another is left alone, somebody may be typing in it. */
async function openNotifications({ clients }: ServiceWorkerGlobalScope) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === notificationsPath)
  return there ? there.focus() : clients.openWindow(notificationsPath)
}
