import { readFile } from 'node:fs/promises'
import { account } from '@larder/contract/account'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startE2eLarder } from './harness/e2e-larder'
import { allowConsoleErrors, anE2eCook, expect, signInPage, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { expectAccessible, expectNoHorizontalScroll } from './harness/page-conditions'

const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })
const header = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

test('[ACC-01] signed out: asked to log in, and back here afterwards', async ({ page, cook }) => {
  await page.goto('/my-account')
  await expect(main(page)).toContainText('Please log in to access your account')
  await main(page).getByRole('link', { name: 'Go to Login' }).click()
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  await expect(main(page)).toContainText(cook.email)
})

test.describe('[ACC-02] the profile', () => {
  test('is read, changed, called off and kept', async ({ signedIn: page, cook }) => {
    await page.goto('/my-account')
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
    await button(page, 'Cancel').click()
    await expect(main(page).getByText(cook.name, { exact: true })).toBeVisible()

    await button(page, 'Edit Profile').click()
    await page.getByLabel('Name', { exact: true }).fill('Ana Marić')
    await button(page, 'Save Changes').click()
    await expect(toast(page)).toContainText('Profile updated successfully!')
    await expect(button(page, 'Edit Profile')).toBeFocused()
    await page.reload()
    await expect(main(page).getByText('Ana Marić', { exact: true })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Ana Marić' })).toBeVisible()
  })

  test('another email needs the password and the link that is mailed to it', async ({
    signedIn: page,
    cook,
    server,
    browser,
  }) => {
    allowConsoleErrors(/400/, /Saving the profile failed/)
    const newEmail = `new-${cook.email}`
    const mailed = async (to: string) =>
      (await server.sentEmails()).findLast((mail) => mail.to === to)?.text.match(/http\S+#secret=\S+/)?.[0]
    await page.goto('/my-account')
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Email', { exact: true }).fill(newEmail)
    await page.getByLabel('Current password', { exact: true }).fill('two cold pears')
    await button(page, 'Save Changes').click()
    await expect(main(page).getByRole('alert')).toContainText('That is not your current password.')
    await page.getByLabel('Current password', { exact: true }).fill(cook.password)
    await button(page, 'Save Changes').click()
    await expect(toast(page)).toContainText('Profile updated successfully!')
    await expect.poll(() => mailed(newEmail)).toBeDefined()
    const worthless = await mailed(newEmail)

    // It waits, also after a reload, and can be called off: then its link leads nowhere.
    await page.reload()
    await expect(main(page)).toContainText(`A link was sent to ${newEmail}`)
    await expect(main(page).getByText(cook.email, { exact: true })).toBeVisible()
    await button(page, 'Keep the old email').click()
    await expect(main(page)).not.toContainText(newEmail)
    const elsewhere = await browser.newPage({ baseURL: server.url })
    await elsewhere.goto(worthless ?? '')
    await expect(elsewhere.getByRole('alert')).toContainText('already used or has expired')

    await button(page, 'Edit Profile').click()
    await page.getByLabel('Email', { exact: true }).fill(newEmail)
    await page.getByLabel('Current password', { exact: true }).fill(cook.password)
    await button(page, 'Save Changes').click()
    await expect.poll(() => mailed(newEmail)).not.toBe(worthless)
    await elsewhere.goto((await mailed(newEmail)) ?? '')
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
    await expect(elsewhere.getByRole('main')).toContainText(`Your email is now ${newEmail}`)
    await expect(elsewhere).toHaveURL(/\/confirm-email$/)
    await expectAccessible(elsewhere)
    await elsewhere.close()
    await page.reload()
    await expect(main(page).getByText(newEmail, { exact: true })).toBeVisible()
  })

  test('a picture is chosen, shown in the header too, and removed', async ({ signedIn: page }) => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5632a' } })
      .jpeg()
      .toBuffer()
    await page.goto('/my-account')
    await button(page, 'Add a picture').click()
    const dialog = page.getByRole('dialog', { name: 'Your picture' })
    await dialog
      .getByLabel('Picture file')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
    await dialog.getByRole('button', { name: 'Save Picture' }).click()
    await expect(toast(page)).toContainText('Picture saved')
    const shown = header(page).locator('img')
    await expect(shown).toHaveAttribute('src', /\/api\/v1\/avatars\//)
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const size = await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    expect(size[0]).toBe(size[1])

    await button(page, 'Change picture').click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(header(page).locator('img')).toHaveCount(0)
    await page.reload()
    await expect(button(page, 'Add a picture')).toBeEnabled()
  })
})

test('[ACC-03] the password changes only with the right one, and every other device is signed out', async ({
  signedIn: page,
  cook,
  server,
}) => {
  allowConsoleErrors(/400/, /Changing the password failed/)
  const signInWith = async (password: string) =>
    (await server.call(account.login, { body: { email: cook.email, password } })).status
  expect(await signInWith(cook.password)).toBe(200)
  await page.goto('/my-account')
  await expect(main(page).getByRole('heading', { name: 'Active Sessions (2)' })).toBeVisible()
  const labels = ['Current Password', 'New Password', 'Confirm New Password']
  const change = async (...texts: string[]) => {
    for (const [index, text] of texts.entries())
      await page.getByLabel(labels[index] ?? '', { exact: true }).fill(text)
    await button(page, 'Change Password').click()
  }
  await change(cook.password, 'five green figs', 'five green pigs')
  await expect(main(page)).toContainText('New passwords do not match')
  await change('two cold pears', 'five green figs', 'five green figs')
  await expect(main(page)).toContainText('That is not your current password.')
  await change(cook.password, 'five green figs', 'five green figs')
  await expect(toast(page)).toContainText('Password changed successfully!')
  for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  await expect(main(page).getByRole('heading', { name: 'Active Sessions (1)' })).toBeVisible()
  expect(await signInWith(cook.password)).toBe(401)
  expect(await signInWith('five green figs')).toBe(200)
})

test.describe('[ACC-04] the subscription', () => {
  test('Free Plan with Upgrade, which begins the trial', async ({ signedIn: page }) => {
    await page.goto('/my-account')
    const plan = section(page, 'Subscription')
    await expect(plan).toContainText('Free Plan')
    await plan.getByRole('button', { name: 'Upgrade' }).click()
    const dialog = page.getByRole('dialog', { name: 'Try Premium for 7 days' })
    await expect(dialog).toContainText('No credit card')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(plan).toContainText('Premium trial')
    await expect(plan).toContainText(/Ends automatically on [A-Z][a-z]+ \d{1,2}, \d{4}/)
  })

  test('[SET-02] Premium: next billing date as specified, Manage, Cancel to its end, Resume, Add Payment Method', async ({
    browser,
  }) => {
    const paying = await startE2eLarder({ withPayments: true })
    try {
      // A month before the specification's date, by the clock of the server.
      await paying.advanceClock((Date.parse('2024-02-14T12:00:00Z') - Date.now()) / 1000)
      const cook = await anE2eCook(paying)
      const page = await browser.newPage({ baseURL: paying.url })
      await signInPage(page, paying, cook)
      await page.route(/^http:\/\/127\.0\.0\.1/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Payments</title>' }),
      )
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Add Payment Method' }).click()
      await page.waitForURL(/^http:\/\/127\.0\.0\.1/)
      await page.goto('/my-account')
      const plan = section(page, 'Subscription')
      await plan.getByRole('button', { name: 'Upgrade' }).click()
      await page.getByRole('button', { name: 'Pay for Premium now' }).click()
      await page.waitForURL(/^http:\/\/127\.0\.0\.1/)
      await paying.completePayment(page.url())

      await page.goto('/my-account')
      await expect(plan).toContainText('Premium')
      await expect(plan).toContainText('Next billing date')
      await expect(plan.getByText('March 15, 2024', { exact: true })).toBeVisible()
      await plan.getByRole('button', { name: 'Cancel plan' }).click()
      const sure = page.getByRole('alertdialog', { name: 'Cancel Premium?' })
      await expect(sure).toContainText('stays until March 15, 2024')
      await sure.getByRole('button', { name: 'Cancel Plan' }).click()
      await expect(plan).toContainText('Ends on March 15, 2024')
      await page.reload()
      await plan.getByRole('button', { name: 'Resume' }).click()
      await expect(plan).toContainText('Next billing date')
      await plan.getByRole('button', { name: 'Manage plan' }).click()
      await page.waitForURL(/^http:\/\/127\.0\.0\.1/)
      await page.close()
    } finally {
      await paying.close()
    }
  })
})

test('[ACC-05] Download My Data gives everything; Privacy Settings; Sign Out logs out', async ({
  signedIn: page,
  cook,
}) => {
  await page.goto('/my-account')
  const actions = section(page, 'Account Actions')
  await actions.getByRole('button', { name: 'Download My Data' }).click()
  await expect(actions).toContainText('Your data is ready')
  await page.reload()
  const fetched = page.waitForEvent('download')
  await actions.getByRole('link', { name: 'Download', exact: true }).click()
  const archive = await fetched
  expect(archive.suggestedFilename()).toMatch(/^larder-data-.*\.zip$/)
  // The names of the files stand in it as they are.
  const packed = await readFile(await archive.path(), 'latin1')
  for (const file of ['account/account.json', 'account/sessions.json']) expect(packed).toContain(file)
  await actions.getByRole('button', { name: 'Delete the download' }).click()
  await expect(actions.getByRole('button', { name: 'Download My Data' })).toBeEnabled()

  await actions.getByRole('link', { name: 'Privacy Settings' }).click()
  await expect(page).toHaveURL(/\/settings#privacy$/)
  await page.goBack()
  await expect(main(page)).toContainText(cook.email)
  await actions.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('[ACC-06] the overview counts what there is', async ({ signedIn: page, cook, server }) => {
  await page.goto('/my-account')
  const overview = section(page, 'Overview')
  const figure = (label: string) => overview.getByText(label, { exact: true }).locator('+ p')
  await expect(figure('Items in the kitchen')).toHaveText('0')
  await expect(overview).toContainText('Member since')
  await addItems(server, cook, [{ name: 'Milk', amount: 1, unit: 'l', category: 'Dairy' }])
  await page.reload()
  await expect(figure('Items in the kitchen')).toHaveText('1')
})

test('an account with a scheduled deletion shows it on every page, and can be kept', async ({
  page,
  server,
}) => {
  const cook = await anE2eCook(server)
  await server.data(
    account.scheduleDeletion,
    { body: { email: cook.email, currentPassword: cook.password } },
    cook,
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const banner = page.getByRole('complementary', { name: 'Your account' })
  await expect(banner).toContainText(/^Your account will be deleted on \d{1,2} \w+ \d{4}\./)
  await page.goto('/inventory')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(header(page).getByRole('link', { name: cook.name })).toBeVisible()
  await expect(banner).toHaveCount(0)
})
