import { dialectOfCountry } from '@larder/kitchen/dialect/dialect-of-country'

const key = 'english'
const listeners = new Set<() => void>()
/** In-memory copy for browsers without storage. */
let current: string | undefined | null = null

/** Returns the English of the household's country, 'en-US' or 'en-GB'; undefined for visitors. */
export function getEnglish(): string | undefined {
  if (current !== null) return current
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Follows the household's country. Returns whether texts that were read before are in another dialect. */
export function followEnglishOf(country: string | undefined): boolean {
  const before = englishToAskFor()
  current = country === undefined ? undefined : dialectOfCountry(country) === 'american' ? 'en-US' : 'en-GB'
  try {
    if (current === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, current)
  } catch {
    // Without storage it is known again with the household.
  }
  for (const listener of listeners) listener()
  return englishToAskFor() !== before
}

/** Returns the language in which the server answers a cook: until the country is known, that of the browser. */
export function englishToAskFor(): string {
  const english = getEnglish() ?? navigator.language
  return /^en-[A-Z]{2}$/.test(english) ? english : 'en'
}

export function subscribeToEnglish(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
