import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import type { Browser, Page } from '@playwright/test'
import { joinHousehold } from '../../apps/server/src/testing/join-household'
import type { E2eLarder } from './harness/e2e-larder'
import { allowConsoleErrors, anE2eCook, type E2eCook, expect, signInPage, test } from './harness/fixtures'
import { addItems, fetchInventory } from './harness/inventory-calls'
import {
  createNetworkIdleWaiter,
  expectAccessible,
  expectFitsAtAllWidths,
  expectNoHorizontalScroll,
  extremeViewports,
  setOffline,
  setViewport,
  trackLayoutShift,
} from './harness/page-conditions'
import { sendRequest } from './harness/raw-request'

/** Somebody else's browser, signed in, at their household. */
async function anotherBrowser(browser: Browser, server: E2eLarder, cook: E2eCook): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signInPage(page, server, cook)
  await page.goto('/household')
  await expect(members(page)).toBeVisible()
  return page
}

async function invitation(server: E2eLarder, cook: E2eCook, forSeveral = false) {
  return server.data(household.invite, { body: { days: 7, forSeveral } }, cook)
}

const members = (page: Page) => page.getByRole('heading', { name: /^Members \(\d+\)$/ })
const kitchenOf = (page: Page, name: string) =>
  page.getByRole('heading', { name: `${name}’s kitchen`, exact: true })
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('inviting by code: shown once, typed in as read out, and the member appears without a reload', async ({
  signedIn: page,
  server,
  browser,
  cook,
}) => {
  await page.goto('/household')
  await expect(kitchenOf(page, cook.name)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Members (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '1 day' }).check()
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  const code = await dialog.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText()
  await expect(dialog.getByLabel('Link')).toHaveValue(new RegExp(`^${server.url}/household#join=`))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Open invitations (1)' })).toBeVisible()

  const ben = await anE2eCook(server, { name: 'Ben Okafor' })
  const benPage = await anotherBrowser(browser, server, ben)
  await benPage.getByLabel('Code', { exact: true }).fill(code.toLowerCase().replace('-', ' '))
  await benPage.getByRole('button', { name: 'Show invitation' }).click()
  const card = benPage.getByRole('region', { name: 'Invitation' })
  await expect(card).toContainText(`${cook.name} invites you to ${cook.name}’s kitchen`)
  await card.getByRole('button', { name: 'Join' }).click()
  await expect(kitchenOf(benPage, cook.name)).toBeVisible()
  await expect(benPage).toHaveURL('/household')
  await expect(benPage.getByRole('heading', { name: 'Your households (2)' })).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Members (2)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'People who eat (2)' })).toBeVisible()
  // It was for one, and is spent.
  await expect(page.getByRole('heading', { name: /^Open invitations/ })).toHaveCount(0)
  await benPage.context().close()
})

test('a link leads a stranger through sign-up and back to the invitation', async ({ page, server, cook }) => {
  const { link } = await invitation(server, cook)
  await page.goto(link)
  await expect(
    page.getByRole('heading', { name: `${cook.name} invites you to ${cook.name}’s kitchen` }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  expect(new URL(page.url()).search).not.toContain('join')
  for (const [label, value] of Object.entries({
    'Full Name': 'Cem Demir',
    Email: `cem-${Date.now()}@example.org`,
    Password: 'four cold pears',
    'Confirm Password': 'four cold pears',
  }))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(kitchenOf(page, cook.name)).toBeVisible()
  // The own kitchen was begun where the browser is.
  await page.getByRole('button', { name: 'Switch to Cem Demir’s kitchen' }).click()
  await expect(kitchenOf(page, 'Cem Demir')).toBeVisible()
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Zagreb')
})

test('a removed member is notified, and sees nothing of it any more', async ({
  signedIn: page,
  server,
  browser,
  cook,
}) => {
  const ben = await anE2eCook(server, { name: 'Ben Okafor' })
  await joinHousehold(server, cook, ben)
  await server.data(diet.addPerson, { body: { name: 'Mia' } }, cook)
  await addItems(server, cook, [{ name: 'Spinach', amount: '2', unit: 'bags' }])
  const stockOf = async (someone: E2eCook) => (await fetchInventory(server, someone)).map(({ name }) => name)
  expect(await stockOf(ben)).toEqual(['Spinach'])

  await page.goto('/household')
  const benPage = await anotherBrowser(browser, server, ben)
  await expect(benPage.getByText('Mia', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Manage Ben Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Remove from household' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'Members (1)' })).toBeVisible()

  await expect(toast(benPage)).toContainText(`You are no longer in ${cook.name}’s kitchen`)
  await expect(kitchenOf(benPage, 'Ben Okafor')).toBeVisible()
  await expect(benPage.getByText('Mia', { exact: true })).toHaveCount(0)
  await expect(benPage.getByRole('heading', { name: 'Your households (1)' })).toBeVisible()
  expect(await stockOf(ben)).toEqual([])
  await benPage.context().close()
})

test('what belongs to one household is not there for another', async ({ server, cook }) => {
  const { id } = await server.data(diet.addPerson, { body: { name: 'Mia' } }, cook)
  const here = await server.data(household.current, {}, cook)
  const stranger = await anE2eCook(server, { name: 'Stranger' })
  const people = await server.data(diet.people, {}, stranger)
  expect(people.map(({ name }) => name)).toEqual(['Stranger'])
  for (const [method, path, body] of [
    ['PUT', `/people/${id}`, { portions: 2 }],
    ['PUT', `/people/${id}/diets`, { diets: ['vegan'] }],
    ['DELETE', `/people/${id}`, undefined],
    ['POST', `/households/${here.id}/enter`, undefined],
    ['POST', `/households/${here.id}/leave`, undefined],
  ] as const)
    expect((await sendRequest(server, stranger, method, path, body)).status, `${method} ${path}`).toBe(404)
})

test('switching on one device shows on the other; the last one out types the name', async ({
  signedIn: page,
  server,
  browser,
  cook,
}) => {
  await page.goto('/household')
  await expect(kitchenOf(page, cook.name)).toBeVisible()
  const phone = await anotherBrowser(browser, server, cook)
  await phone.getByRole('button', { name: 'New household' }).click()
  await phone.getByLabel('Name', { exact: true }).fill('Weekend house')
  await phone.getByRole('button', { name: 'Create household' }).click()
  await expect(phone.getByRole('heading', { name: 'Weekend house', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Weekend house', exact: true })).toBeVisible()
  await expect(toast(page)).toContainText('You are now in Weekend house')

  await page.getByRole('button', { name: 'Leave and delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Weekend house?' })
  await dialog.getByRole('textbox').fill('Weekend')
  await dialog.getByRole('button', { name: 'Delete household' }).click()
  await expect(dialog.getByText('That is not the name of this household.')).toBeVisible()
  await dialog.getByRole('textbox').fill('weekend house')
  await dialog.getByRole('button', { name: 'Delete household' }).click()
  await expect(kitchenOf(page, cook.name)).toBeVisible()
  await expect(kitchenOf(phone, cook.name)).toBeVisible()
  await phone.context().close()
})

test('cut off and back: what others did meanwhile is there', async ({
  signedIn: page,
  server,
  browser,
  cook,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Loading the shopping list failed/)
  const ben = await anE2eCook(server, { name: 'Ben Okafor' })
  await joinHousehold(server, cook, ben)
  await page.goto('/household')
  await expect(page.getByRole('heading', { name: 'People who eat (2)' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('status')).toBeAttached()
  await setOffline(page)
  await expect(page.getByText('Offline. Larder will catch up once it’s back.')).toBeVisible()
  const benPage = await anotherBrowser(browser, server, ben)
  await benPage.getByLabel('Add a guest or a child').fill('Mia')
  await benPage.keyboard.press('Enter')
  await expect(benPage.getByRole('heading', { name: 'People who eat (3)' })).toBeVisible()
  await setOffline(page, false)
  await expect(page.getByRole('heading', { name: 'People who eat (3)' })).toBeVisible()
  await expect(page.getByText('Offline. Larder will catch up once it’s back.')).toHaveCount(0)
  // And live again: the portion pressed on one is read on the other.
  await benPage.getByRole('button', { name: 'Larger portion for Mia' }).click()
  await expect(page.getByText('1¼ portions')).toBeVisible()
  await benPage.context().close()
})

test('several tabs, and signing out in one of them, end without a trace', async ({
  signedIn: page,
  cook,
}) => {
  await page.goto('/household')
  const second = await page.context().newPage()
  await second.goto('/household')
  await expect(kitchenOf(second, cook.name)).toBeVisible()
  await second.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
})

test('with long names and many people it fits and stands still', async ({ signedIn: page, server, cook }) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
  await server.data(household.update, { body: { name: long } }, cook)
  for (const name of [long, 'Mia', 'Al']) await server.data(diet.addPerson, { body: { name } }, cook)
  const member = await anE2eCook(server, { name: long })
  const { code } = await invitation(server, cook, true)
  await server.data(household.join, { body: { code } }, member)
  const [narrow, wide] = extremeViewports
  await setViewport(page, narrow)
  const shifted = await trackLayoutShift(page)
  const atRest = createNetworkIdleWaiter(page)
  await page.goto(`/household#join=${code}`)
  await expect(page.getByRole('heading', { name: 'People who eat (5)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /already$/ })).toBeVisible()
  await atRest()
  expect(await shifted()).toBe(0)
  await expectFitsAtAllWidths(page, narrow)
  await page.getByRole('button', { name: /^Manage Wolfe/ }).click()
  await expectAccessible(page)
  await setViewport(page, wide)
  await page.getByRole('menuitem', { name: 'Remove from household' }).click()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
})
