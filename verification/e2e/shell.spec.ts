import { account } from '@larder/contract/account'
import type { Page } from '@playwright/test'
import { allowConsoleErrors, expect, signInAdmin, signInPage, test } from './harness/fixtures'
import { freezeClock, setPageWidth, stopClock } from './harness/page-conditions'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

test.describe('[SHELL-02]', () => {
  test('signed out: Login and Sign Up', async ({ page }) => {
    await page.goto('/')
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(header(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
    await expect(header(page).getByText('Logout')).toHaveCount(0)
  })

  test('signed in: the name leads to the account, My Recipes, Logout', async ({ signedIn: page, cook }) => {
    await page.goto('/')
    await expect(header(page).getByRole('link', { name: cook.name })).toHaveAttribute('href', '/my-account')
    await expect(header(page).getByRole('link', { name: 'My Recipes' })).toHaveAttribute(
      'href',
      '/my-recipes',
    )
    await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0)
  })
})

test('[SHELL-03] below 768 px the navigation is a menu that opens and closes', async ({ page }) => {
  await setPageWidth(page, 767)
  await page.goto('/')
  const faq = header(page).getByRole('link', { name: 'FAQ' })
  const toggle = header(page).getByRole('button', { name: /menu/i })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(faq).toBeHidden()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(faq).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(faq).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await faq.click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(faq).toBeHidden()
  await setPageWidth(page, 768)
  await expect(toggle).toBeHidden()
  await expect(faq).toBeVisible()
})

test('[SHELL-04] the footer leads on, names its year and shows seven networks', async ({ page }) => {
  // The year is the specification's, not the calendar's.
  await freezeClock(page, '2031-05-01T08:00:00Z')
  await page.goto('/faq')
  const targets = async (name: string) => {
    const links = footer(page).getByRole('navigation', { name }).getByRole('link')
    await expect(links.first()).toBeVisible()
    return links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  }
  expect((await targets('Quick Links')).map(([, target]) => target)).toEqual([
    '/',
    '/product',
    '/community',
    '/user-dashboard',
  ])
  expect(await targets('Support')).toEqual([
    ['FAQ', '/faq'],
    ['Contact', '/company'],
  ])
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2031)
  await expect(footer(page).getByText(/2025/)).toBeVisible()
  const networks = ['Facebook', 'Instagram', 'X', 'YouTube', 'TikTok', 'Pinterest', 'LinkedIn']
  for (const name of networks) {
    const icon = footer(page).getByLabel(new RegExp(`^${name}\\b`))
    await expect(icon, name).toBeVisible()
    await expect(icon, `${name} is not set by the operator`).not.toHaveAttribute('href', /.*/)
  }
  await footer(page).getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
  await footer(page).getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/)
})

test('[SHELL-06] any other path is not found, with a way home', async ({ page }) => {
  for (const path of ['/nowhere', '/inventory-list/x', '/recipe/details', '/gallery']) {
    await page.goto(path)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/user-dashboard')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Oops! Page not found')).toHaveCount(0)
})

test('[SHELL-07] two screens have a second address', async ({ page }) => {
  for (const [twin, original] of [
    ['/Meals', '/meals'],
    ['/scan', '/scan-ingredients'],
  ] as const) {
    await page.goto(original)
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await page.goto(twin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  }
})

test('[SHELL-07] the rooms of an admin open to an admin', async ({ page, server }) => {
  await signInPage(page, server, await signInAdmin(server))
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  await page.goto('/admin/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage User Recipes')
})

test('[SHELL-08] a missing page root stops the start', async ({ page }) => {
  allowConsoleErrors(/Root element not found/)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') })
  })
  const failure = page.waitForEvent('pageerror')
  await page.goto('/')
  expect((await failure).message).toBe('Root element not found')
})

test.describe('[SHELL-09] any 401 clears the session and leads to the login', () => {
  test('a token that was never good, at the first read', async ({ page }) => {
    allowConsoleErrors(/401/)
    await page.goto('/api/docs')
    await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)))
    await page.goto('/my-account')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible()
  })

  test('a session that is ended elsewhere, at the next write', async ({ signedIn: page, cook }) => {
    allowConsoleErrors(/401/, /failed/i)
    // The event stream would report it first, and leave nothing for the write to find out: here it is never answered.
    await page.route('**/households/current/live', () => undefined)
    await page.goto('/my-account')
    await expect(page.getByRole('main')).toContainText(cook.email)
    // Nothing is being read any more that would find it out instead.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.getByLabel('Current Password', { exact: true }).fill(cook.password)
    await page.getByLabel('New Password', { exact: true }).fill('five green figs')
    await page.getByLabel('Confirm New Password', { exact: true }).fill('five green figs')
    // In one breath: whatever the page may read by itself a moment later is not what is asked about here.
    await page.evaluate(async (token) => {
      const headers = { authorization: `Bearer ${token}` }
      await fetch('/api/v1/auth/logout', { method: 'POST', headers })
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[type=submit]')]
      buttons.find(({ textContent }) => textContent === 'Change Password')?.click()
    }, cook.token)
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test.describe('[SHELL-10]', () => {
  test('requests carry JSON and the token that is held', async ({ signedIn: page, cook }) => {
    const asked = page.waitForRequest('**/api/v1/auth/me')
    await page.goto('/')
    const headers = (await asked).headers()
    expect(headers['content-type']).toBe('application/json')
    expect(headers.authorization).toBe(`Bearer ${cook.token}`)
  })

  test('a call gives up after 6000 ms and says so', async ({ page }) => {
    allowConsoleErrors(/.*/)
    await page.clock.install()
    await page.goto('/login')
    let sent: Record<string, string> = {}
    await page.route('**/api/v1/auth/login', (route) => {
      sent = route.request().headers()
    })
    await page.getByLabel('Email').fill('ana@example.org')
    await page.getByLabel('Password', { exact: true }).fill('three warm plums')
    await stopClock(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    await expect.poll(() => sent['content-type']).toBe('application/json')
    await page.clock.runFor(5900)
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    await page.clock.runFor(200)
    await expect(page.getByRole('alert')).toContainText('That took longer than it should. Please try again.')
  })
})

test('[SHELL-05] one toast at a time, for 5000 ms; swiped away; F8 finds them', async ({
  signedIn: page,
  cook,
  server,
}) => {
  await page.clock.install()
  const { email, password } = cook
  const signInAgain = () => server.call(account.login, { body: { email, password } })
  for (let n = 0; n < 4; n += 1) await signInAgain()
  await page.goto('/my-account')
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  const endOne = async () => {
    await page
      .getByRole('button', { name: /^End session/ })
      .first()
      .click()
    // A toast stays for as long as somebody points at it.
    await page.mouse.move(0, 0)
  }
  const count = () => page.getByRole('button', { name: /^End session/ }).count()
  // With the clock stopped, what waits for the next moment needs a push.
  const left = (expected: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(10)
        return count()
      })
      .toBe(expected)

  await expect.poll(count).toBe(4)
  await endOne()
  await expect(toasts).toHaveText([/Session ended/])
  await stopClock(page)
  await left(3)
  await page.clock.runFor(3000)
  await expect(toasts).toHaveCount(1)
  await endOne()
  await left(2)
  // The second has taken the place of the first, and the five seconds began again.
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(3500)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(2000)
  await expect(toasts).toHaveCount(0)

  await endOne()
  await left(1)
  await expect(toasts).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused()
  const swipe = async (by: number) => {
    const box = await toasts.first().boundingBox()
    if (!box) throw new Error('no toast to swipe')
    await page.mouse.move(box.x + 60, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + by / 2, box.y + box.height / 2)
    await page.mouse.move(box.x + 60 + by, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await page.clock.runFor(400)
  }
  await swipe(45)
  await expect(toasts).toHaveCount(1)
  await swipe(55)
  await expect(toasts).toHaveCount(0)
})
