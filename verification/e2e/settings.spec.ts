import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import type { Page } from '@playwright/test'
import { testTimeZone } from './harness/calendar'
import { allowConsoleErrors, anE2eCook, expect, signInPage, test } from './harness/fixtures'
import { expectAccessible, extremeViewports, setViewport } from './harness/page-conditions'

const toggles = [
  ['Email Notifications', true],
  ['Recipe Recommendations', true],
  ['Community Updates', false],
  ['Marketing Communications', false],
  ['Profile Visibility', true],
  ['Data Analytics', true],
] as const

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

test('[SET-01] the cards with their texts, prices and defaults; each toggle survives a reload and reaches another device', async ({
  signedIn: page,
  server,
  cook,
  browser,
}) => {
  await page.goto('/settings')
  const billing = card(page, 'Billing & Payment')
  await expect(billing.getByRole('heading', { name: 'Free' })).toBeVisible()
  await expect(billing).toContainText('Limited AI features')
  await expect(billing).toContainText('Unlimited AI scans and features')
  await expect(billing).toContainText('$9.99/month')
  for (const [name, on] of toggles) await expect(toggle(page, name)).toBeChecked({ checked: on })

  const phone = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
  await signInPage(phone, server, cook)
  await phone.goto('/settings')
  for (const [name, on] of toggles) await expect(toggle(phone, name)).toBeChecked({ checked: on })

  // Whether others find the cook goes by what is chosen.
  const { id } = await server.data(account.me, {}, cook)
  const found = async () => (await fetch(`${server.url}/api/v1/cooks/${id}`)).status
  expect(await found()).toBe(200)
  for (const [name] of toggles) await toggle(page, name).click()
  await expect(card(page, 'Notification Settings').getByText('Saved')).toBeVisible()
  await expect(card(page, 'Privacy & Security').getByText('Saved')).toBeVisible()
  // By the event stream.
  await expect(toggle(phone, 'Profile Visibility')).not.toBeChecked()
  expect(await found()).toBe(404)
  await page.reload()
  await phone.reload()
  for (const [name, on] of toggles) {
    await expect(toggle(page, name)).toBeChecked({ checked: !on })
    await expect(toggle(phone, name)).toBeChecked({ checked: !on })
  }
  // Pressed quickly, the last press stays.
  for (let press = 0; press < 5; press += 1) await toggle(page, 'Data Analytics').click()
  await expect(card(page, 'Privacy & Security').getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(toggle(page, 'Data Analytics')).toBeChecked()
  await phone.context().close()
})

test('[SET-01] theme, measures and the writing of dates follow the cook to another device, also from the header', async ({
  signedIn: page,
  server,
  cook,
  browser,
}) => {
  await page.goto('/settings#appearance')
  const look = card(page, 'Appearance & Units')
  await look.getByRole('radio', { name: 'Dark' }).check()
  await look.getByLabel('Dates and numbers').selectOption('Deutsch')
  await expect(look).toContainText('15. Feb. 2026 · 1.234,5')
  await look.getByRole('radio', { name: 'Metric' }).check()
  await expect(look.getByText('Saved')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const phone = await (
    await browser.newContext({ baseURL: server.url, timezoneId: testTimeZone, serviceWorkers: 'block' })
  ).newPage()
  await signInPage(phone, server, cook)
  await phone.goto('/household')
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark')
  const month = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: testTimeZone }).format(
    new Date(),
  )
  await expect(phone.getByText(`Since ${month}`)).toBeVisible()

  await phone.getByRole('button', { name: 'Use the light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(look.getByRole('radio', { name: 'Light' })).toBeChecked()
  // Signed out, the device stays as it is.
  await phone.evaluate(() => localStorage.removeItem('token'))
  await phone.goto('/')
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'light')
  await phone.context().close()
})

test('[SET-02] Upgrade starts the trial; where no payments are taken, Add Payment Method says so', async ({
  signedIn: page,
}) => {
  await page.goto('/settings')
  const billing = card(page, 'Billing & Payment')
  await expect(billing.getByRole('button', { name: 'Add Payment Method' })).toBeDisabled()
  await expect(billing).toContainText('Payments are not set up on this installation')
  await billing.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(billing.getByRole('heading', { name: 'Premium trial' })).toBeVisible()
  await page.reload()
  await expect(billing).toContainText('Nothing is charged')
})

test('[SET-02] Download My Data gives an archive', async ({ signedIn: page }) => {
  await page.goto('/settings#privacy')
  const privacy = card(page, 'Privacy & Security')
  await privacy.getByRole('button', { name: 'Download My Data' }).click()
  const link = privacy.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
})

test('[SET-02] Delete Account hands the household over, signs out everywhere, and can be undone by logging in', async ({
  signedIn: page,
  server,
  cook,
  browser,
}) => {
  // Every session ends at once: what this page asks in that moment may be refused before it hears why.
  allowConsoleErrors(/status of 401/)
  const ben = await anE2eCook(server, { name: 'Ben' })
  const { code } = await server.data(household.invite, { body: {} }, cook)
  await server.data(household.join, { body: { code } }, ben)
  const phone = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
  await signInPage(phone, server, cook)
  await phone.goto('/settings')

  await page.goto('/settings')
  await card(page, 'Privacy & Security').getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog).toContainText(`Type ${cook.email} to confirm.`)
  await expect(dialog).toContainText('Choose who should get it, or choose to delete it.')
  await dialog.getByLabel(/^Who should get/).selectOption('Ben')
  await dialog.getByLabel('Type your email to confirm').fill(cook.email)
  await dialog.getByLabel('Your password').fill(cook.password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  await expect(phone).toHaveURL(/\/login/)
  await phone.context().close()

  await page.getByLabel('Email').fill(cook.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden()
})

test('what deletes an account can be read by everybody', async ({ signedIn: page }) => {
  await page.goto('/settings')
  for (const sight of extremeViewports) {
    await setViewport(page, sight)
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await expect(page.getByLabel('Your password')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})
