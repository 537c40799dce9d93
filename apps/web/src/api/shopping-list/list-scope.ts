import { household } from '@larder/contract/household'
import { accountStoragePrefix } from '../../session/account-storage'
import { session } from '../../session/session-store'
import { changeQueue } from '../change-queue/change-queue'
import { isAnonymousOwner } from '../change-queue/change-queue-owner'
import { callEndpoint } from '../client'
import type { ListScope } from './list-synchronizer'

/** Whose the list is by all that is known: after a start without network, the household of the last time. */
export function getListScope(): ListScope | null {
  const { accessToken } = session.get()
  const owner = changeQueue.currentOwner()
  if (accessToken === null || owner === null) return null
  // Who is not known for sure may be anybody; what they write is theirs once they are.
  const place = { owner, sessionId: accessToken, household: undefined }
  if (isAnonymousOwner(owner)) return place
  const now = changeQueue.currentHouseholdId()
  if (now !== undefined) storeHousehold(owner, now)
  return { ...place, household: now ?? readStoredHousehold(owner) }
}

/** Asks the server who and where the cook is. */
export async function resolveCurrentHousehold(): Promise<void> {
  const { accessToken } = session.get()
  await changeQueue.resolveOwner()
  // Whoever signed out meanwhile is nowhere.
  if (accessToken === null || session.get().accessToken !== accessToken) return
  changeQueue.setCurrentHousehold((await callEndpoint(household.current, {})).data.id)
}

const keyFor = (owner: string) => `${accountStoragePrefix}shopping-household/${owner}`

function storeHousehold(owner: string, where: string) {
  try {
    if (window.localStorage.getItem(keyFor(owner)) !== where)
      window.localStorage.setItem(keyFor(owner), where)
  } catch {
    // Then the server has to be asked again after a reload.
  }
}

function readStoredHousehold(owner: string): string | undefined {
  try {
    return window.localStorage.getItem(keyFor(owner)) ?? undefined
  } catch {
    return undefined
  }
}
