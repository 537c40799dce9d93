import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { scan } from '@larder/contract/scan'
import type { LaunchOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { drawCode } from '../../packages/sight/src/testing/drawn-code'
import { sampleLabelSvg } from '../../packages/sight/src/testing/sample-label'
import { drawTillReceipt } from '../kit/till-receipt'
import { dayFromNow } from './harness/calendar'
import { drawTomatoes } from './harness/drawn-tomatoes'
import { createFakeCameraVideo, fakeCameraArgs } from './harness/fake-camera'
import { allowConsoleErrors, test as base, expect } from './harness/fixtures'
import { fetchInventory } from './harness/inventory-calls'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  extremeViewports,
  setViewport,
  trackLayoutShift,
} from './harness/page-conditions'

interface Cameras {
  /** Holds pictures before the camera, one after the other, from the next time it is opened. */
  show: (...pictures: Uint8Array[]) => Promise<void>
}

const test = base.extend<Cameras, { film: string; launchOptions: LaunchOptions }>({
  film: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from a pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'larder-film-'))
      await use(join(folder, 'camera.y4m'))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeCameraArgs(film)] }),
    { scope: 'worker' },
  ],
  show: async ({ film }, use) =>
    use(async (...pictures) => {
      const made = await createFakeCameraVideo(pictures)
      await copyFile(made, film)
      await rm(dirname(made), { recursive: true })
    }),
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { name: 'Detected Items' })
const rows = (page: Page) => page.getByRole('list', { name: 'Detected Items' }).locator(':scope > li')
const said = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title)
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

function aCode(digits: string): Promise<Buffer> {
  const { width, height, data } = drawCode(digits, 'EAN-13', { module: 6, height: 300 })
  return sharp(data, { raw: { width, height, channels: 1 } })
    .extend({ top: 120, bottom: 120, left: 120, right: 120, background: '#e6e6e6' })
    .png()
    .toBuffer()
}

async function openCamera(page: Page, name: string): Promise<void> {
  await button(page, name).click()
  await expect(button(page, 'Capture Photo')).toBeEnabled()
}

test('[SCAN-01] [SCAN-05] three buttons open the camera, the kind is remembered, a failing camera is told', async ({
  signedIn: page,
  show,
}) => {
  allowConsoleErrors(/The camera could not be opened/)
  await show(await drawTillReceipt())
  await page.goto('/scan-ingredients')
  await expect(page.getByText('10 of 10 scans left today')).toBeVisible()
  for (const name of ['Scan Ingredients', 'Scan Barcodes', 'Scan Receipts']) {
    await openCamera(page, name)
    const preview = page.getByLabel('Live preview')
    await expect(preview).toHaveAttribute('width', '640')
    await expect(preview).toHaveAttribute('height', '480')
    const tracks = await preview.evaluate((video: HTMLVideoElement) => {
      const { srcObject } = video
      return srcObject instanceof MediaStream ? srcObject.getTracks().map(({ kind }) => kind) : []
    })
    expect(tracks).toEqual(['video'])
    await button(page, 'Cancel Camera').click()
    await expect(said(page, 'Camera Closed').first()).toBeVisible()
    await expect(preview).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Receipt' })).toBeChecked()

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await button(page, 'Scan Ingredients').click()
  await expect(said(page, 'Camera Error').first()).toBeVisible()
  await expect(said(page, 'Unable to access the camera.').first()).toBeVisible()
  await expect(button(page, 'Scan Ingredients')).toBeVisible()
})

test('[SCAN-02] [SCAN-03] [SCAN-04] [SCAN-07] a receipt is read, put right, saved, undone and found in the history', async ({
  signedIn: page,
  server,
  cook,
  show,
}) => {
  const [phone] = extremeViewports
  const shifted = await trackLayoutShift(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(await drawTillReceipt())
  await setViewport(page, phone)
  await page.goto('/scan-ingredients')
  await expect(page.getByText('10 of 10 scans left today')).toBeVisible()
  await openCamera(page, 'Scan Receipts')
  await page.getByRole('switch', { name: 'Keep this picture' }).check()
  await expectAccessible(page)
  await button(page, 'Capture Photo').click()
  await expect(page.getByText('Scanning in progress...')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expect(said(page, 'Scan Complete!').first()).toBeVisible()
  await expect(said(page, '2 items found.').first()).toBeVisible()
  expect(await shifted()).toBe(0)

  await expect(rows(page)).toHaveText([/Milk/, /Spinach/])
  await expect(page.getByText('All 3 items add up to the total')).toBeVisible()
  await expect(box(page, /Milk/)).toBeChecked()
  for (const text of await rows(page).allInnerTexts()) {
    const [, label, percent] = /(High|Medium)\s+confidence,\s+(\d+) %/.exec(text) ?? []
    expect(label).toBe(Number(percent) > 90 ? 'High' : 'Medium')
  }
  await button(page, 'Not food (1)').click()
  await expect(box(page, /Soap/)).not.toBeChecked()
  await button(page, 'Change Milk').press('Enter')
  await rows(page).first().getByLabel('Amount').fill('2')
  for (const sight of extremeViewports) {
    await setViewport(page, sight)
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  }
  await button(page, 'Save to Inventory').click()
  await expect(said(page, '2 items saved.').first()).toBeVisible()
  await expect(heading(page)).toHaveCount(0)
  await expect
    .poll(() => fetchInventory(server, cook))
    .toMatchObject([
      { name: 'Milk', amount: '2', unit: 'l', source: 'receipt', price: '1.29' },
      { name: 'Spinach', amount: '500', unit: 'g', price: '1.99' },
    ])
  await button(page, 'Undo').click()
  await expect.poll(() => fetchInventory(server, cook)).toEqual([])

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page).toHaveURL(/view=history$/)
  await expect(page.getByRole('list', { name: 'Scans' }).getByRole('listitem')).toHaveText([
    /Milk and Spinach/,
  ])
  await expect(page.getByAltText('Kept with this scan')).toBeVisible()
  await expect(page.getByText('9 of 10 scans left today')).toBeVisible()
  await expectAccessible(page)
})

test('[SCAN-04] [SCAN-07] barcodes are read one after the other; one that nobody knows is asked once', async ({
  signedIn: page,
  server,
  cook,
  show,
}) => {
  const [, desktop] = extremeViewports
  const shifted = await trackLayoutShift(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [oats, crackers] = ['5000112637922', '4006381333931']
  await server.data(
    scan.teach,
    { params: { code: oats }, body: { name: 'Oat drink', amount: '1', unit: 'l' } },
    cook,
  )
  await show(await aCode(oats), await aCode(crackers))
  await setViewport(page, desktop)
  await page.goto('/scan')
  await openCamera(page, 'Scan Barcodes')
  expect(await shifted()).toBe(0)
  await expect(box(page, /Oat drink/)).toBeChecked()
  const question = page.getByRole('form', { name: `What ${crackers} is` })
  await question.getByLabel('Name').fill('Crackers')
  await question.getByLabel('Amount').fill('200')
  await question.getByLabel('Unit').fill('g')
  await button(page, 'Remember it').click()
  await expect(box(page, /Crackers/)).toBeChecked()
  await expect(button(page, 'Capture Photo')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Done').click()
  await expect(said(page, 'Scan Complete!').first()).toBeVisible()
  // Another pack may have come into view meanwhile.
  await button(page, 'Change Oat drink').click()
  await rows(page).filter({ hasText: 'Oat drink' }).getByLabel('Amount').fill('1')
  await button(page, 'Save to Inventory').click()
  await expect
    .poll(async () => (await fetchInventory(server, cook)).map(({ name }) => name).toSorted())
    .toEqual(['Crackers', 'Oat drink'])

  await page.getByRole('radio', { name: 'Barcode' }).check()
  await page.getByLabel('The digits under the bars').fill(crackers)
  await page.keyboard.press('Enter')
  await expect(box(page, /Crackers/)).toBeChecked()
  // What was saved is not offered once more.
  await expect(rows(page)).toHaveText([/Crackers.*200 g/s])
})

test('two barcodes in one picture are asked, and only the ticked one is added', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const [phone] = extremeViewports
  const [oats, crackers] = ['5000112637922', '4006381333931']
  await server.data(
    scan.teach,
    { params: { code: oats }, body: { name: 'Oat drink', amount: '1', unit: 'l' } },
    cook,
  )
  const [upper, lower] = [await aCode(oats), await aCode(crackers)]
  const { height = 0 } = await sharp(upper).metadata()
  const picture = sharp(upper).extend({ bottom: height, background: '#e6e6e6' })
  await setViewport(page, phone)
  await page.goto('/scan')
  await page.getByRole('radio', { name: 'Barcode' }).check()
  await page.getByLabel('Picture to look at').setInputFiles({
    name: 'shelf.png',
    mimeType: 'image/png',
    buffer: await picture
      .composite([{ input: lower, left: 0, top: height }])
      .png()
      .toBuffer(),
  })
  const question = page.getByRole('form', {
    name: 'Two barcodes are in this picture. Which ones do you have?',
  })
  await expect(question.getByRole('checkbox', { checked: false })).toHaveCount(2)
  await expect(question.getByText('It is new here.')).toBeVisible()
  await expect(question.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await button(page, 'Add what I ticked').click()
  await expect(question.getByRole('alert')).toContainText('Tick what you have')
  await question.getByRole('checkbox', { name: /Oat drink/ }).check()
  await button(page, 'Add what I ticked').click()
  await expect(rows(page)).toHaveText([/Oat drink/])
  await expect(page.getByText('9 of 10 scans left today')).toBeVisible()
})

test('the label of a product is photographed; half of it answers for nothing', async ({
  signedIn: page,
  server,
  cook,
}) => {
  const code = '5000112637922'
  const body = { name: 'Nut spread', amount: '400', unit: 'g' }
  await server.data(scan.teach, { params: { code }, body }, cook)
  await setViewport(page, extremeViewports[0])
  await page.goto('/scan')
  await page.getByRole('radio', { name: 'Barcode' }).check()
  await page.getByLabel('The digits under the bars').fill(code)
  await page.keyboard.press('Enter')
  await expect(box(page, /Nut spread/)).toBeChecked()
  await button(page, 'Change Nut spread').click()

  const table =
    'per|100 g\nEnergy|2252 kJ / 539 kcal\nFat|30.9 g\nCarbohydrate|57.5 g\nof which sugars|56.3 g\nProtein|6.3 g'
  const list =
    'Ingredients: sugar, palm oil, hazelnuts 13 %, skimmed milk powder, cocoa, soya lecithin, salt.'
  const label = await sharp(Buffer.from(sampleLabelSvg([list, table], { turn: 1 })))
    .jpeg()
    .toBuffer()
  const photo = page.getByLabel('Photo of the label of Nut spread')
  await photo.setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: label })
  await expect(page.getByText('nuts, dairy, soy')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Not in the list')).toBeVisible()
  await expect(page.getByRole('table', { name: 'In 100 g' })).toContainText('539 kcal')
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)

  const { width = 0, height = 0 } = await sharp(label).metadata()
  const half = sharp(label).extract({ left: 0, top: 0, width: Math.round(width * 0.6), height })
  const buffer = await half.jpeg().toBuffer()
  await photo.setInputFiles({ name: 'half.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('The text runs off the edge of the picture.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Not in the list')).toBeHidden()
})

test('[SCAN-06] Manual Add Ingredient wants all five fields, stores and clears', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await page.goto('/scan-ingredients')
  await page.getByLabel('Name').fill('Spinach')
  await button(page, 'Add Ingredient').click()
  await expect(said(page, 'Invalid Input').first()).toBeVisible()
  await expect(said(page, 'Please fill in all fields.').first()).toBeVisible()
  await expect(page.getByLabel('Amount')).toBeFocused()
  for (const [label, value] of [
    ['Amount', '2'],
    ['Unit', 'bunches'],
    ['Daily consumption', '0.5'],
    // Not what the kitchen would estimate by itself.
    ['Shelf life (days)', '9'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.keyboard.press('Enter')
  await expect(said(page, 'Ingredient Added').first()).toBeVisible()
  for (const label of ['Name', 'Amount', 'Unit', 'Daily consumption', 'Shelf life (days)'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect
    .poll(() => fetchInventory(server, cook))
    .toMatchObject([
      { name: 'Spinach', amount: '2', unit: 'bunches', dailyConsumption: '0.5', expiryDate: dayFromNow(9) },
    ])
})

test('[SCAN-03] [SCAN-08] a visitor tries the sample, and nothing of it is stored', async ({
  page,
  show,
}) => {
  const shifted = await trackLayoutShift(page)
  await show(await drawTillReceipt())
  await page.goto('/scan-ingredients')
  await openCamera(page, 'Scan Ingredients')
  const began = Date.now()
  await button(page, 'Capture Photo').click()
  await expect(page.getByText('Scanning in progress...')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  expect(Date.now() - began).toBeGreaterThanOrEqual(2000)
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveText([/Spinach.*High.*93 %/s, /Eggs.*Medium.*88 %/s])
  await expect(box(page, /Spinach/)).toBeChecked()
  await expect(box(page, /Eggs/)).toBeChecked()
  await button(page, 'Save to Inventory').click()
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
    'href',
    '/login?from=%2Fscan-ingredients',
  )
  expect(await shifted()).toBe(0)
})

test('[SCAN-07] a picture of one food ends as that food in the stock', async ({
  signedIn: page,
  server,
  cook,
  show,
}) => {
  await show(await drawTomatoes())
  await page.goto('/scan-ingredients')
  await openCamera(page, 'Scan Ingredients')
  await button(page, 'Capture Photo').click()
  await expect(page.getByText('Seen by Larder')).toBeVisible({ timeout: 60_000 })
  await expect(box(page, /Tomato/)).toBeChecked()
  await button(page, 'Save to Inventory').click()
  await expect
    .poll(() => fetchInventory(server, cook))
    .toMatchObject([{ name: expect.stringMatching(/^Tomato/), category: 'Vegetables', source: 'photo' }])
})

// Where the photos of the evaluation are, one of them too.
const photos = process.env.EVAL_DATA && join(process.env.EVAL_DATA, 'photos', 'single', 'banana')

if (photos) {
  test('a real photo of one food is recognised, by the server and, without one, by the device', async ({
    signedIn: page,
    server,
    cook,
    show,
  }) => {
    allowConsoleErrors(/Failed to load resource/)
    const [first = ''] = await readdir(photos)
    await show(await readFile(join(photos, first)))
    await page.goto('/scan-ingredients')
    for (const who of ['Seen by Larder', 'Seen on this device']) {
      await openCamera(page, 'Scan Ingredients')
      await button(page, 'Capture Photo').click()
      await expect(page.getByText(who)).toBeVisible({ timeout: 60_000 })
      await expect(box(page, /Banana/)).toBeChecked()
      await button(page, 'Save to Inventory').click()
      await expect(heading(page)).toHaveCount(0)
      await page.route('**/api/v1/scans/photo*', (route) => route.abort())
    }
    await expect
      .poll(async () => (await fetchInventory(server, cook)).map(({ name }) => name))
      .toEqual(expect.arrayContaining(['Banana']))
  })
}
