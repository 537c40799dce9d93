import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, lookAt, offline, sights } from './house/conditions'
import { asking } from './house/kitchen'
import { expect, expectErrors, signIn, test } from './house/test'

const lines = (page: Page) => page.getByRole('list', { name: 'To buy' }).getByRole('listitem')
const box = (page: Page) => page.getByRole('textbox', { name: 'What do you need?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectLines(page: Page, texts: readonly string[]) {
  await expect(lines(page)).toHaveText(texts.map((text) => new RegExp(`^${text}`)))
}

test('[SHOP-01] the list takes Add and Enter, is stored, live, and works without a network', async ({
  signedIn: page,
  house,
  cook,
  browser,
}) => {
  expectErrors(/Failed to load resource/)
  const fetched = page.waitForResponse(/toaster/)
  await page.goto('/Shopping')
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  await expect(button(page, 'Shop Now')).toHaveCount(0)
  await box(page).fill('  2 lemons  ')
  await button(page, 'Add').click()
  await box(page).fill('Eggs')
  await page.keyboard.press('Enter')
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  await expectLines(page, ['2 lemons', 'Eggs'])
  await expect(button(page, 'Shop Now')).toBeVisible()
  await expect
    .poll(async () => asking(house, cook, 'GET', '/shopping/items'))
    .toMatchObject([{ text: '2 lemons', foodId: 'lemon' }, { text: 'Eggs' }])

  const other = await (await browser.newContext({ baseURL: house.url })).newPage()
  await other.goto('/Shopping?add=Oat%20milk')
  await expect(other.getByText('Please log in to see your shopping list')).toBeVisible()
  await signIn(other, house, cook)
  await other.goto('/Shopping?add=Oat%20milk')
  await expectLines(other, ['2 lemons', 'Eggs', 'Oat milk'])
  await expect(other).toHaveURL(/\/Shopping$/)
  await expectLines(page, ['2 lemons', 'Eggs', 'Oat milk'])

  await fetched
  await offline(page)
  await box(page).fill('Tea')
  await page.keyboard.press('Enter')
  await button(page, 'Remove Eggs').click()
  await expectLines(page, ['2 lemons', 'Oat milk', 'Tea'])
  await expect(page.getByText('Waiting to sync')).toBeVisible()
  await expectLines(other, ['2 lemons', 'Eggs', 'Oat milk'])
  await button(page, 'Remove Tea').focus()
  await offline(page, false)
  await expectLines(other, ['2 lemons', 'Oat milk', 'Tea'])
  await expect(page.getByText('Waiting to sync')).toHaveCount(0)
  await expect(button(page, 'Remove Tea')).toBeFocused()
  await button(page, 'Undo').click()
  await expectLines(other, ['2 lemons', 'Oat milk', 'Tea', 'Eggs'])
  await page.reload()
  await expectLines(page, ['2 lemons', 'Oat milk', 'Tea', 'Eggs'])

  for (const sight of sights) {
    await lookAt(page, sight)
    await button(page, 'Shop Now').click()
    await expect(page.getByRole('menuitem', { name: 'Copy list' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})
