import { useSyncExternalStore } from 'react'

let pendingCount = 0
const listeners = new Set<() => void>()

function changePendingCount(by: number) {
  pendingCount += by
  for (const listener of listeners) listener()
}

/** Counts a page as pending while its code loads. */
export async function trackPageLoad<T>(page: Promise<T>): Promise<T> {
  changePendingCount(1)
  try {
    return await page
  } finally {
    changePendingCount(-1)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function usePendingPageCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => pendingCount,
    () => 0,
  )
}
