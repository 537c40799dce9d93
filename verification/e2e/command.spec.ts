import type { Page } from '@playwright/test'
import { expect, signInPage, test } from './harness/fixtures'
import { addItems, fetchInventory } from './harness/inventory-calls'
import { setPageWidth, widths } from './harness/page-conditions'

const field = (page: Page) => page.getByRole('combobox', { name: 'Find or do something' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test('one field finds and does: by keyboard, and by a press on a phone', async ({ page, server, cook }) => {
  await addItems(server, cook, [{ name: 'Eggs', amount: '6', unit: '' }])
  await signInPage(page, server, cook)
  await page.goto('/userhome')
  await expect(page.getByRole('navigation', { name: 'Your kitchen' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await field(page).fill('used 3 eggs')
  await expect(option(page, 'Use 3 of Eggs: 3 left')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Marked as Used').first()).toBeVisible()

  await setPageWidth(page, widths.phone)
  const press = () => page.getByRole('banner').getByRole('button', { name: 'Find or do something' }).click()
  await press()
  await field(page).fill('add 2 l milk')
  await option(page, 'Add 2 l milk to your kitchen').click()
  await expect(page.getByText('Item Added').first()).toBeVisible()

  await press()
  await field(page).fill('put bread on the list')
  await option(page, 'Put bread on the list').click()
  await expect(page.getByText('On the List').first()).toBeVisible()

  await press()
  await field(page).fill('plan pancakes for tomorrow')
  await option(page, /^Plan .*pancake/i)
    .first()
    .click()
  await expect(page.getByText(/^Planned: /).first()).toBeVisible()

  await press()
  await field(page).fill('shopping')
  await option(page, 'Shopping list').click()
  await expect(page).toHaveURL(/\/Shopping$/)
  await expect(page.getByText('bread')).toBeVisible()

  const items = await fetchInventory(server, cook)
  expect(items.map(({ name, amount }) => [name, amount]).sort()).toEqual([
    ['Eggs', '3'],
    ['milk', '2'],
  ])
})
