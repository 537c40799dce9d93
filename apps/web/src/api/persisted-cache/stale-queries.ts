import type { Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../query-client'

const staleSince = new Map<string, number>()
const listeners = new Set<() => void>()

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** The queries shown from the persisted cache, and when each was read. */
export const staleQueries = {
  at: ({ queryHash }: Query) => staleSince.get(queryHash),
  add({ queryHash }: Query, at: number) {
    staleSince.set(queryHash, at)
    notifyListeners()
  },
  drop({ queryHash }: Query) {
    if (staleSince.delete(queryHash)) notifyListeners()
  },
  clear() {
    staleSince.clear()
    notifyListeners()
  },
}

/** The signed-in account and the shopping memory are no news, however old. */
const ignoredFeatures = new Set<unknown>(['account', 'shopping.memory'])

/** Observers that render nothing: queries only they observe are not on screen. */
export const backgroundObservers = new WeakSet<object>()

/** Returns the time of the oldest stale query on screen. */
function oldestConfirmedAt(): number | null {
  const times = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && !ignoredFeatures.has(query.queryKey[0]))
    .filter(({ observers }) => observers.some((observer) => !backgroundObservers.has(observer)))
    .flatMap((query) => staleSince.get(query.queryHash) ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') listener()
  })
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

/** When the server last confirmed what is on screen; null if it is current. */
export function useLastConfirmedAt(): number | null {
  return useSyncExternalStore(subscribe, oldestConfirmedAt)
}
