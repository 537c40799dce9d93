import { withBasePath } from '../../../base-path'
/** Returns whether notifications are granted, may be requested, or are not available. */
export function readNotificationPermission(): 'may-ask' | 'granted' | 'none' {
  if (typeof Notification === 'undefined' || !window.isSecureContext) return 'none'
  if (Notification.permission === 'default') return 'may-ask'
  return Notification.permission === 'granted' ? 'granted' : 'none'
}

/** Call only from a user gesture. */
export async function requestNotificationPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification that a timer has ended. */
export async function showTimerNotification(title: string, tag: string) {
  if (readNotificationPermission() !== 'granted') return
  const address = window.location.pathname + window.location.search
  const options = {
    tag: `cooking/${tag}`,
    icon: withBasePath('/icon.svg'),
    requireInteraction: true,
    data: { address },
  }
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (registration?.active) return await registration.showNotification(title, options)
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch (error) {
    console.error('Showing a notification failed', error)
  }
}

/** Closes the notification of an acknowledged timer. */
export async function closeTimerNotification(tag: string) {
  if (readNotificationPermission() !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = (await registration?.getNotifications({ tag: `cooking/${tag}` })) ?? []
  for (const notice of shown) notice.close()
}
