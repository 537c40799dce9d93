// @vitest-environment happy-dom
import { account, type Session } from '@larder/contract/account'
import { type ApiKey, apiKeys } from '@larder/contract/api-keys'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { session } from '../../../session/session-store'
import { aUser } from '../../../testing/a-user'
import { aProfile, stubAccount } from '../../../testing/an-account'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { MyAccountPage } from './my-account-page'

const aSession = (id: string, device: string, current = false): Session => ({
  id,
  device,
  current,
  createdAt: '2026-11-10T08:00:00.000Z',
  lastUsedAt: '2026-11-15T08:00:00.000Z',
  expiresAt: '2026-12-10T08:00:00.000Z',
})

let api: ReturnType<typeof stubApi>
let sessions: Session[]
beforeEach(() => {
  queryClient.clear()
  sessions = [aSession('here', 'Firefox on Linux', true), aSession('phone', 'Safari on iPhone')]
  api = stubApi()
  stubAccount(api)
  api.answer(account.sessions, () => sessions)
  api.answer(account.passkeys, () => [])
  api.answer(apiKeys.list, () => [])
  api.answer(account.endSession, () => {
    sessions = sessions.filter(({ id }) => id !== 'phone')
    return null
  })
})
afterEach(() => vi.restoreAllMocks())

const open = () => renderWithApp(<MyAccountPage />, { path: '/my-account', signedIn: true })

test('shows the profile and the activity figures', async () => {
  open()
  expect(await screen.findByText('Ana Horvat')).toBeTruthy()
  expect(screen.getByText('ana@example.org')).toBeTruthy()
  expect(await screen.findByText('1,234')).toBeTruthy()
  expect(screen.getByText(/^Member since/).textContent).toBe('Member since 1 March 2026')
  expect(screen.getByRole('link', { name: 'Privacy Settings' }).getAttribute('href')).toBe(
    '/settings#privacy',
  )
})

test('shows what cannot be read; Try Again reads everything', async () => {
  for (const one of [account.profile, account.overview, account.sessions])
    api.answer(one, () => rejectedWith('too-many-requests'))
  const { user } = open()
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  stubAccount(api)
  api.answer(account.sessions, () => sessions)
  await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement)
  expect(await screen.findByText('Ana Horvat')).toBeTruthy()
  expect(await screen.findByText('Safari on iPhone')).toBeTruthy()
  expect(await screen.findByText('1,234')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('sessions', () => {
  test('lists the devices, marks this one and ends another session', async () => {
    const { user } = open()
    expect(await screen.findByRole('heading', { name: 'Active Sessions (2)' })).toBeTruthy()
    expect(screen.getByText('This device')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'End session: Safari on iPhone' }))
    expect(await screen.findByRole('heading', { name: 'Active Sessions (1)' })).toBeTruthy()
    expect(api.callsTo(account.endSession).map(({ address }) => address)).toEqual([
      '/api/v1/auth/sessions/phone',
    ])
    expect(screen.queryByRole('button', { name: 'End All Others' })).toBeNull()
    const heading = screen.getByRole('heading', { name: 'Active Sessions (1)' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('moves the focus to the next session after ending one', async () => {
    sessions = [...sessions, aSession('tablet', 'Chrome on Android')]
    const { user } = open()
    const end = await screen.findByRole('button', { name: 'End session: Safari on iPhone' })
    let meArrives = () => {}
    api.answer(account.me, async () => {
      await new Promise<void>((resolve) => {
        meArrives = resolve
      })
      return aUser()
    })
    await user.click(end)
    await screen.findByRole('heading', { name: 'Active Sessions (2)' })
    meArrives()
    const next = screen.getByRole('button', { name: 'End session: Chrome on Android' })
    await waitFor(() => expect(document.activeElement).toBe(next))
    expect(currentToasts()[0]?.title).toBe('Session ended')
  })

  test('shows five of fifty at first, this device among them', async () => {
    sessions = Array.from({ length: 50 }, (_, n) => aSession(`s${n}`, `Device ${n}`, n === 49))
    const { user } = open()
    const more = await screen.findByRole('button', { name: 'Show 45 more' })
    expect(screen.getByText('This device')).toBeTruthy()
    expect(screen.getAllByText(/^Device/)).toHaveLength(5)
    // A busy browser draws no frame for a while.
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await user.click(more)
    expect(screen.getAllByText(/^Device/)).toHaveLength(50)
    const next = screen.getByRole('button', { name: 'End session: Device 4' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  test('shows an error with a retry when they cannot be read', async () => {
    api.answer(account.sessions, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('That was a lot at once.')
    api.answer(account.sessions, () => sessions)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Safari on iPhone')).toBeTruthy()
  })
})

describe('changing the password', () => {
  async function change({ user }: ReturnType<typeof open>, repeated = 'three warm plums') {
    await user.type(screen.getByLabelText('Current Password'), 'two cold pears')
    await user.type(screen.getByLabelText('New Password'), 'three warm plums')
    await user.type(screen.getByLabelText('Confirm New Password'), repeated)
    await user.click(screen.getByRole('button', { name: 'Change Password' }))
  }
  const values = () =>
    ['Current Password', 'New Password', 'Confirm New Password'].map(
      (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
    )

  test('confirms, clears the fields and reads the sessions again', async () => {
    api.answer(account.changePassword, () => null)
    const app = open()
    await screen.findByText('Safari on iPhone')
    sessions = sessions.slice(0, 1)
    await change(app)
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Password changed successfully!'))
    expect(values()).toEqual(['', '', ''])
    expect(await screen.findByRole('heading', { name: 'Active Sessions (1)' })).toBeTruthy()
    expect(api.callsTo(account.changePassword).map(({ body }) => body)).toEqual([
      { currentPassword: 'two cold pears', newPassword: 'three warm plums', keepKeys: [], keepPasskeys: [] },
    ])
  })

  test('keeps the listed passkeys and API keys', async () => {
    const createdAt = '2026-11-10T08:00:00.000Z'
    const key: ApiKey = {
      id: '0192f3a4-7c1e-7abc-8def-00000000000a',
      name: 'Display',
      start: 'larder_abc',
      scopes: ['kitchen:read'],
      createdAt,
    }
    api.answer(account.passkeys, () => [
      { id: '0192f3a4-7c1e-7abc-8def-00000000000b', name: 'My phone', createdAt },
    ])
    api.answer(apiKeys.list, () => [
      key,
      { ...key, id: '0192f3a4-7c1e-7abc-8def-00000000000c', name: 'Old script' },
    ])
    api.answer(account.changePassword, () => null)
    const app = open()
    await app.user.click(await screen.findByRole('checkbox', { name: /^My phone/ }))
    await app.user.click(await screen.findByRole('checkbox', { name: /^Display/ }))
    await app.user.click(screen.getByRole('checkbox', { name: /^Old script/ }))
    await app.user.click(screen.getByRole('checkbox', { name: /^Old script/ }))
    await change(app)
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Password changed successfully!'))
    expect(api.callsTo(account.changePassword)[0]?.body).toMatchObject({
      ...{
        keepKeys: ['0192f3a4-7c1e-7abc-8def-00000000000a'],
        keepPasskeys: ['0192f3a4-7c1e-7abc-8def-00000000000b'],
      },
    })
  })

  test('sends nothing when the two passwords differ', async () => {
    await change(open(), 'three cold plums')
    expect(screen.getByText('New passwords do not match')).toBeTruthy()
    expect(api.callsTo(account.changePassword)).toEqual([])
  })

  test('shows a wrong current password under its field', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    api.answer(account.changePassword, () => rejectedWith('wrong-password'))
    await change(open())
    expect(await screen.findByText('That is not your current password.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current Password')))
  })
})

test('an account without a password sees how to set one instead of the form', async () => {
  api.answer(account.profile, () => aProfile({ hasPassword: false }))
  api.answer(account.forgotPassword, () => null)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Send Me a Link' }))
  expect(await screen.findByText(/^A link is on its way/)).toBeTruthy()
  expect(api.callsTo(account.forgotPassword).map(({ body }) => body)).toEqual([{ email: 'ana@example.org' }])
  expect(screen.queryByLabelText('Current Password')).toBeNull()
})

test('Sign Out logs out and opens the home page', async () => {
  api.answer(account.logout, () => null)
  const { user, address } = open()
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(session.get().isAuthenticated).toBe(false)
})
