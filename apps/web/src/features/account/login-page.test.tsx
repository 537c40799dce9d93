// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../session/session-store'
import { aUser } from '../../testing/a-user'
import { renderWithApp } from '../../testing/render-with-app'
import { refused, stubApi } from '../../testing/stub-api'
import { LoginPage } from './login-page'
import { markSignInStarted } from './sign-in-mark'

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

describe('[AUTH-04] /login', () => {
  test('asks for email and password under their fields and sends nothing', async () => {
    const api = stubApi()
    const { user } = renderWithApp(<LoginPage />, { path: '/login' })
    await user.click(screen.getByRole('button', { name: 'Sign In' }))

    const email = screen.getByLabelText('Email')
    expect(email).toHaveProperty('type', 'email')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(email)
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
    expect(api.calls).toEqual([])
  })

  test('has the terms and the forgotten password at hand', () => {
    renderWithApp(<LoginPage />, { path: '/login' })
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/reset-password',
    )
    expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })

  test('says "Signing in..." once, however often it is pressed, and then leads home', async () => {
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

test('[AUTH-07] a wrong login is logged, told, and loses nothing that was typed', async () => {
  stubApi().answer(account.login, () => refused('wrong-credentials'))
  const { user } = renderWithApp(<LoginPage />, { path: '/login' })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))

  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('That email and password do not match an account.')
  expect(logged).toHaveBeenCalledWith('Login failed', expect.objectContaining({ code: 'wrong-credentials' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'Ana@Example.org')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'three warm plums')
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', false)
})

describe('another sign-in service', () => {
  function operatorOffers(name: string) {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.id = 'operator'
    script.textContent = JSON.stringify({ openId: { name } })
    document.body.append(script)
  }

  test('is offered only where the operator has one', () => {
    const { unmount } = renderWithApp(<LoginPage />, { path: '/login' })
    expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull()
    unmount()
    operatorOffers('Village')
    renderWithApp(<LoginPage />, { path: '/login' })
    const link = screen.getByRole('link', { name: 'Continue with Village' })
    expect(link.getAttribute('href')).toBe('/api/v1/auth/openid/start')
  })

  test('hands back a secret that is spent once and wiped from the address', async () => {
    operatorOffers('Village')
    const api = stubApi()
    api.answer(account.finishOpenId, () => ({ access_token: token, user: aUser() }))
    markSignInStarted()
    const { address } = renderWithApp(<LoginPage />, { path: `/login?from=%2Fmeals#signin=${secret}` })
    await waitFor(() => expect(address()).toBe('/meals'))
    expect(api.callsTo(account.finishOpenId).map(({ body }) => body)).toEqual([{ secret }])
    expect(session.get().accessToken).toBe(token)
  })

  test('is not finished where it was not begun', async () => {
    operatorOffers('Village')
    const api = stubApi()
    renderWithApp(<LoginPage />, { path: `/login#signin=${secret}` })
    expect((await screen.findByRole('alert')).textContent).toMatch(/took too long or was used before/)
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
