import { session } from '../../session/session-store'

/** Unsubscribes push messages on sign-out, so that the next user of this device does not see them. */
export function unsubscribePushIfSignedOut() {
  if (session.get().isAuthenticated || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .getRegistration('/')
    .then((registration) => registration?.pushManager?.getSubscription())
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => {
      // Without access there is no subscription either.
    })
}
