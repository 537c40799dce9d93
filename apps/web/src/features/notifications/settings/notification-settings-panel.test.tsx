// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { type NotificationPreferences, notifications } from '@larder/contract/notifications'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { NotificationSettingsPanel } from './notification-settings-panel'

let api: ReturnType<typeof stubApi>
let settings: NotificationPreferences
beforeEach(() => {
  settings = {
    ...{ email: true, recommendations: true, community: true, marketing: false },
    ...{ digestHour: 8, quietFrom: 22, quietTo: 7 },
  }
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(notifications.settings, () => settings)
  api.answer(notifications.saveSettings, ({ body }) => {
    settings = { ...settings, ...(body as Partial<NotificationPreferences>) }
    return settings
  })
  api.answer(notifications.push, () => ({ publicKey: null, devices: 0 }))
})

const open = () => renderWithApp(<NotificationSettingsPanel />, { signedIn: true })
const sent = () => api.callsTo(notifications.saveSettings).map(({ body }) => body)
const email = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Email Notifications/ })
const choice = (name: string) => screen.findByLabelText<HTMLSelectElement>(name)

test('emails are switched off at once, and the digest with them', async () => {
  const { user } = open()
  await user.click(await email())
  expect((await email()).checked).toBe(false)
  expect((await choice('Daily digest')).disabled).toBe(true)
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent()).toEqual([{ email: false }])
})

test('the digest can come at another hour or be switched off', async () => {
  const { user } = open()
  await user.selectOptions(await choice('Daily digest'), '18:00')
  await waitFor(() => expect(sent()).toEqual([{ digestHour: 18 }]))
  await user.selectOptions(await choice('Daily digest'), 'No digest')
  await waitFor(() => expect(sent()).toEqual([{ digestHour: 18 }, { digestHour: null }]))
  expect((await choice('Daily digest')).value).toBe('none')
})

test('quiet hours are saved, and equal hours mean none', async () => {
  const { user } = open()
  await user.selectOptions(await choice('From'), '00:00')
  await user.selectOptions(await choice('Until'), '00:00')
  expect(await screen.findByText('None: push messages may come at any time.')).toBeTruthy()
  await waitFor(() => expect(sent()).toEqual([{ quietFrom: 0 }, { quietTo: 0 }]))
})

test('a failed save is shown and reverted', async () => {
  api.answer(notifications.saveSettings, () => rejectedWith('too-many-requests'))
  const { user } = open()
  await user.click(await email())
  expect((await screen.findByRole('alert')).textContent).toContain('That was a lot at once.')
  await waitFor(async () => expect((await email()).checked).toBe(true))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a failed read can be retried', async () => {
  api.answer(notifications.settings, () => rejectedWith('too-many-requests'))
  const { user } = open()
  await screen.findByRole('alert')
  api.answer(notifications.settings, () => settings)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect((await email()).checked).toBe(true)
})

describe('push', () => {
  test('shows that the installation has none', async () => {
    open()
    expect(await screen.findByText('Push messages are not set up on this installation.')).toBeTruthy()
    const push = screen.getByRole<HTMLInputElement>('switch', { name: /^Push messages/ })
    expect(push.disabled).toBe(true)
  })
})
