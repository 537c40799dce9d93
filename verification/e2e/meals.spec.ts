import { recipes } from '@larder/contract/recipes'
import type { Page } from '@playwright/test'
import { allowConsoleErrors, expect, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { setOffline } from './harness/page-conditions'

const tag = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const meal = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ meals?$/ })

test('[MEAL-01] a visitor looks through the cookbook: groups, a misspelt word, one tag at a time', async ({
  page,
}) => {
  await page.goto('/Meals')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meals')
  await expect(groups(page)).toHaveText([
    /^Appetizer\d+ meals$/,
    /^Main Dish\d+ meals$/,
    /^Side Dish\d+ meals$/,
    /^Dessert\d+ meals$/,
    /^Drink\d+ meals$/,
  ])
  const first = page.getByRole('article').first()
  await expect(first).toContainText(/Prep \d+/)
  await expect(first).toContainText(/All there|Missing: /)
  await expect(first.getByText('Sample')).toBeVisible()
  await expect(first.getByRole('list', { name: 'Tags' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Tags' }).getByRole('button')).toHaveText([
    'vegan',
    'salad',
    'high-protein',
    'dessert',
    'sweet',
  ])
  const whole = await count(page).textContent()

  await page.keyboard.press('/')
  await page.keyboard.type('shakshka')
  await expect(meal(page, 'Shakshuka with Red Peppers')).toBeVisible()
  await expect(groups(page)).toHaveText([/^Main Dish2 meals$/])
  await expect(page).toHaveURL('/Meals?q=shakshka')
  await tag(page, 'dessert').click()
  await expect(page.getByRole('heading', { name: 'No meals found' })).toBeVisible()
  await expect(page.getByText(/We looked for ‘shakshka’, dessert\./)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(groups(page)).toHaveText([/^Dessert/])
  await tag(page, 'dessert').click()
  await page.keyboard.press('/')
  await page.keyboard.type('shakshuka teapot')
  await page.getByRole('button', { name: 'Look for shakshuka' }).click()
  await expect(meal(page, 'Shakshuka with Red Peppers')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await tag(page, 'dessert').click()
  await expect(groups(page)).toHaveText([/^Dessert/])
  await tag(page, 'vegan').click()
  await expect(page).toHaveURL('/Meals?tag=vegan')
  await expect(tag(page, 'dessert')).toHaveAttribute('aria-pressed', 'false')
  for (const list of await page.getByRole('list', { name: 'Tags' }).all())
    await expect(list).toContainText('vegan')
  await tag(page, 'vegan').click()
  await expect(page).toHaveURL('/Meals')
  await expect(count(page)).toHaveText(whole ?? '')
})

test('[MEAL-01] a group in full, page by page; back and reload keep the place', async ({ page }) => {
  await page.goto('/meals')
  const all = page.getByRole('link', { name: /^Show all \d+ of Main Dish$/ })
  const said = await all.textContent()
  await all.click()
  await expect(page).toHaveURL('/meals?category=Main+Dish')
  await expect(groups(page)).toHaveText(['Main Dish'])
  await expect(groups(page)).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(count(page)).toHaveText(`${said?.match(/\d+/)?.[0]} meals`)
  const onFirst = await page.getByRole('article').first().getByRole('link').textContent()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/meals?category=Main+Dish&page=2')
  await expect(page.getByRole('article').first().getByRole('link')).not.toHaveText(onFirst ?? '')
  await page.evaluate(() => window.scrollTo(0, 1500))
  const scrolled = () => page.evaluate(() => window.scrollY)
  const nearTo = (place: number) =>
    expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(150)
  let place = await scrolled()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(24)
  await nearTo(place)
  const dish = page.getByRole('article').nth(10).getByRole('link')
  await dish.scrollIntoViewIfNeeded()
  place = await scrolled()
  await dish.click()
  await expect(page).toHaveURL(/\/recipe\/details\/\d+$/)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(24)
  await nearTo(place)
  await page.goBack()
  await expect(page.getByRole('article').first().getByRole('link')).toHaveText(onFirst ?? '')
  await page.getByRole('link', { name: 'All meals' }).click()
  await expect(groups(page)).toHaveCount(5)
})

test('[MEAL-01] what a cook lacks is what the kitchen lacks, and changes with it', async ({
  signedIn: page,
  server,
  cook,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
  await addItems(server, cook, [
    { name: 'Eggs', amount: '6' },
    { name: 'Avocado', amount: '3' },
    { name: 'Sourdough bread', amount: '1', unit: 'loaf' },
    { name: 'Lemon juice', amount: '200', unit: 'ml' },
    { name: 'Olive oil', amount: '500', unit: 'ml' },
  ])
  await page.goto('/userhome')
  await page.getByRole('link', { name: 'Date Night' }).click()
  await expect(page).toHaveURL('/meals?occasion=date-night')
  const toast = meal(page, 'Avocado Toast with Eggs')
  await expect(toast).toContainText('Missing: cherry tomatoes')
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
  await addItems(server, cook, [{ name: 'Cherry tomatoes', amount: '500', unit: 'g' }])
  await expect(toast).toContainText('All there')
  const narrowed = await count(page).textContent()
  await page.getByRole('button', { name: 'Remove Date Night' }).click()
  await expect(page).toHaveURL('/meals')
  await expect(count(page)).not.toHaveText(narrowed ?? '')

  await tag(page, 'Favourites').click()
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await server.data(recipes.favourite, { params: { id: 1 }, body: { favourite: true } }, cook)
  await page.reload()
  await expect(toast).toContainText('1 like, one of them yours')
  await expect(count(page)).toHaveText('1 meal')

  await setOffline(page)
  await tag(page, 'Yours').click()
  await expect(page.getByRole('alert')).toContainText('The meals could not be loaded')
  await setOffline(page, false)
  await expect(page.getByRole('heading', { name: 'No recipes of yours yet' })).toBeVisible()
})
