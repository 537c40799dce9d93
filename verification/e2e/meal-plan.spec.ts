import { diet } from '@larder/contract/diet'
import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import type { Page } from '@playwright/test'
import { dayFromNow, daysAfterNextMonday } from './harness/calendar'
import { allowConsoleErrors, expect, test } from './harness/fixtures'
import { addItems } from './harness/inventory-calls'
import { setOwnDiet } from './harness/own-diet'
import {
  coreViewports,
  expectAccessible,
  expectNoHorizontalScroll,
  setOffline,
  setViewport,
  trackLayoutShift,
} from './harness/page-conditions'

/** A week that lies wholly ahead, whatever day it is. */
const day = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const dish = (page: Page, name: string) => day(page, name).getByRole('article').getByRole('link').first()
const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, dayName: string, entry: string) {
  // A menu that is still fading away gives the focus back to its button, and would take it from the next.
  await expect(page.getByRole('menu')).toHaveCount(0)
  await day(page, dayName)
    .getByRole('button', { name: /^More options for/ })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('[DIET-03] a week plans itself for anyone who eats, and by keyboard alone is locked, changed, moved, explained and bought for', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await addItems(server, cook, [
    { name: 'Spinach', amount: '800', unit: 'g', expiryDate: dayFromNow(9), location: 'fridge' },
    { name: 'Eggs', amount: '12', unit: 'pieces' },
    { name: 'Potatoes', amount: '3', unit: 'kg' },
  ])
  await setOwnDiet(server, cook, {
    diets: ['vegetarian'],
    restrictions: [{ allergen: 'dairy', severity: 'medium' }],
  })
  await page.goto('/meals')
  await expect(page.getByRole('main').getByRole('link', { name: 'Meal Plan' })).toHaveAttribute(
    'href',
    '/meal-plan',
  )
  await page.goto('/userhome')
  await page.getByRole('main').getByRole('link', { name: 'Meal Plan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meal Plan')

  await page.goto(`/meal-plan?from=${daysAfterNextMonday()}`)
  await page.getByRole('button', { name: 'Plan my week' }).press('Enter')
  await expect(page.getByRole('heading', { name: '7 meals planned' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(7)
  for (const link of await page.getByRole('article').getByRole('link').all()) {
    const id = /\/recipe\/details\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]
    const { diets, allergens } = await server.data(recipes.get, { params: { id }, query: {} }, cook)
    expect(diets, `diets of ${id}`).toContain('vegetarian')
    const dairy = allergens.find(({ allergen }) => allergen === 'dairy')?.answer
    expect(dairy, `dairy in ${id}`).toBe('none found')
  }

  const monday = (await dish(page, 'Monday').textContent()) ?? ''
  await choose(page, 'Monday', 'Lock')
  await expect(day(page, 'Monday').getByText('Locked')).toBeAttached()
  const tuesday = (await dish(page, 'Tuesday').textContent()) ?? ''
  await choose(page, 'Tuesday', 'Another dish')
  await expect(dish(page, 'Tuesday')).not.toHaveText(tuesday)
  await page.getByRole('button', { name: 'Plan again' }).press('Enter')
  await expect(page.getByRole('heading', { name: '6 meals planned' })).toBeVisible()
  await expect(dish(page, 'Monday')).toHaveText(monday)

  const friday = (await dish(page, 'Friday').textContent()) ?? ''
  await choose(page, 'Friday', 'Move…')
  await dialog(page).getByRole('combobox', { name: 'Day' }).press('ArrowDown')
  await dialog(page).getByRole('combobox', { name: 'Meal' }).press('ArrowUp')
  await dialog(page).getByRole('button', { name: 'Move here' }).press('Enter')
  await expect(day(page, 'Saturday').getByRole('article').first().getByRole('link')).toHaveText(friday)
  await expect(
    day(page, 'Saturday').getByRole('button', { name: `More options for ${friday}` }),
  ).toBeFocused()

  await choose(page, 'Sunday', 'Remove')
  await expect(day(page, 'Sunday').getByRole('article')).toHaveCount(0)
  const told = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await told.filter({ hasText: 'Taken out of the plan' }).getByRole('button', { name: 'Undo' }).click()
  await expect(day(page, 'Sunday').getByRole('article')).toHaveCount(1)

  await choose(page, 'Monday', 'Why is it here?')
  await expect(dialog(page)).toContainText(/Why it is here.+To buy/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put on the shopping list' }).press('Enter')
  await expect(page.getByText(/^\d+ things added to the list$/).first()).toBeVisible()
  const lacks = await server.data(mealPlan.shortfall, { query: { from: daysAfterNextMonday() } }, cook)
  const list = await server.data(shopping.list, { query: {} }, cook)
  expect(list.map(({ text }) => text).toSorted()).toEqual(lacks.map(({ text }) => text).toSorted())
  await page.getByRole('button', { name: 'See the list' }).click()
  await expect(page).toHaveURL('/Shopping')
})

test('[DIET-03] a dish somebody must not eat is planned only when the cook says so, and a dislike warns', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const mia = await server.data(diet.addPerson, { body: { name: 'Mia' } }, cook)
  await page.goto(`/food-restrictions?person=${mia.id}`)
  await page.getByRole('checkbox', { name: 'Fish', exact: true }).check()
  await page.getByRole('button', { name: 'Save Restrictions' }).click()
  await expect(page.getByText('not saved yet')).toHaveCount(0)
  await page.getByLabel('A food or a kind of food').fill('no salmon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Dislikes' })).toContainText('Covers salmon')

  await page.goto('/recipe/details/7')
  await page.getByRole('main').getByRole('link', { name: 'Plan', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Day' }).selectOption(daysAfterNextMonday())
  await expect(dialog(page)).toContainText('Mia: contains fish, because of')
  await expect(dialog(page)).toContainText('Mia dislikes salmon: “')
  allowConsoleErrors(/409/)
  await dialog(page).getByRole('button', { name: 'Plan it' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Mia: contains fish, because of')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Plan it' }).click()
  await question.getByRole('button', { name: 'Plan it anyway' }).click()
  await expect(dish(page, 'Monday')).toHaveText('Salmon with Roasted Vegetables')
  await expect(day(page, 'Monday')).toContainText('Contains fish: Mia')
})

test('a dish is brought from its recipe, dragged, and shared; the week fits, stands still and is accessible', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const monday = daysAfterNextMonday()
  for (const [at, text] of [
    'Eating out',
    'Guests with a very long name and an even longer appetite'.repeat(2),
  ].entries())
    await server.data(
      mealPlan.add,
      {
        body: {
          ...{ day: daysAfterNextMonday(at), meal: 'dinner' },
          what: { kind: 'note', text: text.slice(0, 120) },
        },
      },
      cook,
    )
  const shifted = await trackLayoutShift(page)
  await page.goto('/recipe/details/7')
  await page.getByRole('main').getByRole('link', { name: 'Plan', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Day' }).selectOption(monday)
  await dialog(page).getByRole('combobox', { name: 'Meal' }).selectOption('lunch')
  await expect(dialog(page).getByText('Salmon with Roasted Vegetables')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Plan it' }).click()
  await expect(dish(page, 'Monday')).toHaveText('Salmon with Roasted Vegetables')

  const card = await day(page, 'Monday').getByRole('article').first().boundingBox()
  const place = await day(page, 'Wednesday')
    .getByRole('button', { name: /^Add to Lunch/ })
    .boundingBox()
  await page.mouse.move((card?.x ?? 0) + 40, (card?.y ?? 0) + 40)
  await page.mouse.down()
  await page.mouse.move((place?.x ?? 0) + 30, (place?.y ?? 0) + 20, { steps: 5 })
  await page.mouse.up()
  await expect(dish(page, 'Wednesday')).toHaveText('Salmon with Roasted Vegetables')
  await expect(page).toHaveURL(/\/meal-plan\?from=/)

  // Somebody else of the household plans, too.
  const what = { kind: 'note', text: 'Soup kitchen' } as const
  await server.data(mealPlan.add, { body: { day: monday, meal: 'lunch', what } }, cook)
  await expect(day(page, 'Monday').getByText('Soup kitchen')).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const sight of coreViewports.filter(({ device }) => device === 'phone' || device === 'desktop')) {
    await setViewport(page, sight)
    await page.goto(`/meal-plan?from=${monday}`)
    await expect(dish(page, 'Wednesday')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
    expect(await shifted(), `layout shift on a ${sight.device}`).toBe(0)
  }

  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/)
  await setOffline(page)
  await expect(page.getByText(/^You are offline\. This is the plan as it was last loaded/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to/ }).first()).toBeDisabled()
  await setOffline(page, false)
  await expect(page.getByRole('button', { name: /^Add to/ }).first()).toBeEnabled()
})
