import { household } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { type EventConnectionHandlers, openEventConnection } from '@larder/sync/live/event-connection'
import { followHousehold, type PreviousHousehold } from '@larder/sync/live/household-events'
import { withBasePath } from '../../base-path'
import { canReachServer } from '../../server-connection'
import { session } from '../../session/session-store'
import { changeQueue } from '../change-queue/change-queue'
import { expireSession } from '../client'
import { discardFirstReads } from '../first-reads'
import { sessionPort, sync } from '../sync'
import { reportHouseholdChange, setConnectionState } from './connection-state'
import { takeUnreportedSwitch } from './switch-household'

interface HouseholdSyncOptions {
  readonly onHouseholdSwitched: (from: PreviousHousehold) => void
  readonly openStream?: typeof openEventStream
}

/** Keeps the screen in sync with the household while the cook is signed in. Returns a function that stops it. */
export function syncHousehold({
  onHouseholdSwitched,
  openStream = openEventStream,
}: HouseholdSyncOptions): () => void {
  return followHousehold({
    reads: sync.reads,
    session: sessionPort,
    openConnection: openStream,
    setCurrentHousehold: (id) => changeQueue.setCurrentHousehold(id),
    takeUnreportedSwitch,
    onSwitched: onHouseholdSwitched,
    onChanged: (...change) => {
      discardFirstReads()
      reportHouseholdChange(...change)
    },
    onState: setConnectionState,
  })
}

/** Opens the event stream of this browser's cook. */
export function openEventStream(handlers: EventConnectionHandlers) {
  return openEventConnection({
    ...handlers,
    open,
    isOnline: canReachServer,
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
  const response = await fetch(withBasePath(buildEndpointUrl(household.live)), {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  })
  if (response.status === 401) expireSession(token)
  return response.ok ? response.body?.getReader() : undefined
}
