import { session } from '../../session/session-store'

/** Whoever signs out takes their reminders along: the next at this device shall not read them. */
export function unsubscribePushIfSignedOut() {
  if (session.get().isAuthenticated || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .getRegistration('/')
    .then((registration) => registration?.pushManager?.getSubscription())
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => {
      // Where the browser does not let us look, nothing was subscribed either.
    })
}
