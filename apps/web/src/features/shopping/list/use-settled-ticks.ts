import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import { animateRowsFrom, measureRowPositions, type RowPositions } from './row-positions'

/** A ticked line moves to the trolley only after this pause. */
export const settleDelayMs = 1200

/**
 * Returns which lines are shown in the trolley, by line id. A tick shows at once, but its line moves only after a
 * pause, so that rows do not move while the cook is ticking.
 */
export function useSettledTicks(
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another tick begins the pause anew
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
