// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../session/session-store'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { SetUpPage } from './set-up-page'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const secret = 's'.repeat(43)

async function fillIn({ user }: ReturnType<typeof renderWithApp>) {
  await user.type(screen.getByLabelText('Full Name'), 'Ada')
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'three warm plums')
  await user.type(screen.getByLabelText('Confirm Password'), 'three warm plums')
  await user.click(screen.getByRole('checkbox'))
}

test('creates the admin, saves who the installation is for and opens the admin pages', async () => {
  const api = stubApi()
  api.answer(account.setUp, () => ({ access_token: 'fresh', user: aUser({ role: 'admin' }) }))
  const app = renderWithApp(<SetUpPage />, { path: `/set-up#secret=${secret}` })
  await waitFor(() => expect(app.address()).toBe('/set-up'))
  expect(screen.getByRole('radio', { name: /^Only for our household/ })).toHaveProperty('checked', true)
  await fillIn(app)
  await app.user.click(screen.getByRole('radio', { name: /^With plans/ }))
  await app.user.click(screen.getByRole('button', { name: 'Create Admin Account' }))
  await waitFor(() => expect(app.address()).toBe('/admin-dashboard'))
  expect(api.callsTo(account.setUp)[0]?.body).toMatchObject({ secret, plans: 'on', name: 'Ada' })
  expect(session.get().accessToken).toBe('fresh')
})

test('a used link shows how to get another one', async () => {
  stubApi().answer(account.setUp, () => rejectedWith('set-up-link-spent'))
  const app = renderWithApp(<SetUpPage />, { path: `/set-up#secret=${secret}` })
  await fillIn(app)
  await app.user.click(screen.getByRole('button', { name: 'Create Admin Account' }))
  expect((await screen.findByRole('alert')).textContent).toContain('already used')
})

test('without a secret it shows where to find the link', () => {
  renderWithApp(<SetUpPage />, { path: '/set-up' })
  expect(screen.getByText(/prints a set-up link/)).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})
