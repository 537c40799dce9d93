import type { Page } from '@playwright/test'
import { allowConsoleErrors, anE2eCook, expect, test } from './harness/fixtures'
import { holdRequests, setOffline } from './harness/page-conditions'

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const header = (page: Page) => page.getByRole('banner')

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const newcomer = (name: string) => ({
  'Full Name': 'Ben Okafor',
  Email: `${name}-${Date.now()}@example.org`,
  Password: 'four cold pears',
  'Confirm Password': 'four cold pears',
})

test('[AUTH-01] a token in storage at the start means signed in', async ({ signedIn: page, cook }) => {
  await page.goto('/')
  await expect(header(page).getByRole('link', { name: cook.name })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.reload()
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible()
})

test('[AUTH-02] unreadable storage: told to the console, token removed, signed out', async ({ page }) => {
  allowConsoleErrors(/Error parsing saved auth data/)
  await page.addInitScript(() => {
    const removed: string[] = []
    Object.assign(window, { removed })
    const remove = Storage.prototype.removeItem
    Storage.prototype.getItem = () => {
      throw new DOMException('no access')
    }
    Storage.prototype.removeItem = function removeItem(key: string) {
      removed.push(key)
      remove.call(this, key)
    }
  })
  const told = page.waitForEvent('console', (message) =>
    message.text().includes('Error parsing saved auth data'),
  )
  await page.goto('/')
  await told
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toContain('token')
})

test('[AUTH-03] signing in stores token and flag, logging out removes both', async ({ page, cook }) => {
  await page.goto('/login')
  await fillIn(page, { Email: cook.email, Password: cook.password })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  const first = await token(page)
  expect(first).toMatch(/^[\w-]{43}$/)
  // Another window of the same browser takes a new token: this one follows without a reload, still signed in.
  const second = await page.context().newPage()
  await second.goto('/')
  await second.evaluate((held) => localStorage.setItem('token', held), cook.token)
  const asked = page.waitForRequest((request) => request.headers().authorization === `Bearer ${cook.token}`)
  await header(page).getByRole('link', { name: cook.name }).click()
  await asked
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await header(page).getByRole('button', { name: 'Logout' }).click()
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await token(page)).toBeNull()
  await expect(header(second).getByRole('link', { name: 'Login' })).toBeVisible()
})

test.describe('[AUTH-04]', () => {
  test('login asks for both, offers remember-me, forgot-password and the terms', async ({ page }) => {
    await page.goto('/login')
    await expect(email(page)).toHaveAttribute('type', 'email')
    await expect(password(page)).toHaveAttribute('type', 'password')
    for (const field of [email(page), password(page)]) await expect(field).toHaveAttribute('required', '')
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms',
    )
    let sent = false
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent = true
    })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Please fill this in.')).toHaveCount(2)
    await expect(email(page)).toBeFocused()
    await email(page).fill('not an address')
    await password(page).fill('x')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Enter an email address like ana@example.org.')).toBeVisible()
    expect(sent).toBe(false)
  })

  test('the button waits while it signs in, and success leads home', async ({ page, cook }) => {
    const release = await holdRequests(page, '**/api/v1/auth/login')
    await page.goto('/login')
    await fillIn(page, { Email: cook.email, Password: cook.password })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    release()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(header(page).getByRole('link', { name: cook.name })).toBeVisible()
  })
})

test.describe('[AUTH-05]', () => {
  test('sign-up asks for everything', async ({ page }) => {
    await page.goto('/register')
    await expect(email(page)).toHaveAttribute('type', 'email')
    for (const label of Object.keys(newcomer('x'))) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '')
    }
    const terms = page.getByRole('checkbox', { name: /I agree/ })
    await expect(terms).toHaveAttribute('required', '')
    await fillIn(page, newcomer('terms'))
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Please agree to the terms to create an account.')).toBeVisible()
    await expect(page).toHaveURL(/\/register$/)
  })

  test('the button waits while it creates the account, and success leads home, signed in', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/api/v1/auth/register')
    await page.goto('/register')
    await fillIn(page, newcomer('wait'))
    await expect(page.getByRole('status').filter({ hasText: 'Password strength' })).toContainText(
      /Fine|Strong/,
    )
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    release()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(header(page).getByRole('link', { name: 'Ben Okafor' })).toBeVisible()
  })
})

test('[AUTH-06] two different passwords: told, and nothing sent', async ({ page }) => {
  let sent = false
  await page.route('**/api/v1/auth/register', (route) => {
    sent = true
    return route.continue()
  })
  await page.goto('/register')
  await fillIn(page, { ...newcomer('differ'), 'Confirm Password': 'five green figs' })
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Passwords do not match' })).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
  expect(sent).toBe(false)
})

test.describe('[AUTH-07]', () => {
  test('a wrong login is told to the person and logged, and what was typed stays', async ({ page, cook }) => {
    allowConsoleErrors(/401/, /Login failed/)
    const logged = page.waitForEvent('console', (message) => message.text().includes('Login failed'))
    await page.goto('/login')
    await fillIn(page, { Email: cook.email, Password: 'not this one' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toContainText('do not match an account')
    await logged
    await expect(page).toHaveURL(/\/login/)
    await expect(email(page)).toHaveValue(cook.email)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  })

  test('a taken e-mail is told to the person and logged', async ({ page, cook }) => {
    allowConsoleErrors(/409/, /Sign-up failed/)
    const logged = page.waitForEvent('console', (message) => message.text().includes('Sign-up failed'))
    await page.goto('/register')
    await fillIn(page, { ...newcomer('taken'), Email: cook.email })
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert').first()).toContainText('already an account')
    await logged
    await expect(email(page)).toHaveValue(cook.email)
  })

  test('a password that everybody picks is told under its field', async ({ page }) => {
    allowConsoleErrors(/400/, /Sign-up failed/)
    await page.goto('/register')
    await fillIn(page, { ...newcomer('common'), Password: 'password123', 'Confirm Password': 'password123' })
    await expect(page.getByRole('status').filter({ hasText: 'Password strength' })).toContainText(
      'Easy to guess',
    )
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(password(page)).toHaveAccessibleDescription(/one of the first anyone would guess/)
  })

  test('no network is told too, and the next try works', async ({ page, cook }) => {
    allowConsoleErrors(/Login failed/, /ERR_INTERNET_DISCONNECTED/)
    await page.goto('/login')
    await expect(page.locator('form:not([data-waits])')).toBeVisible()
    // What checks the form has not been asked for yet: browsers would remember a script that failed to come.
    await setOffline(page)
    await fillIn(page, { Email: cook.email, Password: cook.password })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await setOffline(page, false)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(header(page).getByRole('link', { name: cook.name })).toBeVisible()
  })
})

test('[AUTH-08] logout clears the session even if the call fails, which is logged', async ({
  signedIn: page,
}) => {
  allowConsoleErrors(/Logout failed/i, /500/)
  await page.route('**/api/v1/auth/logout', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal-error' } } }),
  )
  const logged = page.waitForEvent('console', (message) => /logout/i.test(message.text()))
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Logout' }).click()
  await logged
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await token(page)).toBeNull()
})

test('[AUTH-09] login answers data.access_token, and logout ends that token on the server', async ({
  request,
  server,
  cook,
}) => {
  const login = await request.post(`${server.url}/api/v1/auth/login`, {
    data: { email: cook.email, password: cook.password },
  })
  const { data } = await login.json()
  const headers = { authorization: `Bearer ${data.access_token}` }
  const me = () => request.get(`${server.url}/api/v1/auth/me`, { headers })
  expect((await me()).status()).toBe(200)
  expect((await request.post(`${server.url}/api/v1/auth/logout`, { headers })).status()).toBe(200)
  expect((await me()).status()).toBe(401)
})

test.describe('[AUTH-10]', () => {
  const day = 86_400
  test('remember-me keeps the session 30 days, otherwise one', async ({ browser, server, cook }) => {
    const open = async (remember: boolean) => {
      const page = await browser.newPage({ baseURL: server.url })
      await page.goto('/login')
      await fillIn(page, { Email: cook.email, Password: cook.password })
      if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check()
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible()
      return page
    }
    const [short, long] = [await open(false), await open(true)]
    const alive = async (page: Page) => {
      await page.goto('/my-account')
      await expect(page.getByRole('main')).toContainText(cook.email)
      // An open page would learn of the end by itself, and be signed out before it is asked.
      await page.goto('about:blank')
    }
    const over = async (page: Page) => {
      await page.goto('/my-account')
      await expect(page).toHaveURL(/\/login/)
    }
    const minutes = 600
    await server.advanceClock(day - minutes)
    await alive(short)
    await alive(long)
    await server.advanceClock(2 * minutes)
    await over(short)
    await server.advanceClock(29 * day - 2 * minutes)
    await alive(long)
    await server.advanceClock(2 * minutes)
    await over(long)
  })

  test('a forgotten password is chosen again through a one-time link', async ({ page, server }) => {
    allowConsoleErrors(/400/, /Resetting the password failed/)
    const cook = await anE2eCook(server)
    const ask = async (address: string) => {
      await page.goto('/login')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
      await email(page).fill(address)
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        'If there is an account with this email',
      )
      return (await page.getByRole('main').innerText()).replaceAll(address, '')
    }
    // The same words, whether there is such an account or not.
    expect(await ask('nobody@example.org')).toBe(await ask(cook.email))
    const mailed = async () =>
      (await server.sentEmails()).find(({ to }) => to === cook.email)?.text.match(/http\S+/)?.[0]
    await expect.poll(mailed).toBeDefined()
    const link = (await mailed()) ?? ''

    const choose = async (where: Page, chosen: string) => {
      await where.goto(link)
      await expect(where).toHaveURL(/\/reset-password$/)
      await fillIn(where, { 'New Password': chosen, 'Confirm New Password': chosen })
      await where.getByRole('button', { name: 'Save New Password' }).click()
    }
    await choose(page, 'five green figs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')
    await page.getByRole('link', { name: 'Go to Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
    await fillIn(page, { Email: cook.email, Password: 'five green figs' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(header(page).getByRole('link', { name: cook.name })).toBeVisible()

    const again = await page.context().newPage()
    await choose(again, 'six red cherries')
    await expect(again.getByRole('alert')).toContainText('already used or has expired')
  })
})
