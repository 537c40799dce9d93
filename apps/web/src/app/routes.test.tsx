// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sidebarPrefixes } from '../paths'
import { session } from '../session/session-store'
import { aUser } from '../testing/a-user'
import { renderWithApp } from '../testing/render-with-app'
import { rejectedWith, stubApi } from '../testing/stub-api'
import { AppRoutes } from './app-routes'
import { routeDefinitions } from './routes'

const specified = [
  '/ /userhome /company /faq /login /register /my-account /community /community/:category /my-recipes /product',
  '/meals /Meals /dashboard /admin-dashboard /surprise-me /meal-suggestions /dietary-preferences',
  '/food-restrictions /settings /inventory /Shopping /LogsNotifications /CookingGuide /RecipeCard /scan',
  '/scan-ingredients /recipe/details/:id /careers /post-recipe /admin/recipes',
].flatMap((line) => line.split(' '))
const ours = [
  '/meal-plan /household /fridge /posts/:id /cooks/:id /my-recipes/import /privacy /terms /reset-password',
  '/confirm-email /settings/api-keys /set-up /welcome',
].flatMap((line) => line.split(' '))

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(account.sessions, () => [])
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => vi.restoreAllMocks())

const open = (path: string, signedIn = false) => renderWithApp(<AppRoutes />, { path, signedIn })
const heading = () => screen.findByRole('heading', { level: 1 })

describe('the table', () => {
  test('[SHELL-07] has every page of the specification and of the product, each once', () => {
    const paths = routeDefinitions.map(({ path }) => path)
    expect(paths.toSorted()).toEqual([...specified, ...ours].toSorted())
  })

  test('[SIDE-01] gives the sidebar to exactly the nine', () => {
    const withIt = routeDefinitions.filter(({ layout }) => layout === 'sidebar').map(({ path }) => path)
    expect(withIt).toEqual(expect.arrayContaining([...sidebarPrefixes]))
    expect(withIt.filter((path) => !sidebarPrefixes.some((prefix) => path.startsWith(prefix)))).toEqual([])
    expect(sidebarPrefixes).toHaveLength(9)
  })

  test('gives different pages different titles and aliases the same', () => {
    const titles = routeDefinitions.map(({ title }) => title)
    const repeated = titles.filter((title, at) => titles.indexOf(title) !== at)
    expect(repeated.toSorted()).toEqual(['Meals', 'Scan Items'])
  })
})

describe('[SHELL-06] a path that is not in the table', () => {
  test.each([
    ['/nothing', false],
    ['/Inventory', false],
    ['/shopping', false],
    ['/dashboards', false],
    ['/recipe/details', false],
    ['/inventory/7/x', true],
  ])('%s is not found, with a link home; sidebar: %s', async (path, withSidebar) => {
    open(path)
    expect((await heading()).textContent).toBe('Oops! Page not found')
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('navigation', { name: 'Quick Actions' }) !== null).toBe(withSidebar)
    await waitFor(() => expect(document.title).toBe('Page not found · Larder'))
  })

  test('/user-dashboard redirects to /dashboard', async () => {
    const { address } = open('/user-dashboard')
    expect((await heading()).textContent).toBe('Activity Dashboard')
    expect(address()).toBe('/dashboard')
  })
})

describe('aliases', () => {
  test.each([
    ['/meals', 'Meals'],
    ['/Meals', 'Meals'],
    ['/scan', 'Scan Items'],
    ['/scan-ingredients', 'Scan Items'],
  ])('%s opens %s and keeps its path', async (path, name) => {
    const { address } = open(path)
    expect((await heading()).textContent).toBe(name)
    expect(address()).toBe(path)
  })
})

describe('guards', () => {
  test.each([
    ['/my-account', 'Please log in to access your account'],
    ['/my-recipes', 'Please log in to manage your recipes'],
    ['/meal-plan', 'Please log in to plan your meals'],
    ['/fridge', 'Please log in to see your fridge cameras'],
  ])('%s asks a visitor to log in', async (path, sentence) => {
    open(path)
    expect((await heading()).textContent).toBe(sentence)
    const way = screen.getByRole('link', { name: 'Go to Login' })
    expect(way.getAttribute('href')).toBe(`/login?from=${encodeURIComponent(path)}`)
  })

  test.each(['/admin/recipes', '/admin-dashboard'])('%s is for admins only', async (path) => {
    const visitor = open(path)
    expect((await heading()).textContent).toBe('Access denied. Admins only.')
    visitor.unmount()

    const cook = open(path, true)
    expect((await heading()).textContent).toBe('Access denied. Admins only.')
    cook.unmount()
    session.clearUser()

    api.answer(account.me, () => aUser({ role: 'admin' }))
    open(path, true)
    expect((await heading()).textContent).toMatch(/^(Manage User Recipes|Admin Dashboard)$/)
  })

  test('a failed account read offers a retry on an admin page', async () => {
    api.answer(account.me, () => rejectedWith('too-many-requests'))
    const { user } = open('/admin-dashboard', true)
    expect((await heading()).textContent).toBe('Your account could not be loaded')
    api.answer(account.me, () => aUser({ role: 'admin' }))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy()
  })

  test('a signed-in cook has access', async () => {
    open('/my-account', true)
    expect((await heading()).textContent).toBe('My Account')
  })
})

describe('navigation', () => {
  test('sets the tab title and moves the focus to the heading', async () => {
    const { user } = open('/privacy')
    await heading()
    expect(document.activeElement).toBe(document.body)
    await user.click(screen.getAllByRole('link', { name: 'Terms of Service' })[0] as HTMLElement)
    const terms = await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })
    await waitFor(() => expect(document.activeElement).toBe(terms))
    expect(document.title).toBe('Terms of Service · Larder')
  })

  test('the first tab stop skips to the content', async () => {
    const { user } = open('/privacy')
    await heading()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('[SHELL-09] a 401 clears the session and leads to /login, which remembers the place', async () => {
    api.answer(account.me, () => rejectedWith('not-signed-in'))
    const { address } = open('/meals?tag=vegan', true)
    expect((await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).textContent).toBeTruthy()
    expect(address()).toBe('/login?from=%2Fmeals%3Ftag%3Dvegan')
    expect(session.get().isAuthenticated).toBe(false)
  })
})
