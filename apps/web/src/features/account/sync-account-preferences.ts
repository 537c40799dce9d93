import type { AccountSettings } from '@larder/contract/account'
import { ApiError } from '../../api/api-error'
import { readMeasures, setMeasures, subscribeToMeasures } from '../../food/recipe/measures'
import {
  applyRemoteDisplayLocale,
  getDisplayLocale,
  subscribeToDisplayLocale,
} from '../../ui/formatting/locale'
import { chosenTheme, setTheme, subscribeToTheme } from '../../ui/theme/theme'
import { accountPreferences } from './account-preferences'

type SyncedPreferences = Pick<AccountSettings, 'theme' | 'measures' | 'writtenAs'>
type PreferenceKey = keyof SyncedPreferences

/** Who tries themes one after the other saves the last. */
const debounceMs = 600
const maxBackoffMs = 300_000
/** That a cook's choices have been followed on this device before. */
const syncedFlagKey = 'choices-followed'

const defaultPreferences: SyncedPreferences = { theme: 'system', measures: 'written', writtenAs: 'en-GB' }
const preferenceKeys: readonly PreferenceKey[] = ['theme', 'measures', 'writtenAs']

/**
 * Makes this device look as the cook has chosen on any of them, and saves what they choose here outside the settings: by the
 * header, or on a recipe. Signed out, the device stays as it is. Ends when called.
 */
export function syncAccountPreferences(): () => void {
  let known: AccountSettings | null = null
  /** Chosen here and not saved yet. */
  const own = new Set<PreferenceKey>()
  let sending: Partial<SyncedPreferences> = {}
  let applying = false
  /** The page on which something was typed: drawn anew, it would be lost. */
  let typedAt: string | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function hear(chosen: AccountSettings) {
    if (known === null && isFirstSyncOnDevice()) takeAlong(chosen)
    known = chosen
    const chosenInSettings = accountPreferences.pending()
    const here = readDevicePreferences()
    applying = true
    for (const part of preferenceKeys) {
      if (part in chosenInSettings && chosenInSettings[part] !== sending[part]) own.delete(part)
      if (!own.has(part) && here[part] !== chosen[part]) applyPreference(chosen, part, isBusyHere())
    }
    applying = false
    if (own.size > 0 && Object.keys(sending).length === 0) saveSoon()
  }

  /** On a device that knew only visitors, what a visitor chose is the cook's choice where they have made none. */
  function takeAlong(chosen: AccountSettings) {
    const here = readDevicePreferences()
    for (const part of preferenceKeys)
      if (chosen[part] === defaultPreferences[part] && here[part] !== defaultPreferences[part]) own.add(part)
  }

  function notice() {
    if (known === null || applying) return
    const here = readDevicePreferences()
    for (const part of preferenceKeys) {
      if (here[part] !== known[part] || part in sending) own.add(part)
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
    const here = readDevicePreferences()
    const change: Partial<SyncedPreferences> = Object.fromEntries([...own].map((part) => [part, here[part]]))
    sending = change
    try {
      await accountPreferences.save(change)
      settle(change)
      failures = 0
    } catch (error) {
      // Where it may go better later, it is tried again once the settings have been read anew.
      if (error instanceof ApiError && error.isTransient) failures += 1
      else settle(change)
    } finally {
      sending = {}
    }
  }

  const noteTyping = () => {
    typedAt = window.location.pathname
  }

  function isBusyHere(): boolean {
    return typedAt === window.location.pathname || document.querySelector('[role="dialog"]') !== null
  }

  function settle(change: Partial<SyncedPreferences>) {
    const here = readDevicePreferences()
    for (const part of preferenceKeys) if (change[part] === here[part]) own.delete(part)
  }

  document.addEventListener('input', noteTyping, true)
  const ends = [
    () => document.removeEventListener('input', noteTyping, true),
    subscribeToTheme(notice),
    subscribeToMeasures(notice),
    subscribeToDisplayLocale(notice),
    accountPreferences.observe(hear),
  ]
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}

function readDevicePreferences(): SyncedPreferences {
  return { theme: chosenTheme() ?? 'system', measures: readMeasures(), writtenAs: getDisplayLocale() }
}

function applyPreference(
  { theme, measures, writtenAs }: SyncedPreferences,
  part: PreferenceKey,
  disturbs: boolean,
) {
  if (part === 'theme') setTheme(theme === 'system' ? undefined : theme)
  else if (part === 'measures') setMeasures(measures)
  else applyRemoteDisplayLocale(writtenAs, disturbs)
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
