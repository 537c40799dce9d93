import { expect, signInPage, test } from './harness/fixtures'
import { aFullKitchen } from './harness/full-kitchen'
import {
  expectAccessible,
  expectFitsAtAllWidths,
  extremeViewports,
  setViewport,
  trackLayoutShift,
} from './harness/page-conditions'

test('[MKT-01] the landing page says what Larder is, and leads on', async ({ page }) => {
  const shifted = await trackLayoutShift(page)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Know what you have/)
  await expect(main.getByRole('link', { name: 'Try Now' })).toHaveAttribute('href', '/register')
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/product')
  const screen = main.getByRole('img', { name: /^Three dishes from what you have/ })
  await expect.poll(() => screen.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

  const features = main.getByRole('region', { name: 'Key Features' })
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Ingredient detection',
    'Smart inventory tracking',
    'Personalized meal suggestions',
    'Grocery integration',
    'Voice-assisted cooking',
    'Fridge camera kit',
  ])
  const steps = main.getByRole('region', { name: 'How It Works' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(0)).toContainText('Upload an ingredient screenshot')
  await expect(steps.nth(1)).toContainText('Get AI-generated recipe suggestions')
  await expect(steps.nth(2)).toContainText('Follow step-by-step cooking instructions')
  expect(await shifted()).toBe(0)
})

test('[MKT-01] its screens follow the theme that is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const screen = page.getByRole('img', { name: /^Three dishes from what you have/ })
  const shown = () => screen.evaluate((one: HTMLImageElement) => one.currentSrc)
  await expect.poll(shown).toContain('suggestions-light')
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect.poll(shown).toContain('suggestions-dark')
  await page.reload()
  await expect.poll(shown).toContain('suggestions-dark')
})

test('[MKT-02] voices of three users, and two ways to begin', async ({ page }) => {
  await page.goto('/')
  const voices = page.getByRole('region', { name: 'What Our Users Say' })
  await expect(voices.getByText('Sample', { exact: true })).toBeVisible()
  for (const words of [
    ['Sarah Johnson', 'SJ', 'Home cook'],
    ['Michael Chen', 'MC', 'Batch cooker'],
    ['Emily Rodriguez', 'ER', 'Shares a flat'],
  ]) {
    const voice = voices.getByRole('figure').filter({ hasText: words[0] ?? '' })
    for (const word of words) await expect(voice).toContainText(word)
    await expect(voice.getByRole('blockquote')).not.toBeEmpty()
  }
  await page.getByRole('link', { name: 'Join Community' }).click()
  await expect(page).toHaveURL('/community')
  await page.goBack()
  await page.getByRole('link', { name: 'Try for Free' }).click()
  await expect(page).toHaveURL('/register')
})

test('[MKT-02] the demo plays muted in a loop once it is near, and stops when it is told to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  const video = page.getByLabel('Larder in use')
  const facts = () =>
    video.evaluate(({ autoplay, muted, loop, paused }: HTMLVideoElement) => ({
      autoplay,
      muted,
      loop,
      paused,
    }))
  await expect(video).toBeAttached()
  expect(asked.filter((path) => path.startsWith('/demo/'))).toEqual([])
  await video.scrollIntoViewIfNeeded()
  await expect.poll(facts).toEqual({ autoplay: true, muted: true, loop: true, paused: false })
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause the demo' }).click()
  await expect.poll(facts).toMatchObject({ paused: true })
  await page.getByRole('button', { name: 'Play the demo' }).click()
  await expect.poll(facts).toMatchObject({ paused: false })
  await expect(page.getByRole('link', { name: 'Open the video' })).toHaveAttribute('href', '/demo/demo.mp4')
})

test('[MKT-02] anyone who wants no motion sees the demo stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const video = page.getByLabel('Larder in use')
  await video.scrollIntoViewIfNeeded()
  await expect(video.locator('source')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Play the demo' })).toBeVisible()
  expect(await video.evaluate((one: HTMLVideoElement) => [one.paused, one.autoplay])).toEqual([true, false])
})

test('[MKT-03] /product shows features, four steps, three plans with their prices and claims', async ({
  page,
}) => {
  await page.goto('/product')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Features' }).getByRole('img')).toHaveCount(8)
  const steps = main.getByRole('region', { name: 'How It Works' }).getByRole('listitem')
  await expect(steps).toHaveText([/Scan/, /Analyze/, /Learn/, /Share/])
  await expect(main.getByRole('article', { name: 'Free' })).toContainText(/\$0\s*forever.*10 scans per day/s)
  await expect(main.getByRole('article', { name: 'Premium' })).toContainText(
    /\$9\.99\s*per month.*Unlimited scanning.*7-day free trial, no credit card/s,
  )
  await expect(main.getByRole('article', { name: 'Pro' })).toContainText(
    /\$19\.99\s*per month.*For professionals.*API access/s,
  )
  const plans = main.getByRole('region', { name: 'Plans and prices' })
  for (const claim of ['7-day free trial', '30-day money-back guarantee', 'Cancel anytime', '24/7 support'])
    await expect(plans.getByRole('term').filter({ hasText: claim })).toBeVisible()
  await expect(main.getByRole('region', { name: 'What Our Users Say' }).getByRole('figure')).toHaveCount(3)
  await expect(main.getByRole('link', { name: 'Join Community' })).toHaveAttribute('href', '/community')
})

test('[MKT-03] a plan leads to where it changes: a visitor by way of an account', async ({ page }) => {
  await page.goto('/product')
  await page.getByRole('link', { name: 'Try Premium' }).click()
  await expect(page).toHaveURL('/register?from=%2Fsettings#billing')
})

test('[MKT-03] and a cook straight to the settings', async ({ signedIn: page }) => {
  await page.goto('/product')
  await page.getByRole('link', { name: 'Get Pro' }).click()
  await expect(page).toHaveURL('/settings#billing')
  await expect(page.getByRole('heading', { name: 'Billing & Payment' })).toBeVisible()
})

test('[MKT-08] the figures stand on the landing page, the claims on /product', async ({ page }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Larder in figures' })
  await expect(strip.getByRole('definition')).toHaveText(['50K+', '1M+', '25K+', '100K+'])
  await expect(strip.getByRole('term')).toHaveText(['users', 'foods scanned', 'recipes', 'comments'])
  await expect(strip.getByText('Sample', { exact: true })).toBeVisible()
  await page.goto('/product')
  await expect(page.getByText(/AI accuracy over 95%: on 208 photos/)).toBeVisible()
})

for (const path of ['/', '/product'])
  test(`[MKT-01] [MKT-03] ${path} fits every screen and every visitor can read it`, async ({ page }) => {
    await page.goto(path)
    for (const sight of extremeViewports) {
      await setViewport(page, sight)
      await expectFitsAtAllWidths(page, sight)
      await expectAccessible(page)
    }
  })

test('a signed-in cook finds the kitchen first on /, and Try Now leads there', async ({ page, server }) => {
  await signInPage(page, server, (await aFullKitchen(server)).cook)
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Your kitchen today' })
  for (const title of ['Use first', 'Tonight', 'Shopping list'])
    await expect(today.getByRole('heading', { name: title })).toBeVisible()
  await expect(today.getByRole('link', { name: 'Tortilla Española' })).toBeVisible()
  await expect(today.getByText(/^and \d+ more$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Know what you have')
  await page.getByRole('main').getByRole('link', { name: 'Try Now' }).click()
  await expect(page).toHaveURL(/\/userhome$/)
})
