import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import type { ListFacts } from '../list-facts'
import { type ShoppingListRow, toShoppingRows } from '../shopping-rows'
import { animateRowsFrom, measureRowPositions, type RowPositions } from './row-positions'

/** A ticked line moves to the trolley only after this pause. */
const settleDelayMs = 1200

/**
 * Returns which lines are shown in the trolley, by line id. A tick shows at once, but its line moves only after a
 * pause, so that rows do not move while the cook is ticking.
 */
function useSettledTicks(
  lines: readonly ListLine[] | undefined,
  container: RefObject<HTMLElement | null>,
): ReadonlyMap<string, boolean> {
  const [inTrolley, setInTrolley] = useState<ReadonlyMap<string, boolean>>(new Map())
  const positionsBefore = useRef<RowPositions>(undefined)
  const newLines = lines?.filter(({ id }) => !inTrolley.has(id)) ?? []
  if (newLines.length > 0) {
    setInTrolley(new Map([...inTrolley, ...newLines.map(({ id, ticked }) => [id, ticked] as const)]))
  }
  const ticks = useMemo(() => lines?.map(({ id, ticked }) => `${id}${ticked}`).join(), [lines])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another tick begins the pause again
  useEffect(() => {
    if (!lines?.some(({ id, ticked }) => inTrolley.has(id) && inTrolley.get(id) !== ticked)) return undefined
    const timer = setTimeout(() => {
      positionsBefore.current = measureRowPositions(container.current)
      setInTrolley(new Map(lines.map(({ id, ticked }) => [id, ticked])))
    }, settleDelayMs)
    return () => clearTimeout(timer)
  }, [ticks, inTrolley])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    if (positionsBefore.current) animateRowsFrom(positionsBefore.current, container.current)
    positionsBefore.current = undefined
  }, [inTrolley])

  return inTrolley
}

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

/** Returns the same array while the names are unchanged, so that a tick does not render every row. */
export function useStableNames(names: readonly ListName[]): readonly ListName[] {
  const [stable, setStable] = useState(names)
  const isSame =
    stable.length === names.length &&
    stable.every(({ id, name }, index) => id === names[index]?.id && name === names[index]?.name)
  if (!isSame) setStable(names)
  return isSame ? stable : names
}
