// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../../session/session-store'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { ResetPasswordPage } from './reset-password-page'

const secret = 'S'.repeat(43)

afterEach(() => vi.restoreAllMocks())

describe('requesting a link', () => {
  test('shows the same sentence for any email', async () => {
    const api = stubApi()
    api.answer(account.forgotPassword, () => null)
    const { user } = renderWithApp(<ResetPasswordPage />, { path: '/reset-password' })
    await user.type(screen.getByLabelText('Email'), 'ana@example.org')
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    expect(
      await screen.findByText(/If there is an account with this email, a link is on its way/),
    ).toBeTruthy()
    expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'ana@example.org' }])
  })

  test('shows an error when the request fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stubApi()
    const { user } = renderWithApp(<ResetPasswordPage />, { path: '/reset-password' })
    await user.type(screen.getByLabelText('Email'), 'ana@example.org')
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Larder cannot be reached.')
    expect(screen.queryByText(/is on its way/)).toBeNull()
  })
})

describe('[AUTH-10] with the secret of a link', () => {
  const page = () =>
    renderWithApp(<ResetPasswordPage />, { path: `/reset-password#secret=${secret}`, signedIn: true })

  async function choose({ user }: ReturnType<typeof page>, password: string, repeated = password) {
    await user.type(screen.getByLabelText('New Password'), password)
    await user.type(screen.getByLabelText('Confirm New Password'), repeated)
    await user.click(screen.getByRole('button', { name: 'Save New Password' }))
  }

  test('removes it from the address, sets the password and signs out here', async () => {
    const api = stubApi()
    api.answer(account.resetPassword, () => null)
    const app = page()
    await waitFor(() => expect(app.address()).toBe('/reset-password'))
    await choose(app, 'three warm plums')
    const set = await screen.findByRole('heading', { name: 'Your new password is set' })
    await waitFor(() => expect(document.activeElement).toBe(set))
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login')
    expect(api.calls.map(({ body }) => body)).toEqual([{ secret, password: 'three warm plums' }])
    expect(session.get().isAuthenticated).toBe(false)
  })

  test('sends nothing when the two passwords differ', async () => {
    const api = stubApi()
    await choose(page(), 'three warm plums', 'three cold plums')
    expect(screen.getByText('New passwords do not match')).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  test('shows that a link was used, with a link to request another', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    stubApi().answer(account.resetPassword, () => rejectedWith('reset-link-spent'))
    const app = page()
    await choose(app, 'three warm plums')
    expect((await screen.findByRole('alert')).textContent).toContain('This reset link was already used')
    await app.user.click(screen.getByRole('button', { name: 'Ask for a New Link' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reset your password' })),
    )
  })
})
