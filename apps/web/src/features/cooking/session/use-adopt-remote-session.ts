import { cooking } from '@larder/contract/cooking'
import { useEffect } from 'react'
import { useRead } from '../../../api/use-api'
import { toCookingSession } from './cooking-session'
import { cookingStore } from './cooking-store'

/** Takes up what another device has begun, once the address names it. */
export function useAdoptRemoteSession(cookingId: string | undefined) {
  const { data } = useRead(cooking.current, {}, { enabled: cookingId !== undefined })
  const named = data?.data.find(({ id }) => id === cookingId)
  useEffect(() => {
    if (!named || cookingStore.get(named.id)) return
    cookingStore.change(toCookingSession(named), (session) => session)
  }, [named])
}
