import { expect, test } from './harness/fixtures'

test('an address opened signed out is there after the login', async ({ page, cook }) => {
  await page.goto('/household#people')
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await page.getByLabel('Email', { exact: true }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/household#people$/)
})
