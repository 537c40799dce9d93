import { household } from '@larder/contract/household'
import { shopping } from '@larder/contract/shopping'
import { isAnonymousOwner } from '@larder/sync/changes/queue-scope'
import type { DocumentScope, DocumentTabMessage } from '@larder/sync/documents/document-store'
import { withTabLock } from '@larder/sync/tabs/tab-lock'
import { canReachServer } from '../../server-connection'
import { accountStoragePrefix } from '../../session/account-storage'
import { session } from '../../session/session-store'
import { changeQueue } from '../change-queue/change-queue'
import { callEndpoint } from '../client'
import { onHouseholdChanged } from '../household-sync/connection-state'
import { callBetweenSwitches } from '../household-sync/switch-household'
import { randomId } from '../random-id'
import { toApiError } from '../to-api-error'
import { createShoppingListStore } from './create-shopping-list-store'
import { type ListSyncResponse, persistedLists } from './list-documents'
import type { ShoppingListStore } from './shopping-list-state'

export type { NewListLine } from './shopping-list-state'

const channel = openChannel()

const store = createShoppingListStore({
  currentScope: getListScope,
  openDatabase: persistedLists.open,
  openExisting: persistedLists.openExisting,
  sync: (household, body) =>
    callBetweenSwitches(async () => {
      // The server would reject it the same way.
      if ((changeQueue.currentHouseholdId() ?? household) !== household)
        throw toApiError('not-current-household')
      const { data } = await callEndpoint(shopping.sync, { body: body as never }, { household })
      // JSON omits absent fields, as the kitchen types do.
      return data as ListSyncResponse
    }),
  resolveHousehold: resolveCurrentHousehold,
  isOnline: canReachServer,
  withTabLock: (key, work) => withTabLock(globalThis.navigator?.locks, `larder shopping ${key}`, work),
  broadcast: (message) => channel?.postMessage(message),
  freshId: randomId,
  now: () => new Date().toISOString(),
})

/** The household's lists as stored in this browser. */
export const shoppingListStore: ShoppingListStore = store

/** Asks the server for what is newer. */
export const readListAgain = (): void => store.handleRemoteChange()

channel?.addEventListener('message', (event: MessageEvent<DocumentTabMessage>) =>
  store.handleTabMessage(event.data),
)
session.subscribe(store.follow)
changeQueue.subscribe(store.follow)
onHouseholdChanged((revision, features) => {
  if (!features || features.has('shopping')) store.handleRemoteChange(revision)
})
window.addEventListener('online', store.handleNetworkChange)
window.addEventListener('offline', store.handleNetworkChange)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') store.handleRemoteChange()
})
window.addEventListener('beforeunload', (event) => {
  if (store.isUnsaved()) event.preventDefault()
})

/** A browser that blocks site data throws here. */
function openChannel() {
  try {
    return new BroadcastChannel('larder-shopping')
  } catch {
    return undefined
  }
}

/**
 * Returns the owner and household of the list as far as known: after a start without a network, the household
 * of the last time.
 */
export function getListScope(): DocumentScope | null {
  const { accessToken } = session.get()
  const owner = changeQueue.currentOwner()
  if (accessToken === null || owner === null) return null
  // The account is not confirmed. Edits are kept apart and belong to the account once it is.
  const scope = { owner, sessionId: accessToken, household: undefined }
  if (isAnonymousOwner(owner)) return scope
  const currentId = changeQueue.currentHouseholdId()
  if (currentId !== undefined) storeHousehold(owner, currentId)
  return { ...scope, household: currentId ?? readStoredHousehold(owner) }
}

/** Fetches the account and its current household from the server. */
export async function resolveCurrentHousehold(): Promise<void> {
  const { accessToken } = session.get()
  await changeQueue.resolveOwner()
  // The cook signed out meanwhile.
  if (accessToken === null || session.get().accessToken !== accessToken) return
  changeQueue.setCurrentHousehold((await callEndpoint(household.current, {})).data.id)
}

function keyFor(owner: string) {
  return `${accountStoragePrefix}shopping-household/${owner}`
}

function storeHousehold(owner: string, id: string) {
  try {
    if (window.localStorage.getItem(keyFor(owner)) !== id) window.localStorage.setItem(keyFor(owner), id)
  } catch {
    // Without storage the household is fetched again after a reload.
  }
}

function readStoredHousehold(owner: string): string | undefined {
  try {
    return window.localStorage.getItem(keyFor(owner)) ?? undefined
  } catch {
    return undefined
  }
}
