import type { InventoryItem } from '@larder/contract/inventory'
import type { Locator, Page } from '@playwright/test'
import { allowConsoleErrors, expect, test } from './harness/fixtures'
import { addInventoryItem, fetchInventory, importInventory } from './harness/inventory-calls'
import { holdRequests, setOffline, trackLayoutShift } from './harness/page-conditions'
import { sendRequest } from './harness/raw-request'

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click()
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or category' })
const samples = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByText('Sample', { exact: true })

/** The kitchen itself, no longer the samples. */
async function open(page: Page, address = '/inventory'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Inventory Management')
  await expect(page.getByText('In your kitchen').first()).toBeAttached()
  await expect(samples(page)).toHaveCount(0)
}

const aFewThings = [
  'name,amount,unit,category,location,expiryDate',
  'Spinach,3,bunches,Vegetables,fridge,2026-11-18',
  'Milk,2,liters,Dairy,fridge,2026-11-17',
  'Cheddar,200,g,Dairy,fridge,',
  'Peas,1,bag,Vegetables,freezer,2027-06-01',
  'Olive Oil,500,ml,Oils,pantry,',
].join('\n')

test('[INV-01] the inventory and sign-in calls, in the shapes the specification gives', async ({
  server,
  cook,
}) => {
  const login = await sendRequest(server, { token: '' }, 'POST', '/auth/login', {
    email: cook.email,
    password: cook.password,
  })
  const { access_token: token } = login.answer.data as { access_token: string }
  expect(token).toMatch(/^[\w-]{43}$/)
  const other = { ...cook, token }

  const created = await sendRequest(server, other, 'POST', '/users/inventories', {
    name: 'Spinach',
    amount: '2',
    unit: 'bunches',
    expiryDate: '2026-12-01',
  })
  expect(created.status).toBe(201)
  const item = created.answer.data as InventoryItem
  expect(item).toMatchObject({ name: 'Spinach', amount: '2', unit: 'bunches', expiryDate: '2026-12-01' })
  expect(typeof item.id).toBe('number')
  expect(typeof item.category).toBe('string')

  const path = `/users/inventories/${item.id}`
  expect((await sendRequest(server, other, 'GET', path)).answer.data).toMatchObject({
    id: item.id,
    amount: '2',
  })
  const changed = await sendRequest(server, other, 'PUT', path, { amount: '5' })
  expect(changed.answer.data).toMatchObject({ id: item.id, amount: '5', name: 'Spinach' })
  expect(await fetchInventory(server, cook)).toMatchObject([{ id: item.id, amount: '5' }])
  expect((await sendRequest(server, other, 'DELETE', path)).status).toBe(200)
  expect(await fetchInventory(server, cook)).toEqual([])
  expect((await sendRequest(server, other, 'GET', path)).answer.error?.code).toBe('item-not-found')

  expect((await sendRequest(server, other, 'POST', '/auth/logout')).status).toBe(200)
  expect((await sendRequest(server, other, 'GET', '/users/inventories')).status).toBe(401)
})

test('[INV-02] the banner: adding by a form that knows food, scanning by the scanner', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await open(page)
  await press(page.getByRole('main'), 'Add New Item')
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  await form.getByLabel('Name').pressSequentially('spinac')
  await page
    .getByRole('option', { name: /^Spinach/ })
    .first()
    .click()
  await form.getByRole('button', { name: 'Add item' }).click()
  await expect(card(page, 'Spinach')).toBeVisible()
  await expect(toast(page)).toContainText('Item Added')
  await expect
    .poll(async () => (await fetchInventory(server, cook)).map(({ name }) => name))
    .toEqual(['Spinach'])
  expect(await fetchInventory(server, cook)).toMatchObject([{ category: 'Vegetables', location: 'fridge' }])
  await page.getByRole('link', { name: 'Scan to Add' }).click()
  await expect(page).toHaveURL(/\/scan-ingredients$/)
})

test('[INV-03] search and chips, together, kept in the address', async ({ signedIn: page, server, cook }) => {
  await importInventory(server, cook, aFewThings)
  await open(page)
  const chip = (name: string) => page.getByRole('radio', { name, exact: true })
  for (const name of ['All 5', 'Vegetables 2', 'Dairy 2', 'Oils 1']) await expect(chip(name)).toBeAttached()
  await search(page).fill('DAIRY')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await search(page).fill('pEa')
  await expect(card(page, 'Peas')).toBeVisible()
  await chip('Dairy 2').click()
  await expect(page.getByText('No ingredients found')).toBeVisible()
  await search(page).fill('ched')
  await expect(card(page, 'Cheddar')).toBeVisible()
  await expect(page).toHaveURL('/inventory?q=ched&category=Dairy')
  await page.reload()
  await expect(card(page, 'Cheddar')).toBeVisible()
  await expect(page.getByText('1 of 5 items')).toBeVisible()
  await page.getByLabel('Place').selectOption('Freezer (1)')
  await expect(page).toHaveURL('/inventory?q=ched&category=Dairy&place=freezer')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('5 items', { exact: true })).toBeVisible()
  await page.getByLabel('Sort').selectOption('Expires first')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Milk')
})

test('[INV-04] all by category with counts, one category as a flat grid', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await importInventory(server, cook, aFewThings)
  await open(page)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Vegetables2 items', 'Dairy2 items', 'Oils1 item'])
  await page.getByRole('radio', { name: 'Dairy 2' }).click()
  await expect(headings).toHaveText(['Cheddar', 'Milk'])
})

test('[INV-05] a card: everything on it, and Edit really edits', async ({ signedIn: page, server, cook }) => {
  await importInventory(server, cook, aFewThings)
  await open(page)
  const spinach = card(page, 'Spinach')
  await expect(spinach.getByRole('heading', { name: 'Spinach' })).toBeVisible()
  await expect(spinach.getByText('Vegetables', { exact: true })).toBeVisible()
  await expect(spinach.getByText('Expires: 18 Nov 2026')).toBeVisible()
  await expect(spinach.getByText('3 bunches')).toBeVisible()
  await expect(card(page, 'Peas').getByText('Frozen')).toBeVisible()
  for (const name of ['One less Spinach', 'One more Spinach', 'Used Spinach', 'Delete Spinach'])
    await expect(spinach.getByRole('button', { name })).toBeEnabled()
  await press(spinach, 'Edit Spinach')
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Baby spinach')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Baby spinach')).toBeVisible()
  await expect
    .poll(async () => (await fetchInventory(server, cook)).map(({ name }) => name))
    .toContain('Baby spinach')
})

test('[INV-05] an edit of what somebody changed meanwhile is not overwritten: both are shown', async ({
  signedIn: page,
  server,
  cook,
}) => {
  allowConsoleErrors(/status of 409/, /Changing an item failed/)
  const { id } = await addInventoryItem(server, cook, { name: 'Milk', amount: '2', unit: 'liters' })
  await open(page)
  await press(card(page, 'Milk'), 'Edit Milk')
  const form = page.getByRole('dialog')
  await form.getByLabel('Amount').fill('4')
  await sendRequest(server, cook, 'PUT', `/users/inventories/${id}`, { amount: '9' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Somebody changed this item in the meantime.')).toBeVisible()
  expect((await fetchInventory(server, cook))[0]?.amount).toBe('9')
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await fetchInventory(server, cook))[0]?.amount).toBe('4')
})

test('[INV-06] an empty kitchen, and a search that finds nothing', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'No ingredients found' })).toBeVisible()
  await expect(page.getByText('Start by adding some ingredients to your inventory')).toBeVisible()
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Item' })).toBeVisible()
  await page.keyboard.press('Escape')
  await importInventory(server, cook, aFewThings)
  await expect(card(page, 'Milk')).toBeVisible()
  await search(page).fill('zebra')
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible()
})

test('[INV-07] minus and plus by one, never below zero, stored', async ({ signedIn: page, server, cook }) => {
  await importInventory(server, cook, aFewThings)
  await open(page)
  const milk = card(page, 'Milk')
  await press(milk, 'One more Milk')
  await expect(milk.getByText('3 liters')).toBeVisible()
  for (const left of [2, 1, 0]) {
    await press(milk, 'One less Milk')
    await expect(milk.getByText(left === 1 ? '1 liter' : `${left} liters`)).toBeVisible()
  }
  await expect(milk.getByText('Out of stock')).toBeVisible()
  await expect(milk.getByRole('button', { name: 'One less Milk' })).toBeDisabled()
  await expect
    .poll(async () => (await fetchInventory(server, cook)).find(({ name }) => name === 'Milk')?.amount)
    .toBe('0')
  await page.reload()
  await expect(milk.getByText('0 liters')).toBeVisible()
})

test('[INV-07] ten quick presses are ten, and one undo takes them all back', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addInventoryItem(server, cook, { name: 'Eggs', amount: '2', unit: 'pieces' })
  await open(page)
  const more = card(page, 'Eggs').getByRole('button', { name: 'One more Eggs' })
  for (let count = 0; count < 10; count++) await more.click({ noWaitAfter: true })
  await expect(card(page, 'Eggs').getByText('12 pieces')).toBeVisible()
  await expect.poll(async () => (await fetchInventory(server, cook))[0]?.amount).toBe('12')
  await press(toast(page), 'Undo')
  await expect(card(page, 'Eggs').getByText('2 pieces')).toBeVisible()
  await expect.poll(async () => (await fetchInventory(server, cook))[0]?.amount).toBe('2')
})

test('[INV-08] Used asks how much, refuses what cannot be, stores what can, and can be undone', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addInventoryItem(server, cook, { name: 'lettuce', amount: '3', unit: 'heads' })
  await open(page)
  const lettuce = card(page, 'lettuce')
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel('Amount used')
  await press(lettuce, 'Used lettuce')
  await expect(amount).toHaveValue('1')
  for (const wrong of ['0', '-2', '1.5', 'some']) {
    await amount.fill(wrong)
    await press(dialog, 'Used')
    await expect(dialog.getByRole('alert')).toHaveText('Invalid AmountPlease enter a valid positive number.')
  }
  await amount.fill('4')
  await press(dialog, 'Used')
  await expect(dialog.getByRole('alert')).toHaveText('Insufficient AmountYou only have 3 heads of lettuce.')
  await press(dialog, 'Cancel')
  await expect(lettuce.getByText('3 heads')).toBeVisible()
  await press(lettuce, 'Used lettuce')
  await amount.fill('')
  await press(dialog, 'Used')
  await expect(dialog).toBeHidden()
  expect((await fetchInventory(server, cook))[0]?.amount).toBe('3')
  await press(lettuce, 'Used lettuce')
  await amount.fill('2')
  await amount.press('Enter')
  await expect(toast(page)).toContainText('Marked as Used')
  await expect(lettuce.getByText('1 head')).toBeVisible()
  await expect.poll(async () => (await fetchInventory(server, cook))[0]?.amount).toBe('1')
  await press(toast(page), 'Undo')
  await expect(lettuce.getByText('3 heads')).toBeVisible()
  await expect.poll(async () => (await fetchInventory(server, cook))[0]?.amount).toBe('3')
})

test('[INV-09] deleting says so, is stored, and can be undone', async ({ signedIn: page, server, cook }) => {
  await importInventory(server, cook, aFewThings)
  await open(page)
  await press(card(page, 'Milk'), 'Delete Milk')
  await expect(card(page, 'Milk')).toBeHidden()
  await expect(toast(page)).toContainText('Item Removed')
  await expect(page.getByRole('button', { name: /^Delete / }).and(page.locator(':focus'))).toBeVisible()
  await expect.poll(async () => (await fetchInventory(server, cook)).length).toBe(4)
  await press(toast(page), 'Undo')
  await expect(card(page, 'Milk').getByText('2 liters')).toBeVisible()
  await expect.poll(async () => (await fetchInventory(server, cook)).length).toBe(5)
})

test('[INV-10] when the kitchen cannot be read: told, and the samples stay until it can', async ({
  signedIn: page,
  server,
  cook,
}) => {
  allowConsoleErrors(/status of 503/, /Fetching the inventory failed/)
  await importInventory(server, cook, aFewThings)
  await page.route('**/api/v1/users/inventories', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'not-ready', message: 'Larder is starting.' } } }),
  )
  await page.goto('/inventory')
  await expect(page.getByRole('alert')).toHaveText(
    'Error fetching inventoryThere was an error fetching the inventory data. Please try again.',
  )
  await expect(samples(page)).toHaveCount(20)
  await page.unroute('**/api/v1/users/inventories')
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(card(page, 'Milk')).toBeVisible()
  await expect(samples(page)).toHaveCount(0)
})

test('[INV-11] the figures: samples until there are real ones', async ({ signedIn: page, server, cook }) => {
  const figures = page.getByRole('main').getByRole('definition')
  await page.route('**/api/v1/inventory-totals', (route) =>
    route.fulfill({ json: { data: { ingredients: 0, usageRecords: 0 } } }),
  )
  await importInventory(server, cook, aFewThings)
  await open(page)
  await expect(figures).toHaveText(['309,439', 'Sample', '5', 'In your kitchen', '21,683,773', 'Sample'])
  await page.unroute('**/api/v1/inventory-totals')
  // Counted at most once a minute.
  const countItems = async () => {
    const { answer } = await sendRequest(server, cook, 'GET', '/inventory-totals')
    return (answer.data as { ingredients: number }).ingredients
  }
  await expect.poll(countItems, { timeout: 90_000 }).toBeGreaterThanOrEqual(5)
  await page.reload()
  await expect(figures.first()).not.toHaveText('309,439')
  await expect(figures.nth(1)).toHaveText('In all kitchens')
})

test('[INV-12] a failed call is written to the console, and told', async ({
  signedIn: page,
  server,
  cook,
}) => {
  allowConsoleErrors(/status of 404/, /Removing an item failed/)
  await addInventoryItem(server, cook, { name: 'Milk', amount: '1', unit: 'liter' })
  await open(page)
  // As if somebody had been faster, and word of it still under way.
  await page.route('**/api/v1/users/inventories/*', (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'item-not-found', message: 'That item is no longer in your kitchen.' } },
    }),
  )
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('Removing an item failed'))
  await press(card(page, 'Milk'), 'Delete Milk')
  await logged
  await expect(page.getByRole('alert')).toContainText('That item is no longer in your kitchen.')
  await expect(card(page, 'Milk')).toBeVisible()
})

test('[INV-13] the samples come first and the kitchen takes their place, without anything jumping', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await importInventory(server, cook, aFewThings)
  const shifted = await trackLayoutShift(page)
  const release = await holdRequests(page, '**/api/v1/users/inventories')
  await page.goto('/inventory')
  await expect(samples(page)).toHaveCount(20)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7)
  await expect(card(page, 'Chicken Breast').getByRole('button', { name: /^Delete/ })).toBeDisabled()
  await expect(card(page, 'Chicken Breast').getByText(/^Expires: \d{1,2} \w{3} \d{4}$/)).toBeVisible()
  release()
  await expect(card(page, 'Milk')).toBeVisible()
  await expect(samples(page)).toHaveCount(0)
  expect(await shifted()).toBe(0)
})

test('[INV-13] a visitor sees the samples, labelled and locked', async ({ page }) => {
  await page.goto('/inventory')
  await expect(samples(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Add New Item' }).click()
  await expect(page).toHaveURL('/login?from=%2Finventory')
})

test('without network the page says that it waits', async ({ signedIn: page, server, cook }) => {
  allowConsoleErrors(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/, /Fetching the inventory failed/)
  await importInventory(server, cook, aFewThings)
  const laterScripts = [/toaster/, /assets\/list-/].map((url) => page.waitForResponse(url))
  await open(page)
  for (const response of await Promise.all(laterScripts)) await response.finished()
  await setOffline(page)
  await press(card(page, 'Milk'), 'One more Milk')
  await press(card(page, 'Spinach'), 'One less Spinach')
  await expect(page.getByText('2 changes waiting for the network')).toBeVisible()
  await expect(card(page, 'Milk').getByText('Waiting to sync')).toBeVisible()
  await expect(card(page, 'Peas').getByText('Waiting to sync')).toBeHidden()
  await setOffline(page, false)
  await expect(page.getByText('waiting for the network')).toBeHidden()
  const amounts = async () =>
    (await fetchInventory(server, cook)).map(({ name, amount }) => `${name} ${amount}`)
  await expect.poll(amounts).toEqual(expect.arrayContaining(['Milk 3', 'Spinach 2']))
})
