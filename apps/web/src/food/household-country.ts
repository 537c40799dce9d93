import { useSyncExternalStore } from 'react'

const key = 'country'
const listeners = new Set<() => void>()
/** In-memory copy for browsers without storage. */
let current: string | undefined | null = null

/** Returns the household's country by its two-letter code, as last known on this device; works offline. */
export function getHouseholdCountry(): string | undefined {
  if (current !== null) return current
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function setHouseholdCountry(country: string | undefined): void {
  const isNew = country !== getHouseholdCountry()
  current = country
  try {
    if (country === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, country)
  } catch {
    // Without storage it is read again next time.
  }
  if (isNew) for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The household's country as a hook that re-renders on change. */
export function useHouseholdCountry(): string | undefined {
  return useSyncExternalStore(subscribe, getHouseholdCountry, () => undefined)
}
