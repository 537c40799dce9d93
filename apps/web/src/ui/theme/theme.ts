import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '../use-media-query'

export type Theme = 'light' | 'dark'

/** The same key is read by public/theme.js before the first paint. */
const key = 'theme'
const listeners = new Set<() => void>()

/** The chosen theme; undefined follows the system. */
export function readStoredTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return undefined
  }
}

function applyTheme(theme: Theme | undefined) {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  updateThemeColorMeta(theme)
  for (const listener of listeners) listener()
}

/** What the browser, or the phone around an installed app, paints its own bars with. */
function updateThemeColorMeta(theme: Theme | undefined) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme
    const chosen = own === theme ? 'all' : 'not all'
    meta.setAttribute('media', theme === undefined ? `(prefers-color-scheme: ${own})` : chosen)
  }
}

/** Chooses a theme, or goes back to the system's with undefined. */
export function setTheme(theme: Theme | undefined): void {
  try {
    if (theme) localStorage.setItem(key, theme)
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked or full: the choice holds for this page only.
  }
  applyTheme(theme)
}

/** What is on the screen now. */
export function effectiveTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function toggleTheme(): void {
  setTheme(effectiveTheme() === 'dark' ? 'light' : 'dark')
}

/** The same as it holds on this page, also where the browser keeps nothing. */
export function chosenTheme(): Theme | undefined {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

export function subscribeToTheme(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) applyTheme(readStoredTheme())
  }
  listeners.add(listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followOtherTab)
  }
}

/** `chosen` is undefined while the system decides; `shown` is what that comes to. */
export function useTheme() {
  const chosen = useSyncExternalStore(subscribeToTheme, chosenTheme, () => undefined)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shown: Theme = chosen ?? (systemIsDark ? 'dark' : 'light')
  return { chosen, shown, setTheme, toggleTheme }
}
