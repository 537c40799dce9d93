import { type ShoppingMemory, shopping } from '@larder/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'

// Remembered by its name, but of no word: ticks, which are many, teach nothing before they are put away.
const queryKey = ['shopping-memory', shopping.memory.name]

/** What the household's trips have taught; without a network, what was known last. */
export function useShoppingMemory(): ShoppingMemory | undefined {
  const { data } = useQuery(
    { queryKey, queryFn: ({ signal }) => callEndpoint(shopping.memory, {}, { signal }) },
    queryClient,
  )
  return data?.data
}

/** Prices and trips are new once something was put away. */
export function refreshShoppingMemory(): void {
  void queryClient.invalidateQueries({ queryKey })
}
