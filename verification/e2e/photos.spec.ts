import type { Page } from '@playwright/test'
import { drawFruitPhoto } from '../kit/sample-photo'
import { expect, test } from './harness/fixtures'
import { expectAccessible, expectNoHorizontalScroll, setPageWidth, widths } from './harness/page-conditions'

const photo = async (seed: number) => ({
  name: 'dish.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawFruitPhoto(640, 480, seed),
})
const photos = (page: Page) => page.getByRole('list', { name: /^Photos of / }).getByRole('listitem')
const shown = (page: Page) => page.locator('header img').first()

test('a photo taken at Finish is the dish’s picture for the household, until it is deleted', async ({
  signedIn: page,
  browser,
  server,
}) => {
  await page.goto('/CookingGuide?recipe=7&servings=2')
  await page.getByRole('button', { name: 'Next Step' }).waitFor()
  while ((await page.getByRole('button', { name: 'Finish', exact: true }).count()) === 0)
    await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This is how mine looked' })).toBeVisible()
  await page.getByLabel(/^Photo of /).setInputFiles(await photo(1))
  await expect(photos(page)).toHaveCount(1)
  await setPageWidth(page, widths.phone)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await page.getByRole('link', { name: 'Back to the recipe' }).click()
  await expect(shown(page)).toHaveAttribute('src', /\/recipes\/7\/pictures\//)
  const first = await shown(page).getAttribute('src')
  await page.getByLabel(/^Photo of /).setInputFiles(await photo(2))
  await expect(photos(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Photo 2 of 2' }).click()
  await expectAccessible(page)
  await page.getByRole('slider', { name: 'From the left' }).fill('20')
  await page.getByRole('button', { name: 'Show first' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shown(page)).not.toHaveAttribute('src', first ?? '')
  await expect(shown(page)).toHaveCSS('object-position', '20% 50%')

  // Nobody else sees it.
  const visitor = await browser.newPage({ baseURL: server.url })
  await visitor.goto('/recipe/details/7')
  await expect(visitor.locator('header img').first()).toHaveAttribute('src', /\/drawn-pictures\//)
  await visitor.close()

  for (const left of [1, 0]) {
    await page.getByRole('button', { name: /^Photo 1 of / }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(photos(page)).toHaveCount(left)
  }
  await expect(shown(page)).toHaveAttribute('src', /\/drawn-pictures\//)
})

test('the editor draws the dish while it is written', async ({ signedIn: page }) => {
  await page.goto('/post-recipe')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Tomato Soup')
  const drawn = page.locator('[data-drawn-here]')
  await expect(drawn).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Ingredients/ }).fill('800 g tomatoes\n1 onion\nbasil')
  await expect(drawn).toBeVisible()
  const before = await drawn.getAttribute('src')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Tomato Salad')
  await expect(drawn).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByRole('button', { name: /^Add a photo/ })).toBeVisible()
})
