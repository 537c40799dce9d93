import { type ShoppingMemory, shopping } from '@larder/contract/shopping'
import type { CostEstimate } from '@larder/kitchen/shopping/cost-estimate'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { moneyText } from '../../food/money-text'
import type { ListFacts } from './list-facts'
import type { ShoppingListRow } from './shopping-rows'

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

interface PriceEstimate {
  readonly estimate: CostEstimate | undefined
  readonly priceOf: (row: ShoppingListRow) => string | undefined
}

/** Estimates the cost of the rows from past prices. */
export function usePriceEstimate(
  rows: readonly ShoppingListRow[],
  {
    facts,
    memory,
    store,
  }: { facts: ListFacts | undefined; memory: ShoppingMemory | undefined; store: string | undefined },
): PriceEstimate {
  return useMemo(() => {
    if (!facts || !memory || memory.prices.length === 0)
      return { estimate: undefined, priceOf: () => undefined }
    const toBuy = rows.filter(({ check }) => !check)
    const estimate = facts.cost(toBuy, memory.prices, store)
    const prices = new Map(toBuy.map(({ id }, index) => [id, estimate.each[index]]))
    return {
      estimate,
      priceOf: ({ id }) => {
        const price = prices.get(id)
        return price === undefined ? undefined : moneyText(price, memory.currency)
      },
    }
  }, [rows, facts, memory, store])
}
