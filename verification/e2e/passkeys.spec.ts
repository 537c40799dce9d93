import type { Page } from '@playwright/test'
import { startE2eLarder } from './harness/e2e-larder'
import { allowConsoleErrors, anE2eCook, expect, signInAdmin, signInPage, test } from './harness/fixtures'

/** A device that holds passkeys and says who uses it; of Chromium, for tests. */
async function addVirtualAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is made in the settings, confirms who it is, and signs in without a password', async ({
  signedIn: page,
  server,
}) => {
  allowConsoleErrors(/status of 403/)
  await addVirtualAuthenticator(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  const list = page.getByRole('list', { name: 'Passkeys' })
  await expect(list.getByText('Passkey 1')).toBeVisible()

  await server.advanceClock(11 * 60)
  await list.getByRole('button', { name: 'Rename Passkey 1' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(list.getByText('Laptop')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a Passkey' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await server.advanceClock(11 * 60)
  await page.goto('/settings')
  await list.getByRole('button', { name: 'Delete Laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog', { name: 'Is it you?' })
  await asked.getByRole('button', { name: 'Use a Passkey' }).click()
  await expect(list).toBeHidden()
})

test('where an admin requires a second factor, a cook sets one up before anything else', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const server = await startE2eLarder()
  const page = await browser.newPage({ baseURL: server.url })
  try {
    const admin = await signInAdmin(server)
    const cook = await anE2eCook(server)
    await addVirtualAuthenticator(page)
    await signInPage(page, server, admin)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Add Passkey' }).click()
    await expect(page.getByText('Passkey 1')).toBeVisible()
    await page.goto('/admin-dashboard')
    await page.getByRole('radio', { name: /^A second factor for everybody/ }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await signInPage(page, server, cook)
    await page.goto('/inventory')
    const asked = page.getByRole('dialog', { name: 'Set up a second factor' })
    await expect(asked.getByRole('button', { name: 'Add a Passkey' })).toBeVisible()
    await asked.getByRole('button', { name: 'Add a Passkey' }).click()
    await expect(asked).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add New Item' }).first()).toBeVisible()
    await expect(asked).toBeHidden()
  } finally {
    await page.close()
    await server.close()
  }
})
