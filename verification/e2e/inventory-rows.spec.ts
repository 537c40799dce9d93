import type { Page } from '@playwright/test'
import { dayFromNow } from './harness/calendar'
import { expect, test } from './harness/fixtures'
import { addItems, fetchInventory } from './harness/inventory-calls'
import { expectAccessible, setPageWidth, widths } from './harness/page-conditions'

const names = ['Broccoli', 'Carrots', 'Apples', 'Bananas', 'Chicken breast', 'Milk', 'Rice', 'Spinach']

/** As many items as a real kitchen has, each with a name of its own. */
const sixtySeven = Array.from({ length: 67 }, (_, place) => ({
  name: `${names[place % names.length]} ${place + 1}`,
  amount: String(1 + (place % 5)),
  unit: 'pieces',
  location: 'fridge' as const,
  expiryDate: dayFromNow(1 + (place % 20)),
}))

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

test('67 items take at most 5,500 px as rows on a phone, and the choice is remembered', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addItems(server, cook, sixtySeven)
  await setPageWidth(page, widths.phone)
  await page.goto('/inventory')
  await expect(page.getByText('67 items', { exact: true })).toBeVisible()
  await expect(row(page, 'Broccoli 1').getByRole('button', { expanded: false })).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThanOrEqual(5500)
  expect((await row(page, 'Broccoli 1').boundingBox())?.height).toBeLessThanOrEqual(58)
  await expectAccessible(page)
  await row(page, 'Broccoli 1').getByRole('button', { expanded: false }).click()
  await expect(page.getByRole('button', { name: 'Used Broccoli 1', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show as cards' }).click()
  await expect(page.getByRole('button', { name: 'Used Carrots 2', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Used Carrots 2', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show as rows' }).click()
  await setPageWidth(page, widths.desktop)
  await page.reload()
  await expect(row(page, 'Broccoli 1').getByRole('button', { expanded: false })).toBeVisible()
})

test('few items are cards until a cook wants rows; equal lots are one row', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const milk = { name: 'Milk', amount: '1', unit: 'l', location: 'fridge' } as const
  await addItems(server, cook, [milk, milk, { ...milk, name: 'Butter', unit: 'packs' }])
  await setPageWidth(page, widths.phone)
  await page.goto('/inventory')
  await expect(page.getByRole('button', { name: 'Used Butter' })).toBeVisible()
  await page.getByRole('button', { name: 'Show as rows' }).click()
  const folded = page.getByRole('button', { name: /^Milk.*2 batches/ })
  await expect(folded).toBeVisible()
  await folded.click()
  await expect(page.getByRole('list', { name: 'Batches of Milk' }).getByRole('listitem')).toHaveCount(2)
})

test('a row is drawn aside to use it up, which can be undone; held it is selected', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addItems(server, cook, [
    { name: 'Butter', amount: '1', unit: 'packs', location: 'fridge' },
    { name: 'Eggs', amount: '6', unit: '', location: 'fridge' },
  ])
  await setPageWidth(page, widths.phone)
  await page.addInitScript(() => localStorage.setItem('stock-layout', 'rows'))
  await page.goto('/inventory')
  const butter = row(page, 'Butter').getByRole('button', { expanded: false })
  await expect(butter).toBeVisible()
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 5 }
  await butter.dispatchEvent('pointerdown', { ...touch, clientX: 40 })
  await butter.dispatchEvent('pointermove', { ...touch, clientX: 180 })
  await butter.dispatchEvent('pointerup', { ...touch, clientX: 180 })
  const amountOf = async (name: string) =>
    (await fetchInventory(server, cook)).find((item) => item.name === name)?.amount
  await expect.poll(() => amountOf('Butter')).toBe('0')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => amountOf('Butter')).toBe('1')
  await row(page, 'Eggs')
    .getByRole('button', { expanded: false })
    .dispatchEvent('pointerdown', { ...touch, clientX: 40 })
  await expect(page.getByRole('checkbox', { name: /^Eggs/ })).toBeChecked()
  await expect(page.getByText('1 selected')).toBeVisible()
})
