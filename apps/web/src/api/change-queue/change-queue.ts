import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import type { Feature } from '@larder/contract/http/endpoint'
import { createChangeQueue } from '@larder/sync/changes/change-queue'
import { useSyncExternalStore } from 'react'
import { canReachServer } from '../../server-connection'
import { session } from '../../session/session-store'
import { ApiError, type ApiErrorCode } from '../api-error'
import { callEndpoint } from '../client'
import { randomId } from '../random-id'
import { sessionPort, sync } from '../sync'
import { toApiError } from '../to-api-error'

/** The change queue of this browser. */
export const changeQueue = createChangeQueue({
  storage: () => window.localStorage,
  session: sessionPort,
  // Fetched from the server: the query cache may still hold the cook who was signed in before.
  whoAmI: async (token) => (await callEndpoint(account.me, {}, { token })).data.id,
  households: async () => (await callEndpoint(household.list, {})).data.map(({ id }) => id),
  send: (change) =>
    callEndpoint({ method: change.method, path: change.path, access: 'cook', summary: '' }, change.input, {
      household: change.household,
    }),
  isOnline: canReachServer,
  refresh: (affected) => sync.reads.invalidate(affected),
  settle: sync.settle,
  randomId,
  failures: {
    of: toApiError,
    toDetails(error) {
      const { code, status, message, fields } =
        error instanceof ApiError ? error : ApiError.clientError('unreadable')
      return { code, status, message, fields }
    },
    fromDetails: ({ code, ...details }) => new ApiError({ ...details, code: code as ApiErrorCode }),
  },
  locks: globalThis.navigator?.locks,
  channel: openChannel(),
})

/** Marks an endpoint for `change`: sent as soon as possible, kept until then. */
export const { queued } = changeQueue

sync.attach(changeQueue)
session.subscribe(() => changeQueue.refreshFromStorage())
window.addEventListener('storage', changeQueue.refreshFromStorage)
window.addEventListener('online', changeQueue.flush)
window.addEventListener('beforeunload', (event) => {
  if (changeQueue.isUnsaved()) event.preventDefault()
})
changeQueue.flush()

/** A browser that blocks site data throws here. */
function openChannel() {
  try {
    return new BroadcastChannel('outbox')
  } catch {
    return undefined
  }
}

/** Number of changes of a feature, or of all, that cannot be sent at the moment and so wait longer than a blink. */
export function useStalledCount(feature?: Feature): number {
  return useSyncExternalStore(changeQueue.subscribe, () =>
    changeQueue.isStalled() ? changeQueue.pendingCount(feature) : 0,
  )
}

/** Number of changes of a feature that wait until the cook is back in the household they were made in. */
export function useUnsentElsewhereCount(feature: Feature): number {
  return useSyncExternalStore(changeQueue.subscribe, () => changeQueue.pendingElsewhereCount(feature))
}
