import type { Browser, Locator, Page } from '@playwright/test'
import type { E2eLarder } from './harness/e2e-larder'
import { allowConsoleErrors, type E2eCook, expect, signInPage, test } from './harness/fixtures'
import { addInventoryItem, fetchInventory, importInventory } from './harness/inventory-calls'
import {
  createNetworkIdleWaiter,
  expectAccessible,
  expectFitsAtAllWidths,
  expectNoHorizontalScroll,
  extremeViewports,
  setOffline,
  setPageWidth,
  setViewport,
  trackLayoutShift,
  widths,
} from './harness/page-conditions'
import { listPersistedReads } from './harness/persisted-reads'

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

/** With everything the page fetches behind itself, as it has it for a cook who then loses the network. */
async function open(page: Page, item: string): Promise<void> {
  const fetched = Promise.all([page.waitForResponse(/toaster/), page.waitForResponse(/history-sheet/)])
  await page.goto('/inventory')
  await expect(page.getByText('In your kitchen').first()).toBeAttached()
  await expect(card(page, item)).toBeVisible()
  await fetched
}

/** The same cook on another device. */
async function anotherDevice(
  browser: Browser,
  server: E2eLarder,
  cook: E2eCook,
  item: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signInPage(page, server, cook)
  await open(page, item)
  return page
}

test.describe('two devices', () => {
  test('plus on one shows on the other; both at once add up', async ({
    signedIn: page,
    server,
    cook,
    browser,
  }) => {
    await addInventoryItem(server, cook, { name: 'Eggs', amount: '6', unit: 'pieces' })
    await open(page, 'Eggs')
    const other = await anotherDevice(browser, server, cook, 'Eggs')
    await button(page, 'One more Eggs').click()
    await expect(card(other, 'Eggs').getByText('7 pieces')).toBeVisible()
    await Promise.all([
      button(page, 'One more Eggs').click({ clickCount: 3, delay: 40 }),
      button(other, 'One less Eggs').click({ clickCount: 2, delay: 40 }),
    ])
    for (const device of [page, other]) await expect(card(device, 'Eggs').getByText('8 pieces')).toBeVisible()
    expect((await fetchInventory(server, cook))[0]?.amount).toBe('8')
  })

  test('with the network of one cut and restored, both agree and nothing is lost', async ({
    signedIn: page,
    server,
    cook,
    browser,
  }) => {
    allowConsoleErrors(/Failed to load resource/)
    await addInventoryItem(server, cook, { name: 'Eggs', amount: '6', unit: 'pieces' })
    await open(page, 'Eggs')
    const other = await anotherDevice(browser, server, cook, 'Eggs')
    await setOffline(page)
    for (let count = 0; count < 3; count++) await button(page, 'One more Eggs').click()
    await expect(card(page, 'Eggs').getByText('9 pieces')).toBeVisible()
    await expect(card(page, 'Eggs').getByText('Waiting to sync')).toBeVisible()
    await button(other, 'One less Eggs').click()
    await expect(card(other, 'Eggs').getByText('5 pieces')).toBeVisible()
    await expect.poll(async () => (await fetchInventory(server, cook))[0]?.amount).toBe('5')
    await setOffline(page, false)
    for (const device of [page, other]) await expect(card(device, 'Eggs').getByText('8 pieces')).toBeVisible()
    expect((await fetchInventory(server, cook))[0]?.amount).toBe('8')
    await expect(page.getByText('waiting for the network')).toBeHidden()
  })
})

test.describe('without the server', () => {
  test('what was pressed survives a reload, and is booked once', async ({ signedIn: page, server, cook }) => {
    allowConsoleErrors(/Failed to load resource/, /failed/)
    await addInventoryItem(server, cook, { name: 'Eggs', amount: '6', unit: 'pieces' })
    await open(page, 'Eggs')
    await expect.poll(() => listPersistedReads(page)).toContain('inventory.list')
    await page.route('**/api/v1/**', (route) => route.abort())
    await button(page, 'One more Eggs').click()
    await expect(page.getByText('1 change waiting for the network')).toBeVisible()
    await page.reload()
    await expect(card(page, 'Eggs').getByText('7 pieces')).toBeVisible()
    await expect(card(page, 'Eggs').getByText('Waiting to sync')).toBeVisible()
    await page.unroute('**/api/v1/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('waiting for the network')).toBeHidden()
    expect((await fetchInventory(server, cook))[0]?.amount).toBe('7')
  })

  test('an answer that was lost on the way is asked for again, and booked once', async ({
    signedIn: page,
    server,
    cook,
  }) => {
    allowConsoleErrors(/Failed to load resource/)
    await addInventoryItem(server, cook, { name: 'Eggs', amount: '6', unit: 'pieces' })
    await open(page, 'Eggs')
    let lost = 0
    await page.route('**/step', async (route) => {
      const answer = await route.fetch()
      if (++lost > 2) return route.fulfill({ response: answer })
      await route.abort()
    })
    await button(page, 'One more Eggs').click()
    await expect.poll(() => lost).toBe(3)
    await expect(page.getByText('waiting for the network')).toBeHidden()
    await expect(card(page, 'Eggs').getByText('7 pieces')).toBeVisible()
    expect((await fetchInventory(server, cook))[0]?.amount).toBe('7')
  })
})

const names = [
  'Spinach',
  'Milk',
  'Eggs',
  'Rice',
  'Salmon',
  'Olive Oil',
  'Almonds',
  'Apples',
  'Cheddar',
  'Basil',
]
const many = (count: number) =>
  [
    'name,amount,unit',
    ...Array.from({ length: count }, (_, at) => `${names[at % 10]} ${at},${at % 9},pieces`),
  ].join('\n')

test('5,000 things: only what is near is drawn, and typing finds as fast as one types', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await importInventory(server, cook, many(5000))
  await page.goto('/inventory')
  await expect(page.getByText('5,000 items', { exact: true })).toBeVisible()
  const cards = page.locator('li[data-item]')
  expect(await cards.count()).toBeLessThan(120)
  await page.getByRole('searchbox').pressSequentially('spinach 4990')
  await expect(page.getByRole('searchbox')).toHaveValue('spinach 4990')
  await expect(page.getByText('1 of 5,000 items')).toBeVisible()
  await expect(card(page, 'Spinach 4990')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('5,000 items', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 60_000)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect
    .poll(async () => {
      const before = await scrolled()
      await page.waitForTimeout(200)
      return before > 1000 && before === (await scrolled())
    })
    .toBe(true)
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^\d+$/)
  await cards
    .last()
    .getByRole('button', { name: /^Delete/ })
    .focus()
  const before = await page.evaluate(() => document.activeElement?.closest('li')?.dataset.item)
  expect(before).toBeTruthy()
  await page.keyboard.press('Tab')
  await expect(page.locator(`li[data-item="${before}"]`)).toBeAttached()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
})

test('several at once: used up, moved, removed, each taken back by one press', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await importInventory(server, cook, many(12))
  await open(page, 'Spinach 0')
  const amounts = async () =>
    (await fetchInventory(server, cook)).filter(({ amount }) => amount !== '0').length
  expect(await amounts()).toBe(10)
  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'All shown' }).check()
  await expect(page.getByText('12 selected')).toBeVisible()
  await button(page, 'Used up').click()
  await expect(toast(page)).toContainText('12 Items Used Up')
  await expect.poll(amounts).toBe(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(amounts).toBe(10)
  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'Select Milk 1', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select Eggs 2', exact: true }).check()
  await button(page, 'Move to…').click()
  await page.getByRole('menuitem', { name: 'Freezer' }).click()
  await expect(card(page, 'Milk 1').getByText('Frozen')).toBeVisible()
  await expect
    .poll(
      async () =>
        (await fetchInventory(server, cook)).filter(({ location }) => location === 'freezer').length,
    )
    .toBe(2)
})

test('out and in: the stock as a file', async ({ signedIn: page, server, cook }) => {
  allowConsoleErrors(/status of 400/, /Importing the inventory failed/)
  await importInventory(server, cook, many(3))
  await open(page, 'Spinach 0')
  const download = page.waitForEvent('download')
  await button(page, 'Import / Export').click()
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  const file = await (await download).path()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await button(page, 'Import / Export').click()
  await page.getByRole('menuitem', { name: 'Import…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import items' })
  const choose = (name: string, text: string) =>
    dialog.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('broken.csv', 'name,amount\nMilk,lots\n')
  await expect(dialog.getByRole('alert')).toContainText('amount')
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await dialog.getByLabel('File').setInputFiles({
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: await (await import('node:fs/promises')).readFile(file),
  })
  await expect(dialog.getByText('3 Items would be added')).toBeVisible()
  expect(await fetchInventory(server, cook)).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Import 3 Items' }).click()
  await expect(toast(page)).toContainText('3 Items Imported')
  await expect(page.getByText('6 items', { exact: true })).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await fetchInventory(server, cook)).length).toBe(3)
})

test('a menu that is pressed again while it fades away opens again', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await importInventory(server, cook, many(3))
  await open(page, 'Spinach 0')
  const files = button(page, 'Import / Export')
  await files.click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.addStyleTag({ content: '[role="menu"] { animation-duration: 1s !important }' })
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('data-state', 'closed')
  await files.click()
  await expect(menu).toHaveAttribute('data-state', 'open')
  await files.click()
  await expect(menu).toBeHidden()
})

test('on a phone: the list begins in the upper part, and a toast covers neither a dialog’s buttons nor the bar', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await importInventory(server, cook, many(11))
  await setPageWidth(page, widths.phone)
  await open(page, 'Spinach 0')
  expect((await card(page, 'Spinach 0').boundingBox())?.y).toBeLessThan(600)
  const bottomOf = async (box: Locator) => {
    const { y, height } = (await box.boundingBox()) ?? { y: Number.NaN, height: 0 }
    return y + height
  }
  await button(page, 'One more Eggs 2').click()
  await button(page, 'Used Eggs 2').click()
  await expect(toast(page)).toBeVisible()
  const used = page.getByRole('dialog').getByRole('button', { name: 'Used', exact: true })
  expect(await bottomOf(toast(page))).toBeLessThan((await used.boundingBox())?.y ?? 0)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'One more Eggs 2').click()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await button(page, 'Select').click()
  const bar = page.getByRole('region', { name: 'Selected items' })
  await expect(toast(page)).toBeVisible()
  expect(await bottomOf(toast(page))).toBeLessThan((await bar.boundingBox())?.y ?? 0)
})

test('what wants attention can be shown alone, from the home page or from the list', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addInventoryItem(server, cook, { name: 'Milk', amount: '1', unit: 'l', expiryDate: '2020-01-01' })
  await addInventoryItem(server, cook, { name: 'Salt', amount: '0', unit: 'kg', expiryDate: null })
  await addInventoryItem(server, cook, { name: 'Rice', amount: '1', unit: 'kg', expiryDate: '2999-01-01' })
  await page.goto('/userhome')
  await page.getByRole('link', { name: /Expired/ }).click()
  await expect(page).toHaveURL(/\/inventory\?show=expired$/)
  await expect(page.getByText('1 of 3 items')).toBeVisible()
  await expect(card(page, 'Milk')).toBeVisible()
  const show = page.getByRole('combobox', { name: 'Show' })
  await expect(show.locator('option')).toHaveText([
    'Everything (3)',
    'To use soon (0)',
    'Expired (1)',
    'Out of stock (1)',
  ])
  await show.selectOption('out')
  await expect(card(page, 'Salt')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Salt')).toBeVisible()
  await show.selectOption('soon')
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(/\/inventory$/)
  await expect(page.getByText('3 items', { exact: true })).toBeVisible()
})

test('by keyboard: search, add, a card’s menu, and back', async ({ signedIn: page, server, cook }) => {
  await addInventoryItem(server, cook, { name: 'Milk', amount: '2', unit: 'liters' })
  await open(page, 'Milk')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('milk')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Add New Item' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'More options for Milk').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitem', { name: 'History' }).press('Enter')
  await expect(page.getByRole('dialog', { name: /History/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'More options for Milk')).toBeFocused()
})

test('with the longest of names, while selecting, and when refused, a kitchen fits and is accessible', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await importInventory(server, cook, many(30))
  await addInventoryItem(server, cook, { name: 'W'.repeat(120), amount: '1', unit: 'W'.repeat(40) })
  const [narrow, wide] = extremeViewports
  await setViewport(page, narrow)
  const shifted = await trackLayoutShift(page)
  const atRest = createNetworkIdleWaiter(page)
  await open(page, 'Spinach 0')
  await atRest()
  expect(await shifted(), 'layout shift').toBe(0)
  await expectFitsAtAllWidths(page, narrow)
  await button(page, 'Select').click()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await button(page, 'Stop selecting').click()
  await setViewport(page, wide)
  await button(page, 'Used Spinach 0').click()
  await page.getByLabel('Amount used').fill('99')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})
