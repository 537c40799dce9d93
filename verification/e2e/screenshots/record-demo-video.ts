import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import config from '../../../playwright.config'
import { drawTillReceipt } from '../../kit/till-receipt'
import { dayFromNow } from '../harness/calendar'
import { startE2eLarder } from '../harness/e2e-larder'
import { anE2eCook } from '../harness/fixtures'
import { type AddedItem, addItems } from '../harness/inventory-calls'
import { waitForPictures } from '../harness/visible-pictures'
import { createScreenRecorder } from './screen-recorder'

/** As the home page shows it: features/marketing/content/demo.ts. */
const size = { width: 1280, height: 720 }
const folder = fileURLToPath(new URL('../../../apps/web/public/demo/', import.meta.url))
const shop = [
  'SALMON FILLETS 600G  9.90',
  'BROCCOLI 500G        1.69',
  'LEMONS 3PC           0.99',
  'POTATOES 1KG         1.79',
  'SOAP                 2.00',
]
const atHome: readonly AddedItem[] = [
  { name: 'Olive oil', amount: '500', unit: 'ml', location: 'pantry' },
  { name: 'Garlic', amount: '1', unit: 'head', location: 'pantry' },
  { name: 'Carrots', amount: '500', unit: 'g', location: 'fridge', expiryDate: dayFromNow(2) },
  { name: 'Zucchini', amount: '2', unit: 'pieces', location: 'fridge', expiryDate: dayFromNow(3) },
  { name: 'Red bell pepper', amount: '2', unit: 'pieces', location: 'fridge', expiryDate: dayFromNow(4) },
  { name: 'Salt', amount: '300', unit: 'g', location: 'pantry' },
  { name: 'Black pepper', amount: '50', unit: 'g', location: 'pantry' },
  { name: 'Red onion', amount: '3', unit: 'pieces', location: 'pantry' },
  { name: 'Dried oregano', amount: '30', unit: 'g', location: 'pantry' },
  { name: 'Cherry tomatoes', amount: '400', unit: 'g', location: 'fridge', expiryDate: dayFromNow(3) },
  { name: 'Parsley', amount: '1', unit: 'bunch', location: 'fridge', expiryDate: dayFromNow(4) },
]

await mkdir(folder, { recursive: true })
const server = await startE2eLarder({ withPictures: true })
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  const cook = await anE2eCook(server, { name: 'Ana' })
  await addItems(server, cook, atHome)
  const context = await browser.newContext({
    ...{
      baseURL: server.url,
      viewport: size,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    },
    serviceWorkers: 'block',
  })
  await context.addInitScript((token) => window.localStorage.setItem('token', token), cook.token)
  const page = await context.newPage()
  await page.goto('/scan-ingredients')
  await page.getByRole('radio', { name: 'Receipt' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const film = await createScreenRecorder(page, size)
  try {
    film.say('Home from the shop. Larder reads the receipt.')
    await film.hold(1)
    await film.press(page.getByRole('radio', { name: 'Receipt' }))
    await film.hold(0.4)
    const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await drawTillReceipt(shop) }
    await page.locator('input[type=file]').first().setInputFiles(receipt)
    await film.until(page.getByRole('button', { name: /^Save to Inventory/ }))
    await page.getByRole('button', { name: /^Save to Inventory/ }).scrollIntoViewIfNeeded()
    await film.hold(2)
    await film.press(page.getByRole('button', { name: /^Save to Inventory/ }))
    await film.hold(1.2)

    film.say('Each thing is in stock, with a place and the day it keeps until.')
    await film.press(page.getByRole('link', { name: 'Inventory' }).first())
    await page.getByText('Salmon').first().waitFor()
    await film.hold(1.2)
    await film.roll(420)
    await film.hold(1.2)

    film.say('Dinner: dishes from what is there, and first what would spoil.')
    await page.evaluate(() => window.scrollTo(0, 0))
    await film.press(page.getByRole('link', { name: 'Suggest Recipe' }).first())
    await page.getByRole('heading', { name: 'Suggest Recipe' }).waitFor()
    await film.press(page.getByRole('radio', { name: 'Dinner' }))
    await film.press(page.getByRole('main').getByRole('button').last())
    await page.getByRole('heading', { name: 'Dinner Suggestions' }).waitFor()
    await waitForPictures(page)
    await film.hold(1.6)
    await film.roll(300)
    await film.hold(1.4)

    film.say('What the dish needs, what you have, and nothing to buy.')
    await page.goto('/recipe/details/7')
    await page.getByRole('heading', { name: 'Salmon with Roasted Vegetables' }).waitFor()
    await waitForPictures(page)
    await film.hold(1.6)
    await film.roll(420)
    await film.hold(1.2)
    film.say('Cooking, one large step at a time.')
    await page.goto('/CookingGuide?recipe=7')
    await page.getByRole('button', { name: 'Next Step' }).waitFor()
    await page.waitForTimeout(500)
    await film.hold(1.2)
    for (let step = 0; (await page.getByRole('button', { name: 'Finish' }).count()) === 0; step += 1) {
      if (step > 12) throw new Error('the guide has no end')
      await film.press(page.getByRole('button', { name: 'Next Step' }))
      await film.hold(0.8)
    }
    film.say('Done: what was used leaves the stock, leftovers come in.')
    await film.press(page.getByRole('button', { name: 'Finish' }))
    await page.getByText('Great job!').first().waitFor()
    await page.waitForTimeout(500)
    await film.hold(1.4)
    await film.roll(380)
    await film.hold(2)
    await film.develop(folder, 5.6)
  } finally {
    await film.close()
  }
} finally {
  await browser.close()
  await server.close()
}
