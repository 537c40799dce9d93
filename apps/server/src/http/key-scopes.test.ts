import { api } from '@larder/contract'
import { apiKeys, KeyScope } from '@larder/contract/api-keys'
import { buildEndpointUrl, type Endpoint } from '@larder/contract/http/endpoint'
import { isErrorResponse } from '@larder/contract/http/error-response'
import { inventory } from '@larder/contract/inventory'
import { myRecipes } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts } from '../db/tables/account'
import { aCook } from '../testing/a-cook'
import { relaxedRateLimits } from '../testing/kitchens/a-kitchen'
import { type TestApp, testApp } from '../testing/test-app'
import { requiredScopeOf, scopesAllow } from './key-scopes'

const endpoints: Endpoint[] = Object.values(api).flatMap((feature) => Object.values(feature))
const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

let larder: TestApp
const keys = new Map<string, string>()
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances: relaxedRateLimits })
  // An admin, whose keys have no more rights than others.
  const { user, token } = await aCook(larder)
  await larder.db.update(accounts).set({ subscription: 'pro' }).where(eq(accounts.id, user.id))
  const make = async (name: string, scopes: KeyScope[]) => {
    const { body } = await larder.call(apiKeys.create, { body: { name, scopes } }, { token })
    keys.set(name, body.data.key)
  }
  await make('all', [...KeyScope.options])
  // All scopes but one, without the write scope that includes it.
  for (const scope of KeyScope.options)
    await make(
      `not ${scope}`,
      KeyScope.options.filter((other) => !scopesAllow([other], scope)),
    )
})
afterAll(() => larder.close())

/** The input is nonsense on purpose: only the authorisation matters. */
async function request({ method, path }: Endpoint, keyName: string) {
  const names = [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name]) => name ?? '')
  const url = buildEndpointUrl(
    { ...inventory.list, path },
    { params: Object.fromEntries(names.map((name) => [name, '~'])) },
  )
  const response = await larder.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${keys.get(keyName)}`,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { payload: '[]' }),
    payloadAsStream: true,
  })
  if (response.statusCode < 400) {
    response.stream().destroy()
    return { status: response.statusCode, code: undefined, message: '' }
  }
  let text = ''
  for await (const part of response.stream()) text += String(part)
  const parsed: unknown = JSON.parse(text)
  if (!isErrorResponse(parsed)) throw new Error(`no refusal of ours: ${text}`)
  return { status: response.statusCode, ...parsed.error }
}

describe('a key with every scope', () => {
  test.each(named)('at %s', async (_, endpoint) => {
    const { code } = await request(endpoint, 'all')
    if (requiredScopeOf(endpoint) === null) expect(code).toBe('person-only')
    else expect(['not-signed-in', 'person-only', 'key-scope', 'pro-only']).not.toContain(code)
  })
})

describe('a key without the required scope', () => {
  const open = named.filter(([, endpoint]) => requiredScopeOf(endpoint) !== null)
  test.each(open)('at %s', async (_, endpoint) => {
    const scope = requiredScopeOf(endpoint)
    const { status, code, message } = await request(endpoint, `not ${scope}`)
    expect([status, code]).toEqual([403, 'key-scope'])
    expect(message).toContain(scope)
  })
})

describe('the scope rules', () => {
  test('every feature has an area', () => {
    const words = [...new Set(endpoints.map(({ word }) => word))]
    const closed = words.filter((word) =>
      endpoints.every((endpoint) => endpoint.word !== word || requiredScopeOf(endpoint) === null),
    )
    expect(closed.sort()).toEqual(['admin', 'api-keys', 'contact'])
    expect(requiredScopeOf({ ...inventory.list, word: 'unheard-of' })).toBeNull()
  })

  test('reads need read, everything else write, and write includes read', () => {
    expect(requiredScopeOf(inventory.list)).toBe('kitchen:read')
    expect(requiredScopeOf(inventory.take)).toBe('kitchen:write')
    expect(requiredScopeOf(myRecipes.list)).toBe('recipes:read')
    expect(scopesAllow(['kitchen:write'], 'kitchen:read')).toBe(true)
    expect(scopesAllow(['kitchen:read'], 'kitchen:write')).toBe(false)
    expect(scopesAllow(['recipes:write', 'account:write'], 'kitchen:read')).toBe(false)
  })

  test('no key signs in, grants access, sends messages or exports everything', () => {
    const closed = endpoints.filter((endpoint) => requiredScopeOf(endpoint) === null).map(({ name }) => name)
    for (const name of [
      ...['account.changePassword', 'account.saveProfile', 'account.askArchive', 'account.scheduleDeletion'],
      ...['account.sessions', 'account.endSession', 'plans.checkout', 'plans.cancel', 'api-keys.create'],
      ...['household.invite', 'household.removeMember', 'household.leave', 'household.join'],
      ...['fridge.add', 'fridge.renew', 'meal-plan.openFeed', 'notifications.subscribe'],
      ...['my-recipes.exportAll', 'contact.send', 'fridge.upload'],
    ])
      expect(closed).toContain(name)
    for (const { name, access } of endpoints) if (access === 'admin') expect(closed).toContain(name)
  })
})
