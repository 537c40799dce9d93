import { shopping } from '@larder/contract/shopping'
import type { Locator, Page } from '@playwright/test'
import { dayFromNow } from './harness/calendar'
import { expect, test } from './harness/fixtures'
import { addItems, fetchInventory } from './harness/inventory-calls'

const far = 150

/** Walks on, as somebody without a mouse does, until the focus is there. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let step = 0; step < far; step += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached by ${far} presses of ${key}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, target)
  await page.keyboard.press(key)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('by keyboard alone: an item is put in, used and taken back', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await page.goto('/inventory')
  await press(page, button(page, 'Add New Item'))
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await walkTo(page, dialog.getByLabel('Name'))
  await page.keyboard.type('Spinach')
  // With its suggestions open, Tab continues to the next field; nothing is taken, and the dialog does not catch the focus.
  await expect(dialog.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('listbox')).toBeHidden()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await walkTo(page, dialog.getByLabel('Amount', { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => fetchInventory(server, cook)).toMatchObject([{ name: 'Spinach', amount: '3' }])
  await press(page, button(page, 'Used Spinach'))
  await walkTo(page, page.getByLabel('Amount used'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect.poll(() => fetchInventory(server, cook)).toMatchObject([{ name: 'Spinach', amount: '2' }])
  await page.keyboard.press('F8')
  await press(page, button(page, 'Undo'))
  await expect.poll(() => fetchInventory(server, cook)).toMatchObject([{ name: 'Spinach', amount: '3' }])
})

test('by keyboard alone: what was typed as a receipt is read and kept', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await page.goto('/scan-ingredients')
  await walkTo(page, page.getByRole('radio', { checked: true }).first())
  const receipt = page.getByRole('radio', { name: 'Receipt' })
  for (let step = 0; step < 6 && !(await receipt.isChecked()); step += 1)
    await page.keyboard.press('ArrowRight')
  await expect(receipt).toBeChecked()
  await walkTo(page, page.getByLabel('Paste the text of an e-receipt'))
  await page.keyboard.type('CORNER SHOP\nMILK 1L 1.20\nTOTAL 1.20')
  await press(page, button(page, 'Read the text'))
  await press(page, button(page, 'Save to Inventory'))
  await expect.poll(() => fetchInventory(server, cook)).toMatchObject([{ name: 'Milk' }])
})

test('by keyboard alone: a dish is found, cooked step by step and taken from the stock', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addItems(server, cook, [{ name: 'Salmon fillets', amount: '4', unit: 'pieces', location: 'fridge' }])
  await page.goto('/recipe/details/7')
  await press(page, page.getByRole('link', { name: 'Cook', exact: true }))
  await expect(page).toHaveURL(/\/CookingGuide/)
  const finish = button(page, 'Finish')
  const onwards = button(page, 'Next Step').or(finish)
  do await press(page, onwards)
  while (!(await finish.isVisible()))
  await press(page, finish)
  await press(page, button(page, 'Take from stock'))
  await expect(page.getByText('Your stock is up to date. Enjoy your meal!')).toBeVisible()
})

test('by keyboard alone: a meal is planned, what lacks is listed, ticked and put away', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await page.goto(`/meal-plan?from=${dayFromNow(0)}`)
  await press(page, button(page, /^Add to .*Dinner/i))
  const dialog = page.getByRole('dialog')
  await walkTo(page, dialog.getByRole('searchbox').or(dialog.getByRole('combobox')))
  await page.keyboard.type('Salmon with Roasted')
  await press(page, dialog.getByRole('button', { name: /Salmon with Roasted Vegetables/ }))
  await press(page, button(page, 'Put on the shopping list'))
  await expect
    .poll(async () => (await server.data(shopping.list, { query: {} }, cook)).length)
    .toBeGreaterThan(3)
  await page.goto('/Shopping')
  const open = page.getByRole('list', { name: 'To buy' }).getByRole('checkbox', { checked: false })
  await press(page, open, 'Space')
  await press(page, button(page, /^Put away \(1\)/))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Put away 1' }))
  await expect.poll(async () => (await fetchInventory(server, cook)).length).toBe(1)
})
