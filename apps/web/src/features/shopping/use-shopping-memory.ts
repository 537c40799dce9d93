import { type ShoppingMemory, shopping } from '@larder/contract/shopping'
import type { CostEstimate } from '@larder/kitchen/shopping/cost-estimate'
import { useMemo } from 'react'
import { useRead } from '../../api/use-read'
import { moneyText } from '../../food/money-text'
import type { ListFacts } from './list-facts'
import type { ShoppingListRow } from './shopping-rows'

/** Returns the household's learned store orders and prices; offline, the last known ones. */
export function useShoppingMemory(): ShoppingMemory | undefined {
  return useRead(shopping.memory, {}).data?.data
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
