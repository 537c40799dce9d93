import { type RefObject, useMemo } from 'react'
import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import type { ListFacts } from '../list-facts'
import { type ShoppingListRow, toShoppingRows } from '../shopping-rows'
import { useSettledTicks } from './use-settled-ticks'

/** The rows of a list, split into those to buy and those in the trolley. */
export function useRows(
  lines: readonly ListLine[] | undefined,
  facts: ListFacts | undefined,
  container: RefObject<HTMLElement | null>,
): { readonly toBuy: readonly ShoppingListRow[]; readonly inTrolley: readonly ShoppingListRow[] } {
  const inTrolleyById = useSettledTicks(lines, container)
  return useMemo(() => {
    const isInTrolley = ({ id, ticked }: ListLine) => inTrolleyById.get(id) ?? ticked
    const all = lines ?? []
    return {
      toBuy: toShoppingRows(
        all.filter((line) => !isInTrolley(line)),
        facts,
      ),
      inTrolley: toShoppingRows(all.filter(isInTrolley), facts),
    }
  }, [lines, facts, inTrolleyById])
}
