import type { AccountSettings } from '@larder/contract/account'
import { ApiError } from '../../api/api-error'
import { observeRead } from '../../api/reads/observe-read'
import type { ShownSettings } from '../../api/settings/use-settings'
import { readMeasures, setMeasures, subscribeToMeasures } from '../../food/recipe/measures'
import {
  applyRemoteDisplayLocale,
  getDisplayLocale,
  subscribeToDisplayLocale,
} from '../../ui/formatting/locale'
import { chosenTheme, setTheme, subscribeToTheme } from '../../ui/theme/theme'
import { saveAccountSettings, shownAccountSettings } from './account-settings'

type SyncedPreferences = Pick<AccountSettings, 'theme' | 'measures' | 'locale'>
type PreferenceKey = keyof SyncedPreferences

/** When several themes are tried in a row, only the last is saved. */
const debounceMs = 600
const maxBackoffMs = 300_000
/** Whether preferences have been synced on this device before. */
const syncedFlagKey = 'choices-followed'

const defaultPreferences: SyncedPreferences = { theme: 'system', measures: 'written', locale: 'en-GB' }
const preferenceKeys: readonly PreferenceKey[] = ['theme', 'measures', 'locale']

/**
 * Applies the cook's preferences to this device, and saves those changed here outside the settings: in the header, or
 * on a recipe. After logout the device stays as it is. Returns a function that stops it.
 */
export function syncAccountPreferences(): () => void {
  let known: AccountSettings | null = null
  /** Changed here and not saved yet. */
  const own = new Set<PreferenceKey>()
  let sending: Partial<SyncedPreferences> = {}
  let applying = false
  /** The page with unsaved input: rendering it again would lose the input. */
  let typedAt: string | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function onSettings({ chosen, pending: chosenInSettings }: ShownSettings<AccountSettings>) {
    if (known === null && isFirstSyncOnDevice()) adoptVisitorChoices(chosen)
    known = chosen
    const devicePreferences = readDevicePreferences()
    applying = true
    for (const part of preferenceKeys) {
      if (part in chosenInSettings && chosenInSettings[part] !== sending[part]) own.delete(part)
      if (!own.has(part) && devicePreferences[part] !== chosen[part])
        applyPreference(chosen, part, hasUnsavedInput())
    }
    applying = false
    if (own.size > 0 && Object.keys(sending).length === 0) saveSoon()
  }

  /** On a device used only by visitors so far, a visitor's choice becomes the cook's where they have none. */
  function adoptVisitorChoices(chosen: AccountSettings) {
    const devicePreferences = readDevicePreferences()
    for (const part of preferenceKeys)
      if (chosen[part] === defaultPreferences[part] && devicePreferences[part] !== defaultPreferences[part])
        own.add(part)
  }

  function onDeviceChange() {
    if (known === null || applying) return
    const devicePreferences = readDevicePreferences()
    for (const part of preferenceKeys) {
      if (devicePreferences[part] !== known[part] || part in sending) own.add(part)
      else own.delete(part)
    }
    if (own.size > 0) saveSoon()
  }

  function saveSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => void saveQuietly(), Math.min(debounceMs * 2 ** failures, maxBackoffMs))
  }

  async function saveQuietly() {
    if (own.size === 0) return
    const devicePreferences = readDevicePreferences()
    const change: Partial<SyncedPreferences> = Object.fromEntries(
      [...own].map((part) => [part, devicePreferences[part]]),
    )
    sending = change
    try {
      await saveAccountSettings(change)
      settle(change)
      failures = 0
    } catch (error) {
      // After a transient failure it is retried with the next read of the settings.
      if (error instanceof ApiError && error.isTransient) failures += 1
      else settle(change)
    } finally {
      sending = {}
    }
  }

  const noteTyping = () => {
    typedAt = window.location.pathname
  }

  function hasUnsavedInput(): boolean {
    // What has focus may have been typed into before this was loaded.
    const isTyping = document.activeElement?.matches('input, textarea') ?? false
    return (
      isTyping || typedAt === window.location.pathname || document.querySelector('[role="dialog"]') !== null
    )
  }

  function settle(change: Partial<SyncedPreferences>) {
    const devicePreferences = readDevicePreferences()
    for (const part of preferenceKeys) if (change[part] === devicePreferences[part]) own.delete(part)
  }

  document.addEventListener('input', noteTyping, true)
  const ends = [
    () => document.removeEventListener('input', noteTyping, true),
    subscribeToTheme(onDeviceChange),
    subscribeToMeasures(onDeviceChange),
    subscribeToDisplayLocale(onDeviceChange),
    observeRead(shownAccountSettings, {}, onSettings),
  ]
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}

function readDevicePreferences(): SyncedPreferences {
  return { theme: chosenTheme() ?? 'system', measures: readMeasures(), locale: getDisplayLocale() }
}

function applyPreference(
  { theme, measures, locale }: SyncedPreferences,
  part: PreferenceKey,
  disturbs: boolean,
) {
  if (part === 'theme') setTheme(theme === 'system' ? undefined : theme)
  else if (part === 'measures') setMeasures(measures)
  else applyRemoteDisplayLocale(locale, disturbs)
}

function isFirstSyncOnDevice(): boolean {
  try {
    const before = window.localStorage.getItem(syncedFlagKey)
    window.localStorage.setItem(syncedFlagKey, 'yes')
    return before === null
  } catch {
    return false
  }
}
