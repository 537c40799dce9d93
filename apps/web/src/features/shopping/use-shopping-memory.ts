import { type ShoppingMemory, shopping } from '@larder/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'

// Persisted under this key, but not invalidated by list changes: ticks are frequent and change nothing until they are
// put away.
const queryKey = ['shopping-memory', shopping.memory.name]

/** Returns the household's learned store orders and prices; offline, the last known ones. */
export function useShoppingMemory(): ShoppingMemory | undefined {
  const { data } = useQuery(
    { queryKey, queryFn: ({ signal }) => callEndpoint(shopping.memory, {}, { signal }) },
    queryClient,
  )
  return data?.data
}

/** Refetches prices and trips after a put-away. */
export function refreshShoppingMemory(): void {
  void queryClient.invalidateQueries({ queryKey })
}
