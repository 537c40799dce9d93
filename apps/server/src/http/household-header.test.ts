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

async function aCookWithTwo() {
  const { token } = await aCook(larder)
  const home = (await larder.call(household.current, {}, { token })).body.data.id
  const cabin = (await larder.call(household.create, { body: { name: 'Cabin' } }, { token })).body.data.id
  const add = (headers: Record<string, string>) =>
    larder.call(inventory.create, { body: { name: 'Milk', amount: '1' } }, { token, headers })
  const held = async () => (await larder.call(inventory.list, {}, { token })).body.data.length
  const enter = (id: string) => larder.call(household.enter, { params: { id } }, { token })
  return { home, cabin, add, held, enter }
}

test('a change meant for a household the cook has left for another is refused and booked nowhere', async () => {
  const { home, cabin, add, held, enter } = await aCookWithTwo()
  const refused = await add({ [householdHeader]: home })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'not-current-household' } } })
  expect(await held()).toBe(0)
  await enter(home)
  expect(await held()).toBe(0)
  expect((await add({ [householdHeader]: home })).status).toBe(201)
  expect(await held()).toBe(1)
  await enter(cabin)
  expect(await held()).toBe(0)
})

test('meant for the present one, in whatever letters, or for none in particular, it is booked', async () => {
  const { cabin, add, held } = await aCookWithTwo()
  expect((await add({ [householdHeader]: cabin })).status).toBe(201)
  expect((await add({ [householdHeader]: cabin.toUpperCase() })).status).toBe(201)
  expect((await add({})).status).toBe(201)
  expect(await held()).toBe(3)
})

test.each(['', 'nonsense', '__proto__', "' or 1=1 --", 'x'.repeat(2000)])(
  'a name of no household (%#) is refused like another one',
  async (name) => {
    const { add, held } = await aCookWithTwo()
    expect((await add({ [householdHeader]: name })).body.error?.code).toBe('not-current-household')
    expect(await held()).toBe(0)
  },
)

test('who is not signed in hears that first, and learns nothing of households', async () => {
  const { home } = await aCookWithTwo()
  const { body } = await larder.call(inventory.list, {}, { headers: { [householdHeader]: home } })
  expect(body.error?.code).toBe('not-signed-in')
})

test('OpenAPI names it wherever a cook calls', () => {
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
