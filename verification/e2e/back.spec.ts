import { expect, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { setPageWidth, widths } from './harness/page-conditions'

test('Back closes what is open first, and what was typed is kept', async ({
  signedIn: page,
  house,
  cook,
}) => {
  await addItems(house, cook, [{ name: 'Butter', amount: '1', unit: 'pack', location: 'fridge' }])
  await setPageWidth(page, widths.phone)
  await page.goto('/userhome')
  await page
    .getByRole('navigation', { name: 'Your kitchen' })
    .getByRole('link', { name: /^Kitchen/ })
    .click()
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Add New Item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await dialog.getByLabel('Name').fill('Oat milk')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/inventory$/)
  await page.getByRole('button', { name: 'Add New Item' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Oat milk')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Selected items' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Selected items' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/inventory$/)

  // Nothing is open any more: Back leaves, and a press is enough.
  await page.goBack()
  await expect(page).toHaveURL(/\/userhome$/)
})

test('a page opened from a dialog leads back past the dialog', async ({ signedIn: page }) => {
  await setPageWidth(page, widths.phone)
  await page.goto('/meals')
  await page.goto('/inventory')
  await page.getByRole('button', { name: 'Add New Item' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[href="/Shopping"]')
    link?.click()
  })
  await expect(page).toHaveURL(/\/Shopping$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/inventory$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/meals$/)
})

test('an address opened signed out is there after the login', async ({ page, cook }) => {
  await page.goto('/household#people')
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await page.getByLabel('Email', { exact: true }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/household#people$/)
})
