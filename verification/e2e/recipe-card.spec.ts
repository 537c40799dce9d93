import { shopping } from '@larder/contract/shopping'
import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { expectAccessible } from './harness/page-conditions'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const missing = (page: Page) => region(page, /^Missing ingredients/).getByRole('listitem')

test('[CARD-01] a visitor’s card: the vegan pasta with two missing, and what can stand in', async ({
  page,
}) => {
  await page.goto('/RecipeCard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipe Card')
  await expect(page.getByRole('heading', { level: 2, name: /^Vegan Pasta/ })).toBeVisible()
  expect(await region(page, 'Required ingredients').getByRole('listitem').count()).toBeGreaterThan(5)
  await expect(missing(page)).toHaveCount(2)
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  const swap = page.getByRole('button', { name: 'Substitute fresh basil' })
  await swap.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Instead of 20 g fresh basil' })
  await expect(dialog.getByRole('listitem').getByRole('button').first()).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /dried basil/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(missing(page).nth(1)).toBeFocused()
  await expect(missing(page).nth(1)).toContainText('dried basil')
  await expect(missing(page).nth(1)).toContainText('instead of 20 g fresh basil')
  await expect(swap).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Substitute garlic' })).toBeEnabled()
  await page.getByRole('link', { name: /^Add to Cart: .*garlic/ }).click()
  await expect(page).toHaveURL('/login?from=%2FRecipeCard')
})

test('[CARD-01] a cook’s card: each missing thing is substituted once and added once, and the list has it', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addItems(server, cook, [
    { name: 'Spaghetti', amount: '500', unit: 'g' },
    { name: 'Olive oil', amount: '500', unit: 'ml' },
    { name: 'Tomatoes', amount: '1', unit: 'kg' },
    { name: 'Dried basil', amount: '50', unit: 'g' },
  ])
  await page.goto('/RecipeCard?recipe=2')
  // Dried basil stands in by itself where it is in the server, as tomatoes do for cherry tomatoes.
  await expect(region(page, 'Required ingredients')).toContainText('swap: ')
  const garlic = page.getByRole('button', { name: /^Add to Cart: .*garlic/ })
  await garlic.click()
  await expect(garlic).toBeDisabled()
  await expect(missing(page).filter({ hasText: 'garlic' })).toContainText('On your list.')
  // Anyone who leaves while it is not yet written down is asked by the browser; a test does not wait for the question.
  await expect
    .poll(() => server.data(shopping.list, { query: {} }, cook))
    .toMatchObject([{ text: expect.stringContaining('garlic'), for: [{ recipeId: 2 }] }])
  await page.reload()
  await expect(garlic).toBeDisabled()
  await page.getByRole('link', { name: 'See the full recipe' }).click()
  await expect(page).toHaveURL('/recipe/details/2')
  await expect(page).toHaveTitle(/^Vegan Pasta/)
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1)
})
