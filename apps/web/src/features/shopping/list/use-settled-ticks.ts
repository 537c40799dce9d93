import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import { animateRowsFrom, measureRowPositions, type RowPositions } from './row-positions'

/** Nothing moves under a finger that is still ticking. */
export const settleDelayMs = 1200

/**
 * Which lines stand in the trolley, by their ids. A tick shows at once, but its line moves only when there was a pause:
 * whoever ticks one thing after the other never hits the wrong one.
 */
export function useSettledTicks(
  lines: readonly ListLine[] | undefined,
  whole: RefObject<HTMLElement | null>,
): ReadonlyMap<string, boolean> {
  const [placed, setPlaced] = useState<ReadonlyMap<string, boolean>>(new Map())
  const before = useRef<RowPositions>(undefined)
  const fresh = lines?.filter(({ id }) => !placed.has(id)) ?? []
  if (fresh.length > 0) {
    setPlaced(new Map([...placed, ...fresh.map(({ id, ticked }) => [id, ticked] as const)]))
  }
  const ticks = useMemo(() => lines?.map(({ id, ticked }) => `${id}${ticked}`).join(), [lines])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another tick begins the pause anew
  useEffect(() => {
    if (!lines?.some(({ id, ticked }) => placed.has(id) && placed.get(id) !== ticked)) return undefined
    const pause = setTimeout(() => {
      before.current = measureRowPositions(whole.current)
      setPlaced(new Map(lines.map(({ id, ticked }) => [id, ticked])))
    }, settleDelayMs)
    return () => clearTimeout(pause)
  }, [ticks, placed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    if (before.current) animateRowsFrom(before.current, whole.current)
    before.current = undefined
  }, [placed])

  return placed
}
