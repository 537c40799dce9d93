import { useSyncExternalStore } from 'react'

/** The locales for dates and numbers, each by its own name. */
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
/** In-memory copy for browsers without storage. */
let chosen: DisplayLocale | null = null
let revision = 0

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

/** Returns the locale for dates and numbers on this device; the text itself is English. */
export function getDisplayLocale(): DisplayLocale {
  if (chosen === null) {
    const stored = readStoredLocale()
    chosen = isSupportedLocale(stored) ? stored : defaultLocale
  }
  return chosen
}

export function setDisplayLocale(locale: DisplayLocale): void {
  chosen = locale
  try {
    window.localStorage.setItem(storageKey, locale)
  } catch {
    // Storage is blocked or full: the choice holds for this page only.
  }
  notifyListeners()
}

/** Applies the locale chosen on another device; the screen re-renders unless that would disturb the cook. */
export function applyRemoteDisplayLocale(locale: DisplayLocale, disturbs: boolean): void {
  if (locale === getDisplayLocale()) return
  if (!disturbs) revision += 1
  setDisplayLocale(locale)
}

/** Resets to the default locale. */
export function resetDisplayLocale(): void {
  chosen = null
  try {
    window.localStorage.removeItem(storageKey)
  } catch {
    // Blocked storage cannot be read back either.
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

/** The locale as a hook that re-renders on change. */
export function useDisplayLocale(): DisplayLocale {
  return useSyncExternalStore(subscribeToDisplayLocale, getDisplayLocale, () => defaultLocale)
}

/** Changes whenever the whole screen must re-render. */
export function useLocaleRevision(): number {
  return useSyncExternalStore(
    subscribeToDisplayLocale,
    () => revision,
    () => 0,
  )
}

/** Creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function getFormatter<Format extends Intl.NumberFormat | Intl.DateTimeFormat, Options>(
  Formatter: new (locale: string, options: Options) => Format,
  options: Options,
): Format {
  const key = `${Formatter.name} ${getDisplayLocale()} ${JSON.stringify(options)}`
  const cached = formatters.get(key)
  if (cached instanceof Formatter) return cached
  const formatter = new Formatter(getDisplayLocale(), options)
  formatters.set(key, formatter)
  return formatter
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** Formats a rating with one decimal: '4.0'. */
export function ratingText(rating: number): string {
  return numberText(rating, oneDigit)
}

/** Formats a number in the cook's locale: '1,234.5', '1.234,5'. */
export function numberText(value: number, options: Intl.NumberFormatOptions = {}): string {
  return getFormatter(Intl.NumberFormat, options).format(value)
}

/** Formats a date in the cook's locale: '15 Feb 2026', '15. Feb. 2026'. */
export function dateText(at: string | number | Date, options: Intl.DateTimeFormatOptions): string {
  return getFormatter(Intl.DateTimeFormat, options).format(new Date(at))
}

/** Formats the local day of an instant in full: '30 November 2026'. */
export function longDateText(instant: string): string {
  return dateText(instant, { dateStyle: 'long' })
}

/** Formats a date range: '16–22 Nov'. */
export function dateRangeText(
  from: string | number | Date,
  to: string | number | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  return getFormatter(Intl.DateTimeFormat, options).formatRange(new Date(from), new Date(to))
}
