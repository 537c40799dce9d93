import type { Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../query-client'

const staleSince = new Map<string, number>()
const listeners = new Set<() => void>()

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Which reads are shown as they were once, and when that was. */
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

/** Who is signed in and what earlier trips taught is no news, however old. */
const ignoredFeatures = new Set<unknown>(['account', 'shopping-memory'])

/** Observers that show nothing: what only they read is not on screen. */
export const backgroundObservers = new WeakSet<object>()

/** The oldest of what is on screen. */
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
  const leave = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') listener()
  })
  return () => {
    listeners.delete(listener)
    leave()
  }
}

/** When the server last confirmed what is on screen, where that is not now. */
export function useLastConfirmedAt(): number | null {
  return useSyncExternalStore(subscribe, oldestConfirmedAt)
}
