import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

function change(by: number) {
  count += by
  for (const listener of listeners) listener()
}

/** Counts a page's code while it is being fetched. */
export async function onItsWay<T>(page: Promise<T>): Promise<T> {
  change(1)
  try {
    return await page
  } finally {
    change(-1)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function usePagesOnTheirWay(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
