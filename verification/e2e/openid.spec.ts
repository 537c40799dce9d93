import { startE2eLarder } from './harness/e2e-larder'
import { allowConsoleErrors, expect, test } from './harness/fixtures'

// The issuer's own pages ask for fonts and icons that are not there.
const itsOwn = /Failed to load resource/

test('OpenID Connect: cancelling there is told, signing in leads home, and a link that somebody else began is refused', async ({
  page,
  context,
}) => {
  allowConsoleErrors(itsOwn)
  const server = await startE2eLarder({ withIssuer: true })
  try {
    await page.goto(`${server.url}/login`)
    await page.getByRole('link', { name: 'Continue with single sign-on' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(`${server.url}/login`)
    await expect(page.getByRole('alert')).toContainText('did not confirm who you are')

    await page.getByRole('link', { name: 'Continue with single sign-on' }).click()
    await page.getByPlaceholder('Enter any login').fill('dora')
    await page.getByPlaceholder('and password').fill('anything')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Dora Novak' })).toBeVisible()
    expect(page.url()).toBe(`${server.url}/`)

    await banner.getByRole('button', { name: 'Logout' }).click()
    await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
    const tricked = await context.newPage()
    await tricked.goto(`${server.url}/login#signin=${'x'.repeat(43)}`)
    await expect(tricked.getByRole('alert')).toContainText('took too long or was already used')
    expect(await tricked.evaluate(() => localStorage.getItem('token'))).toBeNull()
  } finally {
    await server.close()
  }
})
