import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import type { Page } from '@playwright/test'
import { aPublishedPost, approvePost } from './harness/community-posts'
import { anE2eCook, expect, signInAdmin, signInPage, test } from './harness/fixtures'
import { setOwnDiet } from './harness/own-diet'
import {
  expectAccessible,
  extremeViewports,
  holdRequests,
  setViewport,
  trackLayoutShift,
} from './harness/page-conditions'

const post = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const headings = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

test('[COM-01] [COM-02] the communities, and one that is none', async ({ page, server, cook }) => {
  const shifted = await trackLayoutShift(page)
  await page.goto('/community')
  const ids =
    'healthy-eating quick-meals vegetarian meal-prep international desserts low-carb smoothies'.split(' ')
  const all = page.getByRole('region', { name: 'Find yours' }).getByRole('listitem')
  await expect(all).toHaveCount(ids.length)
  for (const id of ids) await expect(all.locator(`a[href="/community/${id}"]`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Communities')
  await expect(page.getByRole('region', { name: 'The community in figures' })).toHaveText(
    /^Cooks\d+Recipes shared\d+Comments\d+Likes\d+$/,
  )
  await expect(page.getByRole('region', { name: 'Trending' }).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Post a Recipe' })).toHaveCount(0)
  expect(await shifted()).toBe(0)
  // It is called so at once, not only when the server has said so.
  const tell = await holdRequests(page, /\/api\/v1\/communit.*no-such-thing/)
  await page.goto('/community/no-such-thing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community')
  await expect(page.getByText(/^0 members/)).toHaveCount(0)
  tell()
  await expect(page.getByText(/^0 members/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community')

  await aPublishedPost(server, cook, 'desserts', { title: 'Walnut Bake' })
  await signInPage(page, server, await anE2eCook(server, { name: 'Bo' }))
  await page.goto('/community')
  await expect(page.getByRole('link', { name: 'Post a Recipe' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Report: Walnut Bake' }).click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Reported', { exact: true }).first()).toBeVisible()
  const reports = await server.data(admin.reports, { query: {} }, await signInAdmin(server))
  expect(reports.map((one) => one.post.title)).toContain('Walnut Bake')
})

test('[COM-03] [COM-04] [COM-05] [COM-06] [DASH-01] a community: search, sorts, cards, likes, members, comments', async ({
  page,
  server,
  cook,
}) => {
  // With the two below one more than a page holds.
  for (let count = 0; count < 9; count += 1)
    await aPublishedPost(server, cook, 'low-carb', { title: `Plate ${count}` })
  const first = await aPublishedPost(server, cook, 'low-carb', {
    title: 'Celery Plate',
    introduction: 'Crisp and quick.',
    tags: ['crunchy'],
  })
  await aPublishedPost(server, cook, 'low-carb', {
    title: 'Onion Plate',
    introduction: 'Sweet & slow <b>not bold</b> https://example.org/onions',
  })
  const bo = await anE2eCook(server, { name: 'Bo' })
  await server.data(community.like, { params: { id: first }, body: { liked: true } }, bo)

  await page.goto('/community/low-carb')
  await expect(page.getByRole('link', { name: 'Login to Join' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Post' })).toHaveCount(0)
  await expect(headings(page).first()).toHaveText('Onion Plate')
  await expect(headings(page)).toHaveCount(10)
  await expect(page.getByRole('link', { name: 'Page 2' })).toBeVisible()
  await page.getByLabel('Sort posts').selectOption({ label: 'Most Popular' })
  await expect(headings(page).first()).toHaveText('Celery Plate')
  await expect(post(page, 'Celery Plate').getByRole('list', { name: 'Tags' })).toContainText('crunchy')
  await page.getByLabel('Sort posts').selectOption({ label: 'Most Recent' })
  const onions = post(page, 'Onion Plate')
  await expect(onions).toContainText(/Ana Horvat ?user/i)
  await expect(onions.locator('time').first()).toHaveText(/just now|second|minute/)
  await expect(onions).toContainText('Preparation time: 10 minutes')
  await expect(onions).toContainText('Cooking time: 20 minutes')
  for (const count of ['Like, 0 likes', 'Comment, 0 comments', 'Share, 0 shares'])
    await expect(onions.getByRole('button', { name: count })).toBeVisible()
  await expect(onions).toContainText('Sweet & slow <b>not bold</b>')
  await expect(onions.getByRole('link', { name: 'https://example.org/onions' })).toHaveAttribute(
    'rel',
    /nofollow/,
  )
  await expect(onions).toContainText('Ana Horvat')
  await expect(onions).toContainText('200 g walnuts')
  await expect(onions.getByText('Fry everything.')).toBeHidden()
  await onions
    .getByText(/instructions/i)
    .first()
    .click()
  await expect(onions.getByText('Fry everything.')).toBeVisible()
  await onions.getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByText('Please log in to like posts', { exact: true })).toBeVisible()

  await signInPage(page, server, bo)
  await page.goto('/community/low-carb')
  await page.getByRole('button', { name: 'Join Community' }).click()
  await expect(page.getByRole('button', { name: /Leave/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Post' })).toHaveAttribute(
    'href',
    '/post-recipe?community=low-carb',
  )
  const liking = onions.getByRole('button', { name: /^Like/ })
  // By one at once, before the server has answered, and by one when it has.
  const answer = await holdRequests(page, '**/like')
  await liking.click()
  await expect(liking).toHaveAccessibleName('Like, 1 like')
  const stored = page.waitForResponse('**/like')
  answer()
  expect((await stored).ok()).toBe(true)
  await page.unroute('**/like')
  await expect(liking).toHaveAccessibleName('Like, 1 like')
  await page.reload()
  await expect(liking).toHaveAccessibleName('Like, 1 like')
  await liking.click()
  await expect(liking).toHaveAccessibleName('Like, 0 likes')
  // In what is said about it, in its title, among its tags.
  for (const words of ['crisp', 'CELERY', 'crunchy']) {
    await page.getByLabel('Search posts').fill(words)
    await expect(headings(page)).toHaveText(['Celery Plate'])
  }
  await page.getByLabel('Search posts').fill('nobody says this')
  await expect(page.getByText(/No posts found/)).toBeVisible()

  await page.goto(`/posts/${first}`)
  await page.getByLabel('Write a comment').fill('Mine needed <i>salt</i>.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByText('Mine needed <i>salt</i>.')).toBeVisible()
  await page.goto('/community/low-carb')
  await page.getByLabel('Sort posts').selectOption({ label: 'Most Discussed' })
  await expect(headings(page).first()).toHaveText('Celery Plate')
  await page.goto(`/posts/${first}`)
  await page.getByRole('link', { name: 'Ana Horvat' }).first().click()
  await page.getByRole('button', { name: 'Follow Ana Horvat' }).first().click()
  await expect(page.getByRole('button', { name: /^(Following|Unfollow)/ }).first()).toBeVisible()
  await expect(post(page, 'Onion Plate')).toBeVisible()

  // The author sees what happened.
  await signInPage(page, server, cook)
  await page.goto('/dashboard')
  await expect(page.getByText('Bo liked your Celery Plate')).toBeVisible()
  await expect(page.getByText('Bo follows you')).toBeVisible()
})

test('[COM-07] a recipe is handed in and appears once an admin has approved it; each post is judged for the table', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await page.goto('/post-recipe?community=vegetarian')
  const form = page.getByRole('form')
  for (const [label, text] of [
    ['Title', 'Walnut Pasta'],
    ['Description', 'Creamy.'],
    ['Prep Time', '10 min'],
    ['Cook Time', '15 min'],
    ['Servings', '2'],
    ['Ingredients', '200 g walnuts\n200 g spaghetti'],
    ['Instructions', 'Cook the spaghetti.\nStir in the walnuts.'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: /^(Post|Submit|Hand)/ }).click()
  await expect(page.getByText(/once an admin has approved it/).first()).toBeVisible()
  await page.goto('/community/vegetarian')
  await expect(post(page, 'Walnut Pasta')).toHaveCount(0)
  await approvePost(server, 'Walnut Pasta')
  await setOwnDiet(server, cook, { restrictions: [{ allergen: 'nuts', severity: 'high' }] })
  await page.reload()
  await expect(post(page, 'Walnut Pasta')).toContainText('Contains nuts: Ana Horvat')
  await setViewport(page, extremeViewports[0])
  await expectAccessible(page)
})
