import { api } from '@larder/contract'
import { household } from '@larder/contract/household'
import { apiBase, buildEndpointUrl } from '@larder/contract/http/endpoint'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '../../secrets'
import { aCook, type Cook } from '../../testing/a-cook'
import { type TestApp, testApp } from '../../testing/test-app'

let larder: TestApp
let ana: Cook
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  ana = await aCook(larder)
})
afterAll(() => larder.close())

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  token = ana.token,
) => {
  const response = await larder.app.inject({
    method,
    url: apiBase + path,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return { status: response.statusCode, error: response.json().error }
}

describe('without a session', () => {
  // Who has an invitation's code may see who invites before signing up.
  const isOpen = ({ name }: { name: string }) => name === 'household.peek'
  const calls = [...Object.values(api.household), ...Object.values(api.diet)].filter((call) => !isOpen(call))
  test.each(calls.map((call) => [call.name, call] as const))(
    '%s is rejected',
    async (_, { method, path }) => {
      const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, newId()]))
      const url = buildEndpointUrl({ method, path, access: 'cook', summary: '' }, { params }).slice(
        apiBase.length,
      )
      for (const token of ['', 'x'.repeat(43)]) {
        const { status, error } = await send(method, url, {}, token)
        expect([status, error.code]).toEqual([401, 'not-signed-in'])
      }
    },
  )
})

describe('invalid input names its field', () => {
  const id = newId()
  test.each([
    ['POST', '/households', {}, 'name'],
    ['POST', '/households', { name: '' }, 'name'],
    ['POST', '/households', { name: '   ' }, 'name'],
    ['POST', '/households', { name: 7 }, 'name'],
    ['POST', '/households', { name: 'x'.repeat(81) }, 'name'],
    ['POST', '/households', { name: 'a\u0000b' }, 'name'],
    ['POST', '/households', { name: '\u200B' }, 'name'],
    ['POST', '/households', { name: 'Boat', timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['PUT', '/households/current', { name: null }, 'name'],
    ['PUT', '/households/current', { timeZone: "UTC'; select 1; --" }, 'timeZone'],
    ['PUT', '/households/current', { timeZone: 'x'.repeat(65) }, 'timeZone'],
    ['PUT', '/households/current', { currency: 'eur' }, 'currency'],
    ['PUT', '/households/current', { currency: 'EURO' }, 'currency'],
    ['PUT', '/households/current', { country: 'gb' }, 'country'],
    ['PUT', '/households/current', { country: 'XX' }, 'country'],
    ['PUT', '/households/current', { country: 'GBR' }, 'country'],
    ['PUT', '/households/current', { country: '' }, 'country'],
    ['PUT', '/households/current', { country: null }, 'country'],
    ['PUT', '/households/current', { likelyCountry: '__proto__' }, 'likelyCountry'],
    ['POST', '/households', { name: 'Hut', country: 'England' }, 'country'],
    ['POST', '/households/1/enter', undefined, 'id'],
    ['POST', "/households/'--/leave", undefined, 'id'],
    ['PUT', '/households/current/members/me', { role: 'owner' }, 'accountId'],
    ['PUT', `/households/current/members/${id}`, { role: 'admin' }, 'role'],
    ['PUT', `/households/current/members/${id}`, {}, 'role'],
    ['DELETE', '/households/current/members/-1', undefined, 'accountId'],
    ['POST', '/households/current/invitations', { days: 2 }, 'days'],
    ['POST', '/households/current/invitations', { days: '7' }, 'days'],
    ['POST', '/households/current/invitations', { days: -1 }, 'days'],
    ['DELETE', '/households/current/invitations/x', undefined, 'id'],
    ['POST', '/households/invitation', {}, 'code'],
    ['POST', '/households/invitation', { code: 'K7QXM-2PD9' }, 'code'],
    ['POST', '/households/invitation', { code: 'K7QXM-2PD9U' }, 'code'],
    ['POST', '/households/join', { code: ['K7QXM-2PD9R'] }, 'code'],
    ['POST', '/households/join', { code: '-'.repeat(41) }, 'code'],
  ] as const)('%s %s %j', async (method, path, body, field) => {
    const { status, error } = await send(method, path, body)
    expect([status, error?.code]).toEqual([400, 'bad-input'])
    expect(error.fields).toEqual({ [field]: expect.stringMatching(/\w/) })
  })

  test('changed nothing', async () => {
    const { body } = await larder.call(household.list, {}, { token: ana.token })
    expect(body.data).toHaveLength(1)
    const { invitations } = (await larder.call(household.current, {}, { token: ana.token })).body.data
    expect(invitations).toEqual([])
  })
})
