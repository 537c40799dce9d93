import { recipes } from '@larder/contract/recipes'
import type { Locator, Page } from '@playwright/test'
import { dayFromNow } from './harness/calendar'
import type { E2eLarder } from './harness/e2e-larder'
import { allowConsoleErrors, type E2eCook, expect, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { setOwnDiet } from './harness/own-diet'
import { setOffline } from './harness/page-conditions'

const main = (page: Page) => page.getByRole('main')
const dishes = (page: Page) => main(page).getByRole('list', { name: 'Dishes' })
const cards = (page: Page) => dishes(page).getByRole('article')
const titles = (place: Locator) => place.getByRole('heading').allTextContents()
const reasons = (card: Locator) => card.getByRole('list', { name: 'Why this dish' })

/** The dishes of an address, once they are there and no longer those of before. */
async function three(page: Page): Promise<string[]> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(3)
  return titles(dishes(page))
}

async function aKitchen(server: E2eLarder, cook: E2eCook) {
  await addItems(server, cook, [
    { name: 'Spinach', amount: '800', unit: 'g', expiryDate: dayFromNow(1), location: 'fridge' },
    { name: 'Walnuts', amount: '500', unit: 'g', expiryDate: dayFromNow(3) },
    { name: 'Eggs', amount: '12', unit: 'pieces' },
    { name: 'Potatoes', amount: '3', unit: 'kg' },
    { name: 'Onions', amount: '2', unit: 'kg' },
    { name: 'Garlic', amount: '3', unit: 'heads' },
    { name: 'Olive oil', amount: '1', unit: 'l' },
  ])
}

test('[SUG-01] [SUG-02] a visitor, by keyboard alone: an occasion, three dishes, three others, back, a recipe', async ({
  page,
}) => {
  await page.goto('/surprise-me')
  const radios = main(page).getByRole('radio')
  await expect(radios).toHaveCount(6)
  for (const name of ['Breakfast', 'Lunch', 'Dinner', 'Quick', 'Party', 'Healthy'])
    await expect(main(page).getByRole('radio', { name, exact: true })).not.toBeChecked()
  const button = main(page).getByRole('button', { name: 'Show three dishes' })
  await expect(button).toBeDisabled()
  await radios.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Dinner' })).toBeChecked()
  await expect(button).toBeEnabled()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/meal-suggestions?occasion=dinner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner Suggestions')
  const first = await three(page)
  for (const card of await cards(page).all()) {
    await expect(card).toContainText(/\d+ (?:min|h)/)
    await expect(card).toContainText(/Easy|Medium/)
    await expect(card).toContainText(/Not rated yet|of 5 stars/)
    await expect(card).toContainText(/\d+ ?likes?/)
    await expect(reasons(card).getByRole('listitem')).not.toHaveCount(0)
  }
  await expect(main(page).getByText('Sample', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Sign Up' })).toBeVisible()

  await main(page).getByRole('button', { name: 'Three others' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]seen=/)
  await expect.poll(async () => (await three(page)).some((title) => first.includes(title))).toBe(false)
  await page.goBack()
  await expect.poll(() => three(page)).toEqual(first)

  await cards(page).first().getByRole('link', { name: 'View Recipe' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recipe\/details\/\d+(?:\?servings=\d+)?$/)

  await page.goto('/meal-suggestions?occasion=lunch')
  const lunch = await three(page)
  for (const address of ['/meal-suggestions', '/meal-suggestions?occasion=general']) {
    await page.goto(address)
    await expect.poll(() => three(page)).toEqual(lunch)
    await expect(page.getByRole('radio', { name: 'Lunch' })).toBeChecked()
  }
})

test('[SUG-02] a cook’s dishes use what expires, from what is there, and the hard wish is named', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await aKitchen(server, cook)
  await page.goto('/userhome')
  await page.getByRole('link', { name: 'Cook it' }).click()
  await expect(page).toHaveURL('/meal-suggestions?rescue=spinach')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dishes that use Spinach')
  await three(page)
  for (const card of await cards(page).all()) await expect(reasons(card)).toContainText('spinach, 1 day left')
  await expect(main(page).getByText('Sample', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Use up')).toHaveValue('spinach')
  await expect(page.getByLabel('Use up').getByRole('option')).toHaveText([/^Nothing/, /^Spinach/, /^Walnuts/])
  await page.getByRole('button', { name: 'Not only Spinach' }).click()
  await expect(page).toHaveURL('/meal-suggestions')

  await page.getByRole('radio', { name: 'Dinner' }).click()
  await page.getByRole('radio', { name: 'Nothing', exact: true }).click()
  await expect(page).toHaveURL('/meal-suggestions?occasion=dinner&buy=0')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(cards(page)).not.toHaveCount(0)
  // Whether that is all of them depends on what other cooks have shared meanwhile.
  const end = main(page).getByText(
    /^These \d+ dishes are all that fit\.$|^This is the only dish that fits\.$/,
  )
  await expect(end.or(page.getByRole('button', { name: 'Three others' }))).toBeVisible()
  for (const line of await cards(page).getByRole('listitem').filter({ hasText: 'You lack' }).all())
    await expect(line).toContainText('swap:')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Nothing', exact: true })).toBeChecked()

  // In a quarter of an hour something can be made up from nearly every kitchen; in three minutes nothing can.
  await page.goto('/meal-suggestions?occasion=dinner&buy=0&minutes=3')
  await expect(page.getByText('Nothing fits all of that')).toBeVisible()
  await expect(page.getByText(/The sticking point: ready in 3 minutes\./)).toBeVisible()
  await page.getByRole('button', { name: 'Take more time' }).click()
  await expect(page).toHaveURL('/meal-suggestions?occasion=dinner&buy=0')
  await expect(cards(page)).not.toHaveCount(0)

  allowConsoleErrors(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/)
  const kept = await titles(dishes(page))
  await setOffline(page)
  await page.getByRole('radio', { name: 'Lunch' }).click()
  await expect(page.getByRole('alert')).toContainText('These are from before')
  expect(await titles(dishes(page))).toEqual(kept)
  // With the network the new ones come by themselves.
  await setOffline(page, false)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(cards(page)).not.toHaveCount(0)
})

test('[SUG-02] [DIET-03] a high restriction on nuts keeps them out of the page, the home and the rescue', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await aKitchen(server, cook)
  await page.goto('/meal-suggestions?rescue=walnuts')
  await three(page)

  await setOwnDiet(server, cook, {
    diets: ['vegetarian'],
    restrictions: [
      { allergen: 'nuts', severity: 'high' },
      { allergen: 'eggs', severity: 'medium' },
    ],
  })
  // Word of it comes to the open page by itself.
  await expect(page.getByText('Nothing fits all of that')).toBeVisible()
  await expect(page.getByText(/The sticking point: using Walnuts\./)).toBeVisible()
  await expect(cards(page)).toHaveCount(0)

  const shown = new Set<number>()
  async function noteIn(place: Locator) {
    for (const link of await place.getByRole('link').all()) {
      const id = /\/recipe\/details\/(\d+)(?:\?|$)/.exec((await link.getAttribute('href')) ?? '')?.[1]
      if (id !== undefined) shown.add(Number(id))
    }
  }
  await page.goto('/meal-suggestions?occasion=dinner')
  for (let press = 0; press < 3; press++) {
    await three(page)
    await noteIn(dishes(page))
    await page.getByRole('button', { name: 'Three others' }).click()
    await expect(page).toHaveURL(
      (address) => address.searchParams.get('seen')?.split(',').length === 3 * press + 3,
    )
  }
  await page.goto('/userhome')
  const chef = page.getByRole('region', { name: 'AI Chef' })
  await expect(chef.getByRole('article').first()).toBeVisible()
  await noteIn(chef)
  expect(shown.size).toBeGreaterThan(8)
  for (const id of shown) {
    const { allergens, diets } = await server.data(recipes.get, { params: { id }, query: {} }, cook)
    for (const avoided of ['nuts', 'eggs'])
      expect(allergens.find(({ allergen }) => allergen === avoided)?.answer, `${avoided} in ${id}`).toBe(
        'none found',
      )
    expect(diets, `diets of ${id}`).toContain('vegetarian')
  }

  // Milk has many substitutes, and one of them is made of almonds.
  await page.goto('/RecipeCard?recipe=229')
  await page.getByRole('button', { name: 'Substitute whole milk' }).click()
  const instead = page.getByRole('dialog').getByRole('listitem')
  await expect(instead.filter({ hasText: 'oat milk' })).toBeVisible()
  await expect(instead.filter({ hasText: 'almond' })).toHaveCount(0)
})
