import { admin } from '@larder/contract/admin'
import type { Page } from '@playwright/test'
import { allowConsoleErrors, expect, signInAdmin, signInPage, test } from './harness/fixtures'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  extremeViewports,
  setOffline,
  setViewport,
  type Viewport,
} from './harness/page-conditions'

const thanks = "Thank you for your message! We'll get back to you soon."
const labels = ['Name', 'Email', 'Subject', 'Message']
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function looksGood(page: Page, sight: Viewport): Promise<void> {
  await setViewport(page, sight)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
}

test('[MKT-04] about: mission, values, team, careers, contact details and hours', async ({ page }) => {
  await page.goto('/company')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About and Contact')
  await expect(page.getByRole('heading', { name: /^Our mission/ })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'What we stand by' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Nothing wasted', 'Honest answers', 'Your kitchen stays yours', 'Kind to wet hands'])
  await expect(page.getByRole('heading', { name: /^The team/ })).toContainText('Sample')
  const team = page.getByRole('region', { name: /^The team/ }).getByRole('listitem')
  await expect(team).toHaveText([/Product/, /Engineering/, /Recipes and food safety/, /Support/])
  for (const detail of ['Monday to Friday 9 AM to 6 PM PST', 'hello@larder.example', '12 Pantry Lane'])
    await expect(page.getByRole('definition').filter({ hasText: detail })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL(/\/company#contact$/)
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
  await page.getByRole('link', { name: 'Careers at Larder' }).click()
  await expect(page).toHaveURL(/\/careers$/)
})

test('[MKT-05] a message reaches the admins, the form is cleared; what fails is kept', async ({
  page,
  server,
}) => {
  allowConsoleErrors(/Message not sent/, /ERR_INTERNET_DISCONNECTED/)
  const subject = `Oven ${process.pid}-${test.info().retry}`
  await page.goto('/company#contact')
  await expect(box(page, 'Email')).toHaveAttribute('type', 'email')
  for (const name of labels) await expect(box(page, name)).toHaveAttribute('required', '')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(box(page, 'Name')).toBeFocused()
  for (const name of labels) await expect(box(page, name)).toHaveAttribute('aria-invalid', 'true')
  const written = ['Zoe', 'zoe@example.org', subject, 'It is <b>too</b> hot.\nWhat now?']
  for (const [place, name] of labels.entries()) await box(page, name).fill(written[place] ?? '')
  await looksGood(page, extremeViewports[0])

  await setOffline(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Larder cannot be reached.')
  for (const [place, name] of labels.entries())
    await expect(box(page, name)).toHaveValue(written[place] ?? '')

  await setOffline(page, false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
  for (const name of labels) await expect(box(page, name)).toHaveValue('')

  const boss = await signInAdmin(server)
  await signInPage(page, server, boss)
  await page.goto('/company')
  await expect(box(page, 'Name')).toHaveValue(boss.name)
  await expect(box(page, 'Email')).toHaveValue(boss.email)
  const inbox = await server.data(admin.messages, { query: {} }, boss)
  expect(inbox.find((one) => one.subject === subject)).toMatchObject({
    name: 'Zoe',
    email: 'zoe@example.org',
    message: written[3],
  })
  await page.goto('/admin/recipes?tab=messages')
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
})

test('[MKT-06] help: five topics of three questions, found as one types, opened one by one', async ({
  page,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center')
  const topics = ['Getting Started', 'Food Scanning', 'Community & Recipes', 'Subscription & Billing']
  for (const name of [...topics, 'Technical Support'])
    await expect(page.getByRole('region', { name }).locator('details')).toHaveCount(3)
  const [trial, cancel] = [page.locator('#free-trial'), page.locator('#cancel')]
  await trial.locator('summary').click()
  await cancel.locator('summary').press('Enter')
  await expect(trial).toContainText('7 days of Premium, with no credit card')
  await trial.locator('summary').click()
  await expect(trial.getByText('7 days of Premium')).toBeHidden()
  await expect(cancel.getByText('30-day money-back guarantee')).toBeVisible()
  await looksGood(page, extremeViewports[1])

  await page.getByRole('searchbox').fill('WITHIN 24 hours')
  await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible()
  await expect(page).toHaveURL(/\?q=WITHIN\+24\+hours$/)
  await looksGood(page, extremeViewports[0])
  await page.locator('#reports summary').click()
  await page.getByRole('link', { name: 'rules' }).click()
  await expect(page.getByRole('heading', { name: 'In the community' })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('WITHIN 24 hours')
  // By its category, which none of the three says itself; by its question alone.
  await page.getByRole('searchbox').fill('BILLING')
  await expect(page.getByRole('heading', { name: 'Search Results (3)' })).toBeVisible()
  await page.getByRole('searchbox').fill('how accurate is')
  await expect(page.locator('#accuracy')).toBeVisible()
  await page.getByRole('searchbox').fill('quinoa')
  await expect(page.getByRole('heading', { name: 'Search Results (0)' })).toBeVisible()
  await page.getByRole('button', { name: 'See all questions' }).click()
  await expect(page.locator('details:has(h3)')).toHaveCount(15)

  await page.goto('/faq#accuracy')
  await expect(page.getByText('on 208 photos of a single food')).toBeInViewport()
})

test('[MKT-07] careers: six sample roles to apply for by mail, and one that is not listed', async ({
  page,
}) => {
  await page.goto('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're Hiring")
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  const roles = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Apply Now' }) })
  await expect(roles).toHaveCount(6)
  await expect(roles).toHaveText([
    /^Frontend Engineer.*Remote · Full-time.{40,}Apply Now$/,
    /^Machine Learning Engineer.*Portland, OR · Full-time.{40,}Apply Now$/,
    /^Recipe Developer.*Portland, OR · Part-time.{40,}Apply Now$/,
    /^Product Designer.*Remote · Full-time.{40,}Apply Now$/,
    /^Community Lead.*Remote · Part-time.{40,}Apply Now$/,
    /^Customer Support Specialist.*Portland, OR · Contract.{40,}Apply Now$/,
  ])
  await expect(roles.first().getByRole('link')).toHaveAttribute(
    'href',
    'mailto:careers@larder.example?subject=Frontend%20Engineer',
  )
  await expect(page.getByRole('link', { name: 'careers@larder.example' })).toHaveAttribute('href', /^mailto:/)
})

test('the law pages lead to each of their parts, and print without what surrounds them', async ({ page }) => {
  await page.goto('/privacy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Delete your account' }).click()
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible()
})
