import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures'
import { setPageWidth } from './harness/page-conditions'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Quick Actions' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })
const width = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0)

test('[SIDE-01] what only begins like one of the nine prefixes has no sidebar', async ({ page }) => {
  for (const path of ['/scan', '/Meals', '/dashboards', '/inventory-list', '/settingsmore']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(sidebar(page), path).toHaveCount(0)
  }
})

test('[SIDE-02] Ctrl+B, Cmd+B and the header toggle it; icons when collapsed', async ({ page }) => {
  await page.goto('/inventory')
  const label = sidebar(page).getByText('Suggest Recipe')
  const shown = () => label.evaluate((element) => element.getBoundingClientRect().width > 10)
  await expect.poll(shown).toBe(true)
  await page.keyboard.press('Control+b')
  await expect.poll(shown).toBe(false)
  await expect(sidebar(page).getByRole('link', { name: 'Suggest Recipe' }).locator('svg')).toBeVisible()
  await page.keyboard.press('Meta+b')
  await expect.poll(shown).toBe(true)
  await toggle(page).click()
  await expect.poll(shown).toBe(false)
})

test('[SIDE-02] on a phone it is a drawer', async ({ page }) => {
  await setPageWidth(page, 390)
  await page.goto('/inventory')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await toggle(page).click()
  const drawer = page.getByRole('dialog', { name: 'Quick Actions' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press('Control+b')
  await drawer.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(drawer).toBeHidden()
})

test('[SIDE-03] 16rem wide, 3rem collapsed, 18rem on a phone', async ({ page }) => {
  await page.goto('/inventory')
  await expect.poll(() => width(page)).toBe(256)
  await page.keyboard.press('Control+b')
  await expect.poll(() => width(page)).toBe(48)
  await setPageWidth(page, 390)
  await toggle(page).click()
  const drawer = page.getByRole('dialog', { name: 'Quick Actions' })
  await expect.poll(async () => Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(288)
})

test('[SIDE-04] its state is kept in a cookie for 604800 s and read at the next start', async ({
  page,
  context,
}) => {
  await page.goto('/inventory')
  await expect(sidebar(page)).toBeVisible()
  const before = Date.now() / 1000
  await page.keyboard.press('Control+b')
  await expect.poll(() => width(page)).toBe(48)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sidebar_state')
  expect(cookie?.path).toBe('/')
  expect(Math.abs((cookie?.expires ?? 0) - before - 604_800)).toBeLessThan(120)
  await page.reload()
  await expect.poll(() => width(page)).toBe(48)
  const next = await context.newPage()
  await next.goto('/settings')
  await expect.poll(() => width(next)).toBe(48)
})

test('[SIDE-05] the fourteen Quick Actions in their order, with their targets', async ({ page }) => {
  await page.goto('/userhome')
  await expect(sidebar(page).getByRole('link')).toHaveCount(14)
  const entries = await sidebar(page).getByRole('link').all()
  const found = await Promise.all(
    entries.map(async (entry) => [
      (await entry.textContent()) ?? '',
      await entry.getAttribute('href'),
      await entry.getAttribute('aria-disabled'),
    ]),
  )
  expect(found).toEqual([
    ['Home', '/userhome', null],
    ['Suggest Recipe', '/surprise-me', null],
    ['Scan New Food Item', '/scan-ingredients', null],
    ['Profile', '/my-account', null],
    ['Dietary Preferences', '/dietary-preferences', null],
    ['Food Restrictions', '/food-restrictions', null],
    ['Inventory', '/inventory', null],
    ['Logs & Notifications', '/LogsNotifications', null],
    ['Meals', '/meals', null],
    ['Recipe Card', '/RecipeCard', null],
    ['Cooking Guide', '/CookingGuide', null],
    ['Settings', '/settings', null],
    ['Help & Support', '/faq', null],
    ['Grocery Store', '/Shopping', null],
  ])
  await sidebar(page).getByRole('link', { name: 'Help & Support' }).click()
  await expect(page).toHaveURL(/\/faq$/)
})
