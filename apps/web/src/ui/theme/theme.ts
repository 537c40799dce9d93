import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '../use-media-query'

export type Theme = 'light' | 'dark'

/**
 * public/theme.js reads the same key before the first paint, so that the chosen theme never flashes the other one; with
 * blocked storage the system theme applies. It also marks the page of a signed-in cook (same key as
 * session/session-store.ts), because prerendered pages are for visitors, and holds a form that is sent before its script
 * loads (api/forms/use-endpoint-form.ts). On a cook's first screens it begins their reads (api/first-reads.ts). It is sent as it is, with every page: its comments stand here.
 */
const key = 'theme'
const listeners = new Set<() => void>()

/** Returns the stored theme; undefined follows the system. */
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

/** Updates the colour of the browser's or the installed app's bars. */
function updateThemeColorMeta(theme: Theme | undefined) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const metaTheme = meta.dataset.theme
    const chosen = metaTheme === theme ? 'all' : 'not all'
    meta.setAttribute('media', theme === undefined ? `(prefers-color-scheme: ${metaTheme})` : chosen)
  }
}

/** Sets a theme; undefined follows the system. */
export function setTheme(theme: Theme | undefined): void {
  try {
    if (theme) localStorage.setItem(key, theme)
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked or full: the choice holds for this page only.
  }
  applyTheme(theme)
}

/** Returns the theme on screen. */
export function effectiveTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function toggleTheme(): void {
  setTheme(effectiveTheme() === 'dark' ? 'light' : 'dark')
}

/** Returns the theme set on this page, also without storage. */
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

/** `chosen` is undefined while the system decides; `shown` is the effective theme. */
export function useTheme() {
  const chosen = useSyncExternalStore(subscribeToTheme, chosenTheme, () => undefined)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shown: Theme = chosen ?? (systemIsDark ? 'dark' : 'light')
  return { chosen, shown, setTheme, toggleTheme }
}
