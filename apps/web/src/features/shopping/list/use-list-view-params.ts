import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'
import {
  type ListViewParams,
  mergeListViewParams,
  parseListViewParams,
  saveListView,
} from './list-view-params'

interface ListView extends ListViewParams {
  readonly show: (part: Partial<ListViewParams>) => void
}

/**
 * The view state of the list. A change shows at once and is then written to the URL. A deleted list or store falls back
 * to the main list and to any store.
 */
export function useListViewParams(lists: readonly ListName[], stores: readonly ListName[]): ListView {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [requested, setRequested] = useState(() => parseListViewParams(params))
  const latest = useRef(requested)
  const list = lists.some(({ id }) => id === requested.list) ? requested.list : 'main'
  const store = stores.some(({ id }) => id === requested.store) ? requested.store : undefined

  // On back or a link, the URL decides. URL changes made by this hook are already known.
  const followUrl = useEffectEvent(() => {
    if (navigationType === 'REPLACE') return
    latest.current = parseListViewParams(params)
    setRequested(latest.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts, also at the same one
  useEffect(() => followUrl(), [key])

  const show = useCallback(
    (part: Partial<ListViewParams>) => {
      latest.current = { ...latest.current, ...part }
      setRequested(latest.current)
      saveListView(latest.current)
      setParams((now) => mergeListViewParams(now, latest.current), { replace: true })
    },
    [setParams],
  )
  return { arrangement: requested.arrangement, list, store, show }
}
