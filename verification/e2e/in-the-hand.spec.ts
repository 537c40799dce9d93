import { shopping } from '@larder/contract/shopping'
import type { Locator, Page } from '@playwright/test'
import { allowConsoleErrors, expect, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { expectAccessible, setOffline, setPageWidth, widths } from './harness/page-conditions'

const foods = ['Broccoli', 'Apples', 'Chicken breast', 'Milk', 'Rice', 'Olive oil', 'Flour', 'Lentils']
const kitchen = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `${foods[place % foods.length]} ${place + 1}`,
    amount: '2',
    unit: 'packs',
    location: 'fridge' as const,
  }))

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  async function pull(page: Page, by: number) {
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 30, y }],
      })
    await touch('touchStart', 100)
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', 100 + (by * step) / 8)
    await touch('touchEnd', 100 + by)
    await client.detach()
  }

  test('eight rows of the kitchen and of the list are seen at once, above what is at the bottom', async ({
    signedIn: page,
    server,
    cook,
  }) => {
    const names =
      'Broccoli Carrots Leeks Spinach Kale Celery Fennel Radishes Turnips Parsnips Beetroot Cucumbers Cabbage Cauliflower Asparagus Pumpkin'
    const vegetables = kitchen(16).map((item, place) => ({ ...item, name: names.split(' ')[place] ?? '' }))
    await addItems(server, cook, vegetables)
    const items = vegetables.map(({ name }) => ({ text: `2 ${name}` }))
    await server.data(shopping.add, { body: { items } }, cook)
    for (const { path, rows, bottom } of [
      { path: '/inventory', rows: 'main li[data-item]', bottom: '[data-places]' },
      { path: '/Shopping', rows: 'main [data-row]', bottom: 'main .sticky:has(button:text-is("Shop Now"))' },
    ]) {
      await page.goto(path)
      await expect(page.locator(rows)).toHaveCount(16)
      const eighth = await page.locator(rows).nth(7).boundingBox()
      const edge = await page.locator(bottom).boundingBox()
      expect((eighth?.y ?? 844) + (eighth?.height ?? 0), path).toBeLessThanOrEqual((edge?.y ?? 0) + 1)
    }
  })

  test('pulling the inventory down refetches it; too short does not, and offline a note shows', async ({
    signedIn: page,
    server,
    cook,
  }) => {
    await addItems(server, cook, kitchen(3))
    await page.goto('/inventory')
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^3 items$/ })
        .last(),
    ).toBeVisible()
    await expect(page.locator('html[data-pull]')).toBeAttached()
    const says = (text: string) => page.getByRole('status').filter({ hasText: text })
    await pull(page, 60)
    await expect(says('Pull to refresh')).toHaveCount(0)
    const reading = page.waitForResponse(/\/users\/inventories/)
    await pull(page, 200)
    await reading
    await expect(says('Up to date')).toBeVisible()
    await expect(says('Up to date')).toHaveCount(0)
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
    await setOffline(page, true)
    await pull(page, 200)
    await expect(says('You are offline')).toBeVisible()
    await setOffline(page, false)
  })
})

for (const count of [40, 240])
  test(`an index leads to each category of ${count} items, by keyboard too, and its heading stays in view`, async ({
    signedIn: page,
    server,
    cook,
  }) => {
    await addItems(server, cook, kitchen(count))
    await page.addInitScript(() => localStorage.setItem('stock-layout', 'rows'))
    for (const width of [widths.phone, widths.desktop]) {
      await setPageWidth(page, width)
      await page.goto('/inventory')
      const index = page.getByRole('combobox', { name: 'Jump to' })
      await expect(index).toBeVisible()
      const names = (await index.locator('option').allTextContents()).slice(1)
      expect(names.length).toBeGreaterThan(3)
      for (const name of [names.at(-1), names[1]]) {
        await index.selectOption(name ?? '')
        const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
        await expect(heading).toBeFocused()
        await expect(heading).toBeInViewport()
      }
      await page.evaluate(() => window.scrollBy(0, 150))
      await expect(page.locator('h2', { hasText: names[1] ?? '' }).first()).toBeInViewport()
    }
    await expectAccessible(page)
  })

test('by aisle, an index leads to each aisle of a long list, by keyboard too, and its heading stays in view', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const items = kitchen(40).map(({ name }) => ({ text: name }))
  await server.data(shopping.add, { body: { items } }, cook)
  for (const width of [widths.phone, widths.desktop]) {
    await setPageWidth(page, width)
    await page.goto('/Shopping?view=aisle')
    const index = page.getByRole('combobox', { name: 'Jump to' })
    await expect(index).toBeVisible()
    const names = (await index.locator('option').allTextContents()).slice(1)
    expect(names.length).toBeGreaterThan(3)
    for (const [name, keys] of [
      [names.at(-1), ['End']],
      [names[1], ['Home', 'ArrowDown', 'ArrowDown']],
    ] as const) {
      await index.focus()
      for (const key of keys) await page.keyboard.press(key)
      await expect(index).toHaveValue(name ?? '')
      await expect(index).toBeFocused()
      await page.keyboard.press('Enter')
      const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      // Tab continues from there.
      await page.keyboard.press('Tab')
      await expect(page.locator(`section[data-group="${name}"] :focus`)).toBeVisible()
    }
    await page.evaluate(() => window.scrollBy(0, 100))
    await expect(page.locator('h2', { hasText: names[1] ?? '' }).first()).toBeInViewport()
  }
  await expectAccessible(page)
})

test('while cooking there is nothing but the dish; the way out is at hand, and Tab finds the rest', async ({
  signedIn: page,
}) => {
  await setPageWidth(page, widths.phone)
  await page.goto('/CookingGuide')
  const header = page.getByRole('banner').first()
  const height = async (part: Locator) => (await part.boundingBox())?.height ?? 0
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  expect(await height(header)).toBeGreaterThan(40)
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  for (const width of Object.values(widths)) {
    await setPageWidth(page, width)
    await expect.poll(() => height(header)).toBeLessThanOrEqual(1)
    expect(await height(page.locator('[data-places]'))).toBeLessThanOrEqual(1)
  }
  await expectAccessible(page)
  await header.getByRole('link').first().focus()
  await expect.poll(() => height(header)).toBeGreaterThan(40)
  await page.getByRole('link', { name: 'Leave the guide' }).focus()
  await expect.poll(() => height(header)).toBeLessThanOrEqual(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recipe\/details\//)
  await expect.poll(() => height(header)).toBeGreaterThan(40)
})
