import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'
import {
  type ListViewParams,
  mergeListViewParams,
  parseListViewParams,
  saveListView,
} from './list-view-params'

interface Shown extends ListViewParams {
  readonly show: (part: Partial<ListViewParams>) => void
}

/**
 * How the list is looked at. It shows at once, and is written into the address behind that. A list or store that is no more
 * falls back to the main list and to any store.
 */
export function useListViewParams(lists: readonly ListName[], stores: readonly ListName[]): Shown {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const [asked, setAsked] = useState(() => parseListViewParams(params))
  const latest = useRef(asked)
  const list = lists.some(({ id }) => id === asked.list) ? asked.list : 'main'
  const store = stores.some(({ id }) => id === asked.store) ? asked.store : undefined

  // Back, or a link: the address speaks. What was written there from here is known already.
  const follow = useEffectEvent(() => {
    if (kind === 'REPLACE') return
    latest.current = parseListViewParams(params)
    setAsked(latest.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts, also at the same one
  useEffect(() => follow(), [key])

  const show = useCallback(
    (part: Partial<ListViewParams>) => {
      latest.current = { ...latest.current, ...part }
      setAsked(latest.current)
      saveListView(latest.current)
      setParams((now) => mergeListViewParams(now, latest.current), { replace: true })
    },
    [setParams],
  )
  return { arrangement: asked.arrangement, list, store, show }
}
