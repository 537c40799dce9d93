import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import type { Page } from '@playwright/test'
import { dayFromNow } from './harness/calendar'
import { allowConsoleErrors, expect, test } from './harness/fixtures'
import { addInventoryItem, fetchInventory } from './harness/inventory-calls'
import { listPersistedReads } from './harness/persisted-reads'

test.use({ serviceWorkers: 'allow' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('banner').getByRole('status')
const line = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

test('the app opens with the server stopped, list, kitchen, plan and favourites; when it is back, everything is there', async ({
  signedIn: page,
  context,
  server,
  cook,
}) => {
  allowConsoleErrors(/Failed to load resource/, /failed/i, /ERR_CONNECTION_REFUSED/)
  await addInventoryItem(server, cook, { name: 'Eggs', amount: '6', unit: 'pieces' })
  await server.data(recipes.favourite, { params: { id: 7 }, body: { favourite: true } }, cook)
  const what = { kind: 'recipe', recipeId: 4 } as const
  await server.data(mealPlan.add, { body: { day: dayFromNow(0), meal: 'dinner', what } }, cook)
  await server.data(shopping.add, { body: { items: [{ text: 'Milk' }, { text: 'Bread' }] } }, cook)
  const planned = await server.data(recipes.get, { params: { id: 4 }, query: {} }, cook)

  await page.goto('/Shopping')
  await expect(line(page, /^Milk/)).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // The favourite is fetched by itself; nobody has opened it.
  await expect
    .poll(() => listPersistedReads(page))
    .toEqual(expect.arrayContaining(['account.me', 'recipes.get']))
  for (const [path, read] of [
    ['/inventory', 'inventory.list'],
    ['/meal-plan', 'meal-plan.week'],
  ] as const) {
    await page.goto(path)
    await expect.poll(() => listPersistedReads(page)).toContain(read)
  }

  await server.stop()
  try {
    await page.close()
    const cold = await context.newPage()
    await cold.goto('/Shopping')
    await line(cold, /^Milk/).check()
    await cold.getByRole('textbox', { name: 'What do you need?' }).fill('2 lemons')
    await cold.keyboard.press('Enter')
    await expect(line(cold, /lemons/)).toBeVisible()
    await expect(status(cold)).toContainText(/Offline\..* 2 changes will be sent later\./)
    await expect(cold.getByRole('banner').getByText(cook.name)).toBeVisible()

    await cold.goto('/inventory')
    const eggs = cold.getByRole('listitem', { name: 'Eggs' })
    await button(cold, 'One more Eggs').click()
    await expect(eggs.getByText('7 pieces')).toBeVisible()
    await expect(status(cold)).toContainText(/This is how things looked at .+ 3 changes will be sent later\./)

    await cold.goto('/meal-plan')
    await expect(cold.getByText(planned.title).first()).toBeVisible()
    await cold.goto('/recipe/details/7')
    await expect(cold.getByRole('heading', { name: 'Salmon with Roasted Vegetables' })).toBeVisible()
    // What is the server's own is not answered from the shell.
    const docs = await context.newPage()
    await expect(docs.goto('/api/docs')).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
    await docs.close()
    await cold.goto('/Shopping')
    await expect(line(cold, /^Milk/)).toBeChecked()

    await server.start()
    await cold.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(status(cold)).toBeEmpty()
    await expect.poll(async () => (await fetchInventory(server, cook))[0]?.amount).toBe('7')
    await expect
      .poll(() => server.data(shopping.list, { query: {} }, cook))
      .toMatchObject([
        { text: 'Milk', ticked: true },
        { text: 'Bread', ticked: false },
        { text: '2 lemons', ticked: false },
      ])

    await button(cold, 'Logout').click()
    await expect.poll(() => listPersistedReads(cold)).toEqual([])
  } finally {
    await server.start()
  }
})

test('a new version waits to be accepted, and is there after one reload', async ({
  signedIn: page,
  server,
}) => {
  await page.goto('/inventory')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const prompt = page.getByText('A new version of Larder is ready')
  await expect(prompt).toHaveCount(0)
  await server.releaseNewVersion()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(prompt).toBeVisible()

  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await button(page, 'Reload').click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { name: 'Smart Inventory Management' })).toBeVisible()
  await expect(prompt).toHaveCount(0)
  expect(loads).toBe(1)
})

interface WorkerWithRecord {
  shown: unknown[]
  registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): void
  PushEvent: new (type: string, init: { data: string }) => Event
}

test('a push message is shown by the worker', async ({ page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  await page.goto('/LogsNotifications')
  const registered = context.waitForEvent('serviceworker')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { scope: '/' })
    await navigator.serviceWorker.ready
  })
  const worker = await registered
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerWithRecord
    // Written down as it is asked for: a browser without a window has nowhere to show it.
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.shown = []
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push([title, options?.body, options?.tag])
      await show(title, options)
    }
    const data = JSON.stringify({ title: 'Larder', body: 'Use the milk today.', tag: 'use-by:7' })
    scope.dispatchEvent(new scope.PushEvent('push', { data }))
  })
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerWithRecord).shown)
  await expect.poll(shown).toEqual([['Larder', 'Use the milk today.', 'use-by:7']])
})
