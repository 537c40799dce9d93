import { cooking } from '@larder/contract/cooking'
import { useSyncExternalStore } from 'react'
import { useRead } from '../../../api/use-api'
import { type CookingSession, hasBegun, isSessionLive, toCookingSession } from './cooking-session'
import { cookingStore } from './cooking-store'

/** All active sessions of this device and of the household's other devices, newest first. */
export function useActiveSessions(): readonly CookingSession[] {
  const localSessions = useSyncExternalStore(cookingStore.subscribe, cookingStore.sessions)
  const { data } = useRead(cooking.current, {})
  const begun = localSessions.filter((one) => hasBegun(one) && !one.booked)
  const elsewhere = (data?.data ?? [])
    .map(toCookingSession)
    .filter(({ id }) => !localSessions.some((one) => one.id === id))
  return [...begun, ...elsewhere]
    .filter((one) => isSessionLive(one, Date.now()))
    .toSorted((one, other) => other.changedAt - one.changedAt)
}
