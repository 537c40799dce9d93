import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { session } from '../../session/session-store'
import { callEndpoint } from '../client'
import { createCurrentHouseholdStore } from '../household-sync/current-household'
import { queryClient } from '../query-client'
import { createQueueOwner } from './change-queue-owner'
import { createChangeQueue } from './create-change-queue'

export type { UnsentChange } from './change-queue-store'

/** The one outbox of this browser. */
export const changeQueue = createChangeQueue({
  storage: () => window.localStorage,
  owner: createQueueOwner({
    storage: () => window.localStorage,
    session,
    // Not from what is already read: that may still be the one who was signed in before.
    whoAmI: async (token) => (await callEndpoint(account.me, {}, { token })).data.id,
  }),
  currentHousehold: createCurrentHouseholdStore(session),
  households: async () => (await callEndpoint(household.list, {})).data.map(({ id }) => id),
  send: ({ method, path, input, household }) =>
    callEndpoint({ method, path, access: 'cook', summary: '' }, input as never, { household }),
  isOnline: () => navigator.onLine !== false,
  refresh: (word) => void queryClient.invalidateQueries({ queryKey: [word] }),
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

/** Where a browser keeps no data of ours, even asking for it throws. */
function openChannel() {
  try {
    return new BroadcastChannel('outbox')
  } catch {
    return undefined
  }
}
