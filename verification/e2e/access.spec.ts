import { shopping } from '@larder/contract/shopping'
import { chromium } from '@playwright/test'
import { expect, signInPage, test } from './harness/fixtures'
import { aFullKitchen } from './harness/full-kitchen'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  holdRequests,
  setDarkTheme,
  setPageWidth,
  throttleNetwork,
  trackLayoutShift,
  widths,
} from './harness/page-conditions'

test('by keyboard alone: skip to the content, open a page, sign in', async ({ page, cook }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.type(cook.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: cook.name })).toBeVisible()
})

test('what is typed and sent before the script has come is neither lost nor in the address', async ({
  page,
  cook,
}) => {
  const arrive = await holdRequests(page, '**/assets/app-*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form', { name: 'Sign in' })).toHaveAttribute('data-sent')
  expect(page.url()).not.toContain('?')
  arrive()
  await expect(page.getByRole('banner').getByRole('link', { name: cook.name })).toBeVisible()
})

test('on a machine without a network everything works with the server on it', async ({
  page,
  cook,
  server,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
  )
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: cook.name })).toBeVisible()
  await page.goto('/Shopping')
  await page.getByRole('textbox', { name: 'What do you need?' }).fill('2 lemons')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await server.data(shopping.list, { query: {} }, cook)).map(({ text }) => text))
    .toEqual(['2 lemons'])
})

test('the page of the calls is accessible', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // All calls are drawn alike: a few of each kind tell as much as all of them, in a tenth of the time.
  await page.evaluate(() => {
    for (const [at, call] of [...document.querySelectorAll('article')].entries())
      if (at % 12 !== 0) call.remove()
  })
  await expectAccessible(page)
})

test('on a slow network pages arrive whole and stand still', async ({ page }) => {
  const shifted = await trackLayoutShift(page)
  await throttleNetwork(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBe(0)
})

test('the theme is the system’s until the cook says otherwise, and then stays', async ({ page }) => {
  await setDarkTheme(page)
  await page.goto('/')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await paper()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /theme|light|dark/i })
    .click()
  await expect.poll(paper).not.toBe(dark)
  const light = await paper()
  await page.reload()
  await expect.poll(paper).toBe(light)
})

test('with letters twice as large nothing is lost, on a desk and on a tablet', async ({ server }, info) => {
  const { launchOptions } = info.project.use
  const largeLetters = '--blink-settings=defaultFontSize=32'
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), largeLetters],
  })
  try {
    const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
    await signInPage(page, server, (await aFullKitchen(server)).cook)
    for (const path of ['/', '/inventory', '/meal-plan', '/Shopping', '/recipe/details/7', '/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [widths.desktop, widths.tablet]) {
        await setPageWidth(page, width)
        await expectNoHorizontalScroll(page)
      }
    }
  } finally {
    await browser.close()
  }
})
