import { household } from '@larder/contract/household'
import { isAnonymousOwner } from '@larder/sync/changes/queue-scope'
import type { DocumentScope } from '@larder/sync/documents/document-sync'
import { accountStoragePrefix } from '../../session/account-storage'
import { session } from '../../session/session-store'
import { changeQueue } from '../change-queue/change-queue'
import { callEndpoint } from '../client'

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

const keyFor = (owner: string) => `${accountStoragePrefix}shopping-household/${owner}`

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
