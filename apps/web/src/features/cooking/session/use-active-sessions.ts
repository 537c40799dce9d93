import { cooking } from '@larder/contract/cooking'
import { useSyncExternalStore } from 'react'
import { useRead } from '../../../api/use-api'
import { type CookingSession, hasBegun, isSessionLive, toCookingSession } from './cooking-session'
import { cookingStore } from './cooking-store'

/** Everything that is on the stove, of this device and of the household's others, newest first. */
export function useActiveSessions(): readonly CookingSession[] {
  const here = useSyncExternalStore(cookingStore.subscribe, cookingStore.sessions)
  const { data } = useRead(cooking.current, {})
  const begun = here.filter((one) => hasBegun(one) && !one.booked)
  const elsewhere = (data?.data ?? [])
    .map(toCookingSession)
    .filter(({ id }) => !here.some((one) => one.id === id))
  return [...begun, ...elsewhere]
    .filter((one) => isSessionLive(one, Date.now()))
    .toSorted((one, other) => other.changedAt - one.changedAt)
}
