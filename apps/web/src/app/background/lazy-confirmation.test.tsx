// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { apiKeys } from '@larder/contract/api-keys'
import { household } from '@larder/contract/household'
import type { DataOf } from '@larder/contract/http/endpoint'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { renderWithApp } from '../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { LazyConfirmation } from './lazy-confirmation'

const made = {
  key: 'larder_k',
  apiKey: { id: '1', name: 'Display', start: 'larder_', scopes: [], createdAt: '' },
}
const body = { name: 'Display', scopes: ['kitchen:read' as const] }

const aHome = { id: '1' } as DataOf<typeof household.current>

let api: ReturnType<typeof stubApi>
let confirmed = false
let ways = { password: true, code: false, passkey: false }
beforeEach(() => {
  queryClient.clear()
  confirmed = false
  ways = { password: true, code: false, passkey: false }
  api = stubApi()
  api.answer(account.waysToConfirm, () => ways)
  api.answer(apiKeys.create, () => (confirmed ? made : rejectedWith('confirmation-needed')))
  api.answer(account.confirm, ({ body: given }) => {
    if (given?.currentPassword !== 'three warm plums') return rejectedWith('wrong-password')
    if (ways.code && given.code !== '123456') return rejectedWith('wrong-code')
    confirmed = true
    return { until: '2026-11-15T08:10:00.000Z' }
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const makeKey = () => callEndpoint(apiKeys.create, { body })

test('asks for the password and then repeats the call, once', async () => {
  const { user } = renderWithApp(<LazyConfirmation />, { signedIn: true })
  const calls = Promise.all([makeKey(), makeKey()])
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  await user.type(await dialog.findByLabelText('Current Password'), 'not this one')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText(/not your current password/)).toBeTruthy()
  await user.clear(dialog.getByLabelText('Current Password'))
  await user.type(dialog.getByLabelText('Current Password'), 'three warm plums{Enter}')
  expect((await calls).map(({ data }) => data)).toEqual([made, made])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(apiKeys.create)).toHaveLength(4)
})

test('asks for the code of a second factor', async () => {
  ways = { password: true, code: true, passkey: false }
  const { user } = renderWithApp(<LazyConfirmation />, { signedIn: true })
  const call = makeKey()
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Current Password'), 'three warm plums')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText('Please fill this in.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect((await call).data).toEqual(made)
})

test('when cancelled the call fails with the reason; without a password it offers to sign in again', async () => {
  ways = { password: false, code: false, passkey: false }
  const { user } = renderWithApp(<LazyConfirmation />, { signedIn: true })
  const call = makeKey().catch((error: unknown) => error)
  expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await call).toMatchObject({ code: 'confirmation-needed' })
  expect(api.callsTo(apiKeys.create)).toHaveLength(1)
})

test('fails at once if no dialog can be shown', async () => {
  await expect(makeKey()).rejects.toMatchObject({ code: 'confirmation-needed' })
})

test('asks for a code from a mail where a kitchen is shared, and mails another', async () => {
  const invitation = {
    ...{ code: 'AAAAA-BBBBB', link: '' },
    invitation: { id: '1', createdAt: '', expiresAt: '', joined: 0, forSeveral: false },
  }
  api.answer(household.invite, () => (confirmed ? invitation : rejectedWith('email-unconfirmed')))
  api.answer(account.mailEmailCode, () => null)
  api.answer(account.confirmEmailCode, ({ body: given }) => {
    if (given?.code !== 'K7QXM2PD9R') return rejectedWith('email-code-wrong')
    confirmed = true
    return null
  })
  const { user } = renderWithApp(<LazyConfirmation />, { signedIn: true })
  const call = callEndpoint(household.invite, { body: {} })
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your email' }))
  await waitFor(() => expect(api.callsTo(account.mailEmailCode)).toHaveLength(1))
  await user.type(dialog.getByLabelText('Code'), 'AAAAA-AAAAA')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText(/wrong or too old/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send Another Code' }))
  expect(await dialog.findByText(/earlier one no longer works/)).toBeTruthy()
  await user.clear(dialog.getByLabelText('Code'))
  await user.type(dialog.getByLabelText('Code'), 'k7qxm-2pd9r{Enter}')
  expect((await call).data).toEqual(invitation)
})

describe('where everybody needs a second factor', () => {
  const needed = () => {
    api.answer(household.current, () => (confirmed ? aHome : rejectedWith('second-factor-required')))
    return [callEndpoint(household.current, {}), callEndpoint(household.current, {})]
  }
  const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))

  test('it is set up before anything else, and what waited goes on', async () => {
    api.answer(account.startSecondFactor, () => ({ secret: 'ABCD', address: 'otpauth://totp/Larder' }))
    api.answer(account.confirmSecondFactor, () => {
      confirmed = true
      return { recoveryCodes: ['AAAA-BBBB'] }
    })
    const { user } = renderWithApp(<LazyConfirmation />, { signedIn: true })
    const calls = Promise.all(needed())
    const choice = await opened('Set up a second factor')
    await user.click(await choice.findByRole('button', { name: 'Use an Authenticator App' }))
    await user.type(await screen.findByLabelText('Current Password'), 'three warm plums{Enter}')
    await user.type(await screen.findByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Turn On' }))
    await user.click(await screen.findByRole('button', { name: 'I’ve Saved Them' }))
    expect((await calls).map(({ data }) => data)).toEqual([aHome, aHome])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('anyone who has a passkey is asked for that, and offered nothing else', async () => {
    ways = { password: true, code: false, passkey: true }
    const { user } = renderWithApp(<LazyConfirmation />, { signedIn: true })
    const calls = needed().map((call) => call.catch((error: unknown) => error))
    const choice = await opened('Use your passkey')
    expect(choice.queryByRole('button', { name: /Authenticator/ })).toBeNull()
    await user.click(choice.getByRole('button', { name: 'Sign Out' }))
    expect(await Promise.all(calls)).toMatchObject([
      { code: 'second-factor-required' },
      { code: 'second-factor-required' },
    ])
  })

  test('a confirmation that setting it up needs is asked for above it', async () => {
    const { user } = renderWithApp(<LazyConfirmation />, { signedIn: true })
    const calls = needed().map((call) => call.catch((error: unknown) => error))
    await opened('Set up a second factor')
    const key = makeKey()
    const above = await opened('Is it you?')
    await user.type(await above.findByLabelText('Current Password'), 'three warm plums{Enter}')
    expect((await key).data).toEqual(made)
    await user.click((await opened('Set up a second factor')).getByRole('button', { name: 'Close' }))
    expect(await Promise.all(calls)).toMatchObject([{ code: 'second-factor-required' }, {}])
  })
})
