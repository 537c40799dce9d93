// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { guessDeviceCountry } from '../../../device-country'
import { session } from '../../../session/session-store'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { setOperator } from '../../../testing/set-operator'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { RegisterPage } from './register-page'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const button = () => screen.getByRole('button', { name: 'Create Account' })

async function fillIn({ user }: ReturnType<typeof renderWithApp>, repeated = 'three warm plums') {
  await user.type(screen.getByLabelText('Full Name'), 'Ana Horvat')
  await user.type(screen.getByLabelText('Email'), 'ana@example.org')
  await user.type(screen.getByLabelText('Password'), 'three warm plums')
  await user.type(screen.getByLabelText('Confirm Password'), repeated)
  await user.click(screen.getByRole('checkbox'))
}

describe('[AUTH-05] /register', () => {
  test('shows an error for each missing field and sends nothing', async () => {
    const api = stubApi()
    const { user } = renderWithApp(<RegisterPage />)
    await user.click(button())
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3)
    expect(screen.getByText('Use at least 10 characters.')).toBeTruthy()
    expect(screen.getByText('Please agree to the terms to create an account.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')))
    expect(api.calls).toEqual([])
  })

  test('clears the error of a field while it is corrected', async () => {
    const { user } = renderWithApp(<RegisterPage />)
    await user.click(button())
    const accused = (await screen.findAllByText('Please fill this in.')).length
    await user.type(screen.getByLabelText('Email'), 'a')
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(accused - 1)
    expect(screen.getByText('Use at least 10 characters.')).toBeTruthy()
  })

  test('shows "Creating Account...", signs in and opens the home page', async () => {
    const api = stubApi()
    let arrive = () => {}
    api.answer(account.register, async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return { access_token: 'fresh', user: aUser() }
    })
    const app = renderWithApp(<RegisterPage />, { path: '/register' })
    await fillIn(app)
    await app.user.dblClick(button())
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toHaveProperty('disabled', true)
    arrive()
    await waitFor(() => expect(app.address()).toBe('/'))
    expect(api.callsTo(account.register).map(({ body }) => body)).toEqual([
      {
        name: 'Ana Horvat',
        email: 'ana@example.org',
        password: 'three warm plums',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        country: guessDeviceCountry(),
      },
    ])
    expect(session.get().accessToken).toBe('fresh')
  })

  test('returns to the page the visitor came from, also by the login link', async () => {
    const api = stubApi()
    api.answer(account.register, () => ({ access_token: 'fresh', user: aUser() }))
    const from = '?from=%2Fhousehold#join=K7QXM-2PD9R'
    const app = renderWithApp(<RegisterPage />, { path: `/register${from}` })
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(`/login${from}`)
    await fillIn(app)
    await app.user.click(button())
    await waitFor(() => expect(app.address()).toBe('/household#join=K7QXM-2PD9R'))
  })

  test('links the terms and the privacy policy, and labels its fields for password managers', () => {
    renderWithApp(<RegisterPage />)
    expect(
      screen.getByRole('link', { name: 'Terms of Service (opens in a new tab)' }).getAttribute('href'),
    ).toBe('/terms')
    expect(
      screen.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' }).getAttribute('href'),
    ).toBe('/privacy')
    const autocomplete = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete')
    expect(['Full Name', 'Email', 'Password', 'Confirm Password'].map(autocomplete)).toEqual([
      'name',
      'email',
      'new-password',
      'new-password',
    ])
  })
})

test('[AUTH-06] "Passwords do not match" under the field, and nothing is sent', async () => {
  const api = stubApi()
  const app = renderWithApp(<RegisterPage />)
  await fillIn(app, 'three cold plums')
  await app.user.click(button())
  const repeated = screen.getByLabelText('Confirm Password')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  expect(repeated.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(repeated))
  expect(api.calls).toEqual([])
})

describe('[AUTH-07] a rejection', () => {
  test('of a taken email is logged and shown, with a link to the login', async () => {
    stubApi().answer(account.register, () => rejectedWith('email-taken'))
    const app = renderWithApp(<RegisterPage />)
    await fillIn(app)
    await app.user.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('There is already an account with this email.')
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login')
    expect(console.error).toHaveBeenCalledWith(
      'Sign-up failed',
      expect.objectContaining({ code: 'email-taken' }),
    )
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Ana Horvat')
  })

  test('of a common password shows under the field', async () => {
    stubApi().answer(account.register, () => rejectedWith('password-common'))
    const app = renderWithApp(<RegisterPage />)
    await fillIn(app)
    await app.user.click(button())
    expect(await screen.findByText(/first anyone would guess/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })
})

test('the password meter appears on typing and describes the strength in words', async () => {
  const { user } = renderWithApp(<RegisterPage />)
  expect(screen.queryByRole('status')).toBeNull()
  const password = screen.getByLabelText('Password')
  await user.type(password, 'plum')
  expect((await screen.findByRole('status')).textContent).toBe('Password strength: Too short so far')
  await user.type(password, 's, warm ones, three of them')
  expect(screen.getByRole('status').textContent).toBe('Password strength: Strong')
})

test('a signed-in cook does not see the form', async () => {
  stubApi().answer(account.me, () => aUser())
  renderWithApp(<RegisterPage />, { path: '/register', signedIn: true })
  expect(await screen.findByText('Ana Horvat')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

describe('restricted registration', () => {
  test('closed: shows a note and no form', () => {
    onTestFinished(setOperator({ registration: 'closed' }))
    renderWithApp(<RegisterPage />, { path: '/register' })
    expect(screen.getByText(/Sign-up is closed here/)).toBeTruthy()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })

  test.each([
    ['of an admin, from the fragment', `/register#invitation=${'a'.repeat(43)}`, 'a'.repeat(43)],
    ['of a household, from the way back', '/register?from=%2Fhousehold%23join%3DK7QXM-2PD9R', 'K7QXM-2PD9R'],
    ['of a household, in an older link', '/register?from=%2Fhousehold%3Fjoin%3DK7QXM-2PD9R', 'K7QXM-2PD9R'],
  ])('by invitation: the code %s, goes along', async (_, path, code) => {
    onTestFinished(setOperator({ registration: 'invite' }))
    const api = stubApi()
    api.answer(account.register, () => rejectedWith('invitation-needed'))
    const app = renderWithApp(<RegisterPage />, { path })
    expect(screen.getByLabelText('Invitation')).toHaveProperty('value', code)
    await fillIn(app)
    await app.user.click(button())
    expect(await screen.findByText(/needs an invitation/)).toBeTruthy()
    expect(api.callsTo(account.register)[0]?.body).toMatchObject({
      invitation: code.replaceAll('-', ''),
    })
  })

  test('by invitation: asks for a code if none is given', async () => {
    onTestFinished(setOperator({ registration: 'invite' }))
    const api = stubApi()
    const app = renderWithApp(<RegisterPage />, { path: '/register' })
    await fillIn(app)
    await app.user.click(button())
    expect(screen.getByText('Please enter your invitation code.')).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  test('without an admin: names the set-up link', () => {
    onTestFinished(setOperator({ needsSetUp: true }))
    renderWithApp(<RegisterPage />, { path: '/register' })
    expect(screen.getByText(/open the set-up link/)).toBeTruthy()
  })
})
