import { account } from '@larder/contract/account'
import { myRecipes } from '@larder/contract/my-recipes'
import type { Page } from '@playwright/test'
import { submitPost } from './harness/community-posts'
import { startE2eLarder } from './harness/e2e-larder'
import {
  allowConsoleErrors,
  anE2eCook,
  type E2eCook,
  expect,
  signInAdmin,
  signInPage,
  test,
} from './harness/fixtures'

const eggs = { ingredients: ['2 eggs'], steps: ['Fry them.'], introduction: 'Simple.' }
/** As `npm run seed:demo` says it. */
const demoCook = (name: string) => ({
  email: `${name}@demo.larder.test`,
  password: 'a demo kitchen door',
})
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

async function enter(page: Page, { email, password }: Pick<E2eCook, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

test('[ADMIN-01] the accounts: found, sorted, suspended, let in again', async ({ page, server, cook }) => {
  allowConsoleErrors(/403/)
  const cooks = await Promise.all(
    Array.from({ length: 11 }, (_, at) => anE2eCook(server, { name: `Cook ${at}` })),
  )
  await signInPage(page, server, cook)
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied. Admins only.')
  await signInPage(page, server, await signInAdmin(server))
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('region', { name: 'Right now' })).toHaveText(
    /^Total users\d+Active users\d+Paying users\d+Scans today\d+$/,
  )
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Name', 'Email', 'Status', 'Subscription', 'Scans', 'Recipes', 'Joined', 'Actions'].map(
      (name) => new RegExp(`^${name}`),
    ),
  )
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
  await page.getByRole('searchbox').fill(cook.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, cook.email)).toHaveText(/Active ?Free ?0 ?0 ?\d+ \w+ \d{4}/)
  await row(page, cook.email).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /Suspend/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Spam in every comment.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Suspend/ })
    .click()
  await expect(row(page, cook.email)).toContainText('Suspended')
  const withOldToken = () => server.call(account.me, {}, cook)
  expect((await withOldToken()).status).toBe(401)
  await row(page, cook.email).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /Reactivate/ }).click()
  await expect(row(page, cook.email)).toContainText('Active')
  // Let in again means by the door: whatever was signed in before stays out.
  expect((await withOldToken()).status).toBe(401)
  await page.getByRole('button', { name: 'Logout' }).click()
  await enter(page, cook)
  expect(cooks).toHaveLength(11)
})

test('[ADMIN-02] submissions and reports: as they would look, approved, returned with a reason', async ({
  page,
  server,
  cook,
}) => {
  allowConsoleErrors(/403/)
  await submitPost(server, cook, 'desserts', { title: 'Sweet Omelette', ...eggs })
  await submitPost(server, cook, 'desserts', { title: 'Spam Omelette', ...eggs })
  await signInPage(page, server, cook)
  await page.goto('/admin/recipes')
  await expect(page.getByText('Access denied. Admins only.')).toBeVisible()
  await signInPage(page, server, await signInAdmin(server))
  await page.route('**/api/v1/admin/submissions*', (route) =>
    route.fulfill({ json: { data: [], page: { number: 1, size: 10, pages: 1, total: 0 } } }),
  )
  await page.goto('/admin/recipes')
  await expect(page.getByText('No submissions yet.', { exact: true })).toBeVisible()
  await page.unroute('**/api/v1/admin/submissions*')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage User Recipes')
  await page
    .getByRole('button', { name: /Sweet Omelette/ })
    .or(page.getByRole('link', { name: /Sweet Omelette/ }))
    .first()
    .click()
  await expect(page.getByText('2 eggs').first()).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('button', { name: /Sweet Omelette/ })).toHaveCount(0)
  await page
    .getByRole('button', { name: /Spam Omelette/ })
    .or(page.getByRole('link', { name: /Spam Omelette/ }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('This is an advertisement.')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect
    .poll(async () => {
      const mine = await server.data(myRecipes.list, { query: {} }, cook)
      return mine.map(({ title, post }) => ({ title, post }))
    })
    .toMatchObject([
      { title: 'Spam Omelette', post: { state: 'returned', reason: 'This is an advertisement.' } },
      { title: 'Sweet Omelette', post: { state: 'shown' } },
    ])
})

test('[ADMIN-01] [ADMIN-03] [ACC-06] the demo seed: 250 users in the table, and one on Premium with the sample’s billing date', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startE2eLarder({ withDemo: true })
  const page = await browser.newPage({ baseURL: server.url })
  try {
    await enter(page, demoCook('admin'))
    await page.goto('/admin-dashboard')
    await expect(page.getByText('250 users', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Right now' })).toContainText('Total users250')
    const pages = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: /^Page / })
    await expect(pages).toHaveText(['1', '2', '3', '4', '5'])
    await page.goto('/admin-dashboard?page=25')
    await expect(page.getByRole('row')).toHaveCount(11)
    await expect(pages).toHaveText(['21', '22', '23', '24', '25'])
    for (const status of ['Inactive', 'Suspended']) {
      await page.getByLabel('Status').selectOption(status)
      await expect(page.getByRole('row').nth(1)).toContainText(status)
    }
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await enter(page, demoCook('premium'))
    await page.goto('/my-account')
    const plan = page.getByRole('region', { name: 'Subscription', exact: true })
    await expect(plan).toContainText('Premium')
    await expect(plan.getByText('March 15, 2024', { exact: true })).toBeVisible()
    const overview = page.getByRole('region', { name: 'Overview', exact: true })
    await expect(overview.getByText('Items in the kitchen', { exact: true }).locator('+ p')).toHaveText(
      /^[1-9]\d*$/,
    )
  } finally {
    await page.close()
    await server.close()
  }
})
