import type { Page } from '@playwright/test'
import {
  asWideAs,
  expectAccessible,
  expectNoSidewaysScroll,
  lookAt,
  sights,
  watchLayoutShift,
  watchTraffic,
} from './house/conditions'
import { routes } from './house/routes'
import { aCook, expect, signIn, test } from './house/test'

const withSidebar = [
  '/dashboard',
  '/surprise-me',
  '/meal-suggestions',
  '/dietary-preferences',
  '/food-restrictions',
  '/settings',
  '/inventory',
  '/scan-ingredients',
  '/userhome',
]
const screens = [...routes, ['/nowhere', /Oops/], ['/inventory/deeper', /Oops/]] as const
const parts = 4

const hasSidebar = (path: string) =>
  withSidebar.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

async function expectShell(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('contentinfo'), path).toBeVisible()
  const navigation = page.getByRole('banner').getByRole('navigation').first()
  for (const target of ['/', '/product', '/dashboard', '/community', '/company', '/faq'])
    await expect(navigation.locator(`a[href="${target}"]`).first(), `${target} on ${path}`).toBeVisible()
  await expect(navigation.locator('a[href="/"]').first()).toHaveText('Home')
  await expect(page.getByRole('navigation', { name: 'Quick Actions' }), path).toHaveCount(
    hasSidebar(path) ? 1 : 0,
  )
}

// Each screen is opened once, at another width each time, and then looked at at the others. By the rules of accessibility one
// is read narrow and light, the next wide and dark; each feature's own test reads its screens, full of things, both ways.
for (let part = 0; part < parts; part += 1) {
  test(`[SHELL-01] [SHELL-07] [SIDE-01] every screen has its heading and shell, is accessible, stands still and fits, down to 320 px (${part + 1} of ${parts})`, async ({
    page,
    house,
  }) => {
    test.setTimeout(300_000)
    // The longest of names.
    await signIn(page, house, await aCook(house, { name: 'W'.repeat(80) }))
    const shifted = await watchLayoutShift(page)
    const atRest = watchTraffic(page)
    const titles = new Set<string>()
    const mine = screens.filter((_, place) => place % parts === part)
    for (const [place, [address, heading]] of mine.entries()) {
      const [path = ''] = address.split('?')
      const turned = [...sights.slice(place % sights.length), ...sights.slice(0, place % sights.length)]
      for (const [at, sight] of turned.entries()) {
        await lookAt(page, sight)
        if (at === 0) {
          await page.goto(address)
          const first = page.getByRole('heading', { level: 1 })
          await expect(first, address).toHaveCount(1)
          await expect(first, address).toHaveText(heading)
          await atRest()
          expect(await shifted(), `layout shift of ${address}`).toBe(0)
          titles.add(await page.title())
        }
        if (sight.device === 'desktop') await expectShell(page, path)
        if (sight.device === (place % 2 === 0 ? 'phone' : 'desktop')) await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await asWideAs(page, 320)
      await expectNoSidewaysScroll(page)
    }
    expect(titles.size).toBeGreaterThan(mine.length - 3)
  })
}
