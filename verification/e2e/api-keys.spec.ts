import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import type { Page } from '@playwright/test'
import { expect, signInAdmin, test } from './harness/fixtures'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  extremeViewports,
  setViewport,
  type Viewport,
} from './harness/page-conditions'

const ask = (url: string, key: string) =>
  fetch(`${url}/api/v1/users/inventories`, { headers: { authorization: `Bearer ${key}` } })

async function looksRight(page: Page, sight: Viewport): Promise<void> {
  await setViewport(page, sight)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
}

test('[PLAN-01] API keys: for Pro, shown once, good until they are revoked', async ({
  signedIn: page,
  server,
  cook,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/settings/api-keys')
  await expect(page.getByRole('heading', { name: 'API keys come with Pro' })).toBeVisible()
  await expect(page.getByText('$19.99 per month')).toBeVisible()
  await looksRight(page, extremeViewports[0])

  const owner = await signInAdmin(server)
  const { id } = await server.data(account.me, {}, cook)
  await server.data(admin.changePlan, { params: { id }, body: { plan: 'pro' } }, owner)
  await page.reload()
  await page.getByRole('button', { name: 'New Key' }).click()
  await page.getByLabel('Name', { exact: true }).fill('W'.repeat(60))
  await page.getByRole('checkbox', { name: /kitchen:read/ }).check()
  await looksRight(page, extremeViewports[1])
  await page.getByRole('button', { name: 'Make Key' }).click()
  await expect(page.getByRole('heading', { name: /^Your key for W/ })).toBeFocused()
  await looksRight(page, extremeViewports[0])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('The key is copied.')).toBeVisible()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^larder_[\w-]{43}$/)
  expect((await ask(server.url, key)).status).toBe(200)

  await page.reload()
  const row = page.getByRole('listitem', { name: 'W'.repeat(60) })
  await expect(row).toContainText('Last used')
  await expect(page.locator('body')).not.toContainText(key)
  await looksRight(page, extremeViewports[1])
  await row.getByRole('button', { name: /Revoke/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible()
  expect((await ask(server.url, key)).status).toBe(401)
})
