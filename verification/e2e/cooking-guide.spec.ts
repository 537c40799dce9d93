import type { Page } from '@playwright/test'
import { expect, signInPage, test } from './harness/fixtures'
import { addItems, fetchInventory } from './harness/inventory-calls'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  freezeClock,
  setPageWidth,
  widths,
} from './harness/page-conditions'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const rung = (page: Page) => page.getByRole('alert').filter({ hasText: 'is done' })

/** A recogniser that hears what the test says, in the place of the browser's own. */
async function scriptVoice(page: Page): Promise<(words: string) => Promise<void>> {
  await page.addInitScript(() => {
    class Scripted {
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        Object.assign(window, { recognition: this })
      }
      abort() {
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Scripted })
  })
  return (words) =>
    page.evaluate((transcript) => {
      const { recognition } = window as unknown as { recognition: { onresult: (event: object) => void } }
      recognition.onresult({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal: true })] })
    }, words)
}

test('[GUIDE-01] the sample in five steps, by keyboard alone and by voice, for a visitor', async ({
  page,
}) => {
  const say = await scriptVoice(page)
  await page.goto('/CookingGuide')
  await expect(step(page, 'Step 1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await setPageWidth(page, widths.phone)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  // What a screen reader meets, in this order.
  const read = await page.getByRole('main').innerText()
  const order = [
    'Cooking Guide',
    'Garlic Butter Rice',
    'Step 1 of 5',
    'Rinse the',
    'For this step',
    'Timers',
    'Previous',
    'Next Step',
  ]
  const places = order.map((words) => read.indexOf(words))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: /^Step 2 of 5 Melt half/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(step(page, 'Step 1 of 5')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('listitem', { name: 'Dry' }).getByRole('timer')).toHaveText(/^[23]:\d\d$/)
  await page.keyboard.press('i')
  await page.getByRole('checkbox', { name: '250 g basmati rice' }).press('Space')
  await expect(page.getByRole('checkbox', { name: '250 g basmati rice' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('v')
  await expect(page.getByRole('status').filter({ hasText: 'Listening' })).toBeVisible()
  await say('okay next please')
  await expect(page.getByText('Heard “okay next please”. Step 2 of 5.')).toBeVisible()
  await say('how much butter')
  await expect(page.getByText('Heard “how much butter”. 40 g butter.')).toBeVisible()
  await say('stop the timer')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await say('stop listening')
  await press(page, 'Next Step')
  await page.keyboard.press('n')
  await page.keyboard.press('Space')
  await expect(step(page, 'Step 5 of 5')).toBeVisible()
  await press(page, 'Finish')
  await expect(step(page, "Great job! You've completed the recipe.")).toBeFocused()
  await expectAccessible(page)
  await press(page, 'Favorite')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2FCookingGuide$/)
})

test('a timer rings within a second of its end, after a reload and in a hidden tab', async ({ page }) => {
  const at = (time: string) => freezeClock(page, `2026-11-15T18:${time}Z`)
  await at('00:00.000')
  await page.goto('/CookingGuide?recipe=3')
  await expect(step(page, 'Step 1 of 5')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('timer')).toHaveText('3:00')
  await at('02:59.000')
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText('0:01')
  await expect(rung(page)).toHaveCount(0)
  await at('03:00.000')
  await expect(rung(page)).toHaveText('Dry is done.', { timeout: 1500 })
  await press(page, 'Stop Dry')
  await expect(rung(page)).toHaveCount(0)

  // A hidden tab whose own timers sleep, as browsers make them: only a worker still counts.
  await page.evaluate(() => {
    const [soon, never] = [window.setTimeout, () => 0]
    Object.assign(window, {
      setInterval: never,
      setTimeout: (act: () => void, wait = 0) => (wait < 500 ? soon(act, wait) : 0),
    })
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.keyboard.press('t')
  await expect(page.getByRole('timer')).toHaveText('3:00')
  await at('05:59.000')
  await expect(page.getByRole('timer')).toHaveText('0:01')
  await at('06:00.000')
  await expect(rung(page)).toHaveText('Dry is done.', { timeout: 1500 })
  expect(await page.title()).toMatch(/⏰ Dry: done|Cooking Guide/)

  // Away for longer: told on return, with how long ago, and on any page.
  await at('09:10.000')
  await page.goto('/faq')
  await expect(rung(page)).toHaveText('Dry is done; it ended 3 minutes ago.')
  await page.getByRole('link', { name: 'Open the guide' }).click()
  await expect(page.getByRole('listitem', { name: 'Dry' })).toContainText('ended 3 minutes ago')
})

test('[GUIDE-01] a dish is cooked on two devices, finished, taken from the stock with leftovers, and undone', async ({
  signedIn: page,
  browser,
  server,
  cook,
}) => {
  await addItems(server, cook, [
    { name: 'Basmati rice', amount: '200', unit: 'g', location: 'pantry', expiryDate: '2027-01-01' },
    { name: 'Basmati rice', amount: '1', unit: 'kg', location: 'pantry', expiryDate: '2027-06-01' },
    { name: 'Butter', amount: '250', unit: 'g', location: 'fridge', expiryDate: '2027-01-01' },
  ])
  const kitchen = async () => {
    const items = await fetchInventory(server, cook)
    return items.map(({ name, amount, unit }) => `${name} ${amount} ${unit}`.trim()).sort()
  }
  const before = await kitchen()
  await page.goto('/CookingGuide')
  await press(page, 'Next Step')
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/v1/cooking/'))
  await press(page, 'Next Step')
  await saved

  const elsewhere = await browser.newContext({ baseURL: server.url })
  const tablet = await elsewhere.newPage()
  await signInPage(tablet, server, cook)
  await tablet.goto('/userhome')
  await expect(tablet.getByText('Continue cooking: Five-Step Garlic Butter Rice, step 3')).toBeVisible()
  await tablet.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(step(tablet, 'Step 3 of 5')).toBeVisible()
  await tablet.keyboard.press('n')
  await tablet.keyboard.press('t')
  await expect(step(page, 'Step 4 of 5')).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'Cook' }).getByRole('timer')).toBeVisible()
  await elsewhere.close()

  await press(page, 'Stop Cook')
  await press(page, 'Next Step')
  await press(page, 'Finish')
  await press(page, 'Rate Recipe')
  await page.getByRole('radio', { name: '4 stars' }).check()
  await expect(page.getByText('You gave it 4 stars.')).toBeVisible()
  await press(page, 'Favorite')
  await page.getByLabel('How much of Butter').fill('50')
  await page.getByRole('region', { name: 'Portions kept' }).getByRole('button', { name: 'One more' }).click()
  await expectAccessible(page)
  await press(page, 'Take from stock')
  await expect(page.getByText('Your stock is up to date. Enjoy your meal!')).toBeVisible()
  const after = await kitchen()
  expect(after).toEqual(expect.arrayContaining(['Basmati rice 0.95 kg', 'Butter 200 g']))
  expect(after.some((item) => item.includes('Garlic Butter Rice'))).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Take from stock' })).toBeVisible()
  await expect.poll(kitchen).toEqual(before)

  await page.goto('/recipe/details/3')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Favourite' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
