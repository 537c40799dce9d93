import type { Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queries } from './query-client'

const since = new Map<string, number>()
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/** Which reads are shown as they were once, and when that was. */
export const shownFromMemory = {
  at: ({ queryHash }: Query) => since.get(queryHash),
  add({ queryHash }: Query, at: number) {
    since.set(queryHash, at)
    tell()
  },
  drop({ queryHash }: Query) {
    if (since.delete(queryHash)) tell()
  },
  clear() {
    since.clear()
    tell()
  },
}

/** Who is signed in and what earlier trips taught is no news, however old. */
const noNews = new Set<unknown>(['account', 'shopping-memory'])

/** Observers that show nothing: what only they read is not on screen. */
export const backgroundObservers = new WeakSet<object>()

/** The oldest of what is on screen. */
function oldest(): number | null {
  const times = queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && !noNews.has(query.queryKey[0]))
    .filter(({ observers }) => observers.some((observer) => !backgroundObservers.has(observer)))
    .flatMap((query) => since.get(query.queryHash) ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const leave = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') listener()
  })
  return () => {
    listeners.delete(listener)
    leave()
  }
}

/** When the server last confirmed what is on screen, where that is not now. */
export function useSeenAt(): number | null {
  return useSyncExternalStore(subscribe, oldest)
}
