import { household } from '@larder/contract/household'
import { rememberedPrefix } from '../../session/remembered'
import { session } from '../../session/session-store'
import { call } from '../client'
import { outbox } from '../outbox'
import { isStranger } from '../outbox-owner'
import type { Place } from './open-list'

/** Whose the list is by all that is known: after a start without network, the household of the last time. */
export function whoseList(): Place | null {
  const { accessToken } = session.get()
  const owner = outbox.ownerNow()
  if (accessToken === null || owner === null) return null
  // Who is not known for sure may be anybody; what they write is theirs once they are.
  const place = { owner, sitting: accessToken, household: undefined }
  if (isStranger(owner)) return place
  const now = outbox.householdNow()
  if (now !== undefined) remember(owner, now)
  return { ...place, household: now ?? recall(owner) }
}

/** Asks the server who and where the cook is. */
export async function locateCook(): Promise<void> {
  const { accessToken } = session.get()
  await outbox.learnOwner()
  // Whoever signed out meanwhile is nowhere.
  if (accessToken === null || session.get().accessToken !== accessToken) return
  outbox.arrive((await call(household.current, {})).data.id)
}

const keyFor = (owner: string) => `${rememberedPrefix}shopping-household/${owner}`

function remember(owner: string, where: string) {
  try {
    if (window.localStorage.getItem(keyFor(owner)) !== where)
      window.localStorage.setItem(keyFor(owner), where)
  } catch {
    // Then the server has to be asked again after a reload.
  }
}

function recall(owner: string): string | undefined {
  try {
    return window.localStorage.getItem(keyFor(owner)) ?? undefined
  } catch {
    return undefined
  }
}
