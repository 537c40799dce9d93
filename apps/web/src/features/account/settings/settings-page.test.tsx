// @vitest-environment happy-dom
import { type AccountSettings, account, FormatLocale } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { type NotificationPreferences, notifications } from '@larder/contract/notifications'
import { type MyPlan, plans } from '@larder/contract/plans'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aHousehold } from '../../../testing/a-household'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { someSettings } from '../../../testing/some-settings'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { localeNames } from '../../../ui/formatting/locale'
import { SettingsPage } from './settings-page'

let api: ReturnType<typeof stubApi>
let settings: AccountSettings
let reach: NotificationPreferences
let mine: MyPlan

beforeEach(() => {
  settings = someSettings()
  reach = {
    ...{ email: true, recommendations: true, community: false, marketing: false },
    ...{ digestHour: 8, quietFrom: 22, quietTo: 7 },
  }
  mine = { plan: 'free', by: 'nothing', paymentFailed: false, trialLeft: true, payments: false }
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(account.archive, () => ({ state: 'none' as const, done: 0 }))
  api.answer(account.settings, () => settings)
  api.answer(account.passkeys, () => [])
  api.answer(account.secondFactor, () => ({ enabled: false, recoveryCodes: 0 }))
  api.answer(account.saveSettings, ({ body }) => {
    settings = { ...settings, ...(body as Partial<AccountSettings>) }
    return settings
  })
  api.answer(notifications.settings, () => reach)
  api.answer(notifications.saveSettings, ({ body }) => {
    reach = { ...reach, ...(body as Partial<NotificationPreferences>) }
    return reach
  })
  api.answer(plans.mine, () => mine)
  api.answer(household.current, () => aHousehold())
})

const open = (path = '/settings') => renderWithApp(<SettingsPage />, { path, signedIn: true })
const card = (name: string) => within(screen.getByRole('region', { name }))
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const known = () => waitFor(() => expect(toggle('Email Notifications').disabled).toBe(false))

describe('the toggles', () => {
  test('[SET-01] have the names and defaults of the specification', async () => {
    open()
    await known()
    await waitFor(() => expect(toggle('Profile Visibility').disabled).toBe(false))
    const stand = screen
      .getAllByRole<HTMLInputElement>('switch')
      .map((each) => [each.getAttribute('aria-label'), each.checked])
    expect(stand).toEqual([
      ['Email Notifications', true],
      ['Recipe Recommendations', true],
      ['Community Updates', false],
      ['Marketing Communications', false],
      ['Profile Visibility', true],
      ['Data Analytics', true],
    ])
  })

  test('change at once, are saved and confirmed; a rejection reverts them and shows the reason', async () => {
    const { user } = open()
    await known()
    await user.click(toggle('Community Updates'))
    expect(toggle('Community Updates').checked).toBe(true)
    expect(await card('Notification Settings').findByText('Saved')).toBeTruthy()
    expect(reach.community).toBe(true)
    expect(card('Privacy & Security').queryByText('Saved')).toBeNull()

    api.answer(account.saveSettings, () => rejectedWith('too-many-requests'))
    await user.click(toggle('Data Analytics'))
    const note = await card('Privacy & Security').findByRole('alert')
    expect(note.textContent).toContain('That was a lot at once.')
    expect(toggle('Data Analytics').checked).toBe(true)
  })

  test('are disabled when they cannot be read, with a retry', async () => {
    api.answer(notifications.settings, () => rejectedWith('too-many-requests'))
    const { user } = open()
    const again = await card('Notification Settings').findByRole('button', { name: 'Try Again' })
    expect(toggle('Email Notifications').disabled).toBe(true)
    api.answer(notifications.settings, () => reach)
    await user.click(again)
    await known()
  })
})

describe('billing', () => {
  const billing = () => card('Billing & Payment')

  test('[SET-01] lists the plans with features and prices', async () => {
    open()
    expect(await billing().findByRole('heading', { name: 'Free' })).toBeTruthy()
    expect(billing().getByText('Limited AI features')).toBeTruthy()
    expect(billing().getByText('Unlimited AI scans and features')).toBeTruthy()
    expect(billing().getByText('$9.99').textContent).toBe('$9.99/month')
    expect(billing().getByText('$19.99').textContent).toBe('$19.99/month')
  })

  test('[SET-02] Upgrade starts the trial, or shows that no payments are taken', async () => {
    api.answer(plans.startTrial, () => {
      mine = { ...mine, plan: 'premium', by: 'trial', trialLeft: false, endsAt: '2026-11-23T10:00:00Z' }
      return mine
    })
    const { user } = open()
    await user.click(await billing().findByRole('button', { name: 'Upgrade' }))
    await user.click(await screen.findByRole('button', { name: 'Start Free Trial' }))
    // The page is inert until the dialog is gone.
    const shown = await waitFor(billing)
    expect(await shown.findByRole('heading', { name: 'Premium trial' })).toBeTruthy()
    expect(billing().getByRole<HTMLButtonElement>('button', { name: 'Add Payment Method' }).disabled).toBe(
      true,
    )
    expect(billing().getByText(/Payments are not set up on this installation/)).toBeTruthy()
  })

  test('after a payment it thanks and polls until the plan is active', async () => {
    mine = { ...mine, payments: true, trialLeft: false }
    const { address } = open('/settings?paid=premium')
    expect(await billing().findByText(/Your payment is being confirmed/)).toBeTruthy()
    expect(address()).toBe('/settings')
    mine = { ...mine, plan: 'premium', by: 'payment', renewsAt: '2026-12-16T10:00:00Z' }
    expect(await billing().findByText(/You’re now on Premium/)).toBeTruthy()
    expect(billing().getByText('December 16, 2026')).toBeTruthy()
    expect(billing().queryByRole('button', { name: 'Upgrade' })).toBeNull()
    expect(billing().getByRole('button', { name: 'Manage Payment Methods' })).toBeTruthy()
  })

  test('after a cancelled payment nothing was paid', async () => {
    open('/settings?paid=no')
    expect(await billing().findByText(/You have not paid anything/)).toBeTruthy()
  })

  test.each<[string, Partial<MyPlan>, RegExp]>([
    ['failed', { plan: 'premium', by: 'payment', paymentFailed: true }, /did not go through/],
    ['given', { plan: 'pro', by: 'admin' }, /Given to you by an admin/],
    [
      'cancelled',
      { plan: 'pro', by: 'payment', endsAt: '2026-12-01T00:00:00Z' },
      /Cancelled\. Ends on December 1, 2026/,
    ],
  ])('a plan that is %s says so', async (_, given, words) => {
    mine = { ...mine, payments: true, ...given }
    open()
    expect(await billing().findByText(words)).toBeTruthy()
  })
})

describe('appearance', () => {
  test('saves theme, measures, dates and time zone when chosen', async () => {
    const { user } = open()
    await known()
    const look = card('Appearance & Units')
    await user.click(await look.findByRole('radio', { name: 'Dark' }))
    await user.click(look.getByRole('radio', { name: 'US' }))
    await user.selectOptions(look.getByLabelText('Dates and numbers'), 'Deutsch')
    await user.selectOptions(look.getByLabelText('Time zone'), 'Europe/Zurich')
    await waitFor(() => expect(settings).toMatchObject({ theme: 'dark', measures: 'us', locale: 'de-DE' }))
    await waitFor(() => expect(settings.timeZone).toBe('Europe/Zurich'))
    await user.selectOptions(look.getByLabelText('Time zone'), 'household')
    await waitFor(() => expect(settings.timeZone).toBeNull())
    expect(await look.findByText('Saved')).toBeTruthy()
  })

  test('offers every language of the contract by its own name', () => {
    expect(Object.keys(localeNames)).toEqual(FormatLocale.options)
  })
})

test('an address with a fragment opens a card', async () => {
  open('/settings#privacy')
  await act(async () => {})
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Privacy & Security' }))
})
