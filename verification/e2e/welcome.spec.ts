import { account } from '@larder/contract/account'
import type { Locator, Page } from '@playwright/test'
import { expect, signInPage, test } from './harness/fixtures'
import { setPageWidth, widths } from './harness/page-conditions'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Counts what a thumb does: each tap, and each field that is opened for typing. */
function countTaps() {
  let taps = 0
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1
      await target.click()
    },
    async fill(field: Locator, text: string) {
      taps += 1
      await field.fill(text)
    },
  }
}

async function signUp(page: Page, { tap, fill }: ReturnType<typeof countTaps>) {
  await page.goto('/')
  await tap(page.getByRole('main').getByRole('link', { name: 'Try Now' }))
  for (const [label, value] of Object.entries({
    'Full Name': 'Ben Okafor',
    Email: `welcome-${process.pid}-${Date.now()}@example.org`,
    Password: 'three warm plums',
    'Confirm Password': 'three warm plums',
  }))
    await fill(page.getByLabel(label, { exact: true }), value)
  await tap(page.getByRole('checkbox', { name: /I agree/ }))
  await tap(page.getByRole('button', { name: 'Create Account' }))
}

test('from sign-up to tonight’s dish from what is there, in under 25 taps on a phone', async ({ page }) => {
  await setPageWidth(page, widths.phone)
  const taps = countTaps()
  await signUp(page, taps)
  await expect(heading(page, 'Who eats here?')).toBeVisible()
  await taps.tap(page.getByRole('checkbox', { name: 'Vegetarian' }))
  await taps.tap(page.getByRole('button', { name: 'Continue' }))
  await expect(heading(page, 'Where do you cook?')).toBeVisible()
  await taps.tap(page.getByRole('button', { name: 'Continue' }))
  await expect(heading(page, 'What do you always have?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(40)
  await taps.tap(page.getByRole('button', { name: 'Tap the usual dozen for me' }))
  for (const name of ['Potatoes', 'Carrots', 'Canned tomatoes', 'Lentils'])
    await taps.tap(page.getByRole('checkbox', { name, exact: true }))
  await taps.tap(page.getByRole('button', { name: 'Add 16 foods' }))
  await expect(heading(page, 'What else do you have?')).toBeVisible()
  await taps.fill(page.getByLabel('Type, paste or speak'), '1 courgette\n200 g feta\nhalf a cabbage')
  await expect(page.getByText('3 things')).toBeVisible()
  await taps.tap(page.getByRole('button', { name: 'Add, and see what I can cook' }))
  await expect(heading(page, 'Tonight’s dish')).toBeVisible()
  await expect(page.getByText('From what you have. Nothing to buy.')).toBeVisible()
  await taps.tap(page.getByRole('link', { name: 'Cook this' }))
  await expect(page).toHaveURL(/\/recipe\/details\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(taps.count()).toBeLessThan(25)
  // It is never shown twice.
  await page.goto('/welcome')
  await expect(page).toHaveURL(/\/inventory$/)
  await expect(page.getByText('19 items')).toBeVisible()
})

test('the welcome is skipped with one tap, and stays away', async ({ page }) => {
  await setPageWidth(page, widths.phone)
  await signUp(page, countTaps())
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your kitchen today' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your kitchen today' })).toBeVisible()
})

test('a welcome that was left goes on at its step, on any device', async ({ page, server, cook }) => {
  await server.data(account.saveSettings, { body: { welcome: 'staples' } }, cook)
  await signInPage(page, server, cook)
  await page.goto('/userhome')
  await page.getByRole('link', { name: 'Finish' }).click()
  await expect(heading(page, 'What do you always have?')).toBeVisible()
})
