import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import type { Page } from '@playwright/test'
import { dayFromNow } from './harness/calendar'
import { type E2eLarder, startE2eLarder } from './harness/e2e-larder'
import { allowConsoleErrors, anE2eCook, type E2eCook, expect, signInPage, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { expectAccessible, setOffline } from './harness/page-conditions'

const reminders = (page: Page) => page.getByRole('region', { name: /^Daily Reminders/ })
const alerts = (page: Page) => page.getByRole('region', { name: /^Usage Gaps & Alerts/ })
// In the page itself: a toast about an entry is a list item, too.
const entry = (page: Page, message: RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: message })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

const chicken = { name: 'Chicken breast', amount: '2', unit: 'lb', location: 'fridge' } as const
const salmon = { name: 'Salmon', amount: '400', unit: 'g', location: 'fridge' } as const

/** Something to use by tomorrow, something past its use-by, something that runs out. */
async function aBusyKitchen(
  server: E2eLarder,
  cook: E2eCook,
): Promise<[chicken: number, salmon: number, milk: number]> {
  const [first = 0, second = 0, third = 0] = await addItems(server, cook, [
    { ...chicken, expiryDate: dayFromNow(1), expiryKind: 'use-by' },
    { ...salmon, expiryDate: dayFromNow(-1), expiryKind: 'use-by' },
    { name: 'Milk', amount: '1', unit: 'l', dailyConsumption: '1' },
  ])
  return [first, second, third]
}

async function amountOf(server: E2eLarder, cook: E2eCook, id: number): Promise<unknown> {
  const item = await server.data(inventory.get, { params: { id } }, cook)
  return [item.amount, item.location]
}

test('[LOG-01] a visitor sees the three samples, by type, labelled', async ({ page }) => {
  await page.goto('/LogsNotifications')
  await expect(reminders(page).getByRole('listitem')).toHaveCount(1)
  await expect(reminders(page)).toContainText('Log your breakfast by 10 AM.')
  await expect(reminders(page)).toContainText('30 minutes ago')
  await expect(alerts(page).getByRole('listitem')).toHaveCount(2)
  await expect(alerts(page)).toContainText('You scanned Spinach but have not logged it.')
  await expect(alerts(page)).toContainText('3 items are missing from yesterday’s log.')
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2FLogsNotifications$/)
})

test('[LOG-01] a calm kitchen says so', async ({ signedIn: page }) => {
  await page.goto('/LogsNotifications')
  await expect(reminders(page)).toContainText('No reminders right now.')
  await expect(alerts(page)).toContainText('All is well.')
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
})

test('[LOG-01] Used: the entry leaves at once, the stock knows, and undo brings both back', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const [id] = await aBusyKitchen(server, cook)
  await page.goto('/LogsNotifications')
  const row = entry(page, /Use the chicken breast by tomorrow/)
  await expect(alerts(page).getByRole('listitem')).toHaveCount(3)
  await expect(row).toContainText('Warning:')
  await expect(row).toContainText('just now')
  await expect(entry(page, /salmon/)).toContainText('Alert:')
  await row.getByRole('button', { name: 'Used: Chicken breast' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Marked as Used', { exact: true })).toBeVisible()
  await expect.poll(() => amountOf(server, cook, id)).toEqual(['0', 'fridge'])
  await undo(page)
  await expect(row).toBeVisible()
  await expect.poll(() => amountOf(server, cook, id)).toEqual(['2', 'fridge'])
})

test('[LOG-01] Frozen, Wasted, Cook it and Buy it', async ({ signedIn: page, server, cook }) => {
  const [first, second] = await aBusyKitchen(server, cook)
  await page.goto('/LogsNotifications')
  await expect(page.getByRole('link', { name: 'Cook it: Chicken breast' })).toHaveAttribute(
    'href',
    '/meal-suggestions?rescue=chicken-breast',
  )
  await expect(page.getByRole('link', { name: 'Buy it: Milk' })).toHaveAttribute('href', '/Shopping?add=Milk')

  await page.getByRole('button', { name: 'Frozen: Chicken breast' }).click()
  await expect(entry(page, /Use the chicken breast/)).toHaveCount(0)
  await expect.poll(() => amountOf(server, cook, first)).toEqual(['2', 'freezer'])

  await page.getByRole('button', { name: 'Wasted: Salmon' }).click()
  await expect(entry(page, /salmon/)).toHaveCount(0)
  await expect.poll(() => amountOf(server, cook, second)).toEqual(['0', 'fridge'])
  const [booking] = await server.data(inventory.activity, { query: {} }, cook)
  expect(booking).toMatchObject({ kind: 'wasted', reason: 'expired', name: 'Salmon' })
  await page.reload()
  await expect(alerts(page).getByRole('listitem')).toHaveCount(1)
})

test('[LOG-01] snooze keeps an entry quiet, over a reload, until it is undone', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await aBusyKitchen(server, cook)
  await page.goto('/LogsNotifications')
  const row = entry(page, /Use the chicken breast/)
  await row.getByRole('button', { name: 'Snooze and more' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    /^(This evening|In three hours)$/,
    'Tomorrow',
    'In a week',
    'Not again',
    'Mark as read',
  ])
  await page.getByRole('menuitem', { name: 'Tomorrow' }).click()
  await expect(row).toHaveCount(0)
  await undo(page)
  await expect(row).toBeVisible()

  await row.getByRole('button', { name: 'Snooze and more' }).click()
  const snoozed = page.waitForResponse(/notifications\/snooze/)
  await page.getByRole('menuitem', { name: 'Not again' }).click()
  await snoozed
  await page.reload()
  await expect(alerts(page).getByRole('listitem')).toHaveCount(2)
  await expect(row).toHaveCount(0)
})

test('[LOG-01] read and unread, counted beside the sidebar entry', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await aBusyKitchen(server, cook)
  await page.goto('/userhome')
  const link = page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link', { name: /^Logs/ })
  await expect(link).toHaveAccessibleName('Logs & Notifications , 3 unread')
  await link.click()
  await expect(page.getByText('3 entries, 3 unread')).toBeVisible()
  await expect(alerts(page).getByText('Unread')).toHaveCount(3)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('3 entries, all read')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('3 entries, all read')).toBeVisible()
})

test('[LOG-01] without a network an action waits, and is booked once it is back', async ({
  signedIn: page,
  server,
  cook,
}) => {
  allowConsoleErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const [id] = await aBusyKitchen(server, cook)
  await page.goto('/LogsNotifications')
  await expect(alerts(page).getByRole('listitem')).toHaveCount(3)
  await setOffline(page)
  await page.getByRole('button', { name: 'Used: Chicken breast' }).click()
  await expect(entry(page, /Use the chicken breast/)).toHaveCount(0)
  await expect(page.getByText(/sent as soon as you are online again/).first()).toBeVisible()
  expect(await amountOf(server, cook, id)).toEqual(['2', 'fridge'])
  await setOffline(page, false)
  await expect.poll(() => amountOf(server, cook, id)).toEqual(['0', 'fridge'])
  await expect(entry(page, /Use the chicken breast/)).toHaveCount(0)
})

test('[LOG-01] a morning without a log is a daily reminder', async ({ browser }) => {
  test.setTimeout(240_000)
  // A server of its own: its clock is moved.
  const server = await startE2eLarder()
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const cook = await anE2eCook(server)
    const ahead = ((22 - new Date().getUTCHours() + 36) % 24) - 12
    const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
    await server.data(household.update, { body: { timeZone } }, cook)
    await addItems(server, cook, [{ name: 'Rice', amount: '1', unit: 'kg' }])
    await server.advanceClock(9.5 * 3600)
    const page = await context.newPage()
    await signInPage(page, server, cook)
    await page.goto('/LogsNotifications')
    await expect(reminders(page).getByRole('listitem')).toHaveCount(1)
    await expect(reminders(page)).toContainText('Reminder:')
    await expect(reminders(page)).toContainText('Log your breakfast by 10 AM.')
    await expect(page.getByRole('link', { name: 'Log it' })).toHaveAttribute('href', '/inventory')
  } finally {
    await context.close()
    await server.close()
  }
})

test('how we reach you is kept', async ({ signedIn: page }) => {
  await page.goto('/LogsNotifications')
  const email = page.getByRole('switch', { name: /^Email Notifications/ })
  const was = await email.isChecked()
  if (!was) await email.click()
  await page.getByLabel('Daily digest').selectOption('18:00')
  await page.getByLabel('From').selectOption('23:00')
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Push messages/ })).toBeDisabled()
  await expect(page.getByText('Push messages are not set up on this installation.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Daily digest')).toHaveValue('18')
  await expect(page.getByLabel('From')).toHaveValue('23')
  await expect(email).toBeChecked()
})
