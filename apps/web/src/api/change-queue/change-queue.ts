import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { session } from '../../session/session-store'
import { callEndpoint } from '../client'
import { createCurrentHouseholdStore } from '../household-sync/current-household'
import { sync } from '../sync'
import { createQueueOwner } from './change-queue-owner'
import { createChangeQueue } from './create-change-queue'

export type { UnsentChange } from './change-queue-store'

/** The change queue of this browser. */
export const changeQueue = createChangeQueue({
  storage: () => window.localStorage,
  owner: createQueueOwner({
    storage: () => window.localStorage,
    session,
    // Fetched from the server: the query cache may still hold the cook who was signed in before.
    whoAmI: async (token) => (await callEndpoint(account.me, {}, { token })).data.id,
  }),
  currentHousehold: createCurrentHouseholdStore(session),
  households: async () => (await callEndpoint(household.list, {})).data.map(({ id }) => id),
  send: ({ method, path, input, household }) =>
    callEndpoint({ method, path, access: 'cook', summary: '' }, input as never, { household }),
  isOnline: () => navigator.onLine !== false,
  refresh: (affected) => void sync.reads.invalidate(affected),
  locks: globalThis.navigator?.locks,
  channel: openChannel(),
})

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
