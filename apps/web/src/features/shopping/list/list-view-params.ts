import { accountStoragePrefix } from '../../../session/account-storage'

export type ListOrder = 'added' | 'aisle'

/** Which list is looked at, in which order, and for which store. */
export interface ListViewParams {
  readonly arrangement: ListOrder
  readonly list: string
  readonly store: string | undefined
}

const key = `${accountStoragePrefix}shopping-view`

type Kept = Partial<Pick<ListViewParams, 'arrangement' | 'store'>>

/** What the address says; where it is silent, what was chosen here last. */
export function parseListViewParams(params: URLSearchParams, kept: Kept = keptView()): ListViewParams {
  const said = params.get('view')
  return {
    arrangement: said === 'aisle' || said === 'added' ? said : (kept.arrangement ?? 'added'),
    list: params.get('list') ?? 'main',
    store: params.get('store') ?? kept.store,
  }
}

/** The address with a view in it; all else that it says stays. */
export function mergeListViewParams(params: URLSearchParams, view: ListViewParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const said = { view: view.arrangement, list: view.list, store: view.store ?? '' }
  for (const [name, value] of Object.entries(said)) {
    if (value === defaults[name as keyof typeof said]) next.delete(name)
    else next.set(name, value)
  }
  return next
}

const defaults = { view: 'added', list: 'main', store: '' }

export function saveListView({ arrangement, store }: ListViewParams): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ arrangement, store }))
  } catch {
    // Then it is chosen anew next time.
  }
}

function keptView(): Kept {
  try {
    const kept = JSON.parse(window.localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return {
      ...(kept.arrangement === 'aisle' && { arrangement: 'aisle' }),
      ...(typeof kept.store === 'string' && { store: kept.store }),
    }
  } catch {
    return {}
  }
}

const severalKey = `${accountStoragePrefix}shopping-several-lists`

/** Whether there was more than one list the last time, so that room is kept for them until they are read. */
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
    // Then the page moves a little when they come.
  }
}
