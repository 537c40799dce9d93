import { type ShoppingMemory, shopping } from '@larder/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/client'
import { outbox } from '../../api/outbox'
import { queries } from '../../api/query-client'
import { recallList, rememberList } from '../../api/remembered-list'

const kind = 'shopping-memory'
// Of no word: ticks, which are many, teach nothing before they are put away.
const queryKey = [kind]

/** What the household's trips have taught; without a network, what was known last. */
export function useShoppingMemory(): ShoppingMemory | undefined {
  const { data, failureCount } = useQuery(
    {
      queryKey,
      queryFn: async ({ signal }) => {
        const whose = outbox.ownerNow()
        const answer = await call(shopping.memory, {}, { signal })
        if (whose === outbox.ownerNow()) void rememberList(kind, [answer.data])
        return answer
      },
    },
    queries,
  )
  const unreachable = !data && failureCount > 0
  const remembered = useMemo(
    () => (unreachable ? recallList<ShoppingMemory>(kind)?.items[0] : undefined),
    [unreachable],
  )
  return data?.data ?? remembered
}

/** Prices and trips are new once something was put away. */
export function rereadMemory(): void {
  void queries.invalidateQueries({ queryKey })
}
