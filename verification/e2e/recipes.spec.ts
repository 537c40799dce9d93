import { diet } from '@larder/contract/diet'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import type { Page } from '@playwright/test'
import { allowConsoleErrors, expect, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import {
  createNetworkIdleWaiter,
  expectAccessible,
  expectNoHorizontalScroll,
  extremeViewports,
  setOffline,
  setViewport,
  trackLayoutShift,
} from './harness/page-conditions'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const ingredients = (page: Page) => region(page, /^Ingredients/)
const line = (page: Page, text: string) => ingredients(page).getByRole('listitem').filter({ hasText: text })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const structured = (page: Page) => page.locator('head script[type="application/ld+json"]')

test('[REC-05] the three recipes of the specification, for a visitor, with every field', async ({ page }) => {
  for (const [address, title, description, prep, cook, servings] of [
    ['1', 'Avocado Toast with Eggs', /^Crisp sourdough, .+ minutes\.$/, '8 minutes', '10 minutes', 2],
    ['4', 'Caesar Salad Wrap', /^Warm seared chicken, .+ lunch\.$/, '15 minutes', '12 minutes', 2],
    [
      '7abc',
      'Salmon with Roasted Vegetables',
      /^A whole dinner .+ fillets\.$/,
      '15 minutes',
      '35 minutes',
      4,
    ],
  ] as const) {
    await page.goto(`/recipe/details/${address}`)
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Larder`)
    const figures = page.locator('main header dl')
    for (const told of [`Prep time${prep}`, `Cook time${cook}`, `Servings${servings}`, 'DifficultyEasy'])
      await expect(figures).toContainText(told)
    await expect(page.locator('main header h1 + p')).toHaveText(description)
    await expect(page.locator('main header svg').first()).toBeVisible()
    expect(await ingredients(page).getByRole('listitem').count()).toBeGreaterThan(5)
    expect(await region(page, 'Instructions').locator('ol > li').count()).toBeGreaterThan(3)
    const nutrition = region(page, 'Nutrition of one serving')
    await expect(nutrition).toContainText(/\d+ % of the weight measured/)
    await expect(nutrition.locator('dt')).toHaveText([
      'Calories',
      'Protein',
      'Carbs',
      'Fat',
      'Fiber',
      'Sugar',
      'Sodium',
    ])
    await expect(ingredients(page).getByText('Sample', { exact: true })).toBeVisible()
    await expect(structured(page)).toHaveCount(1)
  }
  await expect(line(page, 'salmon fillets')).toContainText('560 g salmon fillets')
  await expect(line(page, 'lemon')).toContainText('missing')
  await expect(line(page, 'olive oil')).toContainText('in stock')
  await expect(line(page, 'salt')).toContainText('a staple')
  await page.getByRole('link', { name: 'Add missing to list' }).click()
  await expect(page).toHaveURL('/login?from=%2Frecipe%2Fdetails%2F7abc')
  await expect(structured(page)).toHaveCount(0)
})

test('[REC-05] a cook’s journey: who eats, scale, US, the list, heart and stars, all there after a reload', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addItems(server, cook, [
    { name: 'Salmon', amount: '300', unit: 'g', location: 'fridge' },
    { name: 'Olive oil', amount: '500', unit: 'ml' },
  ])
  const mia = await server.data(diet.addPerson, { body: { name: 'Mia' } }, cook)
  await server.data(
    diet.saveRestrictions,
    {
      params: { id: mia.id },
      body: {
        restrictions: [{ allergen: 'fish', severity: 'high' }],
      },
    },
    cook,
  )
  await page.goto('/recipe/details/7')
  const verdict = region(page, 'Not for everybody at your table')
  await expect(verdict).toContainText('Mia: contains fish, because of “560 g salmon fillets')
  await expect(page.getByText(`Suitable for ${cook.name}.`)).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)

  await expect(line(page, 'salmon')).toContainText('partly in stock, buy 250 g')
  await page.getByRole('button', { name: 'One less' }).focus()
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL('/recipe/details/7?servings=2')
  await expect(line(page, 'salmon')).toContainText('280 g')
  await expect(line(page, 'salmon')).toContainText('in stock')
  // As fast as a keyboard sends it: nothing that was pressed or typed is lost.
  const servings = page.getByLabel('Servings', { exact: true })
  await servings.selectText()
  await page.keyboard.type('12')
  await expect(page).toHaveURL('/recipe/details/7?servings=12')
  await expect(servings).toHaveValue('12')
  await servings.fill('8')
  await expect(page).toHaveURL('/recipe/details/7?servings=8')
  await expect(line(page, 'courgettes')).toContainText('4 courgettes')
  await page.getByRole('radio', { name: 'US' }).check()
  await expect(line(page, 'salmon')).toContainText('lb salmon')

  const tomatoes = line(page, 'cherry tomatoes').getByRole('checkbox')
  await tomatoes.check()
  await page.getByRole('checkbox', { name: 'Step 1 done' }).check()
  await page.getByRole('button', { name: 'Add missing to list' }).click()
  await expect(ingredients(page).getByText(/^All \d+ missing ingredients are on your list\./)).toBeVisible()
  const recipe = async () => await server.data(recipes.get, { params: { id: 7 }, query: {} }, cook)
  // Others who cook in this house may like it, too.
  const { likes, ratings } = await recipe()
  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByText(likes === 0 ? '1 like' : `${likes + 1} likes`, { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: '3 stars' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(region(page, 'How was it?')).toContainText(
    ratings === 0 ? '4.0 of 5 stars from 1 rating.' : 'of 5 stars',
  )

  await expect
    .poll(recipe)
    .toMatchObject({ favourite: true, yourRating: 4, likes: likes + 1, ratings: ratings + 1 })
  const salmon = async () =>
    (await server.data(shopping.list, { query: {} }, cook)).find(({ text }) => text.includes('salmon'))
  await expect.poll(salmon).toMatchObject({ for: [{ recipeId: 7 }] })

  await page.reload()
  await expect(line(page, 'salmon')).toContainText('lb salmon')
  await expect(tomatoes).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Step 1 done' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Favourite' }).click()
  await page.getByRole('button', { name: 'Remove my rating' }).click()
  await expect(page.getByRole('button', { name: 'Remove my rating' })).toHaveCount(0)
  if (ratings === 0) await expect(page.getByText('Nobody has rated it yet.').first()).toBeVisible()
  await expect.poll(recipe).toMatchObject({ favourite: false, likes, ratings })

  // Somebody in the household brings what was missing: the page knows.
  await addItems(server, cook, [{ name: 'Garlic', amount: '20', unit: 'cloves' }])
  await expect(line(page, 'garlic')).toContainText('in stock')
  await ingredients(page).getByRole('link', { name: 'See the list' }).click()
  await expect(page).toHaveURL('/Shopping')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Cook', exact: true })).toHaveAttribute(
    'href',
    '/CookingGuide?recipe=7&servings=8',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Plan', exact: true })).toHaveAttribute(
    'href',
    '/meal-plan?recipe=7',
  )
})

test('without network the recipe stays, what is added waits, and goes when it is back', async ({
  signedIn: page,
  server,
  cook,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
  const listFetched = page.waitForResponse(/assets\/list-/)
  await page.goto('/recipe/details/1')
  await listFetched
  await expect(line(page, 'avocado')).toContainText('missing')
  await expect(page.getByRole('button', { name: 'Add missing to list' })).toBeVisible()
  await setOffline(page)
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('This is the recipe as it was last loaded.')).toBeVisible()
  await expect(ingredients(page).getByText('These are still the amounts for 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Add missing to list' }).click()
  await expect(ingredients(page).getByText(/missing ingredients are on your list\./)).toBeVisible()
  await setOffline(page, false)
  const listed = async () => (await server.data(shopping.list, { query: {} }, cook)).length
  await expect.poll(listed).toBeGreaterThan(2)
  await expect(line(page, 'eggs')).toContainText('6 eggs')
})

test('[REC-06] an unknown id, in these words', async ({ page }) => {
  allowConsoleErrors(/404/)
  for (const id of ['99999', 'abc']) {
    await page.goto(`/recipe/details/${id}`)
    await expect(heading(page)).toHaveText('Recipe Not Found')
    await expect(page).toHaveTitle('Recipe Not Found · Larder')
    const main = page.getByRole('main')
    for (const told of ['Prep timeN/A', 'Cook timeN/A', 'Servings0', 'DifficultyUnknown'])
      await expect(main).toContainText(told)
    await expect(main.getByText('Recipe not available.', { exact: true })).toBeVisible()
    await expect(main.getByRole('listitem')).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See all meals' }).click()
  await expect(page).toHaveURL('/meals')
})

test('on paper: the recipe alone, on one page', async ({ page }) => {
  await page.goto('/recipe/details/7')
  await expect(heading(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const chrome of ['banner', 'contentinfo'] as const) await expect(page.getByRole(chrome)).toHaveCount(0)
  for (const name of ['Print', 'Add missing to list', 'One more'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  const [first, last] = await Promise.all(
    [line(page, 'courgettes'), line(page, 'parsley')].map((one) => one.boundingBox()),
  )
  expect(last?.x, 'two columns').toBeGreaterThan((first?.x ?? 0) + 200)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(pdf).toMatch(/MediaBox \[0 0 59[45][\d.]* 84[12]/)
})

test('thirty long lines, the longest of names and the card fit, stand still and are accessible', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const { id } = await server.data(
    recipes.create,
    {
      body: {
        ...{
          title: `Grandmother’s ${'very '.repeat(18)}slow stew`,
          servings: 4,
          prepMinutes: 20,
          cookMinutes: 300,
        },
        ingredients: Array.from(
          { length: 30 },
          (_, place) => `${place + 1} tbsp oil, ${'chopped '.repeat(9)}`,
        ),
        steps: [`${'Stir'.repeat(60)}.`, 'Wait for 20 minutes.'],
      },
    },
    cook,
  )
  const shifted = await trackLayoutShift(page)
  const atRest = createNetworkIdleWaiter(page)
  for (const [place, sight] of extremeViewports.entries()) {
    await setViewport(page, sight)
    await page.goto(place % 2 === 0 ? `/recipe/details/${id}` : '/RecipeCard')
    await expect(page.getByText('missing', { exact: true }).first()).toBeVisible()
    await atRest()
    expect(await shifted(), sight.device).toBe(0)
    await expectAccessible(page, sight)
    await expectNoHorizontalScroll(page)
    if (place === 0) await expect(page.getByRole('link', { name: 'Cook', exact: true })).toBeInViewport()
  }
})
