import { randomUUID } from 'node:crypto'
import { scan } from '@larder/contract/scan'
import { allowConsoleErrors, expect, test } from './harness/fixtures'

const receipt = 'CORNER SHOP\nMILK 1L 1.29\nTOTAL 1.29'

test('[PLAN-01] the eleventh scan of a day is refused on Free, naming the plan, and goes through on Premium', async ({
  signedIn: page,
  server,
  cook,
}) => {
  allowConsoleErrors(/402/, /scan/i)
  const scanReceipt = () =>
    server.data(scan.receiptText, { body: { scan: randomUUID(), text: receipt } }, cook)
  for (let count = 0; count < 9; count += 1) await scanReceipt()
  const read = async () => {
    await page.goto('/scan-ingredients')
    await page.getByRole('radio', { name: 'Receipt' }).check()
    await page.getByLabel('Paste the text of an e-receipt').fill(receipt)
    await page.getByRole('button', { name: 'Read the text' }).click()
  }
  const found = page.getByRole('heading', { name: 'Detected Items' })
  const left = page.getByText(/\b\d+ of 10 scans left today/)
  await read()
  await expect(found).toBeVisible()
  await expect(left).toContainText('0 of 10')

  await read()
  const rejection = page.getByRole('alert').filter({ hasText: 'No scans left today' })
  await expect(rejection).toContainText('Those were your 10 scans for today. Premium has no limit')
  await expect(found).toHaveCount(0)
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page).toHaveURL('/product')

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByRole('heading', { name: 'Premium trial' })).toBeVisible()
  await read()
  await expect(found).toBeVisible()
  await expect(left).toHaveCount(0)
})
