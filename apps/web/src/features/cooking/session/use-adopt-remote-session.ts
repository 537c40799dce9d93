import { cooking } from '@larder/contract/cooking'
import { useEffect } from 'react'
import { useRead } from '../../../api/use-api'
import { toCookingSession } from './cooking-session'
import { cookingStore } from './cooking-store'

/** Adopts a session of another device when the URL names it. */
export function useAdoptRemoteSession(cookingId: string | undefined) {
  const { data } = useRead(cooking.current, {}, { enabled: cookingId !== undefined })
  const remoteSession = data?.data.find(({ id }) => id === cookingId)
  useEffect(() => {
    if (!remoteSession || cookingStore.get(remoteSession.id)) return
    cookingStore.change(toCookingSession(remoteSession), (session) => session)
  }, [remoteSession])
}
