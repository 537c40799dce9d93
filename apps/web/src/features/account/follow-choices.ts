import type { AccountSettings } from '@larder/contract/account'
import { ApiError } from '../../api/api-error'
import { chooseMeasures, readMeasures, subscribeToMeasures } from '../../food/measures'
import { chosenTheme, setTheme, subscribeToTheme } from '../../ui/theme'
import { followWrittenAs, subscribeToWrittenAs, writtenAs } from '../../ui/written-as'
import { accountChoices } from './account-choices'

type Look = Pick<AccountSettings, 'theme' | 'measures' | 'writtenAs'>
type Part = keyof Look

/** Who tries themes one after the other saves the last. */
const restMs = 600
const longestMs = 300_000
/** That a cook's choices have been followed on this device before. */
const key = 'choices-followed'

const usual: Look = { theme: 'system', measures: 'written', writtenAs: 'en-GB' }
const parts: readonly Part[] = ['theme', 'measures', 'writtenAs']

/**
 * Makes this device look as the cook has chosen on any of them, and saves what they choose here outside the settings: by the
 * header, or on a recipe. Signed out, the device stays as it is. Ends when called.
 */
export function followChoices(): () => void {
  let known: AccountSettings | null = null
  /** Chosen here and not saved yet. */
  const own = new Set<Part>()
  let sending: Partial<Look> = {}
  let applying = false
  /** The page on which something was typed: drawn anew, it would be lost. */
  let typedAt: string | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function hear(chosen: AccountSettings) {
    if (known === null && isNewHere()) takeAlong(chosen)
    known = chosen
    const chosenInSettings = accountChoices.pending()
    const here = lookHere()
    applying = true
    for (const part of parts) {
      if (part in chosenInSettings && chosenInSettings[part] !== sending[part]) own.delete(part)
      if (!own.has(part) && here[part] !== chosen[part]) apply(chosen, part, isBusyHere())
    }
    applying = false
    if (own.size > 0 && Object.keys(sending).length === 0) saveSoon()
  }

  /** On a device that knew only visitors, what a visitor chose is the cook's choice where they have made none. */
  function takeAlong(chosen: AccountSettings) {
    const here = lookHere()
    for (const part of parts) if (chosen[part] === usual[part] && here[part] !== usual[part]) own.add(part)
  }

  function notice() {
    if (known === null || applying) return
    const here = lookHere()
    for (const part of parts) {
      if (here[part] !== known[part] || part in sending) own.add(part)
      else own.delete(part)
    }
    if (own.size > 0) saveSoon()
  }

  function saveSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => void saveQuietly(), Math.min(restMs * 2 ** failures, longestMs))
  }

  async function saveQuietly() {
    if (own.size === 0) return
    const here = lookHere()
    const change: Partial<Look> = Object.fromEntries([...own].map((part) => [part, here[part]]))
    sending = change
    try {
      await accountChoices.save(change)
      settle(change)
      failures = 0
    } catch (error) {
      // Where it may go better later, it is tried again once the settings have been read anew.
      if (error instanceof ApiError && error.passing) failures += 1
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

  function settle(change: Partial<Look>) {
    const here = lookHere()
    for (const part of parts) if (change[part] === here[part]) own.delete(part)
  }

  document.addEventListener('input', noteTyping, true)
  const ends = [
    () => document.removeEventListener('input', noteTyping, true),
    subscribeToTheme(notice),
    subscribeToMeasures(notice),
    subscribeToWrittenAs(notice),
    accountChoices.follow(hear),
  ]
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}

function lookHere(): Look {
  return { theme: chosenTheme() ?? 'system', measures: readMeasures(), writtenAs: writtenAs() }
}

function apply({ theme, measures, writtenAs }: Look, part: Part, disturbs: boolean) {
  if (part === 'theme') setTheme(theme === 'system' ? undefined : theme)
  else if (part === 'measures') chooseMeasures(measures)
  else followWrittenAs(writtenAs, disturbs)
}

function isNewHere(): boolean {
  try {
    const before = window.localStorage.getItem(key)
    window.localStorage.setItem(key, 'yes')
    return before === null
  } catch {
    return false
  }
}
