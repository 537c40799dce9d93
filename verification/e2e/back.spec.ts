import { expect, test } from './harness/fixtures'

test('an address opened signed out is there after the login', async ({ page, cook }) => {
  await page.goto('/household#people')
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await page.getByLabel('Email', { exact: true }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/household#people$/)
})

test('two quick presses of Back close the dialog and go back one page; what was typed is kept', async ({
  signedIn: page,
}) => {
  await page.goto('/userhome')
  await expect(page.locator('main h1')).toBeVisible()
  await page.getByRole('link', { name: 'Inventory', exact: true }).first().click()
  const add = page.getByRole('button', { name: 'Add New Item' })
  const name = page.getByRole('dialog').getByLabel('Name')
  for (const pause of [0, 60, 180]) {
    await expect(page).toHaveURL(/\/inventory$/)
    await add.click()
    await name.fill(`Beetroot ${pause}`)
    await page.evaluate(
      (ms) =>
        new Promise<void>((resolve) => {
          window.history.back()
          setTimeout(() => {
            window.history.back()
            resolve()
          }, ms)
        }),
      pause,
    )
    await expect(page).toHaveURL(/\/userhome$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(/\/inventory$/)
    await add.click()
    await expect(name).toHaveValue(`Beetroot ${pause}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
