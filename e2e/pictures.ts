import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import config from '../playwright.config'
import { openHouse } from './house/house'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const pictures = [{ name: 'home', path: '/', width: 1280, height: 720 }]

await mkdir(folder, { recursive: true })
const house = await openHouse()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  for (const { name, path, width, height } of pictures) {
    const page = await browser.newPage({ baseURL: house.url, viewport: { width, height } })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}${name}.png` })
    await page.close()
  }
} finally {
  await browser.close()
  await house.close()
}
