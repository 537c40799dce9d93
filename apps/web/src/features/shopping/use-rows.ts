import { type RefObject, useMemo } from 'react'
import type { ListLine } from '../../api/shopping-store/use-shopping-list'
import type { ListFacts } from './list-facts'
import { type Row, rowsOf } from './shopping-rows'
import { useCalmPlaces } from './use-calm-places'

/** The rows of a list: what is to be bought, and what is in the trolley. */
export function useRows(
  lines: readonly ListLine[] | undefined,
  facts: ListFacts | undefined,
  whole: RefObject<HTMLElement | null>,
): { readonly toBuy: readonly Row[]; readonly inTrolley: readonly Row[] } {
  const placed = useCalmPlaces(lines, whole)
  return useMemo(() => {
    const isAway = ({ id, ticked }: ListLine) => placed.get(id) ?? ticked
    const all = lines ?? []
    return {
      toBuy: rowsOf(
        all.filter((line) => !isAway(line)),
        facts,
      ),
      inTrolley: rowsOf(all.filter(isAway), facts),
    }
  }, [lines, facts, placed])
}
