import { type RefObject, useMemo } from 'react'
import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import type { ListFacts } from '../list-facts'
import { type ShoppingListRow, toShoppingRows } from '../shopping-rows'
import { useSettledTicks } from './use-settled-ticks'

/** The rows of a list: what is to be bought, and what is in the trolley. */
export function useRows(
  lines: readonly ListLine[] | undefined,
  facts: ListFacts | undefined,
  whole: RefObject<HTMLElement | null>,
): { readonly toBuy: readonly ShoppingListRow[]; readonly inTrolley: readonly ShoppingListRow[] } {
  const placed = useSettledTicks(lines, whole)
  return useMemo(() => {
    const isAway = ({ id, ticked }: ListLine) => placed.get(id) ?? ticked
    const all = lines ?? []
    return {
      toBuy: toShoppingRows(
        all.filter((line) => !isAway(line)),
        facts,
      ),
      inTrolley: toShoppingRows(all.filter(isAway), facts),
    }
  }, [lines, facts, placed])
}
