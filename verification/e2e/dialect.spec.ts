import { household } from '@larder/contract/household'
import { expect, test } from './harness/fixtures'

const ratatouille = 344

test('a kitchen in America reads American English, in recipes and on buttons, and finds dishes by either word', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const words = page.getByRole('region', { name: /^Ingredients/ })
  const live = (country: string) => server.data(household.update, { body: { country } }, cook)
  await live('GB')
  await page.goto(`/recipe/details/${ratatouille}`)
  await expect(words).toContainText(/aubergine/i)
  await expect(page.getByRole('button', { name: 'Favourite', exact: true }).first()).toBeVisible()

  await live('US')
  await page.reload()
  await expect(words).toContainText(/eggplant/i)
  await expect(words).not.toContainText(/aubergine|courgette/i)
  await expect(page.getByRole('button', { name: 'Favorite', exact: true }).first()).toBeVisible()

  // Either word finds it, and what is typed stays as it is.
  for (const word of ['aubergine', 'eggplant']) {
    await page.goto(`/meals?q=ratatouille+${word}`)
    await expect(page.getByRole('article').filter({ hasText: 'Ratatouille' }).first()).toBeVisible()
    await expect(page.getByRole('searchbox').first()).toHaveValue(`ratatouille ${word}`)
  }
})
