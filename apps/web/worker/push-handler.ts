const notificationsPath = '/LogsNotifications'

/** Shows push notifications while no page of Larder is open, and opens the notifications page on a click. */
export function handlePushEvents(worker: ServiceWorkerGlobalScope, base = '') {
  worker.addEventListener('push', (event) => {
    const { title, body, tag } = parsePushMessage(event.data)
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: `${base}/icon-192.png` }))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openNotifications(worker, base + notificationsPath))
  })
}

/** A browser revokes the permission if a push shows nothing, so there is a default message. */
function parsePushMessage(data: PushMessageData | null) {
  const defaults = { title: 'Larder', body: 'There is something new in your kitchen.', tag: 'larder' }
  try {
    return { ...defaults, ...(data?.json() as Partial<typeof defaults> | undefined) }
  } catch {
    return defaults
  }
}

/** Focuses a tab that shows the notifications. Other tabs are left alone: the cook may be typing there. */
async function openNotifications({ clients }: ServiceWorkerGlobalScope, path: string) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const notificationsTab = tabs.find(({ url }) => new URL(url).pathname === path)
  return notificationsTab ? notificationsTab.focus() : clients.openWindow(path)
}
