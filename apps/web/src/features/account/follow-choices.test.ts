// @vitest-environment happy-dom
import { type AccountSettings, account } from '@larder/contract/account'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refresh } from '../../api/use-api'
import { chooseMeasures, readMeasures } from '../../food/measures'
import { session } from '../../session/session-store'
import { refused, stubApi } from '../../testing/stub-api'
import { chosenTheme, setTheme } from '../../ui/theme'
import { forgetWrittenAs, writtenAs } from '../../ui/written-as'
import { accountChoices } from './account-choices'
import { followChoices } from './follow-choices'

let api: ReturnType<typeof stubApi>
let settings: AccountSettings
let end = () => {}

beforeEach(() => {
  settings = {
    ...{ theme: 'system', measures: 'written', writtenAs: 'en-GB', timeZone: null },
    ...{ profileVisible: true, analytics: true },
  }
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
  chooseMeasures('written')
  forgetWrittenAs()
  localStorage.clear()
})

const sent = () => api.callsTo(account.saveSettings).map(({ body }) => body)
const begin = async () => {
  end = followChoices()
  await waitFor(() => expect(api.callsTo(account.settings)).toHaveLength(1))
}

test('the device looks as the cook chose, now and when another device chooses; signed out it stays so', async () => {
  settings = { ...settings, theme: 'dark', measures: 'us', writtenAs: 'de-DE' }
  await begin()
  await waitFor(() => expect([chosenTheme(), readMeasures(), writtenAs()]).toEqual(['dark', 'us', 'de-DE']))
  settings = { ...settings, theme: 'system', measures: 'metric' }
  await refresh(account.settings)
  expect([chosenTheme(), readMeasures(), writtenAs()]).toEqual([undefined, 'metric', 'de-DE'])
  end()
  session.clearUser()
  expect([readMeasures(), writtenAs()]).toEqual(['metric', 'de-DE'])
  expect(sent()).toEqual([])
})

test('what is chosen outside the settings is saved, once, and what was chosen in them shows at once', async () => {
  await begin()
  await refresh(account.settings)
  setTheme('dark')
  setTheme('light')
  chooseMeasures('metric')
  await waitFor(() => expect(sent()).toEqual([{ theme: 'light', measures: 'metric' }]))
  await waitFor(() => expect(accountChoices.pending()).toEqual({}))
  const saved = accountChoices.save({ theme: 'dark' })
  expect(chosenTheme()).toBe('dark')
  await saved
  expect(sent()).toEqual([{ theme: 'light', measures: 'metric' }, { theme: 'dark' }])
})

test('a choice in the settings that is refused is taken back on the page, too', async () => {
  await begin()
  await refresh(account.settings)
  api.answer(account.saveSettings, () => refused('too-many-requests'))
  const saved = accountChoices.save({ theme: 'dark' })
  expect(chosenTheme()).toBe('dark')
  await expect(saved).rejects.toThrow()
  expect(chosenTheme()).toBeUndefined()
})

test('a choice made without a network stays, and is saved later', async () => {
  await begin()
  await refresh(account.settings)
  api.answer(account.saveSettings, () => refused('not-ready'))
  setTheme('dark')
  await waitFor(() => expect(api.callsTo(account.saveSettings)).toHaveLength(1))
  api.answer(account.saveSettings, ({ body }) => {
    settings = { ...settings, ...(body as Partial<AccountSettings>) }
    return settings
  })
  await waitFor(() => expect(settings.theme).toBe('dark'))
  expect(chosenTheme()).toBe('dark')
})

test('a visitor’s choices go along into the first account on the device, but not into the next', async () => {
  setTheme('dark')
  await begin()
  await waitFor(() => expect(sent()).toEqual([{ theme: 'dark' }]))
  end()
  session.clearUser()
  settings = { ...settings, theme: 'system' }
  session.setUser('another-token')
  end = followChoices()
  await waitFor(() => expect(chosenTheme()).toBeUndefined())
  expect(sent()).toHaveLength(1)
})
