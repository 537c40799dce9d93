import { household } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { type EventConnectionHandlers, openEventConnection } from '@larder/sync/live/event-connection'
import { session } from '../../session/session-store'
import { expireSession } from '../client'

/** Opens the event stream of this browser's cook. */
export function openEventStream(handlers: EventConnectionHandlers) {
  return openEventConnection({
    ...handlers,
    open,
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState !== 'hidden',
    observePage({ onNetworkChange, onVisibilityChange }) {
      window.addEventListener('online', onNetworkChange)
      window.addEventListener('offline', onNetworkChange)
      document.addEventListener('visibilitychange', onVisibilityChange)
      return () => {
        window.removeEventListener('online', onNetworkChange)
        window.removeEventListener('offline', onNetworkChange)
        document.removeEventListener('visibilitychange', onVisibilityChange)
      }
    },
  })
}

async function open(signal: AbortSignal) {
  const token = session.get().accessToken
  if (token === null) return undefined
  const response = await fetch(buildEndpointUrl(household.live), {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  })
  if (response.status === 401) expireSession(token)
  return response.ok ? response.body?.getReader() : undefined
}
