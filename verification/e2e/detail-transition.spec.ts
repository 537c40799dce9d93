import { expect, test } from './harness/fixtures'

test('a dish opens from its card within a transition, and at once where motion is unwanted', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = String(
        Number(document.documentElement.dataset.transitions ?? 0) + 1,
      )
      return start(update)
    }
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/meals')
  const card = page.locator('a[data-opens-dish]').first()
  const title = await card.innerText()
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/meals') await page.goBack()
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await page.locator('html').getAttribute('data-transitions')).not.toBeNull()
  }).toPass({ timeout: 60_000 })
  const transitions = await page.locator('html').getAttribute('data-transitions')

  await page.goBack()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await page.locator('html').getAttribute('data-transitions')).toBe(transitions)
})
