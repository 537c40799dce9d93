import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { parseWishes, toWishesParams, type Wishes } from './wishes'

/** What is wished for, by the address. Another wish takes its place there; other dishes come after it, so that back returns. */
export function useWishes() {
  const [params, setParams] = useSearchParams()
  const wishes = useMemo(() => parseWishes(params), [params])
  // Presses may come faster than the address follows: each builds on the one before.
  const latest = useRef(wishes)
  useEffect(() => {
    latest.current = wishes
  }, [wishes])

  function become(next: Wishes, replace: boolean) {
    latest.current = next
    setParams(toWishesParams(next), { replace })
  }

  return {
    wishes,
    wish: (part: Partial<Wishes>) => become({ ...latest.current, ...part, seen: [] }, true),
    showOthers: (shown: readonly number[]) =>
      become({ ...latest.current, seen: [...latest.current.seen, ...shown] }, false),
    beginAnew: () => become({ ...latest.current, seen: [] }, false),
  }
}
