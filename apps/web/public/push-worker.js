// Shows what the kitchen wants to tell while no page of Larder is open, and leads there when it is pressed.
const entries = '/LogsNotifications'

self.addEventListener('push', (event) => {
  const { title, body, tag } = messageIn(event.data)
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showEntries())
})

/** A browser that shows nothing after a push takes the permission away, so something is always said. */
function messageIn(data) {
  const told = { title: 'Larder', body: 'There is something new in your kitchen.', tag: 'larder' }
  try {
    return { ...told, ...data?.json() }
  } catch {
    return told
  }
}

/** A tab that shows the entries comes to the front; another is left alone, somebody may be typing in it. */
async function showEntries() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === entries)
  return there ? there.focus() : self.clients.openWindow(entries)
}
