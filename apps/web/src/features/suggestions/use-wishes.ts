import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { parseWishes, toWishesParams, type Wishes } from './wishes'

/** The wishes in the URL. A changed wish replaces the history entry; further dishes push one, so that Back returns. */
export function useWishes() {
  const [params, setParams] = useSearchParams()
  const wishes = useMemo(() => parseWishes(params), [params])
  // Presses may be faster than the URL: each builds on the previous one.
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
