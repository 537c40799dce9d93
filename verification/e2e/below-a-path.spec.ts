import type { Page } from '@playwright/test'
import { type E2eLarder, startE2eLarder } from './harness/e2e-larder'
import { allowConsoleErrors, expect, test } from './harness/fixtures'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const status = (page: Page) => page.getByRole('banner').getByRole('status')
const item = (page: Page, name: string) => page.getByRole('listitem', { name })

async function signUp(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Try Now' }).click()
  for (const [label, value] of Object.entries({
    'Full Name': 'Ben Okafor',
    Email: `below-${process.pid}-${Date.now()}@example.org`,
    Password: 'three warm plums',
    'Confirm Password': 'three warm plums',
  }))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(heading(page, 'Who eats here?')).toBeVisible()
}

async function addSpinach(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Add New Item' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  await form.getByLabel('Name').fill('Spinach')
  await form.getByRole('button', { name: 'Add item' }).click()
  await expect(item(page, 'Spinach')).toBeVisible()
}

/** What machines read of it: the manifest, the API's description, the addresses for link previews. */
async function expectPublishedAddresses(page: Page, { url }: E2eLarder) {
  const read = async (path: string) => (await page.request.get(url + path)).text()
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({
    id: '/larder/',
    scope: '/larder/',
    start_url: '/larder/userhome',
  })
  expect(JSON.parse(await read('/api/v1/openapi.json')).servers).toEqual([{ url: '/larder/api/v1' }])
  const recipe = await read('/recipe/details/7')
  expect(recipe).toContain(`<link rel="canonical" href="${url}/recipe/details/7" />`)
  expect(recipe).toContain(`<meta property="og:image" content="${url}/api/v1/drawn-pictures/`)
  expect(await read('/sitemap.xml')).toContain(`<loc>${url}/faq</loc>`)
}

for (const belowPath of ['kept', 'taken away'] as const)
  test(`below a path that the proxy has ${belowPath}: sign up, add a food, go offline and back, open a deep link`, async ({
    page,
    context,
  }) => {
    // It starts a server of its own.
    test.setTimeout(900_000)
    allowConsoleErrors(/Failed to load resource/, /failed/i, /ERR_EMPTY_RESPONSE/)
    const server = await startE2eLarder({ belowPath })
    try {
      // Where the proxy takes the path away, it alone can tell the two apart.
      await page.goto(belowPath === 'kept' ? server.url : `${server.url}/`)
      await expect(page).toHaveURL(`${server.url}/`)
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL(`${server.url}/faq`)
      await page.reload()
      await expect(heading(page, 'Help Center')).toBeVisible()
      await page.goBack()
      await signUp(page)

      await page.goto(`${server.url}/inventory`)
      await addSpinach(page)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      const scopes = () =>
        page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        )
      expect(await scopes()).toEqual([`${server.url}/`])
      for (const { path } of await context.cookies(server.url)) expect(path).toBe('/larder')

      await server.stop()
      const offline = await context.newPage()
      await offline.goto(`${server.url}/inventory`)
      await offline.getByRole('button', { name: 'One more Spinach', exact: true }).click()
      await expect(status(offline)).toContainText(/1 change will be sent later\./)
      await server.start()
      await offline.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(status(offline)).toBeEmpty()
      await offline.reload()
      await expect(item(offline, 'Spinach').getByText('2', { exact: true })).toBeVisible()

      // A deep link, as somebody follows it who has never been here.
      const browser = context.browser()
      const stranger = await browser?.newContext({ serviceWorkers: 'block' })
      const visit = await stranger?.newPage()
      if (!stranger || !visit) throw new Error('no browser for a stranger')
      await visit.goto(`${server.url}/recipe/details/7?servings=4`)
      await expect(heading(visit, 'Salmon with Roasted Vegetables')).toBeVisible()
      const picture = visit.getByRole('main').locator('img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await stranger.close()

      await expectPublishedAddresses(page, server)
      expect(await server.strayRequests()).toEqual([])
    } finally {
      await server.close()
    }
  })
