import type { Page } from '@playwright/test'
import { ends, expectAccessible, expectNoSidewaysScroll, lookAt } from './house/conditions'
import { asking } from './house/kitchen'
import { handIn } from './house/posts'
import { aCook, expect, expectErrors, signIn, test, theAdmin } from './house/test'

const eggs = { ingredients: ['2 eggs'], steps: ['Fry them.'], introduction: 'Simple.' }
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

test('[ADMIN-01] the accounts: found, sorted, suspended, let in again', async ({ page, house, cook }) => {
  const cooks = await Promise.all(Array.from({ length: 11 }, (_, at) => aCook(house, { name: `Cook ${at}` })))
  await signIn(page, house, await theAdmin(house))
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
  await page.getByRole('searchbox').fill(cook.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, cook.email)).toContainText('Active')
  await row(page, cook.email).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /Suspend/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Spam in every comment.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Suspend/ })
    .click()
  await expect(row(page, cook.email)).toContainText('Suspended')
  const refused = await fetch(`${house.url}/api/v1/auth/me`, {
    headers: { authorization: `Bearer ${cook.token}` },
  })
  expect([401, 403]).toContain(refused.status)
  await row(page, cook.email).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /Reactivate/ }).click()
  await expect(row(page, cook.email)).toContainText('Active')
  expect(cooks).toHaveLength(11)
  for (const sight of ends) {
    await lookAt(page, sight)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})

test('[ADMIN-02] submissions and reports: as they would look, approved, returned with a reason', async ({
  page,
  house,
  cook,
}) => {
  expectErrors(/403/)
  await handIn(house, cook, 'desserts', { title: 'Sweet Omelette', ...eggs })
  await handIn(house, cook, 'desserts', { title: 'Spam Omelette', ...eggs })
  await signIn(page, house, cook)
  await page.goto('/admin/recipes')
  await expect(page.getByText('Access denied. Admins only.')).toBeVisible()
  await signIn(page, house, await theAdmin(house))
  await page.goto('/admin/recipes')
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
      const mine = (await asking(house, cook, 'GET', '/users/recipes')) as { title: string; post?: object }[]
      return mine.map(({ title, post }) => ({ title, post }))
    })
    .toMatchObject([
      { title: 'Spam Omelette', post: { state: 'returned', reason: 'This is an advertisement.' } },
      { title: 'Sweet Omelette', post: { state: 'shown' } },
    ])
  for (const sight of ends) {
    await lookAt(page, sight)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
