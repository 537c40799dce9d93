import { inventory } from '@larder/contract/inventory'
import { shopping } from '@larder/contract/shopping'
import type { Page } from '@playwright/test'
import { allowConsoleErrors, expect, signInPage, test } from './harness/fixtures'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  extremeViewports,
  setOffline,
  setViewport,
} from './harness/page-conditions'

const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).locator(':scope > li')
const box = (page: Page) => page.getByRole('textbox', { name: 'What do you need?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

async function expectRows(page: Page, list: string, texts: readonly string[]) {
  await expect(rows(page, list)).toHaveText(texts.map((text) => new RegExp(`^${text}`)))
}

async function add(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await box(page).fill(text)
    await page.keyboard.press('Enter')
  }
}

test('[SHOP-01] the list takes Add and Enter, is stored, live, and keeps every tick without a network', async ({
  signedIn: page,
  server,
  cook,
  browser,
}) => {
  allowConsoleErrors(/Failed to load resource/)
  const fetched = page.waitForResponse(/toaster/)
  await page.goto('/Shopping')
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  await expect(button(page, 'Shop Now')).toHaveCount(0)
  await box(page).fill('  2 lemons  ')
  await button(page, 'Add').click()
  await add(page, 'Eggs', '   ')
  await expectRows(page, 'To buy', ['2 lemons', 'Eggs'])
  await expect(button(page, 'Shop Now')).toBeVisible()
  await expect
    .poll(async () => server.data(shopping.list, { query: {} }, cook))
    .toMatchObject([{ text: '2 lemons', foodId: 'lemon' }, { text: 'Eggs' }])

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await other.goto('/Shopping?add=Oat%20milk')
  await expect(other.getByText('Please log in to see your shopping list')).toBeVisible()
  await signInPage(other, server, cook)
  await other.goto('/Shopping?add=Oat%20milk')
  await expectRows(other, 'To buy', ['2 lemons', 'Eggs', 'Oat milk'])
  await expect(other).toHaveURL(/\/Shopping$/)
  await expectRows(page, 'To buy', ['2 lemons', 'Eggs', 'Oat milk'])

  await fetched
  await setOffline(page)
  await tick(page, '2 lemons').check()
  await add(page, 'Tea')
  await tick(page, 'Eggs').press('Delete')
  await expectRows(page, 'To buy', ['Oat milk', 'Tea'])
  await expectRows(page, 'In the trolley', ['2 lemons'])
  await expect(page.getByText('3 changes wait for a network')).toBeVisible()
  await expect(tick(page, 'Oat milk')).toBeFocused()
  await tick(other, 'Oat milk').check()
  await expectRows(other, 'In the trolley', ['Oat milk'])
  await expectRows(other, 'To buy', ['2 lemons', 'Eggs'])
  await setOffline(page, false)
  for (const device of [page, other]) {
    await expectRows(device, 'To buy', ['Tea'])
    await expectRows(device, 'In the trolley', ['2 lemons', 'Oat milk'])
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await tick(page, 'Tea').press('Delete')
  await button(page, 'Undo').click()
  await page.reload()
  await expectRows(page, 'To buy', ['Tea'])
  await expectRows(page, 'In the trolley', ['2 lemons', 'Oat milk'])
})

test('what is bought is walked by aisle, put away with place and date, and Undo puts it back on the list', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const stock = () => server.data(inventory.list, {}, cook)
  // Colours that are still on their way from one theme to the other have no contrast to speak of.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/Shopping')
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  await add(page, '500 g flour', 'Spinach', '1 cup flour', 'Batteries')
  await expectRows(page, 'To buy', ['about 625 g flour', 'Spinach', 'Batteries'])
  await page.getByRole('radio', { name: 'By aisle' }).check()
  await page.getByRole('combobox', { name: 'Store' }).selectOption('New store…')
  await page.getByRole('dialog').getByLabel('Name').fill('Corner shop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Larder learns your way round Corner shop')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Fruit & vegetables',
    'Baking',
    'Household',
  ])
  await button(page, 'More about about 625 g flour').click()
  await expect(button(page, 'Edit 1 cup flour')).toBeVisible()
  await setViewport(page, extremeViewports[0])
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)

  await tick(page, 'Spinach').check()
  await tick(page, 'about 625 g flour').check()
  await tick(page, 'Batteries').check()
  await expectRows(page, 'In the trolley', ['about 625 g flour', 'Spinach', 'Batteries'])
  await button(page, 'Put away (4)').click()
  const dialog = page.getByRole('dialog', { name: 'Put away' })
  await dialog.getByRole('checkbox', { name: /^Batteries/ }).press('Space')
  await dialog.getByRole('textbox', { name: 'Price of Spinach' }).fill('2,40')
  await dialog.getByRole('button', { name: 'Change Spinach' }).click()
  await dialog.getByRole('radio', { name: 'Pantry' }).check()
  await dialog.getByRole('radio', { name: 'Fridge' }).check()
  await setViewport(page, extremeViewports[1])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Put away 3' }).click()
  await expect(page.getByText('3 things put away').first()).toBeVisible()
  // It stays as long as somebody points at it.
  await button(page, 'Undo').hover()
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  expect(await stock()).toMatchObject([
    { name: 'Flour', amount: '500', unit: 'g', location: 'pantry', source: 'shopping' },
    { name: 'Spinach', location: 'fridge', expirySource: 'estimated', price: '2.40' },
    { name: 'Flour', amount: '1', unit: 'cup' },
  ])

  await button(page, 'Undo').click()
  await expectRows(page, 'In the trolley', ['about 625 g flour', 'Spinach', 'Batteries'])
  expect(await stock()).toEqual([])
})
