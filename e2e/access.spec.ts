import {
  expectAccessible,
  expectNoSidewaysScroll,
  inTheDark,
  lookAt,
  onSlowNetwork,
  sights,
  watchLayoutShift,
  watchTraffic,
} from './house/conditions'
import { routes } from './house/routes'
import { aCook, expect, signIn, test } from './house/test'

for (const sight of sights) {
  test(`every screen is accessible, stands still and fits: ${sight.device}, ${sight.theme}`, async ({
    signedIn: page,
  }) => {
    test.setTimeout(400_000)
    await lookAt(page, sight)
    const shifted = await watchLayoutShift(page)
    const atRest = watchTraffic(page)
    for (const [path] of [...routes, ['/nowhere'], ['/api/docs']]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await atRest()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(await shifted(), `layout shift of ${path}`).toBe(0)
    }
  })
}

test('at 320 px, with the longest of names, nothing is lost or sticks out', async ({ page, house }) => {
  await signIn(page, house, await aCook(house, { name: 'W'.repeat(80) }))
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path] of routes) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

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

test('on a slow network pages arrive whole and stand still', async ({ page }) => {
  const shifted = await watchLayoutShift(page)
  await onSlowNetwork(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBe(0)
})

test('the theme is the system’s until the cook says otherwise, and then stays', async ({ page }) => {
  await inTheDark(page)
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
