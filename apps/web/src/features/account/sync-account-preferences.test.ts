// @vitest-environment happy-dom
import { type AccountSettings, account } from '@larder/contract/account'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refresh } from '../../api/use-read'
import { readMeasures, setMeasures } from '../../food/recipe/measures'
import { session } from '../../session/session-store'
import { someSettings } from '../../testing/some-settings'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { getDisplayLocale, resetDisplayLocale } from '../../ui/formatting/locale'
import { chosenTheme, setTheme } from '../../ui/theme/theme'
import { saveAccountSettings } from './account-settings'
import { syncAccountPreferences } from './sync-account-preferences'

let api: ReturnType<typeof stubApi>
let settings: AccountSettings
let end = () => {}

beforeEach(() => {
  settings = someSettings()
  api = stubApi()
  api.answer(account.settings, () => settings)
  api.answer(account.saveSettings, ({ body }) => {
    settings = { ...settings, ...(body as Partial<AccountSettings>) }
    return settings
  })
  session.setUser('a-token')
})

afterEach(() => {
  end()
  setTheme(undefined)
  setMeasures('written')
  resetDisplayLocale()
  localStorage.clear()
})

const sent = () => api.callsTo(account.saveSettings).map(({ body }) => body)
const begin = async () => {
  end = syncAccountPreferences()
  await waitFor(() => expect(api.callsTo(account.settings)).toHaveLength(1))
}

test('applies the cook’s preferences, also after a change on another device, and keeps them after signing out', async () => {
  settings = { ...settings, theme: 'dark', measures: 'us', locale: 'de-DE' }
  await begin()
  await waitFor(() =>
    expect([chosenTheme(), readMeasures(), getDisplayLocale()]).toEqual(['dark', 'us', 'de-DE']),
  )
  settings = { ...settings, theme: 'system', measures: 'metric' }
  await refresh(account.settings)
  expect([chosenTheme(), readMeasures(), getDisplayLocale()]).toEqual([undefined, 'metric', 'de-DE'])
  end()
  session.clearUser()
  expect([readMeasures(), getDisplayLocale()]).toEqual(['metric', 'de-DE'])
  expect(sent()).toEqual([])
})

test('saves choices made outside the settings once, and shows those made in them at once', async () => {
  await begin()
  await refresh(account.settings)
  setTheme('dark')
  setTheme('light')
  setMeasures('metric')
  await waitFor(() => expect(sent()).toEqual([{ theme: 'light', measures: 'metric' }]))
  await waitFor(() => expect(settings).toMatchObject({ theme: 'light', measures: 'metric' }))
  const saved = saveAccountSettings({ theme: 'dark' })
  expect(chosenTheme()).toBe('dark')
  await saved
  expect(sent()).toEqual([{ theme: 'light', measures: 'metric' }, { theme: 'dark' }])
})

test('reverts a rejected setting on the page', async () => {
  await begin()
  await refresh(account.settings)
  api.answer(account.saveSettings, () => rejectedWith('too-many-requests'))
  const saved = saveAccountSettings({ theme: 'dark' })
  expect(chosenTheme()).toBe('dark')
  await expect(saved).rejects.toThrow()
  expect(chosenTheme()).toBeUndefined()
})

test('keeps a choice made offline and saves it later', async () => {
  await begin()
  await refresh(account.settings)
  api.answer(account.saveSettings, () => rejectedWith('not-ready'))
  setTheme('dark')
  await waitFor(() => expect(api.callsTo(account.saveSettings)).toHaveLength(1))
  api.answer(account.saveSettings, ({ body }) => {
    settings = { ...settings, ...(body as Partial<AccountSettings>) }
    return settings
  })
  await waitFor(() => expect(settings.theme).toBe('dark'))
  expect(chosenTheme()).toBe('dark')
})

test('copies a visitor’s choices into the first account on the device, not into the next', async () => {
  setTheme('dark')
  await begin()
  await waitFor(() => expect(sent()).toEqual([{ theme: 'dark' }]))
  end()
  session.clearUser()
  settings = { ...settings, theme: 'system' }
  session.setUser('another-token')
  end = syncAccountPreferences()
  await waitFor(() => expect(chosenTheme()).toBeUndefined())
  expect(sent()).toHaveLength(1)
})
