import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { session } from '../session/session-store'
import { call } from './client'
import { createOutbox } from './create-outbox'
import { outboxOwner } from './outbox-owner'
import { queries } from './query-client'
import { openWhereabouts } from './whereabouts'

export type { Waiting } from './outbox-store'

/** The one outbox of this browser. */
export const outbox = createOutbox({
  storage: () => window.localStorage,
  owner: outboxOwner({
    storage: () => window.localStorage,
    session,
    // Not from what is already read: that may still be the one who was signed in before.
    whoAmI: async (token) => (await call(account.me, {}, { token })).data.id,
  }),
  whereabouts: openWhereabouts(session),
  households: async () => (await call(household.list, {})).data.map(({ id }) => id),
  send: ({ method, path, input, household }) =>
    call({ method, path, access: 'cook', summary: '' }, input as never, { household }),
  isOnline: () => navigator.onLine !== false,
  refresh: (word) => void queries.invalidateQueries({ queryKey: [word] }),
  locks: globalThis.navigator?.locks,
  channel: openChannel(),
})

session.subscribe(() => outbox.follow())
window.addEventListener('storage', outbox.follow)
window.addEventListener('online', outbox.flush)
window.addEventListener('beforeunload', (event) => {
  if (outbox.isUnsaved()) event.preventDefault()
})
outbox.flush()

/** Where a browser keeps no data of ours, even asking for it throws. */
function openChannel() {
  try {
    return new BroadcastChannel('outbox')
  } catch {
    return undefined
  }
}
