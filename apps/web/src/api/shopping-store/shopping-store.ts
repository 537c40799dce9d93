import { shopping } from '@larder/contract/shopping'
import { session } from '../../session/session-store'
import { call } from '../client'
import { freshId } from '../fresh-id'
import { whenChanged } from '../live'
import { betweenMoves } from '../moving'
import { outbox } from '../outbox'
import { refusal } from '../refusal'
import { createShoppingStore } from './create-shopping-store'
import type { Answer } from './heard'
import { openKept, openKeptIfThere } from './list-databases'
import type { ShoppingStore } from './list-state'
import { oneTabAtATime } from './one-tab'
import type { News } from './open-list'
import { locateCook, whoseList } from './whose-list'

export type { NewEntry } from './list-state'

const channel = openChannel()

const store = createShoppingStore({
  whose: whoseList,
  openDatabase: openKept,
  openIfThere: openKeptIfThere,
  ask: (household, body) =>
    betweenMoves(async () => {
      // The server would say the same.
      if ((outbox.householdNow() ?? household) !== household) throw refusal('acting-elsewhere')
      const { data } = await call(shopping.sync, { body: body as never }, { household })
      // What comes as JSON leaves out what is not there, as the kitchen does.
      return data as Answer
    }),
  locate: locateCook,
  isOnline: () => navigator.onLine !== false,
  later(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  oneTabAtATime: (key, work) => oneTabAtATime(globalThis.navigator?.locks, `larder shopping ${key}`, work),
  tell: (news) => channel?.postMessage(news),
  freshId,
  now: () => new Date().toISOString(),
})

/** The household's lists, as this browser keeps them. */
export const shoppingStore: ShoppingStore = store

channel?.addEventListener('message', (event: MessageEvent<News>) => store.hear(event.data))
session.subscribe(store.follow)
outbox.subscribe(store.follow)
whenChanged((revision, words) => {
  if (!words || words.has('shopping')) store.mayHaveChanged(revision)
})
window.addEventListener('online', store.networkChanged)
window.addEventListener('offline', store.networkChanged)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') store.mayHaveChanged()
})
window.addEventListener('beforeunload', (event) => {
  if (store.isUnsaved()) event.preventDefault()
})

/** Where a browser keeps no data of ours, even asking for it throws. */
function openChannel() {
  try {
    return new BroadcastChannel('larder-shopping')
  } catch {
    return undefined
  }
}
