import { api } from '@larder/contract'
import { household } from '@larder/contract/household'
import { householdHeader } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook } from '../testing/a-cook'
import { type TestApp, testApp } from '../testing/test-app'
import { createOpenApiDocument } from './docs/openapi'

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
})
afterAll(() => larder.close())

async function aCookWithTwoHouseholds() {
  const { token } = await aCook(larder)
  const firstId = (await larder.call(household.current, {}, { token })).body.data.id
  const cabinId = (await larder.call(household.create, { body: { name: 'Cabin' } }, { token })).body.data.id
  const add = (headers: Record<string, string>) =>
    larder.call(inventory.create, { body: { name: 'Milk', amount: '1' } }, { token, headers })
  const countItems = async () => (await larder.call(inventory.list, {}, { token })).body.data.length
  const switchTo = (id: string) => larder.call(household.enter, { params: { id } }, { token })
  return { firstId, cabinId, add, countItems, switchTo }
}

test('a change for a household that is no longer current is rejected and booked nowhere', async () => {
  const { firstId, cabinId, add, countItems, switchTo } = await aCookWithTwoHouseholds()
  const rejected = await add({ [householdHeader]: firstId })
  expect(rejected).toMatchObject({ status: 409, body: { error: { code: 'not-current-household' } } })
  expect(await countItems()).toBe(0)
  await switchTo(firstId)
  expect(await countItems()).toBe(0)
  expect((await add({ [householdHeader]: firstId })).status).toBe(201)
  expect(await countItems()).toBe(1)
  await switchTo(cabinId)
  expect(await countItems()).toBe(0)
})

test('a change for the current one, in any case, or without the header is booked', async () => {
  const { cabinId, add, countItems } = await aCookWithTwoHouseholds()
  expect((await add({ [householdHeader]: cabinId })).status).toBe(201)
  expect((await add({ [householdHeader]: cabinId.toUpperCase() })).status).toBe(201)
  expect((await add({})).status).toBe(201)
  expect(await countItems()).toBe(3)
})

test.each(['', 'nonsense', '__proto__', "' or 1=1 --", 'x'.repeat(2000)])(
  'an invalid household id (%#) is rejected like another one',
  async (name) => {
    const { add, countItems } = await aCookWithTwoHouseholds()
    expect((await add({ [householdHeader]: name })).body.error?.code).toBe('not-current-household')
    expect(await countItems()).toBe(0)
  },
)

test('without a session the response is 401 and reveals nothing of households', async () => {
  const { firstId } = await aCookWithTwoHouseholds()
  const { body } = await larder.call(inventory.list, {}, { headers: { [householdHeader]: firstId } })
  expect(body.error?.code).toBe('not-signed-in')
})

test('OpenAPI lists the header wherever a cook calls', () => {
  const { paths, components } = createOpenApiDocument([inventory.create, api.account.login]) as {
    paths: Record<string, Record<string, { parameters: unknown[] }>>
    components: { parameters: object }
  }
  expect(components.parameters).toMatchObject({ Household: { name: householdHeader, in: 'header' } })
  expect(paths['/users/inventories']?.post?.parameters).toEqual([
    { $ref: '#/components/parameters/Household' },
  ])
  expect(paths['/auth/login']?.post?.parameters).toEqual([])
})
