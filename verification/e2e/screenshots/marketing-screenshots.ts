import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { shopping } from '@larder/contract/shopping'
import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { ownFoodIcons } from '../../../apps/web/src/food/data/own-food-icons'
import { drawTillReceipt } from '../../kit/till-receipt'
import { dayFromNow, daysAfterNextMonday } from '../harness/calendar'
import { aPublishedPost } from '../harness/community-posts'
import type { E2eLarder } from '../harness/e2e-larder'
import { anE2eCook } from '../harness/fixtures'
import { type AddedItem, addItems } from '../harness/inventory-calls'
import { waitForPictures } from '../harness/visible-pictures'

const folder = fileURLToPath(new URL('../../../apps/web/src/features/marketing/pictures/', import.meta.url))
/** Five to seven, as features/marketing/screen-picture.tsx says. */
const viewport = { width: 390, height: 546 }
const widths = [320, 640]

/** What the drawings on these pages show. The file of every food weighs ten times as much. */
const drawnFoods = [
  'brown-mushroom',
  'butter',
  'cheese-wedge',
  'egg',
  'garlic',
  'glass-of-milk',
  'leafy-green',
  'lemon',
  'onion',
  'potato',
  'salmon-fillet',
  'spaghetti',
  'tomato',
]

const kitchen: readonly AddedItem[] = [
  { name: 'Salmon', amount: '2', unit: 'pieces', expiryDate: dayFromNow(1), location: 'fridge' },
  { name: 'Spinach', amount: '300', unit: 'g', expiryDate: dayFromNow(1), location: 'fridge' },
  { name: 'Mushrooms', amount: '250', unit: 'g', expiryDate: dayFromNow(2), location: 'fridge' },
  { name: 'Milk', amount: '1', unit: 'l', expiryDate: dayFromNow(3), location: 'fridge' },
  { name: 'Greek yogurt', amount: '400', unit: 'g', expiryDate: dayFromNow(5), location: 'fridge' },
  { name: 'Tomatoes', amount: '600', unit: 'g', expiryDate: dayFromNow(4) },
  { name: 'Eggs', amount: '6', expiryDate: dayFromNow(12), location: 'fridge' },
  { name: 'Feta', amount: '200', unit: 'g', expiryDate: dayFromNow(9), location: 'fridge' },
  { name: 'Parmesan', amount: '150', unit: 'g', expiryDate: dayFromNow(25), location: 'fridge' },
  { name: 'Butter', amount: '250', unit: 'g', expiryDate: dayFromNow(30), location: 'fridge' },
  { name: 'Onions', amount: '1', unit: 'kg' },
  { name: 'Garlic', amount: '200', unit: 'g' },
  { name: 'Potatoes', amount: '2', unit: 'kg' },
  { name: 'Olive oil', amount: '500', unit: 'ml' },
  { name: 'Spaghetti', amount: '500', unit: 'g' },
  { name: 'Rice', amount: '1', unit: 'kg' },
  { name: 'Flour', amount: '1', unit: 'kg' },
  { name: 'Lemons', amount: '2' },
  { name: 'Salt', amount: '500', unit: 'g' },
  { name: 'Black pepper', amount: '50', unit: 'g' },
]

/** Takes the screens that the landing page and /product show, light and dark, in the width of a phone. */
export async function takeMarketingScreenshots(server: E2eLarder, browser: Browser): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}foods.svg`, foods())
  const cook = await anE2eCook(server, { name: 'Ana' })
  await addItems(server, cook, kitchen)
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript((token) => window.localStorage.setItem('token', token), cook.token)
  const page = await context.newPage()

  await page.goto('/userhome')
  await screen(page, 'today', page.getByRole('region', { name: 'Tip of the Day' }))
  await page.goto('/meal-suggestions?occasion=dinner')
  await screen(page, 'suggestions', page.getByRole('heading', { name: 'Three dishes from what you have' }))
  await page.goto('/inventory')
  await screen(page, 'inventory', page.getByRole('heading', { name: 'Vegetables' }))

  await page.goto('/scan-ingredients')
  await page.getByRole('radio', { name: 'Receipt' }).check()
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await drawTillReceipt() }
  await page.locator('input[type=file]').first().setInputFiles(receipt)
  await page.getByRole('button', { name: 'Save to Inventory' }).waitFor()
  // The message about it goes after five seconds.
  await page.waitForTimeout(6000)
  await screen(page, 'scan', page.getByRole('heading', { name: 'Detected Items' }))

  const from = daysAfterNextMonday()
  await page.goto(`/meal-plan?from=${from}`)
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await page.getByRole('heading', { name: /planned$/ }).waitFor()
  await page.goto(`/meal-plan?from=${from}`)
  await screen(page, 'plan', page.getByRole('heading', { name: /^Monday/ }))
  await server.data(shopping.fromPlan, { body: { from } }, cook)
  await page.goto('/Shopping')
  await screen(page, 'shopping', page.getByText(/^\d+ things to buy$/))

  await page.goto('/CookingGuide?recipe=7&servings=2')
  for (const step of [2, 3]) {
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByText(`Step ${step} of`).waitFor()
  }
  await screen(page, 'guide', page.getByText('Step 3 of 6', { exact: true }))

  const baker = await anE2eCook(server, { name: 'Mira Novak' })
  await aPublishedPost(server, baker, 'vegetarian', {
    title: 'Onion Tart with Thyme',
    introduction: 'My grandmother’s, for rainy Sundays. It is even better the day after.',
  })
  await page.goto('/community/vegetarian')
  await screen(page, 'community', page.getByRole('article').first())
  await context.close()
}

function foods(): string {
  const read = createRequire(import.meta.url)
  const { icons } = read('@iconify-json/fluent-emoji-flat/icons.json') as {
    icons: Record<string, { body: string }>
  }
  const symbols = drawnFoods.map(
    (name) => `<symbol id="${name}" viewBox="0 0 32 32">${ownFoodIcons[name] ?? icons[name]?.body}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${symbols.join('')}</svg>\n`
}

/** What is seen when the named thing stands at the top. */
async function screen(page: Page, name: string, top: Locator): Promise<void> {
  await top.waitFor()
  await page.evaluate(() => document.fonts.ready)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await top.evaluate((thing) => window.scrollBy(0, thing.getBoundingClientRect().top - 16))
    await waitForPictures(page)
    const shot = await page.screenshot()
    for (const width of widths)
      await sharp(shot)
        .resize({ width })
        .avif({ quality: 36, effort: 6 })
        .toFile(`${folder}${name}-${colorScheme}-${width}.avif`)
  }
}
