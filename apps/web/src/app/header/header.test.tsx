// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { account } from '@larder/contract/account'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { session } from '../../session/session-store'
import { aUser } from '../../testing/a-user'
import { renderWithApp } from '../../testing/render-with-app'
import { setOperator } from '../../testing/set-operator'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { Header } from './header'

afterEach(() => vi.restoreAllMocks())

const hrefs = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

test('[SHELL-01] the top navigation leads to six places', () => {
  renderWithApp(<Header />)
  const main = screen.getByRole('navigation', { name: 'Main' })
  expect(hrefs(within(main).getAllByRole('link'))).toEqual([
    ['Home', '/'],
    ['Product', '/product'],
    ['Dashboard', '/dashboard'],
    ['Community', '/community'],
    ['Company', '/company'],
    ['FAQ', '/faq'],
  ])
})

test('only the current page is marked', () => {
  renderWithApp(<Header />, { path: '/community/desserts' })
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(hrefs(marked)).toEqual([['Community', '/community']])
})

describe('[SHELL-02] who is here', () => {
  test('a visitor sees Login and Sign Up, without a request to the server', () => {
    const api = stubApi()
    renderWithApp(<Header />)
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register')
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
    expect(api.calls).toEqual([])
  })

  test('where nobody can register, a visitor is offered the login only', () => {
    onTestFinished(setOperator({ registration: 'closed' }))
    renderWithApp(<Header />)
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  })

  test('a cook sees the own name, My Recipes and Logout', async () => {
    stubApi().answer(account.me, () => aUser({ name: 'Ana Horvat' }))
    renderWithApp(<Header />, { signedIn: true })
    expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/my-account')
    const name = await screen.findByRole('link', { name: 'Ana Horvat' })
    expect(name.getAttribute('href')).toBe('/my-account')
    expect(screen.getByRole('link', { name: 'My Recipes' }).getAttribute('href')).toBe('/my-recipes')
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })

  test('an admin sees the admin link, a cook does not', async () => {
    const api = stubApi()
    api.answer(account.me, () => aUser({ name: 'Ana' }))
    renderWithApp(<Header />, { signedIn: true })
    await screen.findByRole('link', { name: 'Ana' })
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
    api.answer(account.me, () => aUser({ name: 'Bruno', role: 'admin' }))
    session.setUser('another-token')
    const way = await screen.findByRole('link', { name: 'Admin' })
    expect(way.getAttribute('href')).toBe('/admin-dashboard')
  })

  test('a cook whose name cannot be loaded still has the account link', async () => {
    stubApi().answer(account.me, () => rejectedWith('too-many-requests'))
    const { container } = renderWithApp(<Header />, { signedIn: true })
    const link = screen.getByRole('link', { name: 'My Account' })
    await waitFor(() => expect(container.querySelector('.animate-breathe')).toBeNull())
    expect(link.textContent).toBe('My Account')
  })

  test('the next cook does not see the previous cook’s name', async () => {
    const api = stubApi()
    api.answer(account.me, () => aUser({ name: 'Ana' }))
    renderWithApp(<Header />, { signedIn: true })
    await screen.findByRole('link', { name: 'Ana' })
    api.answer(account.me, () => aUser({ name: 'Bruno' }))
    session.setUser('another-token')
    expect(await screen.findByRole('link', { name: 'Bruno' })).toBeTruthy()
  })
})

describe('logout', () => {
  test('ends the session and goes home', async () => {
    const api = stubApi()
    api.answer(account.me, () => aUser())
    api.answer(account.logout, () => null)
    const { user, address } = renderWithApp(<Header />, { path: '/inventory', signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('link', { name: 'Login' })
    expect(session.get().isAuthenticated).toBe(false)
    await waitFor(() => expect(address()).toBe('/'))
    await waitFor(() => expect(api.callsTo(account.logout)).toHaveLength(1))
    expect(api.callsTo(account.logout)[0]?.headers.get('authorization')).toBe('Bearer a-token')
  })

  test('[AUTH-08] clears the session even when the call fails, which is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const api = stubApi()
    api.answer(account.me, () => aUser())
    api.answer(account.logout, () => rejectedWith('internal-error'))
    const { user } = renderWithApp(<Header />, { signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('link', { name: 'Login' })
    expect(window.localStorage.getItem('token')).toBeNull()
    const failure = expect.objectContaining({ code: 'internal-error' })
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Logout failed', failure))
  })

  test('does not wait for the server', async () => {
    const api = stubApi()
    api.answer(account.me, () => aUser())
    api.answer(account.logout, () => new Promise<null>(() => {}))
    const { user, address } = renderWithApp(<Header />, { path: '/inventory', signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('[SHELL-03] the toggle menu', () => {
  const toggle = (name: string) => screen.getByRole('button', { name })

  test('opens and closes', async () => {
    const { user } = renderWithApp(<Header />)
    expect(toggle('Open menu').getAttribute('aria-expanded')).toBe('false')
    await user.click(toggle('Open menu'))
    expect(toggle('Close menu').getAttribute('aria-expanded')).toBe('true')
    await user.click(toggle('Close menu'))
    expect(toggle('Open menu').getAttribute('aria-expanded')).toBe('false')
  })

  test('closes with Escape and returns the focus to the toggle', async () => {
    const { user } = renderWithApp(<Header />)
    await user.click(toggle('Open menu'))
    await user.tab()
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(toggle('Open menu'))
  })

  test('closes when the focus or a press is outside, so that it covers neither', async () => {
    const { user } = renderWithApp(
      <>
        <Header />
        <button type="button">Elsewhere</button>
      </>,
    )
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    await user.click(toggle('Open menu'))
    await user.tab()
    expect(toggle('Close menu')).toBeTruthy()
    act(() => elsewhere.focus())
    expect(toggle('Open menu')).toBeTruthy()
    await user.click(toggle('Open menu'))
    await user.pointer({ keys: '[MouseLeft>]', target: document.body })
    expect(toggle('Open menu')).toBeTruthy()
  })

  test('closes after navigation, even to the same page', async () => {
    const { user } = renderWithApp(<Header />, { path: '/faq' })
    for (const label of ['Company', 'Company']) {
      await user.click(toggle('Open menu'))
      await user.click(screen.getByRole('link', { name: label }))
      expect(toggle('Open menu').getAttribute('aria-expanded')).toBe('false')
    }
  })
})
