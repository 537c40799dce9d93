import { drawTomatoes } from './harness/drawn-tomatoes'
import { expect, test } from './harness/fixtures'
import { fetchInventory } from './harness/inventory-calls'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  extremeViewports,
  setViewport,
} from './harness/page-conditions'

test('several photos are one scan; what they missed is named by pointing at it', async ({
  signedIn: page,
  server,
  cook,
}) => {
  await setViewport(page, extremeViewports[0])
  await page.goto('/scan-ingredients')
  await expect(page.getByText('10 of 10 scans left today')).toBeVisible()
  const photo = async (name: string, ground?: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await drawTomatoes(ground === undefined ? {} : { ground }),
  })
  await page
    .getByLabel('Picture to look at')
    .setInputFiles([await photo('counter.png'), await photo('bowl.png', '#3b2a1c')])
  const first = page.getByRole('checkbox', { name: /1\. Tomato/ })
  await expect(first).toBeChecked({ timeout: 60_000 })

  // The same food on the second photo may be the same tomatoes.
  const photos = page.getByRole('list', { name: 'Photos of this scan' }).getByRole('button')
  await expect(photos).toHaveCount(2)
  await expect(page.getByText('Already in an earlier photo. Select it if there are more.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('checkbox', { name: /2\. Tomato/ })).not.toBeChecked()
  await expect(page.getByText('9 of 10 scans left today')).toBeVisible()

  await photos.first().click()
  await page
    .getByRole('button', { name: 'Name something that was missed' })
    .click({ position: { x: 60, y: 40 } })
  await expect(page.getByRole('combobox', { name: 'What is there?' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('6 eggs')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Named by you')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /3\. Eggs/ })).toBeChecked()
  for (const sight of extremeViewports) {
    await setViewport(page, sight)
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  }

  await page.getByRole('button', { name: 'Save to Inventory' }).click()
  await expect
    .poll(async () => (await fetchInventory(server, cook)).map(({ name }) => name).toSorted())
    .toEqual([expect.stringMatching(/^Eggs/), expect.stringMatching(/^Tomato/)])
})
