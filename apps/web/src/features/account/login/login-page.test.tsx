// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../../session/session-store'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { Route, Routes } from '../../../testing/router/routes'
import { setOperator } from '../../../testing/set-operator'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { ResetPasswordPage } from '../reset-password/reset-password-page'
import { LoginPage, markSignInStarted } from './login-page'

const secret = 'S'.repeat(43)
const token = 'T'.repeat(43)
let logged: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  document.getElementById('operator')?.remove()
})

async function fillIn(user: ReturnType<typeof renderWithApp>['user']) {
  await user.type(screen.getByLabelText('Email'), ' Ana@Example.org')
  await user.type(screen.getByLabelText('Password'), 'three warm plums')
}

test('without passwords only single sign-on is offered', () => {
  const clear = setOperator({ openId: { name: 'Home' }, passwords: 'off' })
  const { unmount } = renderWithApp(<LoginPage />, { path: '/login' })
  expect(screen.getByRole('link', { name: 'Continue with Home' })).toBeTruthy()
  for (const label of ['Email', 'Password']) expect(screen.queryByLabelText(label)).toBeNull()
  expect(screen.queryByRole('button', { name: /Sign In|Passkey/ })).toBeNull()
  expect(screen.queryByText(/with your email|Create an account/)).toBeNull()
  unmount()
  renderWithApp(<ResetPasswordPage />, { path: '/reset-password' })
  expect(screen.getByText('There are no passwords here: you sign in through Home.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  clear()
})

describe('[AUTH-04] /login', () => {
  test('missing email and password show errors under their fields, and nothing is sent', async () => {
    const api = stubApi()
    const { user } = renderWithApp(<LoginPage />, { path: '/login' })
    await user.click(screen.getByRole('button', { name: 'Sign In' }))

    const email = screen.getByLabelText('Email')
    expect(email).toHaveProperty('type', 'email')
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
    expect(api.calls).toEqual([])
  })

  test('asks for a code if the account has a second factor, and sends it', async () => {
    const api = stubApi()
    api.answer(account.login, ({ body }) =>
      (body as { code?: string }).code === '123456'
        ? { access_token: token, user: aUser() }
        : rejectedWith((body as { code?: string }).code ? 'wrong-code' : 'second-factor-needed'),
    )
    const { user } = renderWithApp(<LoginPage />, { path: '/login' })
    await fillIn(user)
    expect(screen.queryByLabelText('Code')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    const code = await screen.findByLabelText('Code')
    expect(document.activeElement).toBe(code)
    await user.type(code, '654321')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText(/That code is wrong/)).toBeTruthy()
    await user.clear(code)
    await user.type(code, '123456')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(session.get().isAuthenticated).toBe(true))
  })

  test('links the terms and the password reset', () => {
    renderWithApp(<LoginPage />, { path: '/login' })
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/reset-password',
    )
    const terms = screen.getByRole('link', { name: 'Terms of Service (opens in a new tab)' })
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/terms', '_blank'])
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })

  test('shows "Signing in...", sends once for several presses, then opens the home page', async () => {
    const api = stubApi()
    let arrive = () => {}
    api.answer(account.login, async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return { access_token: token, user: aUser() }
    })
    const { user, address } = renderWithApp(<LoginPage />, { path: '/login' })
    await fillIn(user)
    await user.click(screen.getByLabelText('Remember me'))
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }))

    const button = screen.getByRole('button', { name: 'Signing in...' })
    expect(button).toHaveProperty('disabled', true)
    arrive()
    await waitFor(() => expect(address()).toBe('/'))
    expect(api.callsTo(account.login).map(({ body }) => body)).toEqual([
      { email: 'ana@example.org', password: 'three warm plums', remember: true },
    ])
    expect(session.get()).toMatchObject({ accessToken: token, isAuthenticated: true, user: aUser() })
  })

  test.each([
    ['/login?from=%2Finventory%3Fq%3Dmilk', '/inventory?q=milk'],
    ['/login?from=https%3A%2F%2Fburglar.example', '/'],
  ])('from %s leads to %s', async (path, place) => {
    stubApi().answer(account.login, () => ({ access_token: token, user: aUser() }))
    const { user, address } = renderWithApp(<LoginPage />, { path })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(address()).toBe(place))
  })
})

test('[AUTH-07] a wrong login is logged and shown, and the typed values stay', async () => {
  stubApi().answer(account.login, () => rejectedWith('wrong-credentials'))
  const { user } = renderWithApp(<LoginPage />, { path: '/login' })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('That email and password do not match an account.')
  expect(logged).toHaveBeenCalledWith('Login failed', expect.objectContaining({ code: 'wrong-credentials' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'Ana@Example.org')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'three warm plums')
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', false)
})

describe('single sign-on', () => {
  function operatorOffers(name: string) {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.id = 'operator'
    script.textContent = JSON.stringify({ openId: { name } })
    document.body.append(script)
  }

  test('is offered only if the operator has configured it', () => {
    const { unmount } = renderWithApp(<LoginPage />, { path: '/login' })
    expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull()
    unmount()
    operatorOffers('Village')
    renderWithApp(<LoginPage />, { path: '/login' })
    const link = screen.getByRole('link', { name: 'Continue with Village' })
    expect(link.getAttribute('href')).toBe('/api/v1/auth/openid/start')
  })

  test('exchanges the returned secret once and removes it from the address', async () => {
    operatorOffers('Village')
    const api = stubApi()
    api.answer(account.finishOpenId, () => ({ access_token: token, user: aUser() }))
    markSignInStarted()
    const { address } = renderWithApp(<LoginPage />, { path: `/login?from=%2Fmeals#signin=${secret}` })
    await waitFor(() => expect(address()).toBe('/meals'))
    expect(api.callsTo(account.finishOpenId).map(({ body }) => body)).toEqual([{ secret }])
    expect(session.get().accessToken).toBe(token)
  })

  test('is not completed in a browser that did not start it', async () => {
    operatorOffers('Village')
    const api = stubApi()
    renderWithApp(<LoginPage />, { path: `/login#signin=${secret}` })
    expect((await screen.findByRole('alert')).textContent).toMatch(/took too long or was already used/)
    expect(api.callsTo(account.finishOpenId)).toEqual([])
    expect(session.get().isAuthenticated).toBe(false)
  })

  test.each([
    ['sign-in-email-unverified', /has not confirmed your email address/],
    ['constructor', /did not confirm who you are/],
  ])('refuses with %s', async (code, sentence) => {
    operatorOffers('Village')
    const { address } = renderWithApp(<LoginPage />, { path: `/login#signin-error=${code}` })
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    await waitFor(() => expect(address()).toBe('/login'))
    expect(screen.getByRole('alert').textContent).toMatch(sentence)
  })
})

describe('a slow sign-in', () => {
  async function startSlowly(page: ReactNode) {
    const api = stubApi()
    let arrive = () => {}
    api.answer(account.login, async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return { access_token: token, user: aUser() }
    })
    const app = renderWithApp(page, { path: '/login' })
    await fillIn(app.user)
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }))
    return { ...app, arrive: () => arrive() }
  }

  test('signs in without leaving the page the cook has opened meanwhile', async () => {
    const { user, address, arrive } = await startSlowly(
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>,
    )
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    arrive()
    await waitFor(() => expect(session.get().accessToken).toBe(token))
    expect(address()).toBe('/register')
  })
})

test('passes the email to the password reset', async () => {
  const { user } = renderWithApp(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
    </Routes>,
    { path: '/login' },
  )
  await user.type(screen.getByLabelText('Email'), 'ana@example.org')
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset your password')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org')
})

describe('a signed-in cook', () => {
  test('sees that they are signed in, with links to continue or log out', async () => {
    const api = stubApi()
    api.answer(account.me, () => aUser())
    api.answer(account.logout, () => null)
    const { user, address } = renderWithApp(<LoginPage />, { path: '/login?from=%2Fmeals', signedIn: true })
    expect(await screen.findByText('Ana Horvat')).toBeTruthy()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to Your Kitchen' }).getAttribute('href')).toBe('/userhome')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(session.get().isAuthenticated).toBe(false)
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('sees the form when the session has expired', async () => {
    stubApi().answer(account.me, () => rejectedWith('not-signed-in'))
    renderWithApp(<LoginPage />, { path: '/login', signedIn: true })
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy()
  })
})
