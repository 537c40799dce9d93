import { account } from '@larder/contract/account'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { SecondFactorRow } from './settings-page'

// @vitest-environment happy-dom

let api: ReturnType<typeof stubApi>
let enabled = false
beforeEach(() => {
  queryClient.clear()
  enabled = false
  api = stubApi()
  api.answer(account.secondFactor, () => ({ enabled, recoveryCodes: enabled ? 10 : 0 }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = () => renderWithApp(<SecondFactorRow />, { signedIn: true })

test('is set up with the password, the key for the app and its first code; shows the recovery codes once', async () => {
  const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']
  const key = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const address = `otpauth://totp/Larder:${'a'.repeat(40)}%40example.org?secret=${key}&issuer=Larder`
  api.answer(account.startSecondFactor, () => ({ secret: 'ABCDEFGH', address }))
  api.answer(account.confirmSecondFactor, () => {
    enabled = true
    return { recoveryCodes: codes }
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Set Up' }))
  await user.type(await screen.findByLabelText('Current Password'), 'three warm plums')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByLabelText('Key')).toHaveProperty('value', 'ABCD EFGH')
  expect(screen.getByRole('link', { name: 'Open in the app' }).getAttribute('href')).toBe(address)
  expect(screen.getByRole('img', { name: 'QR code for the app' })).toBeTruthy()
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn On' }))
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  expect(api.callsTo(account.confirmSecondFactor)[0]?.body).toEqual({
    currentPassword: 'three warm plums',
    code: '123456',
  })
  await user.click(screen.getByRole('button', { name: 'I’ve Saved Them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Turn Off' })).toBeTruthy()
})

test('is turned off with the password and a code; shows a wrong code under its field', async () => {
  enabled = true
  api.answer(account.removeSecondFactor, () => rejectedWith('wrong-code'))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Turn Off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Current Password'), 'three warm plums')
  await user.type(dialog.getByLabelText('Code'), '000000')
  await user.click(dialog.getByRole('button', { name: 'Turn Off' }))
  expect(await dialog.findByText(/That code is wrong/)).toBeTruthy()
})
