import { account } from '@larder/contract/account'
import { session } from '../session/session-store'
import { call } from './client'
import { createOutbox } from './create-outbox'
import { outboxOwner } from './outbox-owner'
import { queries } from './query-client'

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
  send: ({ method, path, input }) => call({ method, path, access: 'cook', summary: '' }, input as never),
  isOnline: () => navigator.onLine !== false,
  refresh: (word) => void queries.invalidateQueries({ queryKey: [word] }),
  locks: globalThis.navigator?.locks,
  channel: typeof BroadcastChannel === 'function' ? new BroadcastChannel('outbox') : undefined,
})

session.subscribe(() => outbox.follow())
window.addEventListener('storage', outbox.follow)
window.addEventListener('online', outbox.flush)
window.addEventListener('beforeunload', (event) => {
  if (outbox.isUnsaved()) event.preventDefault()
})
outbox.flush()
