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

const severalKey = `${accountStoragePrefix}shopping-several-lists`

/** Returns whether there was more than one list the last time, so that space is reserved until they are loaded. */
export function hadSeveralLists(): boolean {
  try {
    return window.localStorage.getItem(severalKey) !== null
  } catch {
    return false
  }
}

export function saveHadSeveralLists(several: boolean): void {
  try {
    if (several) window.localStorage.setItem(severalKey, 'yes')
    else window.localStorage.removeItem(severalKey)
  } catch {
    // Storage is not available; the layout may shift when the lists load.
  }
}
