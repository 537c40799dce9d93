import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { diet } from '@larder/contract/diet'
import { checkDigit } from '@larder/kitchen/scan/barcode'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readEnv } from '../../../env'
import { aCook } from '../../../testing/a-cook'
import { aScanningKitchen, type ScanningKitchen } from '../../../testing/kitchens/a-scanning-kitchen'

const requestedUrls: string[] = []
const product = {
  product_name: 'Choco Dream',
  quantity: '400 g',
  ingredients_text: 'Sugar, palm oil, hazelnuts 13%, skimmed milk powder, cocoa',
}
const server = createServer(({ url = '' }, response) => {
  requestedUrls.push(url)
  response.end(JSON.stringify(url.includes('3017620422003') ? { status: 1, product } : { status: 0 }))
})
let kitchen: ScanningKitchen

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  kitchen = await aScanningKitchen(inject('cluster'), { env: readEnv({ LARDER_OPEN_FOOD_FACTS_URL: url }) })
})
afterAll(async () => {
  await kitchen.close()
  server.closeAllConnections()
  server.close()
})

test('unknown products are looked up, attributed, and their label is checked for the eaters', async () => {
  const cook = await aCook(kitchen, { name: 'Mia' })
  const { body } = await kitchen.call(diet.people, {}, kitchen.as(cook))
  const restrictions = (['nuts', 'dairy', 'shellfish'] as const).map((allergen) => ({
    allergen,
    severity: 'high' as const,
  }))
  const params = { id: body.data[0]?.id ?? '' }
  await kitchen.call(diet.saveRestrictions, { params, body: { restrictions } }, kitchen.as(cook))
  await kitchen.call(diet.saveDiets, { params, body: { diets: ['keto', 'vegan'] } }, kitchen.as(cook))
  const { line } = (await kitchen.code('3017620422003', randomUUID(), cook)).body.data
  expect(line).toMatchObject({
    name: 'Choco Dream',
    amount: '400',
    unit: 'g',
    source: 'open-food-facts',
    credit: 'Open Food Facts (ODbL)',
    confidence: 90,
    warnings: [
      'Contains nuts: not for Mia.',
      'Contains dairy: not for Mia.',
      'Not known whether it is keto: check the label for Mia.',
      'Not vegan: not for Mia.',
    ],
  })
  await kitchen.code('3017620422003', randomUUID(), cook)
  expect(requestedUrls).toHaveLength(1)
})

test('in-store labels and produce numbers are never looked up', async () => {
  const label = `201234500599${checkDigit('201234500599')}`
  requestedUrls.length = 0
  expect((await kitchen.code(label)).body.data.line).toBeUndefined()
  expect((await kitchen.code('3999')).body.data.line).toBeUndefined()
  expect(requestedUrls).toEqual([])
  expect((await kitchen.code('4006381333931')).body.data.line).toBeUndefined()
  expect(requestedUrls).toHaveLength(1)
})
