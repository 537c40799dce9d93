const entries = '/LogsNotifications'

/** Shows what the kitchen wants to tell while no page of Larder is open, and leads there when it is pressed. */
export function hearPushes(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', (event) => {
    const { title, body, tag } = messageIn(event.data)
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png' }))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(showEntries(worker))
  })
}

/** A browser that shows nothing after a push takes the permission away, so something is always said. */
function messageIn(data: PushMessageData | null) {
  const told = { title: 'Larder', body: 'There is something new in your kitchen.', tag: 'larder' }
  try {
    return { ...told, ...(data?.json() as Partial<typeof told> | undefined) }
  } catch {
    return told
  }
}

/** A tab that shows the entries comes to the front; another is left alone, somebody may be typing in it. */
async function showEntries({ clients }: ServiceWorkerGlobalScope) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === entries)
  return there ? there.focus() : clients.openWindow(entries)
}
