import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import type { Page } from '@playwright/test'
import { dayFromNow } from './harness/calendar'
import type { E2eLarder } from './harness/e2e-larder'
import { anE2eCook, type E2eCook, expect, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { expectAccessible } from './harness/page-conditions'

const region = (page: Page, name: string) => page.getByRole('region', { name })

async function aKitchen(server: E2eLarder, cook: E2eCook) {
  return addItems(server, cook, [
    { name: 'Spinach', amount: '2', unit: 'bunches', expiryDate: dayFromNow(2), location: 'fridge' },
    { name: 'Milk', amount: '1', unit: 'l', expiryDate: dayFromNow(4), price: '1.20', location: 'fridge' },
    { name: 'Rice', amount: '1', unit: 'kg', price: '3.00' },
    { name: 'Eggs', amount: '6', source: 'photo', expiryDate: dayFromNow(20) },
  ])
}

test('[HOME-01] greets by name, leads on, and offers the six occasions', async ({ signedIn: page, cook }) => {
  await page.goto('/userhome')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${cook.name}!`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Scan New Food' })).toHaveAttribute('href', '/scan-ingredients')
  await expect(main.getByRole('link', { name: 'Surprise Me' })).toHaveAttribute('href', '/surprise-me')
  for (const card of ['Tip of the Day', 'AI Chef', 'Top of the List', 'Pick by Occasion', 'Surprise Me'])
    await expect(region(page, card)).toBeVisible()
  await expect(region(page, 'Pick by Occasion').getByRole('link')).toHaveText([
    'Kids Friendly',
    'Christmas Eve',
    'Date Night',
    'Quick Lunch',
    'Party Food',
    'Healthy',
  ])
})

test('[HOME-01] a visitor is User and sees samples', async ({ page }) => {
  await page.goto('/userhome')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, User!')
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(3)
  const chef = region(page, 'AI Chef')
  await expect(chef.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
})

test('[HOME-01] AI Chef suggests from the kitchen, and Top of the List goes by likes', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await aKitchen(server, cook)
  await page.goto('/userhome')
  const dishes = region(page, 'AI Chef').getByRole('article')
  await expect(dishes).toHaveCount(3)
  for (const dish of await dishes.all())
    await expect(dish).toHaveText(/(?:Easy|Medium)·[\d hmin]+·(?:Unrated|[\d.]+of 5 stars)[A-Z][^;.]+/)
  const top = region(page, 'Top of the List').getByRole('listitem')
  await expect(top).toHaveCount(5)
  for (const fan of [cook, await anE2eCook(server)])
    await server.data(recipes.favourite, { params: { id: 67 }, body: { favourite: true } }, fan)
  await page.reload()
  const tortilla = top.filter({ hasText: 'Tortilla Española' })
  await expect(tortilla).toHaveText(/^\dTortilla Española\dlikes$/)
  await expect(page.getByText('The dishes most cooks have marked as favourites.')).toBeVisible()
  await tortilla.getByRole('link').click()
  await expect(page).toHaveURL('/recipe/details/67')
})

test('[HOME-01] the tip is what expires soonest: frozen in one tap, undone in another', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const [spinach] = await aKitchen(server, cook)
  const where = async () => {
    const item = await server.data(inventory.get, { params: { id: spinach } }, cook)
    return item.location
  }
  await page.goto('/userhome')
  const tip = region(page, 'Tip of the Day')
  await expect(tip.getByText('Spinach', { exact: true })).toBeVisible()
  await expect(tip.getByRole('listitem')).toContainText('Milk')
  await expect(tip.getByRole('link', { name: 'Cook it' })).toHaveAttribute(
    'href',
    '/meal-suggestions?rescue=spinach',
  )
  await tip.getByRole('button', { name: 'Freeze it' }).click()
  await expect(tip.getByText('Spinach', { exact: true })).toHaveCount(0)
  await expect(tip.getByText('Milk', { exact: true })).toBeVisible()
  await expect.poll(where).toBe('freezer')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tip.getByText('Spinach', { exact: true })).toBeVisible()
  await expect.poll(where).toBe('fridge')
  await expect(region(page, 'At a glance').getByRole('link').first()).toHaveText('4Items in stock')
})

test('[DASH-01] four real figures, real activity by type, the ways to the scanner', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const [spinach, milk, rice] = await aKitchen(server, cook)
  await server.data(inventory.take, { params: { id: rice }, body: { amount: 'all' } }, cook)
  await server.data(
    inventory.waste,
    {
      params: { id: milk },
      body: {
        amount: 'all',
        reason: 'spoiled',
      },
    },
    cook,
  )
  await server.data(inventory.move, { params: { id: spinach }, body: { to: 'freezer' } }, cook)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity Dashboard')
  await expect(page.getByText(`Welcome back, ${cook.name}!`)).toBeVisible()
  const tiles = region(page, 'Your kitchen now')
  for (const told of ['Items in stock2', /To use soon\d/, 'Used this week1', 'Wasted this week1'])
    await expect(tiles).toContainText(told)

  const activity = region(page, 'Recent activity').getByRole('listitem')
  await expect(activity).toHaveText([
    /You moved Spinach from the fridge to the freezer/,
    /You threw away 1 l of Milk \(went bad\)/,
    /You used up 1 kg of Rice/,
    /You scanned 6 Eggs/,
    /You added 1 kg of Rice/,
    /You added 1 l of Milk/,
    /You added 2 bunches of Spinach/,
  ])
  await expect(activity.nth(3).locator('[data-type=scan]')).toBeVisible()

  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Scan items' })).toHaveAttribute('href', '/scan')
  await expect(main.getByRole('link', { name: 'Scan ingredients' })).toHaveAttribute(
    'href',
    '/scan-ingredients',
  )
})

test('[DASH-01] saved versus wasted, in weight and in money', async ({ signedIn: page, server, cook }) => {
  const [, milk, rice] = await aKitchen(server, cook)
  await server.data(inventory.take, { params: { id: rice }, body: { amount: 'all' } }, cook)
  await server.data(
    inventory.waste,
    {
      params: { id: milk },
      body: {
        amount: 'all',
        reason: 'spoiled',
      },
    },
    cook,
  )
  await page.goto('/dashboard')
  await expect(page.getByText('This week: 1 kg eaten, 1 kg thrown away.')).toBeVisible()
  await page.getByRole('radio', { name: 'Money' }).click()
  await expect(page).toHaveURL(/\/dashboard\?in=money$/)
  await expect(page.getByText('This week: $3 eaten, $1.20 thrown away.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table', { name: 'In money, by week' }).getByRole('row')).toHaveCount(9)
})

test('[DASH-01] older activity comes page by page', async ({ signedIn: page, server, cook }) => {
  await addItems(
    server,
    cook,
    Array.from({ length: 12 }, (_, place) => ({ name: `Jar ${place}`, amount: '1' })),
  )
  await page.goto('/dashboard')
  await expect(page.getByText('10 of 12')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('12 of 12')).toBeVisible()
  await expect(region(page, 'Recent activity').getByRole('listitem')).toHaveCount(12)
})
