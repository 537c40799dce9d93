// @vitest-environment happy-dom
import { type AccountProfile, account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProfile, stubAccount } from '../../../testing/an-account'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { ProfileSection } from './profile-section'

let api: ReturnType<typeof stubApi>
let stored: AccountProfile
beforeEach(() => {
  stored = aProfile()
  api = stubApi()
  stubAccount(api)
  api.answer(account.profile, () => stored)
  api.answer(account.saveProfile, ({ body }) => {
    const { name, email } = body as { name: string; email: string }
    stored = { ...stored, name, ...(email !== stored.email && { newEmail: email }) }
    return stored
  })
})

async function open() {
  const app = renderWithApp(<ProfileSection />, { signedIn: true })
  const edit = await screen.findByRole('button', { name: 'Edit Profile' })
  await waitFor(() => expect((edit as HTMLButtonElement).disabled).toBe(false))
  return app
}
const sent = () => api.callsTo(account.saveProfile).map(({ body }) => body)

test('saves and confirms a new name; the focus returns to Edit Profile', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  const name = screen.getByLabelText('Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  await user.clear(name)
  await user.type(name, 'Ana Marić')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Ana Marić')).toBeTruthy()
  expect(currentToasts()[0]?.title).toBe('Profile updated successfully!')
  expect(sent()).toEqual([{ name: 'Ana Marić', email: 'ana@example.org' }])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' })),
  )
})

test('Cancel changes nothing', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText('Name'), ' the Great')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Ana Horvat')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a new email asks for the password, waits for its link and can be cancelled', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'new@example.org')
  await user.type(screen.getByLabelText('Current password'), 'three warm plums')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('The old email stays until that link is opened.')).toBeTruthy()
  expect(screen.getByText('new@example.org')).toBeTruthy()
  expect(screen.getByText('ana@example.org')).toBeTruthy()
  expect(currentToasts()[0]).toMatchObject({
    title: 'Profile updated successfully!',
    description: 'Open the link we sent to new@example.org to change your email.',
  })
  expect(sent()).toEqual([
    { name: 'Ana Horvat', email: 'new@example.org', currentPassword: 'three warm plums' },
  ])

  api.answer(account.dropNewEmail, () => {
    stored = aProfile()
    return stored
  })
  await user.click(screen.getByRole('button', { name: 'Keep the old email' }))
  await waitFor(() => expect(screen.queryByText('new@example.org')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Keep the old email' })).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' })),
  )
})

test('shows a wrong password and a taken email under their fields', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.answer(account.saveProfile, () => rejectedWith('wrong-password'))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText('Email'), '.hr')
  await user.type(screen.getByLabelText('Current password'), 'two cold pears')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('That is not your current password.')).toBeTruthy()
  api.answer(account.saveProfile, () => rejectedWith('email-taken'))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})

test('does not ask an account without a password for one', async () => {
  stored = aProfile({ hasPassword: false })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText('Email'), '.hr')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent()).toEqual([{ name: 'Ana Horvat', email: 'ana@example.org.hr' }]))
})
