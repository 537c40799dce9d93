import { cooking } from '@larder/contract/cooking'
import { useEffect } from 'react'
import { useRead } from '../../api/use-api'
import { sessionOf } from './cooking-session'
import { cookingStore } from './cooking-store'

/** Takes up what another device has begun, once the address names it. */
export function useAdopting(cookingId: string | undefined) {
  const { data } = useRead(cooking.current, {}, { enabled: cookingId !== undefined })
  const named = data?.data.find(({ id }) => id === cookingId)
  useEffect(() => {
    if (!named || cookingStore.get(named.id)) return
    cookingStore.change(sessionOf(named), (session) => session)
  }, [named])
}
