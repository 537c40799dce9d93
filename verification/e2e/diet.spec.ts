import type { Page } from '@playwright/test'
import { expect, signInPage, test } from './harness/fixtures'
import { expectAccessible, extremeViewports, setViewport } from './harness/page-conditions'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

const dietsBy = {
  Lifestyle: ['Vegetarian', 'Vegan', 'Pescatarian'],
  Health: ['Keto', 'Paleo', 'Mediterranean'],
  Fitness: ['Low-Carb', 'Low-Fat'],
  Special: ['Gluten-Free', 'Dairy-Free'],
}
const allergensBy = {
  'High severity': ['Tree Nuts', 'Peanuts', 'Shellfish'],
  'Medium severity': ['Fish', 'Eggs', 'Dairy', 'Gluten', 'Sesame'],
  'Low severity': ['Soy', 'Sulfites', 'MSG', 'Nightshades'],
}
/** Below the twelve, for the fourteen of EU law. */
const fourMore = ['Celery', 'Mustard', 'Lupin', 'Molluscs']

test('[DIET-01] ten diets in four groups, chosen, counted, saved, and there on the other device', async ({
  signedIn: page,
  server,
  cook,
  browser,
}) => {
  await page.goto('/dietary-preferences')
  for (const [name, diets] of Object.entries(dietsBy)) {
    await expect(group(page, name).getByRole('checkbox')).toHaveCount(diets.length)
    for (const diet of diets) {
      await expect(group(page, name).getByRole('checkbox', { name: diet, exact: true })).not.toBeChecked()
    }
  }
  // Each with description, picture and benefits.
  await expect(page.getByText('Nothing from animals: no meat, fish, dairy, eggs or honey')).toBeVisible()
  await expect(page.getByText('Lowest footprint')).toBeVisible()
  await expect(page.locator('main label svg use')).toHaveCount(10)

  await expect(page.getByText('0 preferences selected')).toBeVisible()
  await box(page, 'Vegetarian').check()
  await expect(page.getByText('1 preference selected')).toBeVisible()
  await box(page, 'Low-Carb').check()
  await box(page, 'Dairy-Free').check()
  await expect(page.getByText('3 preferences selected')).toBeVisible()
  await box(page, 'Dairy-Free').uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(toast(page)).toContainText('Preferences Saved! 🎉')
  await expect(toast(page)).toContainText(
    'Successfully updated 2 dietary preferences for personalized recommendations.',
  )
  await page.reload()
  await expect(box(page, 'Vegetarian')).toBeChecked()
  await expect(box(page, 'Low-Carb')).toBeChecked()
  await expect(page.getByText('2 preferences selected')).toBeVisible()

  const phone = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signInPage(phone, server, cook)
  await phone.goto('/dietary-preferences')
  await expect(box(phone, 'Vegetarian')).toBeChecked()
  await box(phone, 'Keto').check()
  await phone.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(box(page, 'Keto')).toBeChecked()
  await expect(page.getByText('3 preferences selected')).toBeVisible()
  await phone.context().close()
})

test('[DIET-02] twelve allergens by severity, each as strict as said, and there on the other device', async ({
  signedIn: page,
  server,
  cook,
  browser,
}) => {
  await page.goto('/food-restrictions')
  for (const [name, allergens] of Object.entries(allergensBy)) {
    await expect(group(page, name).getByRole('checkbox')).toHaveCount(allergens.length)
    for (const allergen of allergens) {
      await expect(group(page, name).getByRole('checkbox', { name: allergen, exact: true })).not.toBeChecked()
    }
  }
  const twelve = page.getByRole('group', { name: / severity/ }).locator('label svg use')
  await expect(twelve).toHaveCount(12)
  await expect(group(page, 'Four more').getByRole('checkbox')).toHaveCount(fourMore.length)
  await expect(page.getByText('Peanuts, peanut butter, groundnut oil and satay')).toBeVisible()

  await box(page, 'Peanuts').check()
  await box(page, 'Soy').check()
  await expect(page.getByText('2 restrictions selected')).toBeVisible()
  const soy = page.getByRole('group', { name: 'How strictly: Soy' })
  await expect(soy.getByRole('radio', { name: 'Low' })).toBeChecked()
  await soy.getByRole('radio', { name: 'Medium' }).check()
  await page.getByRole('button', { name: 'Save Restrictions' }).click()
  await expect(toast(page)).toContainText('Food Restrictions Saved! 🛡️')
  await expect(toast(page)).toContainText('Successfully updated 2 food restrictions for your safety.')
  await page.reload()
  await expect(box(page, 'Peanuts')).toBeChecked()
  await expect(soy.getByRole('radio', { name: 'Medium' })).toBeChecked()

  const phone = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signInPage(phone, server, cook)
  await phone.goto('/food-restrictions')
  await expect(box(phone, 'Peanuts')).toBeChecked()
  await box(phone, 'Peanuts').uncheck()
  await phone.getByRole('button', { name: 'Save Restrictions' }).click()
  await expect(box(page, 'Peanuts')).not.toBeChecked()
  await phone.context().close()
})

test('each person has their own; unsaved choices are not lost by accident', async ({ signedIn: page }) => {
  await page.goto('/household')
  await page.getByLabel('Add a guest or a child').fill('Mia')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'No diets of Mia' }).click()
  await expect(page.getByRole('radio', { name: 'Mia' })).toBeChecked()
  await box(page, 'Vegan').check()
  await page.getByRole('link', { name: 'Food Restrictions' }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.evaluate(() => window.history.back())
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('radio', { name: /\(you\)$/ }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('radio', { name: 'Mia' })).toBeChecked()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(toast(page)).toContainText('Successfully updated 1 dietary preferences')
  await page.getByRole('radio', { name: /\(you\)$/ }).click()
  await expect(box(page, 'Vegan')).not.toBeChecked()
  await page.goBack()
  await expect(page.getByRole('link', { name: '1 diet of Mia' })).toBeVisible()
})

test('by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/food-restrictions')
  await box(page, 'Tree Nuts').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'High' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await page.getByRole('button', { name: 'Save Restrictions' }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Food Restrictions Saved! 🛡️')
})

test('a visitor sees the choices; saving leads to the login and back', async ({ page, cook }) => {
  await page.goto('/dietary-preferences')
  await box(page, 'Vegan').check()
  await page.getByRole('link', { name: 'Log in to save' }).click()
  await page.getByLabel('Email', { exact: true }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
  await expect(page).toHaveURL('/dietary-preferences')
})

test('with choices made, saving stays within reach of a thumb', async ({ signedIn: page }) => {
  await setViewport(page, extremeViewports[0])
  for (const [path, first, save] of [
    ['/dietary-preferences', 'Vegetarian', 'Save Preferences'],
    ['/food-restrictions', 'Tree Nuts', 'Save Restrictions'],
  ] as const) {
    await page.goto(path)
    await box(page, first).check()
    await expect(page.getByRole('button', { name: save })).toBeInViewport()
    await page.getByRole('button', { name: save }).click()
    await expect(toast(page)).toContainText('Saved!')
    await expectAccessible(page)
  }
})
