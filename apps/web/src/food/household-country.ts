import { useSyncExternalStore } from 'react'

const key = 'country'
const listeners = new Set<() => void>()
/** Where the browser keeps nothing, at least until the page is left. */
let current: string | undefined | null = null

/** The country of the cook's household, by two letters, as far as this device has heard; also without a network. */
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
    // Then it is asked again next time.
  }
  if (isNew) for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same for what must be drawn anew when it is another. */
export function useHouseholdCountry(): string | undefined {
  return useSyncExternalStore(subscribe, getHouseholdCountry, () => undefined)
}
