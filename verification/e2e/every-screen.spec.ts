import { randomUUID } from 'node:crypto'
import { cooking } from '@larder/contract/cooking'
import { shopping } from '@larder/contract/shopping'
import type { Page, Route } from '@playwright/test'
import { appRoutes } from './harness/app-routes'
import { dayFromNow } from './harness/calendar'
import { expect, signInAdmin, signInPage, test } from './harness/fixtures'
import { aFullKitchen, type FullKitchen } from './harness/full-kitchen'
import {
  allViewports,
  createNetworkIdleWaiter,
  expectAccessible,
  expectNoHorizontalScroll,
  extremeViewports,
  setPageWidth,
  setViewport,
  trackLayoutShift,
  widths,
} from './harness/page-conditions'

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

type Screen = readonly [address: string | ((full: FullKitchen) => string), heading: RegExp]

const screens: readonly Screen[] = [
  ...appRoutes,
  [({ postId }) => `/posts/${postId}`, /^Onion Tart/],
  [({ authorId }) => `/cooks/${authorId}`, /^Mira Novak$/],
  ['/CookingGuide?recipe=7&servings=2', /^Salmon with Roasted Vegetables$|^Cooking Guide$/],
  ['/meals?tag=sweet&occasion=christmas-eve', /^Meals/],
  ['/meal-suggestions?rescue=spinach&people=6', /^Dishes that use Spinach$/],
  ['/meal-suggestions?minutes=1', /Suggestions$/],
  ['/nowhere', /Oops/],
  ['/inventory/deeper', /Oops/],
]
const ofAdmins = [
  ['/admin-dashboard', /^Admin Dashboard$/],
  ['/admin/recipes', /^Manage User Recipes$/],
] as const
const parts = 4

/** By the rules of accessibility a screen is read narrow and light and wide and dark; all six ways by `npm run thorough`. */
const readAt = process.env.EVERY_SIGHT ? allViewports : extremeViewports

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

/** Opens each screen once, at another width each time, and looks at it at all others. */
async function walk(page: Page, addresses: readonly (readonly [string, RegExp])[]): Promise<void> {
  const shifted = await trackLayoutShift(page)
  const atRest = createNetworkIdleWaiter(page)
  const titles = new Set<string>()
  const across = Object.values(widths)
  for (const [place, [address, heading]] of addresses.entries()) {
    await setPageWidth(page, across[place % across.length] ?? widths.phone)
    await page.goto(address)
    const first = page.getByRole('heading', { level: 1 })
    await expect(first, address).toHaveCount(1)
    await expect(first, address).toHaveText(heading)
    await atRest()
    expect(await shifted(), `layout shift of ${address}`).toBe(0)
    titles.add(await page.title())
    for (const sight of readAt) {
      await setViewport(page, sight)
      await expectAccessible(page)
    }
    await setPageWidth(page, widths.desktop)
    await expectShell(page, address.split('?')[0] ?? '')
    // A window at twice its size, and at four times, is half and a quarter as wide: what WCAG asks for.
    for (const width of [...across.toReversed(), widths.desktop / 2, 320]) {
      await setPageWidth(page, width)
      await expectNoHorizontalScroll(page)
    }
  }
  expect(titles.size).toBeGreaterThan(addresses.length - 5)
}

for (let part = 0; part < parts; part += 1) {
  test(`[SHELL-01] [SHELL-07] [SIDE-01] every screen, full of things, has its heading and shell, is accessible, stands still and fits, down to 320 px (${part + 1} of ${parts})`, async ({
    page,
    server,
  }) => {
    test.setTimeout(600_000)
    const full = await aFullKitchen(server)
    await signInPage(page, server, full.cook)
    const mine = screens.filter((_, place) => place % parts === part)
    await walk(
      page,
      mine.map(([address, heading]) => [typeof address === 'string' ? address : address(full), heading]),
    )
    if (part > 0) return
    await signInPage(page, server, await signInAdmin(server))
    await walk(page, ofAdmins)
  })
}

test('what is known late moves nothing: prices on the list, another dish on the stove, an import that was read', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const shifted = await trackLayoutShift(page)
  const late = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  }
  await server.data(
    shopping.add,
    {
      body: {
        items: [{ text: '1 l milk' }, { text: 'bread' }],
      },
    },
    cook,
  )
  const prices = [
    { foodId: 'whole-milk', name: 'milk', amount: '1', unit: 'l', price: 1.2, day: dayFromNow(0) },
  ]
  await page.route('**/api/v1/shopping/memory', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fulfill({ json: { data: { currency: 'EUR', stores: [], prices } } })
  })
  await setPageWidth(page, widths.phone)
  await page.goto('/Shopping')
  await expect(page.getByText(/^About/)).toBeVisible()
  expect(await shifted(), 'layout shift of the list').toBe(0)

  await server.data(
    cooking.save,
    {
      params: { id: randomUUID() },
      body: {
        dishes: [{ recipeId: 67, version: 1, servings: 2 }],
        state: { step: 1, moves: 1, timers: [] },
      },
    },
    cook,
  )
  await page.route('**/api/v1/cooking', late)
  await setPageWidth(page, widths.tablet)
  await page.goto('/CookingGuide?recipe=7&servings=2')
  await expect(page.getByRole('link', { name: /Continue/ })).toBeVisible()
  expect(await shifted(), 'layout shift of the guide').toBe(0)

  await page.goto('/my-recipes/import')
  await page.getByRole('radio', { name: 'Text' }).check()
  await page.getByLabel('The recipe').fill('Omelette\n\nIngredients\n4 eggs\n\nSteps\n1. Fry the eggs.')
  await page.getByRole('button', { name: 'Read the text' }).click()
  await expect(page.getByRole('heading', { name: 'Omelette' })).toBeVisible()
  expect(await shifted(), 'layout shift of an import').toBe(0)
})
