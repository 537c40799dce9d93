// @vitest-environment happy-dom
import { type NotificationPreferences, notifications } from '@larder/contract/notifications'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../session/session-store'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { createPreferences } from './preferences'

let api: ReturnType<typeof stubApi>
let settings: NotificationPreferences
let letGo: (() => void)[]

beforeEach(() => {
  settings = {
    ...{ email: true, recommendations: true, community: false, marketing: false },
    ...{ digestHour: 8, quietFrom: 22, quietTo: 7 },
  }
  letGo = []
  api = stubApi()
  api.answer(notifications.settings, () => settings)
  api.answer(notifications.saveSettings, async ({ body }) => {
    await new Promise<void>((go) => letGo.push(go))
    settings = { ...settings, ...(body as Partial<NotificationPreferences>) }
    return settings
  })
  session.setUser('a-token')
})

const sent = () => api.callsTo(notifications.saveSettings).map(({ body }) => body)

test('quick changes are saved one request at a time, and the last one wins', async () => {
  const choices = createPreferences(notifications.settings, notifications.saveSettings)
  const all = [
    choices.save({ email: false }),
    choices.save({ email: true, community: true }),
    choices.save({ email: false }),
  ]
  expect(choices.pending()).toEqual({ email: false, community: true })
  expect(sent()).toEqual([{ email: false }])
  await waitFor(() => expect(letGo).toHaveLength(1))
  letGo[0]?.()
  await waitFor(() => expect(letGo).toHaveLength(2))
  letGo[1]?.()
  await Promise.all(all)
  expect(sent()).toEqual([{ email: false }, { email: false, community: true }])
  expect(choices.pending()).toEqual({})
  expect(settings).toMatchObject({ email: false, community: true })
})

test('a rejection reverts only the rejected change', async () => {
  const choices = createPreferences(notifications.settings, notifications.saveSettings)
  api.answer(notifications.saveSettings, ({ body }) => {
    if ('email' in (body as object)) return rejectedWith('too-many-requests')
    settings = { ...settings, ...(body as Partial<NotificationPreferences>) }
    return settings
  })
  const first = choices.save({ email: false })
  const second = choices.save({ marketing: true })
  await expect(first).rejects.toThrow('That was a lot at once.')
  await second
  expect(choices.pending()).toEqual({})
  expect(settings).toMatchObject({ email: true, marketing: true })
})

test('one cook’s changes are not sent for the next', async () => {
  const choices = createPreferences(notifications.settings, notifications.saveSettings)
  void choices.save({ email: false })
  const waiting = choices.save({ email: true })
  session.setUser('another-token')
  expect(choices.pending()).toEqual({})
  await waitFor(() => expect(letGo).toHaveLength(1))
  letGo[0]?.()
  await waiting
  expect(sent()).toEqual([{ email: false }])
})
