import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'
import { useLocation, useNavigationType, useSearchParams } from '../../../router/router'
import { accountStoragePrefix } from '../../../session/account-storage'

export type ListOrder = 'added' | 'aisle'

/** The shown list, its order, and the store. */
export interface ListViewParams {
  readonly arrangement: ListOrder
  readonly list: string
  readonly store: string | undefined
}

const viewKey = `${accountStoragePrefix}shopping-view`

type StoredView = Partial<Pick<ListViewParams, 'arrangement' | 'store'>>

/** Reads the view from the URL; missing values come from the last choice on this device. */
export function parseListViewParams(
  params: URLSearchParams,
  stored: StoredView = readStoredView(),
): ListViewParams {
  const viewParam = params.get('view')
  return {
    arrangement: viewParam === 'aisle' || viewParam === 'added' ? viewParam : (stored.arrangement ?? 'added'),
    list: params.get('list') ?? 'main',
    store: params.get('store') ?? stored.store,
  }
}

/** Returns the URL parameters with the view set. Other parameters are kept. */
export function mergeListViewParams(params: URLSearchParams, view: ListViewParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const values = { view: view.arrangement, list: view.list, store: view.store ?? '' }
  for (const [name, value] of Object.entries(values)) {
    if (value === defaults[name as keyof typeof values]) next.delete(name)
    else next.set(name, value)
  }
  return next
}

const defaults = { view: 'added', list: 'main', store: '' }

export function saveListView({ arrangement, store }: ListViewParams): void {
  try {
    window.localStorage.setItem(viewKey, JSON.stringify({ arrangement, store }))
  } catch {
    // Storage is not available; the choice is lost on reload.
  }
}

function readStoredView(): StoredView {
  try {
    const stored = JSON.parse(window.localStorage.getItem(viewKey) ?? '{}') as Record<string, unknown>
    return {
      ...(stored.arrangement === 'aisle' && { arrangement: 'aisle' }),
      ...(typeof stored.store === 'string' && { store: stored.store }),
    }
  } catch {
    return {}
  }
}

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
