import { useSyncExternalStore } from 'react'

/** The languages that dates and numbers can be written in, each by its own name. */
export const localeNames = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  'de-DE': 'Deutsch',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'hr-HR': 'Hrvatski',
  'it-IT': 'Italiano',
  'nl-NL': 'Nederlands',
  'pl-PL': 'Polski',
  'pt-PT': 'Português',
  'sl-SI': 'Slovenščina',
  'sv-SE': 'Svenska',
} as const

export type DisplayLocale = keyof typeof localeNames

const storageKey = 'written-as'
const defaultLocale: DisplayLocale = 'en-GB'
const listeners = new Set<() => void>()
/** Where the browser keeps nothing, at least until the page is left. */
let chosen: DisplayLocale | null = null
let redrawCount = 0

function isSupportedLocale(name: string | null): name is DisplayLocale {
  return name !== null && Object.hasOwn(localeNames, name)
}

function readStoredLocale(): string | null {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** The language that dates and numbers are written in on this device; the sentences around them are English. */
export function getDisplayLocale(): DisplayLocale {
  if (chosen === null) {
    const stored = readStoredLocale()
    chosen = isSupportedLocale(stored) ? stored : defaultLocale
  }
  return chosen
}

export function setDisplayLocale(language: DisplayLocale): void {
  chosen = language
  try {
    window.localStorage.setItem(storageKey, language)
  } catch {
    // Storage is blocked or full: the choice holds for this page only.
  }
  notifyListeners()
}

/** The same by another device's word: what is on screen is drawn anew, where that disturbs nobody. */
export function applyRemoteDisplayLocale(language: DisplayLocale, disturbs: boolean): void {
  if (language === getDisplayLocale()) return
  if (!disturbs) redrawCount += 1
  setDisplayLocale(language)
}

/** As on a device where nobody has chosen. */
export function resetDisplayLocale(): void {
  chosen = null
  try {
    window.localStorage.removeItem(storageKey)
  } catch {
    // What cannot be reached cannot be removed, and cannot be read back either.
  }
  notifyListeners()
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

export function subscribeToDisplayLocale(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return
    chosen = null
    notifyListeners()
  }
  listeners.add(listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followOtherTab)
  }
}

/** For what must change while it is looked at. */
export function useDisplayLocale(): DisplayLocale {
  return useSyncExternalStore(subscribeToDisplayLocale, getDisplayLocale, () => defaultLocale)
}

/** Another number whenever all that is on screen is to be written anew. */
export function useLocaleRevision(): number {
  return useSyncExternalStore(
    subscribeToDisplayLocale,
    () => redrawCount,
    () => 0,
  )
}

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function getFormatter<Format extends Intl.NumberFormat | Intl.DateTimeFormat, Options>(
  Kind: new (language: string, options: Options) => Format,
  options: Options,
): Format {
  const name = `${Kind.name} ${getDisplayLocale()} ${JSON.stringify(options)}`
  const known = formats.get(name)
  if (known instanceof Kind) return known
  const made = new Kind(getDisplayLocale(), options)
  formats.set(name, made)
  return made
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** A rating, always with its one digit: '4.0'. */
export function ratingText(rating: number): string {
  return numberText(rating, oneDigit)
}

/** A number as this cook writes it: '1,234.5', '1.234,5'. */
export function numberText(value: number, options: Intl.NumberFormatOptions = {}): string {
  return getFormatter(Intl.NumberFormat, options).format(value)
}

/** A date as this cook writes it: '15 Feb 2026', '15. Feb. 2026'. */
export function dateText(at: string | number | Date, options: Intl.DateTimeFormatOptions): string {
  return getFormatter(Intl.DateTimeFormat, options).format(new Date(at))
}

/** From one date to another: '16–22 Nov'. */
export function dateRangeText(
  from: string | number | Date,
  to: string | number | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  return getFormatter(Intl.DateTimeFormat, options).formatRange(new Date(from), new Date(to))
}
