import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { ListName } from '../../api/shopping-store/use-shopping-list'
import { keepView, paramsWith, type ShoppingView, viewFrom } from './shopping-view'

interface Shown extends ShoppingView {
  readonly show: (part: Partial<ShoppingView>) => void
}

/**
 * How the list is looked at. It shows at once, and is written into the address behind that. A list or store that is no more
 * falls back to the main list and to any store.
 */
export function useShoppingView(lists: readonly ListName[], stores: readonly ListName[]): Shown {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const [asked, setAsked] = useState(() => viewFrom(params))
  const latest = useRef(asked)
  const list = lists.some(({ id }) => id === asked.list) ? asked.list : 'main'
  const store = stores.some(({ id }) => id === asked.store) ? asked.store : undefined

  // Back, or a link: the address speaks. What was written there from here is known already.
  const follow = useEffectEvent(() => {
    if (kind === 'REPLACE') return
    latest.current = viewFrom(params)
    setAsked(latest.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts, also at the same one
  useEffect(() => follow(), [key])

  const show = useCallback(
    (part: Partial<ShoppingView>) => {
      latest.current = { ...latest.current, ...part }
      setAsked(latest.current)
      keepView(latest.current)
      setParams((now) => paramsWith(now, latest.current), { replace: true })
    },
    [setParams],
  )
  return { arrangement: asked.arrangement, list, store, show }
}
