import { household } from '@larder/contract/household'
import { expect, test } from './harness/fixtures'

test('an American kitchen reads American English; a British one British; visitors as it is written', async ({
  signedIn: page,
  call,
}) => {
  await page.goto('/meals?search=ratatouille')
  await page.getByRole('link', { name: /ratatouille/i }).first().click()
  const lines = page.getByRole('list', { name: 'Ingredients' })
  await expect(lines).toContainText(/aubergine/i)
  await expect(page.getByRole('button', { name: 'Favourite' })).toBeVisible()

  await call(household.update, { body: { country: 'US' } })
  await page.reload()
  await expect(lines).toContainText(/eggplant/i)
  await expect(lines).not.toContainText(/aubergine/i)
  await expect(page.getByRole('button', { name: 'Favorite' })).toBeVisible()
  // Either word finds it, and what is typed stays as it is.
  await page.goto('/meals?search=aubergine+courgette')
  await expect(page.getByRole('link', { name: /ratatouille/i }).first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('aubergine courgette')
})
