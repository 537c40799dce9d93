import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sampleItems } from '@larder/contract/data/sample-items'
import { shopping } from '@larder/contract/shopping'
import { chromium, type Page } from '@playwright/test'
import config from '../../../playwright.config'
import { drawTillReceipt } from '../../kit/till-receipt'
import { dayFromNow, daysAfterNextMonday } from '../harness/calendar'
import { aPublishedPost } from '../harness/community-posts'
import { startE2eLarder } from '../harness/e2e-larder'
import { anE2eCook } from '../harness/fixtures'
import { addItems } from '../harness/inventory-calls'
import { waitForPictures } from '../harness/visible-pictures'
import { takeMarketingScreenshots } from './marketing-screenshots'

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))
const omelette =
  'Herb omelette\nServes 2\n\nIngredients\n4 eggs\nsalt and pepper\na handful of chives\n1 tbsp butter\n\nSteps\n1. Beat the eggs.\n2. Fry them in butter.'

await mkdir(folder, { recursive: true })
const server = await startE2eLarder({ withPictures: true })
const browser = await chromium.launch(config.use?.launchOptions ?? {})

async function picture(page: Page, name: string, path: string, sight: string): Promise<void> {
  await page.goto(path)
  await page.getByText(sight, { exact: true }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await waitForPictures(page)
  await page.screenshot({ path: `${folder}${name}.png` })
}

try {
  const cook = await anE2eCook(server, { name: 'Ana' })
  const items = sampleItems.map(({ id: _, expiresInDays, ...item }) => ({
    ...item,
    ...(expiresInDays !== undefined && { expiryDate: dayFromNow(expiresInDays) }),
  }))
  await addItems(server, cook, items)
  const kitchen = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 960 } })
  await kitchen.addInitScript((token) => window.localStorage.setItem('token', token), cook.token)
  const page = await kitchen.newPage()
  await picture(page, 'inventory', '/inventory', 'Broccoli')
  await page.goto('/scan-ingredients')
  await page.getByRole('radio', { name: 'Receipt' }).check()
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await drawTillReceipt() }
  await page.locator('input[type=file]').first().setInputFiles(receipt)
  await page.getByRole('button', { name: 'Save to Inventory' }).waitFor()
  // The message about it goes after five seconds.
  await page.waitForTimeout(6000)
  await page.screenshot({ path: `${folder}scan.png` })
  await picture(page, 'suggestions', '/meal-suggestions?occasion=dinner', 'Three dishes from what you have')
  await picture(page, 'recipe', '/recipe/details/7', 'Instructions')

  const from = daysAfterNextMonday()
  await page.goto(`/meal-plan?from=${from}`)
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await page.getByRole('heading', { name: /planned$/ }).waitFor()
  await picture(page, 'meal-plan', `/meal-plan?from=${from}`, 'What to buy')
  await server.data(shopping.fromPlan, { body: { from } }, cook)
  await picture(page, 'shopping', '/Shopping', 'Shop Now')
  for (const title of ['Onion Tart with Thyme', 'Walnut and Onion Loaf'])
    await aPublishedPost(server, await anE2eCook(server, { name: 'Mira Novak' }), 'vegetarian', {
      title,
      introduction: 'My grandmother’s, for rainy Sundays. It is even better the day after.',
    })
  await picture(page, 'community', '/community/vegetarian', 'Walnut and Onion Loaf')
  await page.goto('/my-recipes/import')
  await page.getByRole('radio', { name: 'Text' }).check()
  await page.getByLabel('The recipe').fill(omelette)
  await page.getByRole('button', { name: 'Read the text' }).click()
  await page.getByRole('heading', { name: 'Herb omelette' }).waitFor()
  await page.screenshot({ path: `${folder}import.png` })
  await picture(page, 'cooking-guide', '/CookingGuide?recipe=7&servings=2', 'Step 1 of 6')
  await takeMarketingScreenshots(server, browser)
} finally {
  await browser.close()
  await server.close()
}
