import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import config from '../../../playwright.config'
import { startE2eLarder } from '../harness/e2e-larder'
import { waitForPictures } from '../harness/visible-pictures'

// The home page shows the other screens, so that it is taken last, from a build that holds their new pictures.
const server = await startE2eLarder({ withPictures: true })
const browser = await chromium.launch(config.use?.launchOptions ?? {})

try {
  const visitor = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 720 } })
  await visitor.goto('/')
  await visitor.getByText('Larder', { exact: true }).first().waitFor()
  await visitor.evaluate(() => document.fonts.ready)
  await waitForPictures(visitor)
  await visitor.screenshot({
    path: fileURLToPath(new URL('../../../docs/pictures/home.png', import.meta.url)),
  })
  // What is shown beside a link to Larder: the beginning of its home page, in the size that everybody asks for.
  await visitor.setViewportSize({ width: 1200, height: 630 })
  await visitor.screenshot({
    path: fileURLToPath(new URL('../../../apps/web/public/og.jpg', import.meta.url)),
    type: 'jpeg',
    quality: 82,
  })
} finally {
  await browser.close()
  await server.close()
}
