import { shopping } from '@larder/contract/shopping'
import type { Page } from '@playwright/test'
import { expect, signInPage, test } from './harness/fixtures'
import { aFullKitchen } from './harness/full-kitchen'
import { setPageWidth, widths } from './harness/page-conditions'

const five = [
  { label: 'Home', path: '/userhome', key: 'h' },
  { label: 'Kitchen', path: '/inventory', key: 'k' },
  { label: 'Scan', path: '/scan-ingredients', key: 's' },
  { label: 'Plan', path: '/meal-plan', key: 'p' },
  { label: 'List', path: '/Shopping', key: 'l' },
] as const

/** One screen of each layout and each kind; every-screen.spec looks at all of them. */
const from = ['/', '/userhome', '/inventory', '/Shopping', '/recipe/details/7', '/settings', '/nowhere']

const bar = (page: Page) => page.getByRole('navigation', { name: 'Your kitchen' })
const link = (page: Page, label: string) => bar(page).getByRole('link', { name: new RegExp(`^${label}\\b`) })

for (const width of [widths.phone, widths.desktop]) {
  test(`any of the five places is one press away on every screen, at ${width} px`, async ({
    signedIn: page,
  }) => {
    await setPageWidth(page, width)
    for (const [place, path] of from.entries()) {
      await page.goto(path)
      const to = five[place % five.length] ?? five[0]
      for (const { label } of five) await expect(link(page, label), `${label} on ${path}`).toBeInViewport()
      await link(page, to.label).click()
      await expect(page).toHaveURL(new RegExp(`${to.path}$`))
      await expect(link(page, to.label)).toHaveAttribute('aria-current', 'page')
      await expect(bar(page).locator('[aria-current]')).toHaveCount(1)
    }
  })
}

test('by keyboard: G and a letter open the five places', async ({ signedIn: page }) => {
  await page.goto('/settings')
  await expect(link(page, 'Home')).toBeVisible()
  for (const { path, key, label } of five) {
    // A letter belongs to a G for a second and a half: a busy machine may need another try.
    await expect(async () => {
      await page.keyboard.press('g')
      await page.keyboard.press(key)
      await expect(page).toHaveURL(new RegExp(`${path}$`), { timeout: 2000 })
    }).toPass()
    await expect(link(page, label)).toHaveAttribute('aria-current', 'page')
  }
})

test('the bar counts what must be used and what is on the list', async ({ page, server }) => {
  const { cook } = await aFullKitchen(server)
  await signInPage(page, server, cook)
  await setPageWidth(page, widths.phone)
  const items = await server.data(shopping.list, { query: {} }, cook)
  const toBuy = items.filter(({ ticked, check }) => !ticked && !check).length
  await page.goto('/meals')
  await expect(bar(page).getByRole('link', { name: new RegExp(`^List ?, ${toBuy} to buy$`) })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: /^Kitchen ?, \d+ to use soon$/ })).toBeVisible()
})

test('the bar makes way for a screen keyboard and for the cooking guide', async ({ signedIn: page }) => {
  await setPageWidth(page, widths.phone)
  await page.goto('/inventory')
  await expect(bar(page)).toBeVisible()
  const resizeViewport = (height: number) =>
    page.evaluate((px) => {
      Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: px })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }, height)
  await resizeViewport(500)
  await expect(bar(page)).toBeHidden()
  await resizeViewport(844)
  await expect(bar(page)).toBeVisible()
  await page.goto('/CookingGuide?recipe=7')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('a visitor has no bar', async ({ page }) => {
  await page.goto('/inventory')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})
